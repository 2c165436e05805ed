/** Settings of learning, and readers of what versions stored about themselves. */
import { type TaughtBy, taughtBy } from '@saath/matching/learning/fair-fit';
import * as z from 'zod/mini';
import type { LogFound } from '../outcome-chain/queries.ts';

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

const foundSchema = z.object({
  sound: figure,
  changed: figure,
  missing: figure,
  added: figure,
  isBroken: z.boolean(),
});

/** What another version wrote otherwise is taken for nothing. */
export function readHeldOut(value: unknown): HeldOut | null {
  return heldOutSchema.safeParse(value).data ?? null;
}

export function readComparison(value: unknown): z.output<typeof comparisonSchema> | null {
  return comparisonSchema.safeParse(value).data ?? null;
}

export function readFound(value: unknown): LogFound | null {
  return foundSchema.safeParse(value).data ?? null;
}

export function readTaughtBy(value: string | null): TaughtBy | null {
  return taughtBy.find((each) => each === value) ?? null;
}

export function readFairness(value: unknown): FairnessFigures | null {
  return fairnessSchema.safeParse(value).data ?? null;
}
