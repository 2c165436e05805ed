import { contactMessages } from '@saath/contract/messages/contact/messages';
import { type FormEvent, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useIsReady } from '../../../lib/is-ready.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toastFirst } from '../../../ui/toast-first.ts';

type Problems = Readonly<Record<string, string>>;

/** The landing page carries no schemas: they come with the first touch of the form, while there is a network. */
const endpoints = async () => await import('@saath/contract/messages/contact/endpoints');

/** Writes to the organisers (LP-06). The server checks. */
export function ContactForm() {
  const isReady = useIsReady();
  const [problems, setProblems] = useState<Problems>({});
  const [trouble, setTrouble] = useState('');
  const [answer, setAnswer] = useState('');
  const [isSending, setSending] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = Object.fromEntries(new FormData(form)) as Record<
      'name' | 'email' | 'message',
      string
    >;
    setSending(true);
    setTrouble('');
    try {
      const { sendContact } = await endpoints();
      setAnswer((await call(sendContact, { body })).message);
    } catch (error) {
      const found: Problems = error instanceof CallError ? error.fields : {};
      setProblems(found);
      toastFirst(found);
      const first = ['name', 'email', 'message'].find((field) => found[field]);
      if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus();
      else setTrouble(failureText(error, spoken(contactMessages, 'failed')));
    }
    setSending(false);
  };
  if (answer) return <Notice tone="success">{answer}</Notice>;
  return (
    <form
      onSubmit={send}
      onFocus={() => void endpoints().catch(() => undefined)}
      noValidate
      className="flex flex-col gap-4"
    >
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={m.your_name()} name="name" autoComplete="name" error={problems.name} />
        <TextField
          label={m.your_email()}
          name="email"
          type="email"
          autoComplete="email"
          error={problems.email}
        />
      </div>
      <TextArea
        label={m.message()}
        name="message"
        rows={4}
        maxLength={2000}
        error={problems.message}
      />
      <div>
        <Button type="submit" disabled={!isReady} isBusy={isSending} busyText={m.sending()}>
          {m.send()}
        </Button>
      </div>
    </form>
  );
}
