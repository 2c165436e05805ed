import type { PersonRow } from '@saath/contract/office/people/schema';
import { m } from '../../../paraglide/messages.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useChangeRole } from './people-queries.ts';

type ChangeRoleProps = {
  /** Whose role changes to the other one; the dialog is open while there is somebody. */
  person: Pick<PersonRow, 'id' | 'name' | 'role'> | undefined;
  onClose: () => void;
};

/** Asks before somebody becomes an Admin or a Volunteer (OR-03). */
export function ChangeRole({ person, onClose }: ChangeRoleProps) {
  const change = useChangeRole();
  const name = person?.name ?? '';
  const isPromotion = person?.role === 'Volunteer';
  return (
    <ConfirmDialog
      open={person !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={isPromotion ? m.make_name_an_admin({ name }) : m.make_name_a_volunteer({ name })}
      description={
        isPromotion
          ? m.name_can_then_change_events({ name })
          : m.name_can_then_open_no_portal({ name })
      }
      confirmText={isPromotion ? m.make_an_admin() : m.make_a_volunteer()}
      busyText={m.saving()}
      tone={isPromotion ? 'primary' : 'danger'}
      isBusy={change.isPending}
      onConfirm={() => {
        if (!person) return;
        const role = isPromotion ? 'Admin' : 'Volunteer';
        change.mutate({ id: person.id, role }, { onSettled: onClose });
      }}
    />
  );
}
