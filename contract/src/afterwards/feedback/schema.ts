/** One to five stars and a text, about an event or the product (VO-04). */
import * as z from 'zod/mini';
import { idSchema, instant, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { storyStandingSchema } from '../stories/schema.ts';
import { feedbackMessages } from './messages.ts';

export const newFeedbackSchema = z.object({
  rating: z
    .int(problem(feedbackMessages, 'rating'))
    .check(
      z.minimum(1, problem(feedbackMessages, 'rating')),
      z.maximum(5, problem(feedbackMessages, 'rating')),
    ),
  message: text(limits.feedback.max, { min: 1, required: problem(feedbackMessages, 'message') }),
  /** Absent or null: about the product. */
  eventId: z.nullish(idSchema),
});

export const feedbackSchema = z.object({
  id: idSchema,
  personName: z.string(),
  /** The start tells events of one title apart. */
  event: z.nullable(
    z.object({ id: idSchema, title: z.string(), startTime: instant, timeZone: z.string() }),
  ),
  rating: z.number(),
  message: z.string(),
  createdAt: instant,
  /** Null until the writer was asked whether it may be published. */
  story: z.nullable(storyStandingSchema),
  /** Whether there are words, and somebody who can be asked. */
  canBeAsked: z.boolean(),
});
export type Feedback = z.output<typeof feedbackSchema>;
