import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/card.tsx';
import { useViewer } from '../../office/site/site.ts';
import { ChangeEmail } from './change-email.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { Devices } from './devices.tsx';
import { LeaveAccount } from './leave-account.tsx';
import { OwnDataDownload } from './own-data.tsx';

/** What belongs to the account rather than to the profile (AU-10). */
export function AccountSettings() {
  const isGuest = useViewer()?.isGuest === true;
  return (
    <>
      {isGuest ? (
        <Part title={m.keep_what_you_did()}>
          <ChoosePassword />
        </Part>
      ) : (
        <Part title={m.email_address()}>
          <ChangeEmail />
        </Part>
      )}
      <Part title={m.where_you_are_logged_in()}>
        <Devices />
      </Part>
      <Part title={m.your_data()}>
        <OwnDataDownload />
      </Part>
      <Part title={m.delete_the_account()}>
        <LeaveAccount isGuest={isGuest} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="flex flex-col gap-4 p-6">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </Card>
  );
}
