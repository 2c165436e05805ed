/** What one participant and the organisers of one event write to each other. Plain text: nothing in it becomes a link. */
import * as z from 'zod/mini';
import { profileImageSchema } from '../../accounts/accounts/schema.ts';
import { idSchema, instant, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { threadMessages } from './messages.ts';
import { threadEnds, threadSides } from './rules.ts';

/** The event, and the participant whose thread it is. */
export const threadParams = z.object({ id: idSchema, userId: idSchema });

export const newThreadMessageSchema = z.object({
  text: text(limits.thread.text, { min: 1, required: problem(threadMessages, 'text') }),
  /** Made by the sender: the same key a second time writes nothing. */
  key: idSchema,
});

const messageNumber = z
  .int(problem(threadMessages, 'cursor'))
  .check(
    z.gte(1, problem(threadMessages, 'cursor')),
    z.lte(2_000_000_000, problem(threadMessages, 'cursor')),
  );

/** Sent by who has read up to this message; the ones before it are seen with it. */
export const seenSchema = z.object({ number: messageNumber });

/** Messages before the one of this number. */
export const threadQuerySchema = z.object({
  before: z.optional(
    z.pipe(
      z.pipe(
        z
          .string(problem(threadMessages, 'cursor'))
          .check(z.regex(/^\d{1,10}$/, problem(threadMessages, 'cursor'))),
        z.transform(Number),
      ),
      messageNumber,
    ),
  ),
});

export const threadMessageSchema = z.object({
  /** From 1, without gaps. */
  number: z.number(),
  isFromOrganisers: z.boolean(),
  /**
   * Who wrote it, for organisers; null when the account is gone. Participants read organisers without names: these
   * speak for all of them.
   */
  author: z.nullable(z.string()),
  /** Empty when the participant's account is gone. */
  text: z.string(),
  sentAt: instant,
});
export type ThreadMessage = z.output<typeof threadMessageSchema>;

/** Name and picture, and no way to reach the person; no name when the account is gone. */
export const threadPersonSchema = z.object({
  id: idSchema,
  name: z.nullable(z.string()),
  profileImage: profileImageSchema,
});

export const threadSchema = z.object({
  /** On which side the reader is. */
  side: z.enum(threadSides),
  event: z.object({ id: idSchema, title: z.string(), timeZone: z.string() }),
  person: threadPersonSchema,
  /** Why nobody can write any more; null while one can. */
  end: z.nullable(z.enum(threadEnds)),
  /** How many messages of the other side the reader has not seen. */
  unread: z.number(),
  /** The number of the last message that the other side has seen; 0 = none. */
  seenByOthers: z.number(),
});
export type Thread = z.output<typeof threadSchema>;

/** Where the next page of a list begins: whether the thread has news, when it was last written in, its id. */
export const threadCursor = z
  .string(problem(threadMessages, 'cursor'))
  .check(
    z.regex(
      /^[01]_\d{1,15}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      problem(threadMessages, 'cursor'),
    ),
  );

export const threadListQuery = z.object({ after: z.optional(threadCursor) });

const lastMessage = {
  /** The beginning of the last message. */
  lastText: z.string(),
  isLastFromOrganisers: z.boolean(),
  lastAt: instant,
  unread: z.number(),
};

/** A thread of an event as its organisers find it. */
export const eventThreadSchema = z.object({ person: threadPersonSchema, ...lastMessage });
export type EventThread = z.output<typeof eventThreadSchema>;

/** A thread of a participant as they find it. */
export const ownThreadSchema = z.object({
  event: z.object({ id: idSchema, title: z.string() }),
  ...lastMessage,
});
export type OwnThread = z.output<typeof ownThreadSchema>;
