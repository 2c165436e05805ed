import { lazy, type ReactNode, Suspense } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/card.tsx';
import { useSite, useViewer } from '../../foundation/organisation/site.ts';
import { ChangeEmail } from './change-email.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { Devices } from './devices.tsx';
import { LeaveAccount } from './leave-account.tsx';
import { OwnDataDownload } from './own-data.tsx';

// Nobody carries it where there is no provider.
const Identities = lazy(async () => ({
  default: (await import('../providers/identities.tsx')).Identities,
}));

const Passkeys = lazy(async () => ({
  default: (await import('../passkeys/list.tsx')).Passkeys,
}));

/** What belongs to the account rather than to the profile (AU-10). */
export function AccountSettings() {
  const viewer = useViewer();
  const { provider } = useSite();
  const isGuest = viewer?.isGuest === true;
  const hasNoPassword = viewer?.hasNoPassword === true;
  return (
    <>
      {isGuest ? (
        <Part title={m.keep_what_you_did()}>
          <ChoosePassword />
        </Part>
      ) : (
        <Part title={m.email_address()}>
          <ChangeEmail hasNoPassword={hasNoPassword} />
        </Part>
      )}
      {provider && (
        <Suspense>
          <Part title={m.other_ways_to_log_in()}>
            <Identities name={provider.name} hasNoPassword={hasNoPassword} />
          </Part>
        </Suspense>
      )}
      {!isGuest && (
        <Suspense>
          <Part title={m.passkeys()}>
            <Passkeys hasNoPassword={hasNoPassword} />
          </Part>
        </Suspense>
      )}
      <Part title={m.where_you_are_logged_in()}>
        <Devices />
      </Part>
      <Part title={m.your_data()}>
        <OwnDataDownload />
      </Part>
      <Part title={m.delete_the_account()}>
        <LeaveAccount hasNoPassword={isGuest || hasNoPassword} />
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
