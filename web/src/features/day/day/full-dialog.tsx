import { m } from '../../../paraglide/messages.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

type FullDialogProps = {
  /** Who came although their place is taken; undefined = closed. */
  name: string | undefined;
  roleName: string;
  onRaise: () => void;
  onClose: () => void;
};

/** Somebody who was missing is here, and the place has gone to somebody else: the organiser decides. */
export function FullDialog({ name, roleName, onRaise, onClose }: FullDialogProps) {
  return (
    <ConfirmDialog
      open={name !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={m.the_role_is_full({ role: roleName })}
      description={m.the_place_went_to_somebody_else({ name: name ?? '' })}
      confirmText={m.raise_the_places_by_one()}
      tone="primary"
      isBusy={false}
      onConfirm={onRaise}
    />
  );
}
