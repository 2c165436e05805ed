/** A volunteer's request to be an organiser, and what became of it (AU-11). */
import * as z from 'zod/mini';
import { organiserTextSchema, profileImageSchema } from '../../accounts/accounts/schema.ts';
import { idSchema, instant, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { organiserRequestStates } from './rules.ts';

export const askSchema = z.object({ text: organiserTextSchema });

export const declineSchema = z.object({
  /** A word to the person; may be empty. */
  answer: z._default(text(limits.joinNote.max), ''),
});

/** As the person who asked sees it. */
export const ownOrganiserRequestSchema = z.object({
  id: idSchema,
  state: z.enum(organiserRequestStates),
  text: z.string(),
  /** The word with a decline. */
  answer: z.string(),
  askedAt: instant,
  decidedAt: z.nullable(instant),
});
export type OwnOrganiserRequest = z.output<typeof ownOrganiserRequestSchema>;

/** As Admins see it while it is open. */
export const organiserRequestSchema = z.object({
  id: idSchema,
  person: z.object({ id: idSchema, name: z.string(), profileImage: profileImageSchema }),
  /** When the person signed up. */
  memberSince: instant,
  text: z.string(),
  askedAt: instant,
});
export type OrganiserRequest = z.output<typeof organiserRequestSchema>;
