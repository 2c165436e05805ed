import { accountCareFailures } from '@saath/contract/accounts/account-care/messages';
import { signupMessages } from '@saath/contract/accounts/accounts/messages';
import { welcome } from '@saath/contract/office/imports/endpoints';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useIsReady } from '../../../lib/is-ready.ts';
import { leaveFor } from '../../../lib/leave-for.ts';
import { paths } from '../../../lib/paths.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { toastFirst } from '../../../ui/toast-first.ts';
import {
  NewPasswordFields,
  type NewPasswordProblems,
  newPasswordProblems,
} from '../../accounts/entry/new-password-fields.tsx';
import { ResendActivation } from '../../accounts/sign-up/resend-activation.tsx';

type Problems = NewPasswordProblems & { terms?: string; link?: string; trouble?: string };

function problemsOf(form: FormData): Problems {
  const problems = newPasswordProblems(form);
  if (Object.keys(problems).length > 0) return problems;
  return form.get('terms') ? {} : { terms: spoken(signupMessages, 'terms') };
}

/** The first password of somebody whom an organiser brought in, by the link of the invitation. */
export function WelcomeForm({ token }: { token: string }) {
  const isReady = useIsReady();
  const [problems, setProblems] = useState<Problems>({});
  const [isSending, setSending] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const found = problemsOf(data);
    setProblems(found);
    toastFirst(found);
    const [first] = Object.keys(found);
    if (first) return (form.elements.namedItem(first) as HTMLElement | null)?.focus();
    setSending(true);
    try {
      const body = { token, password: String(data.get('password')), terms: true } as const;
      const { user } = await call(welcome, { body });
      // A whole new page: the open one still shows a guest.
      leaveFor(paths.dashboardOf(user.role));
    } catch (error) {
      const text = failureText(error, spoken(accountCareFailures, 'save'));
      const isDead = error instanceof CallError && error.code === 'accounts.token_invalid';
      setProblems(isDead ? { link: text } : { trouble: text });
      setSending(false);
    }
  };
  if (problems.link)
    return (
      <>
        <Notice tone="danger" title={problems.link}>
          {m.a_link_works_once_for_14_days()}
        </Notice>
        <ResendActivation />
      </>
    );
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      {problems.trouble && <Notice tone="danger">{problems.trouble}</Notice>}
      <NewPasswordFields {...problems} />
      <CheckField label={<TermsLabel />} name="terms" error={problems.terms} />
      <Button type="submit" disabled={!isReady} isBusy={isSending} busyText={m.one_moment()}>
        {m.set_my_password_and_start()}
      </Button>
    </form>
  );
}

function TermsLabel() {
  const terms = (
    <Link to={paths.terms} target="_blank" className="text-primary underline">
      {m.terms_and_conditions()}
    </Link>
  );
  return <Sentence text={m.i_accept_terms} parts={{ terms }} />;
}
