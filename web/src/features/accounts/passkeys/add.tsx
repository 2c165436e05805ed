import { beginPasskey } from '@saath/contract/accounts/passkeys/endpoints';
import { useState } from 'react';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import { PasswordStep } from '../account/password-step.tsx';
import { isHereAlready, isLeftAlone } from './device.ts';
import { useAddPasskey } from './queries.ts';

/** Asks for the password once more, where there is one, and then the device. */
export function AddPasskey({
  hasNoPassword,
  onAdded,
}: {
  hasNoPassword: boolean;
  onAdded?: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const add = useAddPasskey();
  const form = useContractForm(beginPasskey, {
    body: ({ currentPassword = '' }) => (hasNoPassword ? {} : { currentPassword }),
    send: add.mutateAsync,
    failed: (error) =>
      isHereAlready(error)
        ? m.this_device_has_a_passkey_already()
        : m.this_could_not_be_saved_please_try_again(),
    takesFailure: isLeftAlone,
    saysFailure: 'in the form',
    onSuccess: ({ message }) => {
      toast.success(message);
      setOpen(false);
      onAdded?.();
    },
  });
  return (
    <PasswordStep
      form={form}
      hasNoPassword={hasNoPassword}
      action={m.add_a_passkey()}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onCancel={() => setOpen(false)}
    />
  );
}
