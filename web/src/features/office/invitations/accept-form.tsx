import { acceptInvitation } from '@saath/contract/office/invitations/endpoints';
import type { SeenInvitation } from '@saath/contract/office/invitations/schema';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { isRefusedAs, useContractForm } from '../../../calls/use-contract-form.ts';
import { leaveFor } from '../../../lib/leave-for.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { passwordHint } from '../../accounts/sign-up/values.ts';
import { DeadInvitation } from './dead-invitation.tsx';

const isDead = isRefusedAs('accounts.token_invalid');
const hasAccount = isRefusedAs('invitations.account_since');

type AcceptFormProps = { token: string; invitation: SeenInvitation };

/** Name and password for the account of an invited Admin; the address is that of the invitation. */
export function AcceptForm({ token, invitation }: AcceptFormProps) {
  const form = useContractForm(acceptInvitation, {
    body: ({ name = '', password = '' }) => ({ token, name, password }),
    failed: m.your_account_could_not_be_made(),
    saysFailure: 'in the form',
    takesFailure: (error) => isDead(error) || hasAccount(error),
    onSuccess: () => leaveFor(paths.adminDashboard),
    leaves: true,
  });
  const error = form.failure?.error;
  if (isDead(error)) return <DeadInvitation />;
  if (hasAccount(error))
    return (
      <>
        <Notice tone="info">{error.message}</Notice>
        <ButtonLink to={paths.login()}>{m.log_in()}</ButtonLink>
      </>
    );
  return (
    <Form form={form} className="flex flex-col gap-5">
      <p>
        <Sentence
          text={m.name_invites_you_to_be_an_admin}
          parts={{ name: <bdi className="font-semibold">{invitation.invitedBy}</bdi> }}
        />
      </p>
      <TextField
        label={m.email()}
        type="email"
        autoComplete="username"
        dir="ltr"
        hint={m.the_invitation_is_for_this_address()}
        value={invitation.email}
        readOnly
      />
      <TextField label={m.full_name()} autoComplete="name" {...form.field('name')} />
      <PasswordField
        label={m.password()}
        autoComplete="new-password"
        hint={passwordHint()}
        {...form.field('password')}
      />
      <SubmitButton busyText={m.setting_up()}>{m.become_an_admin()}</SubmitButton>
    </Form>
  );
}
