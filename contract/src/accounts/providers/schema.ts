/** What travels when somebody signs in by the organisation's provider (EC-05). */
import * as z from 'zod/mini';
import { idSchema, instant } from '../../fields.ts';
import { languageSchema } from '../../language.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { currentPasswordSchema } from '../account-care/schema.ts';
import { signupMessages } from '../accounts/messages.ts';
import { personNameSchema, signedInReply } from '../accounts/schema.ts';

/** Where the person wants to go; anything but a path of this site is left out later. */
export const startBody = z.object({
  returnTo: z.optional(z.string().check(z.maxLength(limits.ownPath.max))),
});

/** Anyone who has no password logs in anew instead. */
export const connectBody = z.object({ currentPassword: z.optional(currentPasswordSchema) });

/** The part of the address behind `?` with which the provider sent the browser back. */
export const finishBody = z.object({
  search: z.string().check(z.maxLength(limits.providerAnswer.max)),
});

const ticketSchema = z.string().check(z.maxLength(200));

export const ticketBody = z.object({ ticket: ticketSchema });

/** The first time: an account is made with what is confirmed here. */
export const joinBody = z.object({
  ticket: ticketSchema,
  name: personNameSchema,
  terms: z.literal(true, problem(signupMessages, 'terms')),
  /** Of mails and notices. */
  language: z._default(languageSchema, 'en'),
});

const returnTo = z.nullable(z.string());

/** Logged in, and where the person wanted to go. */
export const arrivedReply = z.extend(signedInReply, { returnTo });

/** What is left to do, as the provider's answer turned out. */
export const finishReply = z.object({
  /** Filled when nothing is left: the person is logged in. */
  arrived: z.optional(arrivedReply),
  /** Filled for somebody without an account: `joinByProvider` makes one. */
  join: z.optional(z.object({ ticket: z.string(), name: z.string(), email: z.string() })),
  /** Filled when it was begun to connect the account that is logged in: `addIdentity` does it. */
  connect: z.optional(z.object({ ticket: z.string() })),
});
export type FinishReply = z.output<typeof finishReply>;

/** An account at a provider that opens the person's own account here. */
export const identitySchema = z.object({
  id: idSchema,
  /** As people know the provider; its host for one that is not in use any more. */
  provider: z.string(),
  /** Whether one can log in by it now. */
  isInUse: z.boolean(),
  /** The address that the provider told when it was connected; empty when it told none. */
  email: z.string(),
  addedAt: instant,
});
export type Identity = z.output<typeof identitySchema>;
