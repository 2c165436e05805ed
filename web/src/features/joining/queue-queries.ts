import {
  decide,
  type decisions,
  eventQueue,
  waitingRequests,
} from '@saath/contract/joining/endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { failureText } from '../../lib/failure-text.ts';
import { m } from '../../paraglide/messages.js';
import { toast } from '../../ui/toast.ts';

/** Two organisers may answer at once, and volunteers ask at any time: look again while the page is in sight. */
const REFRESH = 15_000;

export function eventQueueQuery(eventId: string) {
  return queryOptions({
    queryKey: ['participations', 'event', eventId],
    queryFn: async () => (await call(eventQueue, { params: { id: eventId } })).participations,
    refetchInterval: REFRESH,
    refetchOnWindowFocus: 'always',
  });
}

export function waitingRequestsQuery() {
  return queryOptions({
    queryKey: ['participations', 'waiting'],
    queryFn: async () => await call(waitingRequests, {}),
    refetchInterval: REFRESH,
    refetchOnWindowFocus: 'always',
  });
}

type Decision = {
  id: string;
  decision: (typeof decisions)[number];
  roleId?: string | null;
  note?: string;
};

/** An organiser's answer. Whatever comes back, the queue is read again: a refusal means that it has changed. */
export function useDecide() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, decision, roleId = null, note = '' }: Decision) =>
      await call(decide, { params: { id }, body: { decision, roleId, note } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(failureText(error, m.your_answer_was_not_saved())),
    onSettled: async () => await queryClient.invalidateQueries(),
  });
}
