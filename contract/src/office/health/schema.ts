/** How an installation is. */
import * as z from 'zod/mini';
import { wordingSchema } from '../../fields.ts';

/** One thing that was looked at; `bad` needs somebody now, `notice` is worth knowing. */
export const findingSchema = z.object({
  state: z.enum(['well', 'notice', 'bad']),
  message: z.string(),
  wording: z.optional(wordingSchema),
});
export type Finding = z.output<typeof findingSchema>;
