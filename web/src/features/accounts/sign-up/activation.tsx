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
import { Sentence } from '../../../ui/sentence.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useLoggedIn, WayIn } from '../../foundation/sessions/way-in.tsx';
import { type Carried, type CarriedIds, leadsBack, pathOf } from '../carried/carried.ts';
import { WayOn } from '../carried/event.tsx';
import { forgetDraft } from './draft.ts';
import { ResendActivation } from './resend-activation.tsx';

type ActivationProps = {
  endpoint: typeof activate | typeof activateShop;
  token: string;
  /** Known before anything was sent: the link does not work. */
  isDead: boolean;
};

type State = 'busy' | 'done' | 'invalid' | { readonly trouble: string };

/** Where to go afterwards; without a path one stays, to read what became of the event. */
type Goal = { readonly path: string | undefined; readonly carried?: Carried };

/** Back to the event, unless there is nothing to ask for any more. */
async function goalOf(ids: CarriedIds): Promise<Goal> {
  const { lookUp } = await import('../carried/look-up.ts');
  const carried = await lookUp(call, ids);
  return { path: leadsBack(carried) ? pathOf(carried) : undefined, carried };
}

function LogIn() {
  return (
    <Link to={paths.login()} className="font-semibold text-primary underline">
      {m.log_in()}
    </Link>
  );
}

/** A refused link stays refused; without an answer, or with the server in trouble, it is worth another try. */
const isFinal = (error: unknown) =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Uses the link up by a call of its own: a mail scanner that merely opens the page must not. */
export function Activation({ endpoint, token, isDead }: ActivationProps) {
  const [state, setState] = useState<State>(isDead ? 'invalid' : 'busy');
  const [goal, setGoal] = useState<Goal>({ path: paths.home });
  const hasStarted = useRef(false);
  const start = async () => {
    setState('busy');
    try {
      const { carried } = await call(endpoint, { body: { activation_token: token } });
      forgetDraft();
      // Before the words: what is to be read must not be followed by another page.
      if (carried) setGoal(await goalOf(carried));
      setState('done');
    } catch (error) {
      const trouble = failureText(error, m.your_account_is_not_active_yet());
      setState(isFinal(error) ? 'invalid' : { trouble });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the page, also where React runs effects twice
  useEffect(() => {
    if (hasStarted.current || isDead) return;
    hasStarted.current = true;
    void start();
  }, []);
  useEffect(() => {
    if (state !== 'done' || goal.path === undefined) return;
    const { path } = goal;
    const timer = setTimeout(() => leaveFor(path), limits.activationRedirect);
    return () => clearTimeout(timer);
  }, [state, goal]);
  return (
    <div aria-live="polite" className="flex flex-col gap-5">
      {state === 'busy' && (
        <p className="flex items-center gap-3">
          <Spinner /> {m.activating_your_account()}
        </p>
      )}
      {state === 'done' && <Notice tone="success">{spoken(activationMessages, 'success')}</Notice>}
      {state === 'done' && goal.carried && <WayOn carried={goal.carried} />}
      {typeof state === 'object' && (
        <>
          <Notice tone="danger">{state.trouble}</Notice>
          <Button onClick={() => void start()}>{m.try_again()}</Button>
        </>
      )}
      {state === 'invalid' && <WaysOut />}
    </div>
  );
}

/** What is left to somebody whose link works no more. */
function WaysOut() {
  return (
    <>
      <Notice tone="danger" title={m.token_expired_or_invalid()}>
        {m.a_link_works_once_and_for_24()}
      </Notice>
      {useLoggedIn() ? <WayIn /> : <Again />}
    </>
  );
}

/** Logging in, or another mail, or another account. */
function Again() {
  return (
    <>
      <p>
        <Sentence text={m.did_you_activate_already_log_in} parts={{ login: <LogIn /> }} />
      </p>
      <ResendActivation />
      <Link to={paths.signup} className="text-primary underline">
        {m.sign_up()}
      </Link>
    </>
  );
}
