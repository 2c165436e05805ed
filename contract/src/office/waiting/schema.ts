/** What waits for an organiser, whichever of them answers first. */
import * as z from 'zod/mini';
import { idSchema } from '../../fields.ts';
import { waitingAppealSchema } from '../lending/schema.ts';

const ofEvent = z.object({ eventId: idSchema, title: z.string(), count: z.number() });

export const waitingSchema = z.object({
  /** Requests to coming events, by event, soonest first. */
  requests: z.array(ofEvent),
  /** People who proposed other hours, by event, the one that ended first at the top. */
  hours: z.array(ofEvent),
  /** Teams in which people with a qualification are missing who were there, by event, soonest first. Left out = none. */
  crews: z.optional(z.array(ofEvent)),
  /** What branches ask of those that nobody but Admins runs, soonest event first. Left out = nothing. */
  appeals: z.optional(z.array(waitingAppealSchema)),
  /** People who would like to organise. */
  organisers: z.number(),
  /** Qualifications that wait for a look. */
  papers: z.number(),
  /** Feedback whose writer agreed within the last days that it is published. */
  stories: z.number(),
});
export type Waiting = z.output<typeof waitingSchema>;
