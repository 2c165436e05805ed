import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { m } from '../../../paraglide/messages.js';
import { Dialog } from '../../../ui/dialog.tsx';
import { Contact } from '../on-site/emergency.tsx';

type ContactDialogProps = {
  /** Undefined = closed. */
  person: DayPerson | undefined;
  onClose: () => void;
};

/** Whom to call about somebody of the list, also before they have come (EL-05). */
export function ContactDialog({ person, onClose }: ContactDialogProps) {
  return (
    <Dialog
      open={person !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={m.emergency_contact()}
      size="small"
    >
      {person && (
        <div className="flex flex-col gap-1">
          <p className="font-semibold break-words">
            <bdi>{person.name}</bdi>
          </p>
          <Contact participationId={person.participationId} />
        </div>
      )}
    </Dialog>
  );
}
