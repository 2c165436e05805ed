import {
  archivedEvents,
  eventDeletion,
  restoreEvent,
} from '@saath/contract/places/event-archive/endpoints';
import { eventReads } from '../../../calls/event-reads.ts';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** Who would keep how many hours if the event was deleted. */
export function deletionQuery(id: string) {
  // It is asked for right before the step.
  return query(eventDeletion, { params: { id } }, { staleTime: 0 });
}

/** Deleted events that can still be brought back. */
export const archivedQuery = query(archivedEvents, {}, { select: ({ events }) => events });

/** Brings a deleted event back; what shows events is read again, whatever comes of it. */
export function useRestoreEvent() {
  return useCall(restoreEvent, {
    request: (id: string) => ({ params: { id } }),
    touches: eventReads,
    touchesWhenRefused: true,
    failed: m.the_event_could_not_be_brought_back(),
    onSuccess: ({ message }) => toast.success(message),
  });
}
