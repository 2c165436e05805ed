import { resendActivation } from '@saath/contract/accounts/accounts/endpoints';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** A new activation mail; where the address is known already, one press is enough. */
export function ResendActivation({ email }: { email?: string }) {
  const [answer, setAnswer] = useState('');
  const form = useContractForm(resendActivation, {
    body: (typed) => ({ email: email ?? typed.email ?? '' }),
    failed: m.the_mail_could_not_be_sent_please(),
    saysFailure: 'in the form',
    failsAt: 'email',
    onSuccess: ({ message }) => setAnswer(message),
  });
  const label = m.send_the_activation_e_mail_again();
  if (answer) return <Notice tone="success">{answer}</Notice>;
  if (email)
    return (
      <div className="flex flex-col items-start gap-3">
        <Button variant="secondary" isBusy={form.isBusy} onClick={() => void form.submit()}>
          {label}
        </Button>
        {form.trouble && <Notice tone="danger">{form.trouble}</Notice>}
      </div>
    );
  return (
    <Form form={form} className="flex flex-col gap-4">
      <TextField
        label={m.your_email_address()}
        type="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <SubmitButton>{label}</SubmitButton>
    </Form>
  );
}
