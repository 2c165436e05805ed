import {
  countEventsByStatus,
  deleteEvent,
  getEvent,
  listEvents,
  updateEvent,
} from '@saath/contract/events/endpoints';
import { eventEditorMessages, eventListMessages } from '@saath/contract/events/messages';
import type { Event } from '@saath/contract/events/schema';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { failureText } from '../../lib/failure-text.ts';
import { toast } from '../../ui/toast.ts';
import { type EditorValues, updateOf } from './editor-values.ts';

/** One page of all events, the newest created first. Pages count from 1. */
export function eventPageQuery(page: number) {
  return queryOptions({
    queryKey: ['events', 'page', page],
    queryFn: async () => await call(listEvents, { query: { page: String(page) } }),
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
  return useMutation({
    mutationFn: async (id: string) => await call(deleteEvent, { params: { id } }),
    onSuccess: async (_, id) => {
      toast.success(eventListMessages.deleted);
      queryClient.removeQueries({ queryKey: ['events', 'one', id] });
      await queryClient.invalidateQueries();
    },
    onError: (error) => toast.error(failureText(error, eventListMessages.deleteFailed)),
  });
}

type Save = { values: EditorValues; base: Event };

/** Refusals are the caller's to show: a save over somebody else's version needs a decision. */
export function useSaveEvent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ values, base }: Save) =>
      await call(updateEvent, { params: { id: base.id }, body: updateOf(values, base) }),
    onSuccess: async ({ event, message }) => {
      toast.success(message || eventEditorMessages.updated);
      queryClient.setQueryData(eventQuery(event.id).queryKey, event);
      await queryClient.invalidateQueries();
    },
  });
}
