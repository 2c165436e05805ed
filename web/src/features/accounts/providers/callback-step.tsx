import type { FinishReply } from '@saath/contract/accounts/providers/schema';
import { told } from '@saath/contract/texts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { leaveFor } from '../../../lib/leave-for.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { toast } from '../../../ui/toast.ts';
import { useViewer } from '../../foundation/organisation/site.ts';
import { loginDestination } from '../entry/login-destination.ts';
import { JoinForm } from './join-form.tsx';

type Joining = NonNullable<FinishReply['join']>;

/** Back from the provider: what it said is taken once, and the person goes on to where they wanted (EC-05). */
export function CallbackStep({ search }: { search: string }) {
  const isTaken = useRef(false);
  const [joining, setJoining] = useState<Joining>();
  const [trouble, setTrouble] = useState<string>();
  const isLoggedIn = useViewer() !== null;

  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    // What it said is good for nothing else, and need not stay in the browser's history.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    take(search).then(setJoining, (error: Error) =>
      setTrouble(failureText(error, m.login_failed_try_again())),
    );
  }, [search]);

  if (joining) return <JoinForm {...joining} />;
  if (!trouble)
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner /> {m.one_moment()}
      </p>
    );
  return (
    <>
      <Notice tone="danger">{trouble}</Notice>
      <ButtonLink to={isLoggedIn ? paths.profile : paths.login()}>
        {isLoggedIn ? m.back_to_your_profile() : m.log_in()}
      </ButtonLink>
    </>
  );
}

/** @returns what the person is asked for; undefined when the page is being left */
async function take(search: string): Promise<Joining | undefined> {
  const { addIdentity, finishProvider } = await import(
    '@saath/contract/accounts/providers/endpoints'
  );
  const { arrived, join, connect } = await call(finishProvider, { body: { search } });
  if (connect) {
    const { message } = await call(addIdentity, { body: connect });
    toast.afterLoad(message);
    leaveFor(paths.profile);
  }
  if (arrived) {
    toast.afterLoad(told(arrived));
    leaveFor(loginDestination(arrived.user.role, arrived.returnTo));
  }
  return join;
}
