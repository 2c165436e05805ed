import { resendActivation } from '@saath/contract/accounts/accounts/endpoints';
import { type FormEvent, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** A new activation mail; where the address is known already, one press is enough. */
export function ResendActivation({ email }: { email?: string }) {
  const [typed, setTyped] = useState(email ?? '');
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState<{ tone: 'success' | 'danger'; text: string }>();
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    setSending(true);
    try {
      const { message } = await call(resendActivation, { body: { email: typed } });
      setAnswer({ tone: 'success', text: message });
    } catch (error) {
      const text = failureText(error, m.the_mail_could_not_be_sent_please());
      setAnswer({ tone: 'danger', text });
    }
    setSending(false);
  };
  const label = m.send_the_activation_e_mail_again();
  if (answer?.tone === 'success') return <Notice tone="success">{answer.text}</Notice>;
  if (email)
    return (
      <div className="flex flex-col items-start gap-3">
        <Button variant="secondary" isBusy={isSending} onClick={() => void send()}>
          {label}
        </Button>
        {answer && <Notice tone="danger">{answer.text}</Notice>}
      </div>
    );
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      <TextField
        label={m.your_email_address()}
        type="email"
        autoComplete="email"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={answer?.text}
      />
      <Button type="submit" isBusy={isSending}>
        {label}
      </Button>
    </form>
  );
}
