import { type Language, languages } from '@saath/contract/language';
import { inviteAdmin } from '@saath/contract/office/invitations/endpoints';
import { useId, useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { languageNames } from '../../foundation/organisation/language-switch.tsx';
import { useInvite } from './queries.ts';

const options = languages.map((value) => ({ value, label: languageNames[value] }));

/** Sends an invitation to one address; afterwards the next can be entered. */
export function InviteForm() {
  const id = useId();
  const [email, setEmail] = useState('');
  const [language, setLanguage] = useState<Language>(getLocale());
  const invite = useInvite();
  const form = useContractForm(inviteAdmin, {
    body: () => ({ email, language }),
    send: invite.mutateAsync,
    failed: m.the_invitation_could_not_be_sent(),
    saysFailure: 'in the form',
    failsAt: 'email',
    onSuccess: () => {
      setEmail('');
      document.getElementById(id)?.focus();
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
        <TextField
          id={id}
          label={m.email()}
          type="email"
          autoComplete="off"
          dir="ltr"
          value={email}
          onChange={(change) => setEmail(change.target.value)}
          {...form.field('email')}
        />
        <SelectField
          label={m.language_of_the_mail()}
          options={options}
          value={language}
          onChange={(change) => setLanguage(change.target.value as Language)}
        />
      </div>
      <SubmitButton className="self-start" busyText={m.sending()}>
        {m.send_the_invitation()}
      </SubmitButton>
    </Form>
  );
}
