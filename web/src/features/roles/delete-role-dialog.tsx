import type { EventRole } from '@saath/contract/roles/schema';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
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
      title={role ? `Delete the role “${role.role_name}”?` : ''}
      description={consequence(role?.filled ?? 0)}
      confirmText="Delete role"
      busyText="Deleting…"
      isBusy={deleteRole.isPending}
      onConfirm={() => {
        if (!role) return;
        deleteRole.mutate(role.id, { onSuccess: () => onDeleted(role.id), onSettled: onClose });
      }}
    />
  );
}

function consequence(filled: number): string {
  if (filled === 0) return 'Nobody holds a place in it. This cannot be undone.';
  const people = filled === 1 ? 'One person holds' : `${filled} people hold`;
  const they = filled === 1 ? 'They lose it and wait' : 'They lose them and wait';
  return `${people} a place in it. ${they} in the queue of this event again, for any role. This cannot be undone.`;
}
