import { useEffect, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { leaveFor } from '../../../lib/leave-for.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { isLeftAlone, knowsPasskeys, usedBy } from '../passkeys/device.ts';
import { loginDestination } from './login-destination.ts';

type LogInProps = {
  returnTo: string | null;
  /** What the button says, where it is not for logging in. */
  action?: string;
  /** Whether it is what the page is for. */
  isMain?: boolean;
};

/** Logs in with whichever passkey of this site the device has (EC-05). */
export function LogInByPasskey({ returnTo, action, isMain = false }: LogInProps) {
  const [isAble, setAble] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  // What the browser can is known in the browser alone.
  useEffect(() => setAble(knowsPasskeys()), []);
  if (!isAble) return null;

  const logIn = async () => {
    setBusy(true);
    setTrouble(undefined);
    try {
      const { message, user } = await enter();
      toast.afterLoad(message);
      leaveFor(loginDestination(user.role, returnTo));
    } catch (error) {
      setBusy(false);
      if (!isLeftAlone(error)) setTrouble(failureText(error as Error, m.login_failed_try_again()));
    }
  };
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        isBusy={isBusy}
        onClick={() => void logIn()}
      >
        {action ?? m.log_in_with_a_passkey()}
      </Button>
      {trouble && <Notice tone="danger">{trouble}</Notice>}
    </>
  );
}

async function enter() {
  const { beginPasskeyLogin, loginByPasskey } = await import(
    '@saath/contract/accounts/passkeys/endpoints'
  );
  const { options } = await call(beginPasskeyLogin, {});
  return await call(loginByPasskey, { body: { answer: await usedBy(options) } });
}
