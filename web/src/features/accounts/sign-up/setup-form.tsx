import { createFirstAdmin } from '@saath/contract/accounts/accounts/endpoints';
import { accountErrors } from '@saath/contract/accounts/accounts/messages';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { isRefusedAs, useContractForm } from '../../../calls/use-contract-form.ts';
import { leaveFor } from '../../../lib/leave-for.ts';
import { paths } from '../../../lib/paths.ts';
import { refusalText } from '../../../lib/refusal-text.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { WayIn } from '../../foundation/sessions/way-in.tsx';
import { passwordHint } from './values.ts';

const isDone = isRefusedAs('accounts.setup_done');

/** Makes the first Admin of an installation, by the link that was printed at its start. */
export function SetupForm({ token, isDead = false }: { token: string; isDead?: boolean }) {
  const form = useContractForm(createFirstAdmin, {
    body: ({ name = '', email = '', password = '' }) => ({ token, name, email, password }),
    failed: m.this_did_not_work_please_try_again(),
    saysFailure: 'in the form',
    takesFailure: isDone,
    onSuccess: () => leaveFor(paths.adminFirstRun),
    leaves: true,
  });
  if (isDead)
    return (
      <>
        <Notice tone="danger" title={refusalText(accountErrors, 'accounts.token_invalid')}>
          {m.a_link_for_the_first_admin_works_once()}
        </Notice>
        <WayIn to={paths.adminLogin()} />
      </>
    );
  const error = form.failure?.error;
  if (isDone(error))
    return (
      <>
        <Notice tone="info">{error.message}</Notice>
        <ButtonLink to={paths.adminLogin()}>{m.log_in()}</ButtonLink>
      </>
    );
  return (
    <Form form={form} className="flex flex-col gap-5">
      <TextField label={m.full_name()} autoComplete="name" {...form.field('name')} />
      <TextField label={m.email()} type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField
        label={m.password()}
        autoComplete="new-password"
        hint={passwordHint()}
        {...form.field('password')}
      />
      <SubmitButton busyText={m.setting_up()}>{m.become_the_first_admin()}</SubmitButton>
    </Form>
  );
}
