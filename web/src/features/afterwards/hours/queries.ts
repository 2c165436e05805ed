import * as endpoints from '@saath/contract/afterwards/hours/endpoints';
import type { Endpoint, RequestOf } from '@saath/contract/endpoint';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** Everybody of an event by name, page by page; the first page says who waits for an answer. */
export const eventHoursQuery = (eventId: string) =>
  infiniteQueryOptions({
    queryKey: ['hours', 'event', eventId],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) =>
      await call(endpoints.eventHours, {
        params: { id: eventId },
        query: pageParam ? { after: pageParam } : {},
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const myHoursQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['hours', 'mine', eventId],
    queryFn: async () => await call(endpoints.myHours, { params: { id: eventId } }),
  });

/** Whatever comes back, hours are read again: a refusal means that something has changed. */
function useHoursChange<E extends Endpoint>(endpoint: E) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (request: RequestOf<E>) =>
      (await call(endpoint, request)) as { message: string },
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(failureText(error, m.it_could_not_be_saved())),
    onSettled: async () => await queryClient.invalidateQueries({ queryKey: ['hours'] }),
  });
}

export const useCorrectHours = () => useHoursChange(endpoints.correctHours);
export const useAnswerProposal = () => useHoursChange(endpoints.answerProposal);
export const useExcuse = () => useHoursChange(endpoints.excuseMissed);
export const useProposeHours = () => useHoursChange(endpoints.proposeHours);
export const useAnswerMissed = () => useHoursChange(endpoints.answerMissed);
