import { signupMessages } from '@saath/contract/accounts/accounts/messages';
import { joinByProvider } from '@saath/contract/accounts/providers/endpoints';
import { Link } from 'react-router';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { leaveFor } from '../../../lib/leave-for.ts';
import { paths } from '../../../lib/paths.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import { CheckField } from '../../../ui/check-field.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { loginDestination } from '../entry/login-destination.ts';

type JoinFormProps = {
  ticket: string;
  /** As the provider tells it; it need not be as names are here. */
  name: string;
  email: string;
};

/** The first time by the provider: the name and the terms, and the account is there. */
export function JoinForm({ ticket, name, email }: JoinFormProps) {
  const form = useContractForm(joinByProvider, {
    body: (typed) => ({
      ...{ ticket, name: typed.name ?? '' },
      terms: true as const,
      language: getLocale(),
    }),
    check: ({ terms }) => (terms ? {} : { terms: spoken(signupMessages, 'terms') }),
    failed: m.login_failed_try_again(),
    saysFailure: 'in the form',
    onSuccess: ({ message, user, returnTo }) => {
      toast.afterLoad(message);
      leaveFor(loginDestination(user.role, returnTo));
    },
    leaves: true,
  });
  const terms = (
    <Link to={paths.terms} target="_blank" className="text-primary underline">
      {m.terms_and_conditions()}
    </Link>
  );
  return (
    <Form form={form} className="flex flex-col gap-5">
      <p>
        <Sentence
          text={m.you_have_no_account_with_email_yet}
          parts={{ email: <bdi className="break-words font-semibold">{email}</bdi> }}
        />
      </p>
      <TextField
        label={m.full_name()}
        autoComplete="name"
        defaultValue={name}
        dir="auto"
        {...form.field('name')}
      />
      <CheckField
        label={<Sentence text={m.i_accept_terms} parts={{ terms }} />}
        {...form.field('terms')}
      />
      <SubmitButton busyText={m.creating_account()}>{m.create_account()}</SubmitButton>
    </Form>
  );
}
