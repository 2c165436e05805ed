import type { Event } from '@saath/contract/events/events/schema';
import { useQuery } from '../../../calls/query.ts';
import { formatHours } from '../../../lib/hours.ts';
import { m } from '../../../paraglide/messages.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { deletionQuery } from './archive-queries.ts';
import { peopleCount } from './people-count.ts';
import { useDeleteEvent } from './queries.ts';

type DeleteEventDialogProps = {
  /** The event to delete; the dialog is open while there is one. */
  event: Event | undefined;
  onClose: () => void;
  onDeleted: () => void;
};

/** Says before what becomes of the people: who has hours keeps them, and the event can be brought back (KP-01). */
export function DeleteEventDialog({ event, onClose, onDeleted }: DeleteEventDialogProps) {
  const deleteEvent = useDeleteEvent();
  return (
    <ConfirmDialog
      open={event !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={m.are_you_sure_you_want_to_delete_this()}
      description={event && <Consequence event={event} />}
      confirmText={m.delete()}
      busyText={m.deleting()}
      isBusy={deleteEvent.isPending}
      onConfirm={() => {
        if (event) deleteEvent.mutate(event, { onSuccess: onDeleted, onSettled: onClose });
      }}
    />
  );
}

function Consequence({ event }: { event: Event }) {
  const { data, isPending } = useQuery(deletionQuery(event.id));
  const title = <bdi className="font-semibold text-ink">{event.title}</bdi>;
  if (isPending) return <span role="status">{m.counting_people_and_hours()}</span>;
  // Not counted is not nobody.
  if (!data) return <Sentence text={m.deletion_could_not_be_counted} parts={{ event: title }} />;
  if (data.people > 0)
    return (
      <Sentence
        text={({ event: slot }) =>
          m.event_leaves_lists_people_keep_hours({
            event: slot,
            people: data.people,
            hours: formatHours(data.hours),
          })
        }
        parts={{ event: title }}
      />
    );
  return (
    <Sentence
      text={m.event_goes_with_roles_and_pictures}
      parts={{ event: title, people: peopleText(peopleCount(event)) }}
    />
  );
}

function peopleText(people: number): string {
  if (people === 0) return m.nobody_holds_a_place_in_it_yet();
  return m.people_people_hold_a_place_and_are({ people });
}
