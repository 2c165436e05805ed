/** Webhooks: addresses of other software that are told what happens here (RG-04). */
import * as z from 'zod/mini';
import { idSchema, instant, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { webhookMessages } from './messages.ts';
import { callProblems, messageKinds, offReasons, webhookKinds } from './rules.ts';

const kindSchema = z.enum(webhookKinds);

export const makeWebhookSchema = z.object({
  /** Whether we send there is found out by the server. */
  url: text(limits.webhook.url, { min: 1, required: problem(webhookMessages, 'addressNeeded') }),
  kinds: z
    .array(kindSchema, problem(webhookMessages, 'kindNeeded'))
    .check(
      z.minLength(1, problem(webhookMessages, 'kindNeeded')),
      z.maxLength(webhookKinds.length, problem(webhookMessages, 'kindNeeded')),
    ),
});

export const webhookSchema = z.object({
  id: idSchema,
  url: z.string(),
  kinds: z.array(kindSchema),
  /** Whoever added it or switched it on last; with their role it ends. */
  maker: z.object({ id: idSchema, name: z.string() }),
  madeAt: instant,
  /** When nothing is sent any more, and why; null while it is on. */
  off: z.nullable(z.object({ at: instant, reason: z.enum(offReasons) })),
  /** Since when every call has failed; null when the last one was taken, or there was none. */
  failingSince: z.nullable(instant),
});
export type Webhook = z.output<typeof webhookSchema>;

/** One try to deliver a message. */
export const webhookCallSchema = z.object({
  at: instant,
  /** Milliseconds. */
  took: z.number(),
  /** Of the answer; null when none came. */
  status: z.nullable(z.number()),
  problem: z.nullable(z.enum(callProblems)),
  /** How the answer begins. */
  answer: z.string(),
});

export const webhookMessageSchema = z.object({
  id: idSchema,
  kind: z.enum(messageKinds),
  /** When it happened. */
  at: instant,
  /** What was sent, to the letter. */
  body: z.string(),
  /** `failed`: it is not tried again by itself. */
  state: z.enum(['waiting', 'delivered', 'failed']),
  /** When it is tried again; null unless it waits. */
  nextAt: z.nullable(instant),
  /** The latest first. */
  calls: z.array(webhookCallSchema),
});
export type WebhookMessage = z.output<typeof webhookMessageSchema>;
