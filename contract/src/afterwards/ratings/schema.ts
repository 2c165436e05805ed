/** What organisers think of a volunteer's help at one event (PF-03). The person sees the average only. */
import * as z from 'zod/mini';
import { profileImageSchema } from '../../accounts/accounts/schema.ts';
import { idSchema } from '../../fields.ts';
import { problem } from '../../problems.ts';
import { ratingMessages } from './messages.ts';

const starsSchema = z
  .int(problem(ratingMessages, 'rating'))
  .check(
    z.minimum(1, problem(ratingMessages, 'rating')),
    z.maximum(5, problem(ratingMessages, 'rating')),
  );

export const ratingBody = z.object({
  /** Null takes the rating back. */
  rating: z.nullable(starsSchema),
});

export const ratedPersonSchema = z.object({
  id: idSchema,
  name: z.string(),
  profileImage: profileImageSchema,
  roleName: z.nullable(z.string()),
  /** 1 to 5; null when nobody has rated the person for this event. */
  rating: z.nullable(z.number()),
});
export type RatedPerson = z.output<typeof ratedPersonSchema>;

export const ownRatingSchema = z.object({
  /** 1 to 5 with one decimal; null without any. */
  average: z.nullable(z.number()),
});
