import { resetPassword } from '@saath/contract/accounts/account-care/endpoints';
import { accountCareFailures } from '@saath/contract/accounts/account-care/messages';
import { type FormEvent, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useIsReady } from '../../../lib/is-ready.ts';
import { paths } from '../../../lib/paths.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toastFirst } from '../../../ui/toast-first.ts';
import {
  NewPasswordFields,
  type NewPasswordProblems,
  newPasswordProblems,
} from '../entry/new-password-fields.tsx';

type Problems = NewPasswordProblems & { link?: string; trouble?: string };

/** Sets a new password by the link of a mail. */
export function ResetPasswordForm({ token }: { token: string }) {
  const isReady = useIsReady();
  const [problems, setProblems] = useState<Problems>({});
  const [answer, setAnswer] = useState('');
  const [isSending, setSending] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const found = newPasswordProblems(data);
    setProblems(found);
    toastFirst(found);
    const [first] = Object.keys(found);
    if (first) return (form.elements.namedItem(first) as HTMLElement | null)?.focus();
    setSending(true);
    try {
      setAnswer(
        (await call(resetPassword, { body: { token, password: String(data.get('password')) } }))
          .message,
      );
    } catch (error) {
      const text = failureText(error, spoken(accountCareFailures, 'save'));
      const isDead = error instanceof CallError && error.code === 'accounts.token_invalid';
      setProblems(isDead ? { link: text } : { trouble: text });
    }
    setSending(false);
  };
  if (answer)
    return (
      <>
        <Notice tone="success">{answer}</Notice>
        <ButtonLink to={paths.login()}>{m.log_in()}</ButtonLink>
      </>
    );
  if (problems.link)
    return (
      <>
        <Notice tone="danger" title={problems.link}>
          {m.a_link_works_once_for_one_hour()}
        </Notice>
        <ButtonLink to={paths.forgotPassword}>{m.ask_for_a_new_link()}</ButtonLink>
      </>
    );
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      {problems.trouble && <Notice tone="danger">{problems.trouble}</Notice>}
      <NewPasswordFields {...problems} />
      <Button type="submit" disabled={!isReady} isBusy={isSending} busyText={m.saving()}>
        {m.set_the_new_password()}
      </Button>
    </form>
  );
}
