import { type Language, languages } from '@saath/contract/language';
import { invitationMessages } from '@saath/contract/office/invitations/messages';
import { inviteSchema } from '@saath/contract/office/invitations/schema';
import { type FormEvent, useId, useState } from 'react';
import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { languageNames } from '../site/language-switch.tsx';
import { useInvite } from './queries.ts';

const options = languages.map((value) => ({ value, label: languageNames[value] }));

/** Sends an invitation to one address; afterwards the next can be entered. */
export function InviteForm() {
  const id = useId();
  const [email, setEmail] = useState('');
  const [language, setLanguage] = useState<Language>(getLocale());
  const [problem, setProblem] = useState<string>();
  const invite = useInvite();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = inviteSchema.safeParse({ email, language }).error?.issues[0]?.message;
    setProblem(found);
    if (found) return document.getElementById(id)?.focus();
    try {
      await invite.mutateAsync({ email, language });
      setEmail('');
    } catch (error) {
      const text = failureText(error, spoken(invitationMessages, 'notSent'));
      setProblem(text);
      if (!(error instanceof CallError) || error.status >= 500) toast.error(text);
    }
    document.getElementById(id)?.focus();
  };
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
        <TextField
          id={id}
          label={m.email()}
          type="email"
          autoComplete="off"
          dir="ltr"
          value={email}
          onChange={(change) => setEmail(change.target.value)}
          error={problem}
        />
        <SelectField
          label={m.language_of_the_mail()}
          options={options}
          value={language}
          onChange={(change) => setLanguage(change.target.value as Language)}
        />
      </div>
      <Button type="submit" className="self-start" isBusy={invite.isPending} busyText={m.sending()}>
        {m.send_the_invitation()}
      </Button>
    </form>
  );
}
