import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { ChangeEmail } from './change-email.tsx';
import { Devices } from './devices.tsx';
import { LeaveAccount } from './leave-account.tsx';
import { OwnDataDownload } from './own-data.tsx';

/** What belongs to the account rather than to the profile (AU-10). */
export function AccountSettings() {
  return (
    <>
      <Part title="Email address">
        <ChangeEmail />
      </Part>
      <Part title="Where you are logged in">
        <Devices />
      </Part>
      <Part title="Your data">
        <OwnDataDownload />
      </Part>
      <Part title="Delete the account">
        <LeaveAccount />
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
