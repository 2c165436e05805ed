import {
  countUnreadThreads,
  listEventThreads,
  listOwnThreads,
  markThreadSeen,
  readThread,
  writeMessage,
} from '@saath/contract/messages/threads/endpoints';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import {
  presentEventThread,
  presentMessage,
  presentOwnThread,
  presentPlace,
  presentThread,
  readPlace,
} from './present.ts';
import {
  countUnread,
  listOfEvent,
  listOwn,
  markSeen,
  openForReading,
  type Threads,
  write,
} from './service.ts';

export function threadRoutes(threads: Threads): Route[] {
  return [
    on(readThread).reply(async ({ actor, params: { id, userId }, query: { before } }) => {
      const opened = await openForReading(threads, { actor, eventId: id, userId, before });
      const { messages, next, side } = opened;
      return {
        thread: presentThread(opened),
        messages: messages.map((message) => presentMessage(message, side)),
        next,
      };
    }),

    on(writeMessage, { limits: rateLimits.message }).reply(
      async ({ actor, params: { id, userId }, body }) => {
        const { message, side } = await write(threads, { actor, eventId: id, userId, ...body });
        return { message: presentMessage(message, side) };
      },
    ),

    on(markThreadSeen).reply(async ({ actor, params: { id, userId }, body: { number } }) => ({
      unread: await markSeen(threads, { actor, eventId: id, userId, number }),
    })),

    on(listEventThreads).reply(async ({ actor, params: { id }, query: { after } }) => {
      const place = after ? readPlace(after) : undefined;
      const { rows, next, unread } = await listOfEvent(threads, {
        actor,
        eventId: id,
        after: place,
      });
      return {
        threads: rows.map(presentEventThread),
        next: next ? presentPlace(next) : null,
        unread,
      };
    }),

    on(listOwnThreads).reply(async ({ actor, query: { after } }) => {
      const place = after ? readPlace(after) : undefined;
      const { rows, next } = await listOwn(threads, { userId: actor.id, after: place });
      return { threads: rows.map(presentOwnThread), next: next ? presentPlace(next) : null };
    }),

    on(countUnreadThreads).reply(async ({ actor }) => ({
      unread: await countUnread(threads, actor.id),
    })),
  ];
}
