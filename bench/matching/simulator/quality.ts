/** How good orders of people are, by the hidden truth, over everybody who can take a role. */

import { ndcg } from '../../../matching/src/learning/measures.ts';
import type { Candidate } from '../../../matching/src/need.ts';
import { seeded } from './random.ts';
import { availableFor, indexOf, type Ranker } from './rankers.ts';
import { worthOf } from './truth.ts';
import type { Role, World } from './world.ts';

/** A fresh role, those who can take it, and what they would be worth. */
export type Question = {
  readonly role: Role;
  readonly pool: readonly Candidate[];
  readonly worths: readonly number[];
};

/** Roles of next week, the same for the same seed, as the world is now. */
export function questionsFor(world: World, count: number, seed: number): Question[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, number) => {
    const role = world.newRole(`q${number}`, random);
    const pool = availableFor(role, world.candidatesFor(role));
    return { role, pool, worths: pool.map((one) => worthOf(world.truth(indexOf(one), role))) };
  });
}

/** The mean of NDCG@10, with the worth itself as the gain. */
export function meanNdcg(questions: readonly Question[], ranker: Ranker, now: number): number {
  const values = questions.map(({ role, pool, worths }) => {
    const order = ranker(role, pool, now);
    const scores = new Map(order.map((index, place) => [index, order.length - place]));
    return (
      ndcg(
        pool.map((one) => scores.get(indexOf(one)) ?? 0),
        worths,
      ) ?? 0
    );
  });
  return mean(values);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
