import {
  countEventsByStatus,
  deleteEvent,
  getEvent,
  listEvents,
} from '@saath/contract/events/events/endpoints';
import { eventListMessages } from '@saath/contract/events/events/messages';
import type { Event } from '@saath/contract/events/events/schema';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { formatHours } from '../../../lib/hours.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import { useRestoreEvent } from './archive-queries.ts';
import type { EventListView } from './view.ts';

/** One page of all events or of those that are looked for, the newest created first. */
export function eventPageQuery({ page, q, status }: EventListView) {
  const query = { page: String(page), ...(q ? { title: q } : {}), ...(status ? { status } : {}) };
  return queryOptions({
    queryKey: ['events', 'page', query],
    queryFn: async () => await call(listEvents, { query }),
  });
}

export function eventQuery(id: string) {
  return queryOptions({
    queryKey: ['events', 'one', id],
    queryFn: async () => (await call(getEvent, { params: { id } })).event,
  });
}

export function eventCountsQuery() {
  return queryOptions({
    queryKey: ['events', 'counts'],
    queryFn: async () => (await call(countEventsByStatus, {})).eventsCount,
  });
}

export function useDeleteEvent() {
  const queryClient = useQueryClient();
  const restore = useRestoreEvent();
  return useMutation({
    mutationFn: async ({ id, updatedAt }: Pick<Event, 'id' | 'updatedAt' | 'title'>) =>
      await call(deleteEvent, { params: { id }, query: { updatedAt } }),
    onSuccess: async ({ kept }, { id, title }) => {
      if (kept) {
        const hours = formatHours(kept.hours);
        const text = m.deleted_event_kept_hours({ title, people: kept.people, hours });
        toast.success(text, { label: m.undo_deletion(), run: () => restore.mutate(id) });
      } else toast.success(spoken(eventListMessages, 'deleted'));
      queryClient.removeQueries({ queryKey: ['events', 'one', id] });
      await queryClient.invalidateQueries();
    },
    onError: async (error) => {
      toast.error(failureText(error, spoken(eventListMessages, 'deleteFailed')));
      // What is there now may be another version, or nothing.
      await queryClient.invalidateQueries();
    },
  });
}
