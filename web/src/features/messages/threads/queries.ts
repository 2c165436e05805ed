import {
  countUnreadThreads,
  listEventThreads,
  listOwnThreads,
  markThreadSeen,
  readThread,
  writeMessage,
} from '@saath/contract/messages/threads/endpoints';
import { threadMessages } from '@saath/contract/messages/threads/messages';
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

/** Milliseconds between two looks for what is new, in a thread that is open and elsewhere. */
const LOOK_AGAIN = { open: 5000, elsewhere: 20_000 } as const;

/** Whose thread it is: one participant of one event. */
export type Place = { readonly eventId: string; readonly userId: string };

const keys = {
  one: ({ eventId, userId }: Place) => ['threads', 'one', eventId, userId] as const,
  ofEvent: (eventId: string) => ['threads', 'event', eventId] as const,
  own: ['threads', 'own'] as const,
  unread: ['threads', 'unread'] as const,
};

/** Where what is being written in a thread is kept. */
export const draftKey = ({ eventId, userId }: Place) => ['drafts', eventId, userId] as const;

/** A thread, newest messages first, page by page. */
export function threadQuery(place: Place) {
  return infiniteQueryOptions({
    queryKey: keys.one(place),
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam }) =>
      await call(readThread, {
        params: { id: place.eventId, userId: place.userId },
        query: pageParam ? { before: String(pageParam) } : {},
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: LOOK_AGAIN.open,
    refetchOnWindowFocus: 'always',
  });
}

/** The threads of an event, those with news first, page by page. */
export function eventThreadsQuery(eventId: string) {
  return infiniteQueryOptions({
    queryKey: keys.ofEvent(eventId),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) =>
      await call(listEventThreads, {
        params: { id: eventId },
        query: pageParam ? { after: pageParam } : {},
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: LOOK_AGAIN.elsewhere,
  });
}

/** The own threads of a volunteer, newest first, page by page. */
export const ownThreadsQuery = infiniteQueryOptions({
  queryKey: keys.own,
  initialPageParam: undefined as string | undefined,
  queryFn: async ({ pageParam }) =>
    await call(listOwnThreads, { query: pageParam ? { after: pageParam } : {} }),
  getNextPageParam: ({ next }) => next ?? undefined,
  refetchInterval: LOOK_AGAIN.elsewhere,
});

/** How many messages of organisers a volunteer has not read. */
export const unreadMessagesQuery = queryOptions({
  queryKey: keys.unread,
  queryFn: async () => (await call(countUnreadThreads, {})).unread,
  refetchInterval: LOOK_AGAIN.elsewhere,
});

export function useWriteMessage(place: Place) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: { text: string; key: string }) =>
      await call(writeMessage, { params: { id: place.eventId, userId: place.userId }, body }),
    // Also when the thread was closed while the message was on its way.
    onSuccess: () => queryClient.setQueryData(draftKey(place), ''),
    onError: (error) => toast.error(failureText(error, spoken(threadMessages, 'notSent'))),
    // Also after a refusal: the thread may have been closed in the meantime.
    onSettled: async () => await queryClient.invalidateQueries({ queryKey: ['threads'] }),
  });
}

/** Says that the messages up to a number were seen. When that fails, the next look says it again. */
export function useMarkSeen(place: Place) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (number: number) =>
      await call(markThreadSeen, {
        params: { id: place.eventId, userId: place.userId },
        body: { number },
      }),
    onSuccess: async () => {
      // What told the person of these messages has been read as well.
      for (const queryKey of [['threads'], ['own', 'notices']])
        await queryClient.invalidateQueries({ queryKey });
    },
  });
}
