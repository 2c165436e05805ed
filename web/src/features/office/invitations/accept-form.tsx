import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { acceptInvitation } from '@saath/contract/office/invitations/endpoints';
import { acceptSchema, type SeenInvitation } from '@saath/contract/office/invitations/schema';
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
import { Sentence } from '../../../ui/sentence.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toastFirst } from '../../../ui/toast-first.ts';
import { passwordHint } from '../../accounts/sign-up/values.ts';
import { DeadInvitation } from './dead-invitation.tsx';

type AcceptFormProps = { token: string; invitation: SeenInvitation };

/** Name and password for the account of an invited Admin; the address is that of the invitation. */
export function AcceptForm({ token, invitation }: AcceptFormProps) {
  const isReady = useIsReady();
  const form = useForm<{ token: string; name: string; password: string }>({
    resolver: standardSchemaResolver(acceptSchema),
    // No others: they would wipe out what was typed before this script ran.
    defaultValues: { token },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const [problem, setProblem] = useState<{ code: string; text: string }>();

  const tell = ({ name, password }: typeof errors) =>
    toastFirst({ name: name?.message, password: password?.message });
  const submit = form.handleSubmit(async (body) => {
    setProblem(undefined);
    try {
      await call(acceptInvitation, { body });
      leaveFor(paths.adminDashboard);
    } catch (error) {
      const code = error instanceof CallError ? error.code : '';
      const fields = error instanceof CallError ? error.fields : {};
      for (const name of ['password', 'name'] as const)
        if (fields[name]) form.setError(name, { message: fields[name] }, { shouldFocus: true });
      setProblem({ code, text: failureText(error, m.your_account_could_not_be_made()) });
    }
  }, tell);
  const send = (event: FormEvent<HTMLFormElement>) => void submit(event);
  if (problem?.code === 'accounts.token_invalid') return <DeadInvitation />;
  if (problem?.code === 'invitations.account_since')
    return (
      <>
        <Notice tone="info">{problem.text}</Notice>
        <ButtonLink to={paths.login()}>{m.log_in()}</ButtonLink>
      </>
    );
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      {problem && <Notice tone="danger">{problem.text}</Notice>}
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
      <TextField
        label={m.full_name()}
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
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
        {m.become_an_admin()}
      </Button>
    </form>
  );
}
