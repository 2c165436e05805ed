/** How sure it is that enough people come to a part of an event, what would help, and how many standbys make it sure. */
import { type NextStep, nextStepsOf } from './next-steps.ts';
import type { Part } from './part.ts';
import {
  chanceOfAtLeast,
  type Distribution,
  distributionOf,
  requireCount,
  requireGroup,
} from './poisson-binomial.ts';
import { AVERAGE } from './show-up.ts';
import { type Level, levelOf, percentOf, smallestReaching, withFirst } from './target.ts';

export type Sureness = {
  /** That at least `minimum` people come, 0 to 1. */
  readonly chance: number;
  /** The chance in whole percent, rounded down: 100 is certain. */
  readonly percent: number;
  readonly level: Level;
};

export type Outlook = Sureness & {
  /** How many more people than now would have to be ready for 90 %; 0 when it is reached. */
  readonly standbys: number;
  /** The two that help most, the more helpful first; none when the part is covered. */
  readonly steps: readonly NextStep[];
};

/**
 * Exact, and the same for the same input.
 *
 * @throws RangeError for chances outside 0 … 1, counts that are no whole numbers from 0, and a minimum or free places
 * above the number of places
 */
export function surenessOf(part: Part): Sureness {
  requireSound(part);
  return surenessAmong(part, peopleOf(part));
}

/**
 * The same with what would help. Standbys are the people of the wait list with their chances, then average ones.
 *
 * @throws RangeError as `surenessOf`
 */
export function outlookOf(part: Part): Outlook {
  requireSound(part);
  const { minimum } = part;
  const people = peopleOf(part);
  const line = [part.offered, part.waiting, { chance: AVERAGE, count: Number.MAX_SAFE_INTEGER }];
  const standbys = smallestReaching(Number.MAX_SAFE_INTEGER, (count) =>
    chanceOfAtLeast(withFirst(people, line, count), minimum),
  );
  return { ...surenessAmong(part, people), standbys, steps: nextStepsOf(part, people) };
}

function peopleOf({ holders, unanswered }: Part): Distribution {
  return distributionOf([...holders, ...unanswered]);
}

function surenessAmong({ minimum }: Part, people: Distribution): Sureness {
  const chance = chanceOfAtLeast(people, minimum);
  const percent = percentOf(chance);
  return { chance, percent, level: levelOf(percent) };
}

function requireSound(part: Part): void {
  const { places, minimum, free, mayOpen } = part;
  for (const [name, value] of Object.entries({ places, minimum, free, mayOpen }))
    requireCount(value, name);
  for (const line of [part.offered, part.waiting, part.requested]) requireGroup(line);
  if (minimum > places)
    throw new RangeError(`The minimum of ${minimum} is above the ${places} places.`);
  if (free > places) throw new RangeError(`Of ${places} places ${free} cannot be free.`);
}
