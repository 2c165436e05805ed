import type { PersonRow } from '@saath/contract/office/people/schema';
import { m } from '../../../paraglide/messages.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useSignOutPerson } from './people-queries.ts';

type SignOutPersonProps = {
  /** Whom to log out; the dialog is open while there is somebody. */
  person: Pick<PersonRow, 'id' | 'name'> | undefined;
  onClose: () => void;
};

/** Asks before all devices of somebody are logged out, say because one was lost. */
export function SignOutPerson({ person, onClose }: SignOutPersonProps) {
  const signOut = useSignOutPerson();
  const name = person?.name ?? '';
  return (
    <ConfirmDialog
      open={person !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={m.log_name_out_everywhere({ name })}
      description={m.name_is_told_and_can_log_in_again({ name })}
      confirmText={m.log_out_everywhere()}
      busyText={m.logging_out()}
      isBusy={signOut.isPending}
      onConfirm={() => {
        if (person) signOut.mutate(person.id, { onSettled: onClose });
      }}
    />
  );
}
