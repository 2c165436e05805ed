/** What matching uses about a person, as that person sees it. */
import * as z from 'zod/mini';
import { text } from '../../fields.ts';
import { mapPointSchema, mapPointText } from '../../foundation/towns/schema.ts';
import { limits } from '../../limits.ts';
import { matchingInputs } from '../suggest/rules.ts';

const inputSchema = z.enum(matchingInputs);

/** What is absent stays as it is. */
export const matchingChoiceSchema = z.object({
  /** The town or area where the person lives; empty = not told. */
  area: z.optional(text(limits.area.max)),
  /** Left out: by the words of `area`, where they name one town. Kept to about a kilometre. */
  mapPoint: z.optional(mapPointText),
  /** What is not to be used. */
  off: z.optional(
    z.pipe(
      z.array(inputSchema).check(z.maxLength(matchingInputs.length)),
      z.transform((off: z.output<typeof inputSchema>[]) => [...new Set(off)]),
    ),
  ),
});
export type MatchingChoice = z.output<typeof matchingChoiceSchema>;

export const matchingUseSchema = z.object({
  area: z.string(),
  /** Where that is on the map, to about a kilometre; null when it is not known. */
  point: z.nullable(mapPointSchema),
  off: z.array(inputSchema),
  /** How much is stored of each, whether it is used or not. */
  stored: z.object({
    skills: z.number(),
    interests: z.number(),
    experienceYears: z.number(),
    /** In a usual week. */
    freeMinutes: z.number(),
    /** Events that are over, of those where it was settled who came, and those that the person came to. */
    events: z.number(),
    attended: z.number(),
  }),
});
export type MatchingUse = z.output<typeof matchingUseSchema>;
