import {
  countEventParts,
  countEventsByStatus,
  deleteEvent,
  getEvent,
  listEvents,
} from '@saath/contract/events/events/endpoints';
import { eventListMessages } from '@saath/contract/events/events/messages';
import type { Event } from '@saath/contract/events/events/schema';
import { useQueryClient } from '@tanstack/react-query';
import { eventReads } from '../../../calls/event-reads.ts';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { formatHours } from '../../../lib/hours.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import { useRestoreEvent } from './archive-queries.ts';
import type { EventListView } from './view.ts';

/** One page of a part of the list, or of all events that are looked for, the newest created first; people are only counted. */
export function eventPageQuery({ page, q, status, part }: EventListView) {
  const narrowed = { ...(q ? { title: q } : {}), ...(status ? { status } : {}) };
  const open = part ? { part } : {};
  return query(listEvents, {
    query: { page: String(page), ...narrowed, ...open, people: 'counted' },
  });
}

/** How many events stand in each part of the list. */
export const eventPartsQuery = query(countEventParts, {}, {});

export function eventQuery(id: string) {
  return query(getEvent, { params: { id } }, { select: ({ event }) => event });
}

export function eventCountsQuery() {
  return query(countEventsByStatus, {}, { select: ({ eventsCount }) => eventsCount });
}

/** After a refusal too everything is read again: what is there now may be another version, or nothing. */
export function useDeleteEvent() {
  const queryClient = useQueryClient();
  const restore = useRestoreEvent();
  return useCall(deleteEvent, {
    request: ({ id, updatedAt }: Pick<Event, 'id' | 'updatedAt' | 'title'>) => ({
      params: { id },
      query: { updatedAt },
    }),
    touches: eventReads,
    touchesWhenRefused: true,
    failed: m.error_during_the_deletion_of_event(),
    onSuccess: ({ kept }, { id, title }) => {
      if (kept) {
        const hours = formatHours(kept.hours);
        const text = m.deleted_event_kept_hours({ title, people: kept.people, hours });
        toast.success(text, { label: m.undo_deletion(), run: () => restore.mutate(id) });
      } else toast.success(spoken(eventListMessages, 'deleted'));
      queryClient.removeQueries({ queryKey: eventQuery(id).queryKey });
    },
  });
}
