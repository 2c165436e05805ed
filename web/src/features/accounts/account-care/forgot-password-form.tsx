import { forgotPassword } from '@saath/contract/accounts/account-care/endpoints';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** Asks for a link to set a new password; the answer is the same for every address. */
export function ForgotPasswordForm() {
  const [answer, setAnswer] = useState('');
  const form = useContractForm(forgotPassword, {
    body: ({ email = '' }) => ({ email }),
    failed: m.the_mail_could_not_be_sent_please(),
    saysFailure: 'in the form',
    failsAt: 'email',
    onSuccess: ({ message }) => setAnswer(message),
  });
  if (answer)
    return (
      <Notice tone="success" title={answer}>
        {m.the_link_works_for_one_hour_nothing()}
      </Notice>
    );
  return (
    <Form form={form} className="flex flex-col gap-5">
      <p className="text-ink-soft">{m.we_send_you_a_link_with_which()}</p>
      <TextField
        label={m.email()}
        type="email"
        autoComplete="username"
        inputMode="email"
        {...form.field('email')}
      />
      <SubmitButton busyText={m.sending()}>{m.send_me_a_link()}</SubmitButton>
    </Form>
  );
}
