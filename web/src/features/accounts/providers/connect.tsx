import { connectProvider } from '@saath/contract/accounts/providers/endpoints';
import { useState } from 'react';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { leaveFor } from '../../../lib/leave-for.ts';
import { m } from '../../../paraglide/messages.js';
import { PasswordStep } from '../account/password-step.tsx';

type ConnectProviderProps = { name: string; hasNoPassword: boolean };

/** Asks for the password once more, where there is one, and goes to the provider. */
export function ConnectProvider({ name, hasNoPassword }: ConnectProviderProps) {
  const [isOpen, setOpen] = useState(false);
  const form = useContractForm(connectProvider, {
    body: ({ currentPassword = '' }) => (hasNoPassword ? {} : { currentPassword }),
    failed: m.this_could_not_be_saved_please_try_again(),
    saysFailure: 'in the form',
    onSuccess: ({ url }) => leaveFor(url),
    leaves: true,
  });
  return (
    <PasswordStep
      form={form}
      hasNoPassword={hasNoPassword}
      action={m.connect_name({ name })}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
    />
  );
}
