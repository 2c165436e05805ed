/** What an entry of the security log holds: who, whom, from where, and nothing personal beyond that. */
import * as z from 'zod/mini';
import { idSchema, instant } from '../../fields.ts';
import { problem } from '../../problems.ts';
import { fieldMessages } from '../../request-messages.ts';
import { securityGroups, securityKinds } from './rules.ts';

const invalid = problem(fieldMessages, 'filter');

export const securityQuerySchema = z.object({
  group: z.optional(z.enum(securityGroups, invalid)),
  /** Who did it, or whom it is about. */
  userId: z.optional(idSchema),
  /** Where the page before ended: the id of its last entry. */
  after: z.optional(idSchema),
});
export type SecurityQuery = z.output<typeof securityQuerySchema>;

/** Anyone who has left has no name of their own any more. */
const personSchema = z.nullable(
  z.object({ id: idSchema, name: z.string(), isGone: z.optional(z.boolean()) }),
);

export const securityEntrySchema = z.object({
  id: idSchema,
  at: instant,
  kind: z.enum(securityKinds),
  /** Who was signed in; null for guests. */
  actor: personSchema,
  /** Whose account it is about, when that is somebody else or the caller was a guest. */
  person: personSchema,
  /** The part of the caller's address that is kept: a /24 of IPv4, a /48 of IPv6; empty when unknown. */
  network: z.string(),
  /** How often within a minute. */
  count: z.number(),
});
export type SecurityEntry = z.output<typeof securityEntrySchema>;
