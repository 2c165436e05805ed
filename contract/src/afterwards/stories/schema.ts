/** Feedback that may stand on the first page, once its writer agreed (WI-02). */
import * as z from 'zod/mini';
import { idSchema, instant } from '../../fields.ts';
import { problem } from '../../problems.ts';
import { storyMessages } from './messages.ts';
import { storyConsents } from './rules.ts';

/** What became of the question, as organisers see it at the feedback. */
export const storyStandingSchema = z.object({
  /** Null until the writer answered. */
  consent: z.nullable(z.enum(storyConsents)),
  isPublished: z.boolean(),
});
export type StoryStanding = z.output<typeof storyStandingSchema>;

/** A question to the writer, as they see it. */
export const ownStorySchema = z.extend(storyStandingSchema, {
  /** Of the feedback. */
  id: idSchema,
  /** What would be published, or is. */
  words: z.string(),
  rating: z.number(),
  /** Null: about the product. */
  eventTitle: z.nullable(z.string()),
  /** By which the writer would be called. */
  firstName: z.string(),
  askedAt: instant,
});
export type OwnStory = z.output<typeof ownStorySchema>;

export const storyAnswerSchema = z.object({
  consent: z.enum(storyConsents, problem(storyMessages, 'consent')),
});
