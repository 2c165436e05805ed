import type { EventRole } from '@saath/contract/events/roles/schema';
import { m } from '../../../paraglide/messages.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useDeleteRole } from './role-queries.ts';

type DeleteRoleDialogProps = {
  /** The role to delete; the dialog is open while there is one. */
  role: Pick<EventRole, 'id' | 'role_name' | 'filled'> | undefined;
  onClose: () => void;
  onDeleted: (roleId: string) => void;
};

export function DeleteRoleDialog({ role, onClose, onDeleted }: DeleteRoleDialogProps) {
  const deleteRole = useDeleteRole();
  return (
    <ConfirmDialog
      open={role !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={role ? m.delete_the_role_rolename({ roleName: role.role_name }) : ''}
      description={consequence(role?.filled ?? 0)}
      confirmText={m.delete_role()}
      busyText={m.deleting()}
      isBusy={deleteRole.isPending}
      onConfirm={() => {
        if (!role) return;
        deleteRole.mutate(role.id, { onSuccess: () => onDeleted(role.id), onSettled: onClose });
      }}
    />
  );
}

function consequence(filled: number): string {
  if (filled === 0) return m.nobody_holds_a_place_in_it_this();
  return m.holders_lose_their_places({ count: filled });
}
