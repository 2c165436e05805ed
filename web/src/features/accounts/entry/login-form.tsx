import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { login } from '@saath/contract/accounts/accounts/endpoints';
import { loginMessages } from '@saath/contract/accounts/accounts/messages';
import { loginSchema } from '@saath/contract/accounts/accounts/schema';
import { type FormEvent, useState } from 'react';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useIsReady } from '../../../lib/is-ready.ts';
import { leaveFor } from '../../../lib/leave-for.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { toastFirst } from '../../../ui/toast-first.ts';
import { ResendActivation } from '../sign-up/resend-activation.tsx';
import { loginDestination } from './login-destination.ts';

type Credentials = { email: string; password: string };

/** Puts what only the server found at its field, the first in focus; answers whether there was any. */
function showAtFields({ setError }: UseFormReturn<Credentials>, { fields }: CallError): boolean {
  const wrong = (['email', 'password'] as const).filter((name) => fields[name]);
  for (const [index, name] of wrong.entries())
    setError(name, { message: fields[name] ?? '' }, { shouldFocus: index === 0 });
  return wrong.length > 0;
}

/** Address and password; afterwards the page the person came for, or their dashboard. */
export function LoginForm({ returnTo }: { returnTo: string | null }) {
  const isReady = useIsReady();
  // No default values: they would wipe out what a password manager filled in before this script ran.
  const form = useForm<Credentials>({
    resolver: standardSchemaResolver(loginSchema),
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const [problem, setProblem] = useState<CallError>();

  const tell = (wrong: FieldErrors<Credentials>) =>
    toastFirst({ email: wrong.email?.message, password: wrong.password?.message });
  const submit = form.handleSubmit(async (body) => {
    setProblem(undefined);
    try {
      const { message, user } = await call(login, { body });
      toast.success(message);
      // A whole new page: everything on it is loaded as this person.
      leaveFor(loginDestination(user.role, returnTo));
    } catch (error) {
      toast.error(failureText(error, spoken(loginMessages, 'failed')));
      if (error instanceof CallError && !showAtFields(form, error)) setProblem(error);
      throw error;
    }
  }, tell);
  const send = (event: FormEvent<HTMLFormElement>) => void submit(event).catch(() => {});
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      {problem && <Notice tone="danger">{problem.message}</Notice>}
      {problem?.code === 'accounts.not_activated' && (
        <ResendActivation email={form.getValues('email')} />
      )}
      <TextField
        label={m.email()}
        type="email"
        autoComplete="username"
        inputMode="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={m.password()}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button
        type="submit"
        disabled={!isReady}
        isBusy={isSubmitting || isSubmitSuccessful}
        busyText={spoken(loginMessages, 'busy')}
      >
        {m.login()}
      </Button>
    </form>
  );
}
