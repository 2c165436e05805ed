import { choosePassword } from '@saath/contract/accounts/account-care/endpoints';
import { signupMessages } from '@saath/contract/accounts/accounts/messages';
import { Link, useRevalidator } from 'react-router';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { paths } from '../../../lib/paths.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { CheckField } from '../../../ui/check-field.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { toast } from '../../../ui/toast.ts';
import { NewPasswordFields, repeatedProblem } from '../entry/new-password-fields.tsx';

/** A guest keeps what they did: the account stays the same and gets its first password (WI-05). */
export function ChoosePassword() {
  const { revalidate } = useRevalidator();
  const form = useContractForm(choosePassword, {
    body: ({ password = '' }) => ({ password, terms: true as const }),
    check: (typed) => ({
      ...repeatedProblem(typed),
      ...(typed.terms ? {} : { terms: spoken(signupMessages, 'terms') }),
    }),
    failed: m.this_could_not_be_saved_please_try_again(),
    saysFailure: 'in the form',
    onSuccess: async ({ message }) => {
      toast.success(message);
      await revalidate();
    },
  });
  const terms = (
    <Link to={paths.terms} target="_blank" className="text-primary underline">
      {m.terms_and_conditions()}
    </Link>
  );
  return (
    <Form form={form} className="flex max-w-md flex-col gap-5">
      <p className="text-ink-soft">{m.with_a_password_you_log_in_yourself()}</p>
      <NewPasswordFields form={form} />
      <CheckField
        label={<Sentence text={m.i_accept_terms} parts={{ terms }} />}
        {...form.field('terms')}
      />
      <SubmitButton busyText={m.one_moment()}>{m.keep_my_account()}</SubmitButton>
    </Form>
  );
}
