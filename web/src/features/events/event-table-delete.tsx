import { eventListMessages } from '@saath/contract/events/messages';
import type { Event } from '@saath/contract/events/schema';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
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
      title={eventListMessages.deleteQuestion}
      description={
        event && (
          <>
            <bdi className="font-semibold text-ink">{event.title}</bdi> goes with its roles and
            pictures. {peopleText(event.volunteers.length)} This cannot be undone.
          </>
        )
      }
      confirmText="Delete"
      busyText="Deleting…"
      isBusy={deleteEvent.isPending}
      onConfirm={() => {
        if (event) deleteEvent.mutate(event.id, { onSuccess: onDeleted, onSettled: onClose });
      }}
    />
  );
}

function peopleText(people: number): string {
  if (people === 0) return 'Nobody holds a place in it yet; who asked for one is told.';
  return people === 1
    ? 'One person holds a place and is told.'
    : `${people} people hold a place and are told.`;
}
