import { forgotPassword } from '@saath/contract/accounts/account-care/endpoints';
import { accountCareFailures } from '@saath/contract/accounts/account-care/messages';
import { emailSchema } from '@saath/contract/accounts/accounts/schema';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useIsReady } from '../../../lib/is-ready.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toastFirst } from '../../../ui/toast-first.ts';

/** Asks for a link to set a new password; the answer is the same for every address. */
export function ForgotPasswordForm() {
  const isReady = useIsReady();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [answer, setAnswer] = useState('');
  const [isSending, setSending] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = field.current?.value ?? '';
    const parsed = emailSchema.safeParse(email);
    const wrong = parsed.error?.issues[0]?.message ?? '';
    setProblem(wrong);
    toastFirst({ wrong });
    if (!parsed.success) return field.current?.focus();
    setSending(true);
    try {
      setAnswer((await call(forgotPassword, { body: { email } })).message);
    } catch (error) {
      setProblem(failureText(error, spoken(accountCareFailures, 'send')));
    }
    setSending(false);
  };
  if (answer)
    return (
      <Notice tone="success" title={answer}>
        {m.the_link_works_for_one_hour_nothing()}
      </Notice>
    );
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <p className="text-ink-soft">{m.we_send_you_a_link_with_which()}</p>
      <TextField
        ref={field}
        label={m.email()}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        error={problem}
      />
      <Button type="submit" disabled={!isReady} isBusy={isSending} busyText={m.sending()}>
        {m.send_me_a_link()}
      </Button>
    </form>
  );
}
