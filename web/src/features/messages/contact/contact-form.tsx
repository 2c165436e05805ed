import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** The landing page carries no schemas: they come with the first touch of the form, while there is a network. */
const endpoint = async () =>
  (await import('@saath/contract/messages/contact/endpoints')).sendContact;

/** Writes to the organisers (LP-06). */
export function ContactForm() {
  const [answer, setAnswer] = useState('');
  const form = useContractForm(endpoint, {
    body: ({ name = '', email = '', message = '' }) => ({ name, email, message }),
    failed: m.your_message_could_not_be_sent_please_try(),
    saysFailure: 'in the form',
    onSuccess: ({ message }) => setAnswer(message),
  });
  if (answer) return <Notice tone="success">{answer}</Notice>;
  return (
    <Form
      form={form}
      onFocus={() => void endpoint().catch(() => undefined)}
      className="flex flex-col gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={m.your_name()} autoComplete="name" {...form.field('name')} />
        <TextField
          label={m.your_email()}
          type="email"
          autoComplete="email"
          {...form.field('email')}
        />
      </div>
      <TextArea label={m.message()} rows={4} maxLength={2000} {...form.field('message')} />
      <div>
        <SubmitButton busyText={m.sending()}>{m.send()}</SubmitButton>
      </div>
    </Form>
  );
}
