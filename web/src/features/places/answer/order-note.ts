import { m } from '../../../paraglide/messages.js';

type Suggested = {
  readonly score: number;
  readonly isExplored?: boolean | undefined;
  readonly isLacking?: boolean | undefined;
};

/**
 * What the order of the suggestions follows, where somebody stands above one who fits better, and that some at its end lack
 * something. Whoever is there to be tried says so beside the name and does not count.
 */
export function orderNote(people: readonly Suggested[]): string | undefined {
  const lacking = people.filter(({ isLacking }) => isLacking).length;
  const some = lacking > 0 && lacking < people.length;
  const notes = [
    ...(isByFit(people) ? [] : [m.suggestions_are_not_by_fit_alone()]),
    ...(some ? [m.suggestions_that_lack_come_last()] : []),
    ...(lacking > 0 && !some ? [m.suggestions_all_lack_something()] : []),
  ];
  return notes.length > 0 ? notes.join(' ') : undefined;
}

function isByFit(people: readonly Suggested[]): boolean {
  const scores = people
    .filter(({ isExplored, isLacking }) => !isExplored && !isLacking)
    .map(({ score }) => score);
  return scores.every((score, index) => index === 0 || score <= (scores[index - 1] ?? 1));
}
