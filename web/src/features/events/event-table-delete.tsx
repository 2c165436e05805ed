import { eventListMessages } from '@saath/contract/events/messages';
import type { Event } from '@saath/contract/events/schema';
import { spoken } from '../../lib/spoken.ts';
import { m } from '../../paraglide/messages.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { useDeleteEvent } from './admin-queries.ts';

type DeleteEventDialogProps = {
  /** The event to delete; the dialog is open while there is one. */
  event: Event | undefined;
  onClose: () => void;
  onDeleted: () => void;
};

export function DeleteEventDialog({ event, onClose, onDeleted }: DeleteEventDialogProps) {
  const deleteEvent = useDeleteEvent();
  return (
    <ConfirmDialog
      open={event !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={spoken(eventListMessages.deleteQuestion)}
      description={
        event && (
          <Sentence
            text={m.event_goes_with_roles_and_pictures}
            parts={{
              event: <bdi className="font-semibold text-ink">{event.title}</bdi>,
              people: peopleText(event.volunteers.length),
            }}
          />
        )
      }
      confirmText={m.delete()}
      busyText={m.deleting()}
      isBusy={deleteEvent.isPending}
      onConfirm={() => {
        if (event) deleteEvent.mutate(event, { onSuccess: onDeleted, onSettled: onClose });
      }}
    />
  );
}

function peopleText(people: number): string {
  if (people === 0) return m.nobody_holds_a_place_in_it_yet();
  return m.people_people_hold_a_place_and_are({ people });
}
