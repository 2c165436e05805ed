import { m } from '../../../paraglide/messages.js';

type Suggested = { readonly score: number; readonly isExplored?: boolean | undefined };

/**
 * What the order of the suggestions follows, where somebody stands above one who fits better. Whoever is there to be
 * tried says so beside the name and does not count.
 */
export function orderNote(people: readonly Suggested[]): string | undefined {
  const scores = people.filter(({ isExplored }) => !isExplored).map(({ score }) => score);
  const isByFit = scores.every((score, index) => index === 0 || score <= (scores[index - 1] ?? 1));
  return isByFit ? undefined : m.suggestions_are_not_by_fit_alone();
}
