/** Settings of learning, and readers of what versions stored about themselves. */
import * as z from 'zod/mini';

/** So many outcomes before the first training, and new ones before each further one. */
export const OUTCOMES_TO_LEARN = 40;

const figure = z.number();
const maybe = z.nullable(figure);

const measuresOfHead = z.nullable(
  z.object({
    outcomes: figure,
    logLoss: figure,
    brier: figure,
    calibrationError: figure,
  }),
);
const measures = z.object({ good: measuresOfHead, accept: measuresOfHead, attend: measuresOfHead });

const heldOutSchema = z.object({ candidate: measures, active: measures, dayZero: measures });
export type HeldOut = z.output<typeof heldOutSchema>;

const comparisonSchema = z.object({ outcomes: figure, betterBy: figure });

const fairnessSchema = z.object({
  gini: maybe,
  active: figure,
  neverAsked: figure,
  since: z.nullable(z.string()),
});
export type FairnessFigures = z.output<typeof fairnessSchema>;

/** What another version wrote otherwise is taken for nothing. */
export function readHeldOut(value: unknown): HeldOut | null {
  return heldOutSchema.safeParse(value).data ?? null;
}

export function readComparison(value: unknown): z.output<typeof comparisonSchema> | null {
  return comparisonSchema.safeParse(value).data ?? null;
}

export function readFairness(value: unknown): FairnessFigures | null {
  return fairnessSchema.safeParse(value).data ?? null;
}
