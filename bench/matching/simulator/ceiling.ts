/** How good an order these features allow, about: by a model that was shown the truth about whole pools of other worlds. */
import { evidenceFor } from '../../../matching/src/evidence.ts';
import { features } from '../../../matching/src/features.ts';
import type { Knowledge } from '../../../matching/src/knowledge.ts';
import { ndcg } from '../../../matching/src/learning/measures.ts';
import { featuresOf } from '../../../matching/src/score.ts';
import { fitTrees } from './boosted-trees.ts';
import { mean, type Question } from './quality.ts';

/** Everybody who can take one role: their features, a row each, and what they would be worth. */
export type Sheet = { readonly rows: readonly Float64Array[]; readonly worths: readonly number[] };

/** Everybody of a role is too many to learn from, and most are worth next to nothing: the best, and some of the rest. */
const BEST = 200;
const EVERY = 5;

export function sheetsOf(
  questions: readonly Question[],
  knowledge: Knowledge,
  now: number,
): Sheet[] {
  return questions.map(({ role, pool, worths }) => {
    const evidenceOf = evidenceFor(role.need, { now, knowledge });
    const values = new Float64Array(pool.length * features.length);
    const rows = pool.map((one, index) => {
      const row = values.subarray(index * features.length, (index + 1) * features.length);
      const known = featuresOf(evidenceOf(one));
      for (const [column, feature] of features.entries()) row[column] = known[feature];
      return row;
    });
    return { rows, worths };
  });
}

/**
 * NDCG@10 on `asked` of trees that learned the truth from `taught`. The two must not be about the same people: their past
 * makes a print of each, by which trees of this size know them again, and with them what nobody can know.
 */
export function ceilingOf(taught: readonly Sheet[], asked: readonly Sheet[]): number {
  const lessons = taught.flatMap(({ rows, worths }) =>
    [...rows.keys()]
      .sort((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0))
      .filter((_, place) => place < BEST || place % EVERY === 0)
      .flatMap((index) => {
        const row = rows[index];
        return row ? [{ row, target: worths[index] ?? 0 }] : [];
      }),
  );
  const predict = fitTrees({
    rows: lessons.map(({ row }) => row),
    targets: Float64Array.from(lessons, ({ target }) => target),
  });
  return mean(asked.map(({ rows, worths }) => ndcg(rows.map(predict), worths) ?? 0));
}
