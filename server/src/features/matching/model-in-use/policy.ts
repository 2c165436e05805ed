/** Reads what a row says was learned. It may be of another version of the product, or broken. */

import { type Features, features, forEachFeature } from '@saath/matching/features';
import type { LearnedTable } from '@saath/matching/learned-skills';
import { dayZero, type Head, type Model } from '@saath/matching/model';
import * as z from 'zod/mini';

const headSchema = z.object({
  intercept: z.number(),
  weights: z.record(z.string(), z.number()),
  variances: z.record(z.string(), z.number().check(z.positive())),
});

/**
 * What weights are about: by another number they count something else, even where a feature is called the same. It goes up with
 * the engine's features and with what they mean.
 */
const MEANING = 1;

const modelSchema = z.object({
  good: headSchema,
  accept: headSchema,
  attend: headSchema,
  /** Missing in rows that were written before it was told. */
  meaning: z._default(z.number(), MEANING),
});

export function writeModel(model: Model): string {
  return JSON.stringify({ ...model, meaning: MEANING });
}

/**
 * A feature that the row does not know has the weight of the first day. Undefined for what is no model, or one of another
 * version of the product: also one with a weight for what this version does not look at, since the others were found beside it.
 */
export function readModel(value: unknown): Model | undefined {
  const { data } = modelSchema.safeParse(value);
  if (!data || data.meaning !== MEANING) return undefined;
  if (![data.good, data.accept, data.attend].every(isOfThisVersion)) return undefined;
  return {
    good: headOf(data.good, dayZero.good),
    accept: headOf(data.accept, dayZero.accept),
    attend: headOf(data.attend, dayZero.attend),
  };
}

function isOfThisVersion({ weights }: z.output<typeof headSchema>): boolean {
  return Object.keys(weights).every((name) => features.some((feature) => feature === name));
}

function headOf(given: z.output<typeof headSchema>, prior: Head): Head {
  const merged = (known: Readonly<Record<string, number>>, otherwise: Features) =>
    forEachFeature((feature) => known[feature] ?? otherwise[feature]);
  return {
    intercept: given.intercept,
    weights: merged(given.weights, prior.weights),
    variances: merged(given.variances, prior.variances),
  };
}

type LearnedColumns = {
  readonly learnedTags: readonly string[];
  readonly learnedSize: number;
  readonly learnedVectors: Uint8Array;
  readonly learnedProfiles: number;
};

const BYTES = 4;

/** Numbers are stored with the lowest byte first, whatever machine reads them. */
export function learnedColumns({ tags, size, vectors, profiles }: LearnedTable) {
  const bytes = Buffer.alloc(vectors.length * BYTES);
  for (const [index, value] of vectors.entries()) bytes.writeFloatLE(value, index * BYTES);
  return {
    learnedTags: [...tags],
    learnedSize: size,
    learnedVectors: bytes,
    learnedProfiles: profiles,
  };
}

/** Undefined when the vectors are not those of the tags. */
export function readLearned(row: LearnedColumns): LearnedTable | undefined {
  const { learnedTags: tags, learnedSize: size, learnedProfiles: profiles } = row;
  const bytes = Buffer.from(row.learnedVectors);
  if (bytes.length !== tags.length * size * BYTES) return undefined;
  const vectors = Float32Array.from({ length: tags.length * size }, (_, index) =>
    bytes.readFloatLE(index * BYTES),
  );
  return vectors.every(Number.isFinite) ? { tags, size, vectors, profiles } : undefined;
}
