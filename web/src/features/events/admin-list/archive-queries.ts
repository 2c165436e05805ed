import {
  archivedEvents,
  eventDeletion,
  restoreEvent,
} from '@saath/contract/places/event-archive/endpoints';
import { archiveMessages } from '@saath/contract/places/event-archive/messages';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { toast } from '../../../ui/toast.ts';

/** Who would keep how many hours if the event was deleted. */
export function deletionQuery(id: string) {
  return queryOptions({
    queryKey: ['events', 'deletion', id],
    queryFn: async () => await call(eventDeletion, { params: { id } }),
    // It is asked for right before the step.
    staleTime: 0,
  });
}

/** Deleted events that can still be brought back. */
export const archivedQuery = queryOptions({
  queryKey: ['events', 'archived'],
  queryFn: async () => (await call(archivedEvents, {})).events,
});

/** Brings a deleted event back; everything is read again, whatever comes of it. */
export function useRestoreEvent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => await call(restoreEvent, { params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(failureText(error, spoken(archiveMessages, 'restoreFailed'))),
    onSettled: async () => await queryClient.invalidateQueries(),
  });
}
