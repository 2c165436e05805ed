import { browseEvents } from '@saath/contract/events/events/endpoints';
import { suggestEvents } from '@saath/contract/matching/suggest/endpoints';
import { myParticipations, requestJoin } from '@saath/contract/places/joining/endpoints';
import { joiningMessages } from '@saath/contract/places/joining/messages';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { toast } from '../../../ui/toast.ts';

/** What the signed-in volunteer asked for and takes part in. */
export const myParticipationsQuery = queryOptions({
  queryKey: ['joining', 'mine'],
  queryFn: async () => (await call(myParticipations, { query: {} })).participations,
  refetchOnWindowFocus: 'always',
});

/** Coming events, soonest first, page by page. */
export const comingEventsQuery = infiniteQueryOptions({
  queryKey: ['events', 'coming'],
  initialPageParam: undefined as string | undefined,
  queryFn: async ({ pageParam }) =>
    await call(browseEvents, {
      query: { tab: 'upcoming', ...(pageParam ? { after: pageParam } : {}) },
    }),
  getNextPageParam: ({ next }) => next ?? undefined,
});

/** Coming events in the order in which they fit the signed-in volunteer, and the skills that would open more. */
export const fittingEventsQuery = queryOptions({
  queryKey: ['joining', 'fitting'],
  queryFn: async () => await call(suggestEvents, {}),
});

/** @param onMailed told where a mail about the request went; null when none was sent */
export function useRequestJoin(userId: string, onMailed: (address: string | null) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (eventId: string) => await call(requestJoin, { body: { eventId, userId } }),
    // Here and not where it is called: who asked may be unmounted by the look that follows.
    onSuccess: ({ message, mailedTo }) => {
      toast.success(message);
      onMailed(mailedTo);
    },
    onError: (error) => toast.error(failureText(error, spoken(joiningMessages, 'failed'))),
    // Also after a refusal: what is on the screen may have been out of date.
    onSettled: async () => await queryClient.invalidateQueries({ queryKey: ['joining'] }),
  });
}
