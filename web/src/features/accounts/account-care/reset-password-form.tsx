import { resetPassword } from '@saath/contract/accounts/account-care/endpoints';
import { accountErrors } from '@saath/contract/accounts/accounts/messages';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { isRefusedAs, useContractForm } from '../../../calls/use-contract-form.ts';
import { paths } from '../../../lib/paths.ts';
import { refusalText } from '../../../lib/refusal-text.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { WayIn } from '../../foundation/sessions/way-in.tsx';
import { EntryTitle } from '../entry/entry-frame.tsx';
import { NewPasswordFields, repeatedProblem } from '../entry/new-password-fields.tsx';

const isDeadNow = isRefusedAs('accounts.token_invalid');

/** Sets a new password by the link of a mail. */
export function ResetPasswordForm({ token, isDead = false }: { token: string; isDead?: boolean }) {
  const [answer, setAnswer] = useState('');
  const form = useContractForm(resetPassword, {
    body: ({ password = '' }) => ({ token, password }),
    check: repeatedProblem,
    failed: m.this_could_not_be_saved_please_try_again(),
    saysFailure: 'in the form',
    takesFailure: isDeadNow,
    onSuccess: ({ message }) => setAnswer(message),
  });
  if (answer)
    return (
      <>
        <EntryTitle>{m.all_done()}</EntryTitle>
        <Notice tone="success">{answer}</Notice>
        <ButtonLink to={paths.login()}>{m.log_in()}</ButtonLink>
      </>
    );
  if (isDead || isDeadNow(form.failure?.error))
    return (
      <>
        {!isDead && <EntryTitle>{m.this_link_does_not_work()}</EntryTitle>}
        <Notice tone="danger" title={refusalText(accountErrors, 'accounts.token_invalid')}>
          {m.a_link_works_once_for_one_hour()}
        </Notice>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.forgotPassword}>{m.ask_for_a_new_link()}</ButtonLink>
          <WayIn variant="secondary" />
        </div>
      </>
    );
  return (
    <Form form={form} className="flex flex-col gap-5">
      <EntryTitle>{m.choose_a_new_password()}</EntryTitle>
      <NewPasswordFields form={form} />
      <SubmitButton busyText={m.saving()}>{m.set_the_new_password()}</SubmitButton>
    </Form>
  );
}
