/** How good an order these features allow at most: by a model that was shown the truth about whole pools. */
import { evidenceFor } from '../../../matching/src/evidence.ts';
import { type Features, features } from '../../../matching/src/features.ts';
import type { Knowledge } from '../../../matching/src/knowledge.ts';
import { featuresOf } from '../../../matching/src/score.ts';
import { fitTrees } from './boosted-trees.ts';
import type { Question } from './quality.ts';
import { FIRST, indexOf, type Ranker } from './rankers.ts';

/** Everybody of a role is too many, and most are worth next to nothing: the best, and some of the rest. */
const BEST = 200;
const EVERY = 5;

/** @param taught questions other than those that are asked of the ranker */
export function ceilingRanker(
  taught: readonly Question[],
  knowledge: Knowledge,
  now: number,
): Ranker {
  const rows: Float64Array[] = [];
  const targets: number[] = [];
  for (const { role, pool, worths } of taught) {
    const evidenceOf = evidenceFor(role.need, { now, knowledge });
    const order = [...worths.keys()].sort((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0));
    for (const [place, index] of order.entries()) {
      const candidate = pool[index];
      if (!candidate || (place >= BEST && place % EVERY !== 0)) continue;
      rows.push(rowOf(featuresOf(evidenceOf(candidate))));
      targets.push(worths[index] ?? 0);
    }
  }
  const predict = fitTrees({ rows, targets: Float64Array.from(targets) });
  return ({ need }, pool) => {
    const evidenceOf = evidenceFor(need, { now, knowledge });
    return pool
      .map((one) => ({ one, value: predict(rowOf(featuresOf(evidenceOf(one)))) }))
      .sort((a, b) => b.value - a.value)
      .slice(0, FIRST)
      .map(({ one }) => indexOf(one));
  };
}

function rowOf(values: Features): Float64Array {
  return Float64Array.from(features, (feature) => values[feature]);
}
