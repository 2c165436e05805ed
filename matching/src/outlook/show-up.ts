/**
 * The chance that somebody who has a place comes. It serves to say how sure the staffing of a role is, and nothing else:
 * nobody is ordered, chosen or judged by it.
 */
import { attendancePrior } from '../features.ts';
import { countOf } from '../history.ts';
import { type Group, requireCount } from './poisson-binomial.ts';

/** People of whom the same is known. */
export type Known = {
  readonly count: number;
  /** Past places of which it is known whether the person came, and how often they did. */
  readonly settled: number;
  readonly attended: number;
  /** To the reminder; coming late is coming. */
  readonly hasSaidYes: boolean;
  readonly isHere: boolean;
};

/** Of somebody about whom nothing is known: 0.8. */
export const AVERAGE = attendancePrior.yes / attendancePrior.of;

/**
 * How many of those who would not come say so when they are asked. A judgement of the makers: half. Whoever says yes is
 * the likelier to come for it, by Bayes' rule (0.8 becomes 0.89), and whoever says no gives the place back in time.
 */
const SAY_NO_IN_TIME = 0.5;

/** Below so many, a figure about a role would be a figure about somebody in it. */
const TOO_FEW = 3;

/**
 * The chances of people, Beta-smoothed: (attended + 3.2) / (settled + 4). It is 1 for who is here already and higher for
 * who has said yes. Fewer than three people that are not here yet count as average ones, whatever their past.
 *
 * Figures that are NaN, infinite or negative count as 0, and nobody came more often than they had a place.
 *
 * @throws RangeError when a count of people is not a whole number from 0
 */
export function chancesOf(people: readonly Known[]): Group[] {
  for (const { count } of people) requireCount(count, 'count');
  const away = people.filter(({ isHere }) => !isHere);
  const hasFaces = away.reduce((total, { count }) => total + count, 0) < TOO_FEW;
  return people.map((known) => {
    const chance = hasFaces ? AVERAGE : shareAttended(known);
    return { count: known.count, chance: known.isHere ? 1 : afterAnswer(chance, known) };
  });
}

/** As one group with the mean of the chances; of nobody, with the average. For lines of which only the length matters. */
export function lineOf(people: readonly Known[]): Group {
  const groups = chancesOf(people);
  const count = groups.reduce((total, group) => total + group.count, 0);
  const expected = groups.reduce((total, group) => total + group.count * group.chance, 0);
  return { count, chance: count === 0 ? AVERAGE : Math.min(1, expected / count) };
}

/**
 * The chance that a place is filled in the end when its holder is asked: a no that comes in time leaves room for somebody
 * else.
 */
export function chanceWhenAsked(chance: number): number {
  return chance + (1 - chance) * SAY_NO_IN_TIME * AVERAGE;
}

function shareAttended({ settled, attended }: Known): number {
  const of = countOf(settled);
  const yes = Math.min(countOf(attended), of);
  return (yes + attendancePrior.yes) / (of + attendancePrior.of);
}

function afterAnswer(chance: number, { hasSaidYes }: Known): number {
  return hasSaidYes ? chance / (chance + (1 - chance) * (1 - SAY_NO_IN_TIME)) : chance;
}
