import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { createFirstAdmin } from '@saath/contract/accounts/accounts/endpoints';
import { firstAdminSchema } from '@saath/contract/accounts/accounts/schema';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useIsReady } from '../../../lib/is-ready.ts';
import { leaveFor } from '../../../lib/leave-for.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toastFirst } from '../../../ui/toast-first.ts';
import { passwordHint } from './values.ts';

/** Makes the first Admin of an installation, by the link that was printed at its start. */
export function SetupForm({ token }: { token: string }) {
  const isReady = useIsReady();
  const form = useForm<{ token: string; name: string; email: string; password: string }>({
    resolver: standardSchemaResolver(firstAdminSchema),
    // No others: they would wipe out what was typed before this script ran.
    defaultValues: { token },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const [problem, setProblem] = useState<{ code: string; text: string }>();

  const tell = ({ name, email, password }: typeof errors) =>
    toastFirst({ name: name?.message, email: email?.message, password: password?.message });
  const submit = form.handleSubmit(async (body) => {
    setProblem(undefined);
    try {
      await call(createFirstAdmin, { body });
      leaveFor(paths.adminDashboard);
    } catch (error) {
      const code = error instanceof CallError ? error.code : '';
      const fields = error instanceof CallError ? error.fields : {};
      for (const name of ['password', 'email', 'name'] as const)
        if (fields[name]) form.setError(name, { message: fields[name] }, { shouldFocus: true });
      setProblem({ code, text: failureText(error, m.this_did_not_work_please_try_again()) });
    }
  }, tell);
  const send = (event: FormEvent<HTMLFormElement>) => void submit(event);
  if (problem?.code === 'accounts.setup_done')
    return (
      <>
        <Notice tone="info">{problem.text}</Notice>
        <ButtonLink to={paths.adminLogin()}>{m.log_in()}</ButtonLink>
      </>
    );
  const trouble = problem?.text ?? errors.token?.message;
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      <TextField
        label={m.full_name()}
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label={m.email()}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={m.password()}
        autoComplete="new-password"
        hint={passwordHint()}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button
        type="submit"
        disabled={!isReady}
        isBusy={isSubmitting || (isSubmitSuccessful && !problem)}
        busyText={m.setting_up()}
      >
        {m.become_the_first_admin()}
      </Button>
    </form>
  );
}
