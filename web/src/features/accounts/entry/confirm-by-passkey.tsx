import { useEffect, useState } from 'react';
import { leaveFor } from '../../../lib/leave-for.ts';
import { m } from '../../../paraglide/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { AddPasskey } from '../passkeys/add.tsx';
import { knowsPasskeys } from '../passkeys/device.ts';
import { LogInByPasskey } from './passkey-login.tsx';

type ConfirmProps = {
  /** Where to go then. */
  wanted: string;
  hasPasskey: boolean;
  hasNoPassword: boolean;
};

/** Shows the passkey, or adds the first one: both confirm who it is (RG-03, ADR 85). */
export function ConfirmByPasskey({ wanted, hasPasskey, hasNoPassword }: ConfirmProps) {
  const [isAble, setAble] = useState(true);
  // What the browser can is known in the browser alone.
  useEffect(() => setAble(knowsPasskeys()), []);
  return (
    <div className="flex flex-col gap-5">
      <p>{hasPasskey ? m.one_more_step_your_passkey() : m.one_more_step_add_a_passkey()}</p>
      {!isAble && <Notice tone="danger">{m.this_browser_knows_no_passkeys()}</Notice>}
      {hasPasskey ? (
        <LogInByPasskey returnTo={wanted} action={m.confirm_with_my_passkey()} isMain />
      ) : (
        isAble && <AddPasskey hasNoPassword={hasNoPassword} onAdded={() => leaveFor(wanted)} />
      )}
      <p className="text-ink-soft text-sm">
        {hasPasskey ? m.if_you_have_lost_your_passkey() : m.a_passkey_stays_in_your_device()}
      </p>
    </div>
  );
}
