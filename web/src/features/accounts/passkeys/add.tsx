import { beginPasskey } from '@saath/contract/accounts/passkeys/endpoints';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { isHereAlready, isLeftAlone } from './device.ts';
import { useAddPasskey } from './queries.ts';

/** Asks for the password once more, where there is one, and then the device. */
export function AddPasskey({ hasNoPassword }: { hasNoPassword: boolean }) {
  const [isOpen, setOpen] = useState(hasNoPassword);
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
      setOpen(hasNoPassword);
    },
  });
  if (!isOpen)
    return (
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {m.add_a_passkey()}
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
      <div className="flex flex-wrap gap-3">
        <SubmitButton busyText={m.one_moment()}>{m.add_a_passkey()}</SubmitButton>
        {!hasNoPassword && (
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {m.cancel()}
          </Button>
        )}
      </div>
    </Form>
  );
}
