import { renamePasskey } from '@saath/contract/accounts/passkeys/endpoints';
import type { Passkey } from '@saath/contract/accounts/passkeys/schema';
import { limits } from '@saath/contract/limits';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { useRenamePasskey } from './queries.ts';

type RenamePasskeyProps = { passkey: Passkey; onDone: () => void };

/** A name by which its owner knows which device it is in. */
export function RenamePasskey({ passkey, onDone }: RenamePasskeyProps) {
  const rename = useRenamePasskey(passkey.id);
  const form = useContractForm(renamePasskey, {
    body: ({ name = '' }) => ({ name }),
    send: rename.mutateAsync,
    failed: m.this_could_not_be_saved_please_try_again(),
    saysFailure: 'toast',
    onSuccess: ({ message }) => {
      toast.success(message);
      onDone();
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-4">
      <TextField
        label={m.name()}
        defaultValue={passkey.name}
        dir="auto"
        autoComplete="off"
        autoFocus
        maxLength={limits.passkey.name}
        {...form.field('name')}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busyText={m.one_moment()}>{m.save()}</SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          {m.cancel()}
        </Button>
      </div>
    </Form>
  );
}
