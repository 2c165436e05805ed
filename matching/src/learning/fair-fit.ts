/** A head that passes nobody over: opinions teach as long as no group gets less than four fifths of what its coming merits. */
import { type Feature, forEachFeature } from '../features.ts';
import type { Head } from '../model.ts';
import { type Asked, clearlyPassesOver, FOUR_FIFTHS, leastOfMerit, meritHead } from './groups.ts';
import { fitHead } from './head.ts';
import type { Labelled } from './outcome.ts';

/**
 * What was learned from. `stars`: all there is. `coming-for-place-and-time`: what distance and hours are worth by who came
 * alone. `coming`: everything by who came alone, and earlier stars count for nothing.
 */
export const taughtBy = ['stars', 'coming-for-place-and-time', 'coming'] as const;
export type TaughtBy = (typeof taughtBy)[number];

/** Where somebody lives and when they are free is no merit, so only what people do themselves says what it is worth. */
const placeAndTime: readonly Feature[] = ['nearby', 'freeTime'];

/** As good as fixed. */
const FIXED = 1e-6;

/**
 * The most probable head for what organisers thought good, if every group gets its four fifths by it; else the first of the
 * steps of `taughtBy` by which every group does.
 *
 * An organiser who gives fewer stars to people from one part of town does not say so; distance and hours then carry it, and
 * so do the stars that people got earlier. Whether somebody came is no opinion.
 *
 * @param outcomes of the head `good`
 */
export function fitForAll(
  outcomes: readonly Labelled[],
  prior: Head,
): { head: Head; by: TaughtBy } {
  const head = fitHead(outcomes, prior);
  if (isWithoutOpinions(outcomes)) return { head, by: 'stars' };
  const merit = meritHead(outcomes, prior);
  const isFair = (each: Head) => leastOfMerit(each, merit, outcomes) >= FOUR_FIFTHS;
  if (isFair(head)) return { head, by: 'stars' };
  const bounded = fitHead(outcomes, withWeightsOf(merit, placeAndTime, prior));
  if (isFair(bounded)) return { head: bounded, by: 'coming-for-place-and-time' };
  return { head: merit, by: 'coming' };
}

function isWithoutOpinions(outcomes: readonly Labelled[]): boolean {
  return outcomes.every(({ label, came }) => label === came);
}

/**
 * The head of the first day, if by it no group clearly gets less than four fifths of what its coming merits; else the same
 * without earlier stars. The first day has learned from nobody, but it reads the stars that people got.
 */
export function fairFirstDay(prior: Head, merit: Head, asked: readonly Asked[]): Head {
  if (!clearlyPassesOver(prior, merit, asked)) return prior;
  return { ...prior, weights: { ...prior.weights, rating: 0 } };
}

/**
 * Whether the head in use has to go, though its successor may not be proved better than it: it passes a group over, and the
 * successor none; or it does so clearly, and the successor less.
 */
export function hasToGo(
  { active, successor }: { active: Head; successor: Head },
  merit: Head,
  asked: readonly Asked[],
): boolean {
  const least = leastOfMerit(active, merit, asked);
  if (least >= FOUR_FIFTHS) return false;
  const next = leastOfMerit(successor, merit, asked);
  return next >= FOUR_FIFTHS || (next > least && clearlyPassesOver(active, merit, asked));
}

/** The same outcomes, labelled by whether the person came. */
export function byComing(outcomes: readonly Labelled[]): Labelled[] {
  return outcomes.map((outcome) => ({ ...outcome, label: outcome.came }));
}

function withWeightsOf({ weights }: Head, which: readonly Feature[], prior: Head): Head {
  return {
    intercept: prior.intercept,
    weights: forEachFeature((each) => (which.includes(each) ? weights : prior.weights)[each]),
    variances: forEachFeature((each) => (which.includes(each) ? FIXED : prior.variances[each])),
  };
}
