/** One suggestion of ten goes to somebody about whom the model is least sure: so that it learns about people unlike those it knows. */
import type { Features } from './features.ts';
import { forEachFeature, neutral } from './features.ts';
import type { Head } from './model.ts';

/** Of so many suggestions the last one is for trying; shorter lists have none. */
const SLOTS = 10;

/** So many of the best are considered: who is tried should still fit. */
export const WORTH_TRYING = 50;

export type Explored<Match> = Match & {
  /** Stands here because the model is unsure, not because the score is higher than that of those left out. */
  readonly explored: boolean;
};

/**
 * How unsure the model is about the log-odds of these features, from 0: the variance of their sum under the posterior,
 * Σ variance_j (x_j − neutral_j)², as the Laplace approximation with a diagonal covariance has it (Bishop, Pattern
 * Recognition and Machine Learning, 4.5.2). It is 0 for a person with every feature neutral.
 */
export function uncertaintyOf({ variances }: Pick<Head, 'variances'>, values: Features): number {
  const parts = forEachFeature(
    (feature) => variances[feature] * (values[feature] - neutral[feature]) ** 2,
  );
  return Object.values(parts).reduce((sum, part) => sum + part, 0);
}

/**
 * The first `count`, with the last of every ten given to whoever of the best fifty the head is least sure about and who
 * is not among the first `count` anyway; of equally unsure ones to the better fit. Nobody is tried where nobody is left
 * out. Costs O(fifty features).
 *
 * @param ranked best first
 */
export function withExploration<Match extends { readonly features: Features }>(
  ranked: readonly Match[],
  head: Pick<Head, 'variances'>,
  count: number,
): Explored<Match>[] {
  const shown = ranked.slice(0, Math.max(0, count)).map((match) => ({ ...match, explored: false }));
  const left = ranked
    .slice(shown.length, WORTH_TRYING)
    .map((match) => ({ match, unsure: uncertaintyOf(head, match.features) }))
    .sort((a, b) => b.unsure - a.unsure);
  const slots = Math.min(Math.floor(shown.length / SLOTS), left.length);
  for (let slot = 0; slot < slots; slot += 1) {
    const tried = left[slot];
    if (tried) shown[(slot + 1) * SLOTS - 1] = { ...tried.match, explored: true };
  }
  return shown;
}
