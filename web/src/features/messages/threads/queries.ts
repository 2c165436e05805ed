import type { Endpoint } from '@saath/contract/endpoint';
import {
  countUnreadThreads,
  listEventThreads,
  listOwnThreads,
  markThreadSeen,
  readThread,
  writeMessage,
} from '@saath/contract/messages/threads/endpoints';
import { listNotices } from '@saath/contract/notices/notices/endpoints';
import { pagedQuery, query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';

/** Milliseconds between two looks for what is new, in a thread that is open and elsewhere. */
const LOOK_AGAIN = { open: 5000, elsewhere: 20_000 } as const;

/** Whose thread it is: one participant of one event. */
export type Place = { readonly eventId: string; readonly userId: string };

/** Everything that shows threads or counts what is unread in them. */
export const threadReads: readonly Endpoint[] = [
  readThread,
  listEventThreads,
  listOwnThreads,
  countUnreadThreads,
];

/** A thread, newest messages first, page by page. */
export function threadQuery({ eventId, userId }: Place) {
  return pagedQuery(
    readThread,
    { params: { id: eventId, userId }, query: {} },
    { cursor: 'before', refetchInterval: LOOK_AGAIN.open, refetchOnWindowFocus: 'always' },
  );
}

/** The threads of an event, those with news first, page by page. */
export function eventThreadsQuery(eventId: string) {
  const request = { params: { id: eventId }, query: {} };
  return pagedQuery(listEventThreads, request, { refetchInterval: LOOK_AGAIN.elsewhere });
}

/** A volunteer's own threads, newest first, page by page. */
export const ownThreadsQuery = pagedQuery(
  listOwnThreads,
  { query: {} },
  { refetchInterval: LOOK_AGAIN.elsewhere },
);

/** How many messages of organisers a volunteer has not read. */
export const unreadMessagesQuery = query(
  countUnreadThreads,
  {},
  { select: ({ unread }) => unread, refetchInterval: LOOK_AGAIN.elsewhere },
);

/** @param onSent also when the thread was closed while the message was on its way */
export function useWriteMessage(place: Place, onSent: () => void) {
  return useCall(writeMessage, {
    request: (body: { text: string; key: string }) => ({
      params: { id: place.eventId, userId: place.userId },
      body,
    }),
    touches: threadReads,
    // The thread may have been closed in the meantime.
    touchesWhenRefused: true,
    // The form says it.
    failed: null,
    onSuccess: onSent,
  });
}

/** Says that the messages up to a number were seen. When that fails, the next look says it again. */
export function useMarkSeen(place: Place) {
  return useCall(markThreadSeen, {
    request: (number: number) => ({
      params: { id: place.eventId, userId: place.userId },
      body: { number },
    }),
    // What told the person of these messages has been read as well.
    touches: [...threadReads, listNotices],
    failed: null,
  });
}
