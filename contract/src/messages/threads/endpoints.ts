/** Calls by which a participant and the organisers of an event write to each other. */
import * as z from 'zod/mini';
import { endpoint, may } from '../../endpoint.ts';
import { idParams } from '../../fields.ts';
import {
  eventThreadSchema,
  newThreadMessageSchema,
  ownThreadSchema,
  seenSchema,
  threadListQuery,
  threadMessageSchema,
  threadParams,
  threadQuerySchema,
  threadSchema,
} from './schema.ts';

export const readThread = endpoint({
  method: 'GET',
  path: '/api/event/:id/thread/:userId',
  summary:
    'What a participant and the organisers of an event wrote to each other, newest first, thirty a page. For that participant, and for who may write to the people of the event.',
  access: 'signed-in',
  errors: ['accounts.not_allowed', 'events.not_found', 'threads.not_taking_part'],
  params: threadParams,
  query: threadQuerySchema,
  reply: z.object({
    thread: threadSchema,
    messages: z.array(threadMessageSchema),
    /** What to give as `before`, or null when these are the oldest. */
    next: z.nullable(z.number()),
  }),
});

export const writeMessage = endpoint({
  method: 'POST',
  path: '/api/event/:id/thread/:userId',
  summary:
    'Write in a thread, as its participant or as an organiser. The same key a second time writes nothing.',
  access: 'signed-in',
  errors: [
    'accounts.not_allowed',
    'events.not_found',
    'threads.gone',
    'threads.not_taking_part',
    'threads.over',
    'threads.too_fast',
  ],
  params: threadParams,
  body: newThreadMessageSchema,
  reply: z.object({ message: threadMessageSchema }),
});

export const markThreadSeen = endpoint({
  method: 'POST',
  path: '/api/event/:id/thread/:userId/seen',
  summary: 'Messages up to a number were seen. What one organiser has seen, all have.',
  access: 'signed-in',
  errors: ['accounts.not_allowed'],
  params: threadParams,
  body: seenSchema,
  reply: z.object({ unread: z.number() }),
});

export const listEventThreads = endpoint({
  method: 'GET',
  path: '/api/event/:id/threads',
  summary:
    'The threads of an event, those with unread messages first, newest first, twenty a page; and how many have unread messages.',
  access: may('messages.write'),
  errors: ['events.not_found'],
  params: idParams,
  query: threadListQuery,
  reply: z.object({
    threads: z.array(eventThreadSchema),
    next: z.nullable(z.string()),
    unread: z.number(),
  }),
});

export const listOwnThreads = endpoint({
  method: 'GET',
  path: '/api/thread',
  summary: 'The threads of the signed-in volunteer, newest first, twenty a page.',
  access: 'volunteer',
  errors: [],
  query: threadListQuery,
  reply: z.object({ threads: z.array(ownThreadSchema), next: z.nullable(z.string()) }),
});

export const countUnreadThreads = endpoint({
  method: 'GET',
  path: '/api/thread/unread',
  summary: 'How many messages of organisers the signed-in volunteer has not read.',
  access: 'volunteer',
  errors: [],
  reply: z.object({ unread: z.number() }),
});
