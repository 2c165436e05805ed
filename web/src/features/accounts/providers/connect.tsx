import { connectProvider } from '@saath/contract/accounts/providers/endpoints';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { leaveFor } from '../../../lib/leave-for.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';

type ConnectProviderProps = { name: string; hasNoPassword: boolean };

/** Asks for the password once more, where there is one, and goes to the provider. */
export function ConnectProvider({ name, hasNoPassword }: ConnectProviderProps) {
  const [isOpen, setOpen] = useState(hasNoPassword);
  const form = useContractForm(connectProvider, {
    body: ({ currentPassword = '' }) => (hasNoPassword ? {} : { currentPassword }),
    failed: m.this_could_not_be_saved_please_try_again(),
    saysFailure: 'in the form',
    onSuccess: ({ url }) => leaveFor(url),
    leaves: true,
  });
  if (!isOpen)
    return (
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {m.connect_name({ name })}
        </Button>
      </div>
    );
  return (
    <Form form={form} className="flex flex-col gap-4">
      {!hasNoPassword && (
        <PasswordField
          label={m.current_password()}
          autoComplete="current-password"
          autoFocus
          {...form.field('currentPassword')}
        />
      )}
      <SubmitButton className="self-start" busyText={m.one_moment()}>
        {m.connect_name({ name })}
      </SubmitButton>
    </Form>
  );
}
