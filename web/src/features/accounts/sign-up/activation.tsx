import type { activate, activateShop } from '@saath/contract/accounts/accounts/endpoints';
import { activationMessages } from '@saath/contract/accounts/accounts/messages';
import { limits } from '@saath/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { leaveFor } from '../../../lib/leave-for.ts';
import { paths } from '../../../lib/paths.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ResendActivation } from './resend-activation.tsx';

type ActivationProps = { endpoint: typeof activate | typeof activateShop; token: string };

type State = 'busy' | 'done' | 'invalid' | { readonly trouble: string };

/** A refused link stays refused; without an answer, or with the server in trouble, it is worth another try. */
const isFinal = (error: unknown) =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Uses the link up by a call of its own: a mail scanner that merely opens the page must not. */
export function Activation({ endpoint, token }: ActivationProps) {
  const [state, setState] = useState<State>('busy');
  const hasStarted = useRef(false);
  const start = async () => {
    setState('busy');
    try {
      await call(endpoint, { body: { activation_token: token } });
      setState('done');
    } catch (error) {
      const trouble = failureText(error, m.your_account_is_not_active_yet());
      setState(isFinal(error) ? 'invalid' : { trouble });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the page, also where React runs effects twice
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void start();
  }, []);
  useEffect(() => {
    if (state !== 'done') return;
    const home = () => leaveFor(paths.home);
    const timer = setTimeout(home, limits.activationRedirect);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <div aria-live="polite" className="flex flex-col gap-5">
      {state === 'busy' && (
        <p className="flex items-center gap-3">
          <Spinner /> {spoken(activationMessages, 'busy')}
        </p>
      )}
      {state === 'done' && <Notice tone="success">{spoken(activationMessages, 'success')}</Notice>}
      {typeof state === 'object' && (
        <>
          <Notice tone="danger">{state.trouble}</Notice>
          <Button onClick={() => void start()}>{m.try_again()}</Button>
        </>
      )}
      {state === 'invalid' && (
        <>
          <Notice tone="danger" title={spoken(activationMessages, 'failed')}>
            {m.a_link_works_once_and_for_24()}
          </Notice>
          <ResendActivation />
          <Link to={paths.signup} className="text-primary underline">
            {m.sign_up()}
          </Link>
        </>
      )}
    </div>
  );
}
