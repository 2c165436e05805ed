import { login } from '@saath/contract/accounts/accounts/endpoints';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { CallError } from '../../../lib/call-error.ts';
import { leaveFor } from '../../../lib/leave-for.ts';
import { m } from '../../../paraglide/messages.js';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import type { CarriedIds } from '../carried/carried.ts';
import { ResendActivation } from '../sign-up/resend-activation.tsx';
import { loginDestination } from './login-destination.ts';
import { LinkSent, MailLink, useMailLink } from './mail-link.tsx';

type LoginFormProps = {
  returnTo: string | null;
  /** Where a link that is mailed leads; without one none is offered. */
  byMail?: { readonly carried: CarriedIds | null };
};

/** Address and password, or a link by mail; afterwards the page the person came for, or their dashboard. */
export function LoginForm({ returnTo, byMail }: LoginFormProps) {
  const form = useContractForm(login, {
    body: ({ email = '', password = '' }) => ({ email, password }),
    failed: m.login_failed_try_again(),
    saysFailure: 'both',
    onSuccess: ({ message, user }) => {
      toast.afterLoad(message);
      // A whole new page: everything on it is loaded as this person.
      leaveFor(loginDestination(user.role, returnTo));
    },
    leaves: true,
  });
  const link = useMailLink(form, byMail?.carried ?? null);
  const { failure } = form;
  const isInactive =
    failure?.error instanceof CallError && failure.error.code === 'accounts.not_activated';
  if (link.mailed) return <LinkSent {...link.mailed} onBack={link.takeBack} />;
  return (
    <Form form={form} className="flex flex-col gap-5">
      {isInactive && <ResendActivation email={failure.body.email} />}
      <TextField
        label={m.email()}
        type="email"
        autoComplete="username"
        inputMode="email"
        onChange={() => link.forget('email')}
        {...form.field('email')}
        error={form.problems.email ?? link.problems.email}
      />
      <PasswordField
        label={m.password()}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <SubmitButton busyText={m.logging_in()}>{m.log_in()}</SubmitButton>
      {byMail && <MailLink link={link} />}
    </Form>
  );
}
