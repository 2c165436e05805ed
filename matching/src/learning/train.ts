/** From what came of suggestions to better weights, and whether they are better. */
import { dayZero, type Head, type HeadName, type Model } from '../model.ts';
import { shifted, shiftOf } from './base-rate.ts';
import { type Comparison, compare } from './compare.ts';
import { byComing, fairFirstDay, fitForAll, hasToGo, type TaughtBy } from './fair-fit.ts';
import { fairlyWeighed } from './fair-weights.ts';
import { meritHead } from './groups.ts';
import { fitHead, settledWeights } from './head.ts';
import { type HeadMeasures, isProved, measure } from './held-out.ts';
import { type Labelled, labelledFor, type Outcome, requireSound } from './outcome.ts';

export type { Outcome };

/** Null for a head without outcomes to measure on. */
export type Measures = Readonly<Record<HeadName, HeadMeasures | null>>;

export type Training = {
  /** The heads that are better, fitted to all outcomes; the others as they are in the active model. */
  readonly model: Model;
  /** On the newest fifth; `candidate` is what was learned from the rest. */
  readonly heldOut: {
    readonly candidate: Measures;
    readonly active: Measures;
    readonly dayZero: Measures;
  };
  /** How many outcomes have the answer that the head learns from. */
  readonly counts: Readonly<Record<HeadName, number>>;
  /** Which heads are proved better than those of the first day, and are no worse than the active ones. */
  readonly better: Readonly<Record<HeadName, boolean>>;
  /** Whether any is: only then is there something to activate. */
  readonly isBetter: boolean;
  /** What takes over where nothing is proved: the heads of the first day, `good` without earlier stars where it passes people over. */
  readonly firstDay: Model;
  /** What the head `good` was learned from: opinions that pass a group over teach nothing. */
  readonly taughtBy: TaughtBy;
  /** Of the candidate for `good`; null when nothing can be compared. */
  readonly comparison: Comparison | null;
};

/** The newest fifth of the outcomes judges (design/matching.md §6). */
const HELD_OUT = 0.2;

/**
 * Learns three heads from outcomes, each with the head of the first day as its prior.
 *
 * A head is fitted to the older four fifths of the outcomes that have its answer and measured on the newest fifth. It is
 * better when what it gains there on the first day is proved (`isProved`), and its log-loss is above that of the active head
 * by no more than `toleranceFor`. Then it is fitted once more, to everything. With fewer than five outcomes there is nothing to
 * judge by, and no head is better.
 *
 * The chances of `accept` and `attend` are told, so their base rate is moved by as much as the fit to the older ones was off on
 * the newest (`shiftOf`). `good` orders people, for which its base rate is nothing.
 *
 * The head `good` is fitted so that no group gets less than four fifths of what its coming merits (`fitForAll`). When the
 * active one gives a group less, it goes (`hasToGo`): the new one has to be proved against the first day alone, which else
 * takes over. The first day itself reads stars; where by them a group is clearly passed over, it counts without them.
 *
 * O(outcomes × features² × about 6 steps × 2). The same outcomes give the same bytes; their order matters only where
 * moments are equal.
 *
 * @throws RangeError for a feature that is missing or not from 0 to 1, a moment that is none, or a position below 1
 */
export function train(outcomes: readonly Outcome[], { active }: { active: Model }): Training {
  outcomes.forEach(requireSound);
  const heads = forEachHead((name) =>
    trainHead(name, labelledFor(name, outcomes), {
      active: active[name],
      prior: dayZero[name],
    }),
  );
  const better = forEachHead((name) => heads[name].isBetter);
  return {
    model: forEachHead((name) => heads[name].head),
    heldOut: {
      candidate: forEachHead((name) => heads[name].candidate),
      active: forEachHead((name) => heads[name].active),
      dayZero: forEachHead((name) => heads[name].dayZero),
    },
    counts: forEachHead((name) => heads[name].count),
    better,
    isBetter: Object.values(better).includes(true),
    firstDay: forEachHead((name) => heads[name].first),
    taughtBy: heads.good.by,
    comparison: heads.good.comparison,
  };
}

function trainHead(
  name: HeadName,
  given: readonly Labelled[],
  { active, prior }: { active: Head; prior: Head },
) {
  const weighed = fairlyWeighed(given, prior);
  const newest = Math.floor(weighed.length * HELD_OUT);
  const fit = name === 'good' ? fitForAll : fitPlainly;

  const { head: candidate, by } = fit(weighed.slice(0, weighed.length - newest), prior);
  // Opinions that are not learned from do not judge either.
  const outcomes = by === 'stars' ? weighed : byComing(weighed);
  const heldOut = outcomes.slice(outcomes.length - newest);
  const measures = {
    candidate: measure(candidate, heldOut),
    active: measure(active, heldOut),
    dayZero: measure(prior, heldOut),
  };
  const merit = name === 'good' ? meritHead(weighed, prior) : undefined;
  const first = merit ? fairFirstDay(prior, merit, weighed) : prior;
  const proved = isProved(heldOut, { candidate, first: prior });
  const successor = proved ? candidate : first;
  const mustGo = merit !== undefined && hasToGo({ active, successor }, merit, weighed);
  const shiftFor = (head: Head) => (name === 'good' ? 0 : shiftOf(head, heldOut));
  // Base rates are set anew with each version, so they say nothing of which head knows more.
  const isNotWorseThanActive = isNotWorse(
    {
      candidate: measure(shifted(candidate, shiftFor(candidate)), heldOut),
      active: measure(shifted(active, shiftFor(active)), heldOut),
    },
    toleranceFor(candidate, prior, outcomes.length - newest),
  );
  const isLearned = proved && (mustGo || isNotWorseThanActive);
  const full = isLearned ? fit(weighed, prior) : undefined;
  return {
    ...measures,
    first,
    by: full?.by ?? by,
    count: outcomes.length,
    isBetter: isLearned || mustGo,
    head: full ? shifted(full.head, shiftFor(candidate)) : mustGo ? first : active,
    comparison: compare(candidate, heldOut),
  };
}

function fitPlainly(outcomes: readonly Labelled[], prior: Head): { head: Head; by: TaughtBy } {
  return { head: fitHead(outcomes, prior), by: 'stars' };
}

/**
 * The active head was fitted to everything of its day, so it has mostly seen the outcomes that judge, and the candidate has
 * not. For a fit of k weights to n outcomes that is worth about k / n nats an outcome: k / 2n too good on what was seen,
 * k / 2n too bad on what was not (Akaike 1974). Twice that is allowed, so that chance seldom keeps a head that has grown
 * old. Against the first day, which has seen nothing, nothing is allowed.
 */
function toleranceFor(candidate: Head, prior: Head, count: number): number {
  return count > 0 ? (2 * settledWeights(candidate, prior)) / count : 0;
}

function isNotWorse(
  { candidate, active }: Readonly<Record<'candidate' | 'active', HeadMeasures | null>>,
  tolerance: number,
): boolean {
  return candidate && active ? candidate.logLoss <= active.logLoss + tolerance : false;
}

function forEachHead<Value>(make: (name: HeadName) => Value): Record<HeadName, Value> {
  return { good: make('good'), accept: make('accept'), attend: make('attend') };
}
