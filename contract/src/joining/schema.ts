/** Who takes part in what, and how far it has come. */
import * as z from 'zod/mini';
import { eventCardSchema } from '../events/schema.ts';
import { idSchema, instant } from '../fields.ts';
import { suggestedPersonSchema } from '../matching/schema.ts';
import { participationStates } from './rules.ts';

export const participationSchema = z.object({
  id: idSchema,
  eventId: idSchema,
  userId: idSchema,
  /** The role that is held, or asked for; null = any role. */
  roleId: z.nullable(idSchema),
  roleName: z.nullable(z.string()),
  state: z.enum(participationStates),
  /** Place on the role's wait list, counted from 1. */
  position: z.nullable(z.number()),
  note: z.string(),
  /** The organiser's word with a decision. */
  answer: z.string(),
  requestedAt: instant,
  decidedAt: z.nullable(instant),
});
export type Participation = z.output<typeof participationSchema>;

/** A volunteer's own participation with its event. */
export const myParticipationSchema = z.extend(participationSchema, { event: eventCardSchema });
export type MyParticipation = z.output<typeof myParticipationSchema>;

/** One row of the organiser's queue: who, what for, and how well it fits. */
export const queueEntrySchema = z.extend(participationSchema, {
  person: suggestedPersonSchema,
  /** The role that fits best when the person asked for any. */
  bestRoleId: z.nullable(idSchema),
});
export type QueueEntry = z.output<typeof queueEntrySchema>;

/** A request that waits for an answer, on the organiser's dashboard. */
export const waitingRequestSchema = z.object({
  participationId: idSchema,
  personName: z.string(),
  eventId: idSchema,
  eventTitle: z.string(),
  roleName: z.nullable(z.string()),
  requestedAt: instant,
});
export type WaitingRequest = z.output<typeof waitingRequestSchema>;
