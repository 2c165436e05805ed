/**
 * The free places of one or several events as numbers: what 'Fill for me' is asked with, and what it answers.
 *
 * All of it is plain values, so that it can be sent to a worker.
 */
import type { Interval } from '../need.ts';
import { leaveNoRoom, type Site, wayBetween } from '../travel.ts';
import type { CrewBeside, CrewLimit } from './crews.ts';
import type { Sum } from './sums.ts';

/** A role, or one shift of it. */
export type Part = Interval & {
  /** Index of the event: nobody has two parts in one event, but for those of one series. */
  readonly event: number;
  /** Parts of one event with the same number are parts of one series: whoever has time can have several of them. */
  readonly series?: number | undefined;
  /** Free places, and how many of them come before everything else. Whole numbers, 0 ≤ minimum ≤ places. */
  readonly places: number;
  readonly minimum: number;
};

export type WholeEvent = {
  readonly events: readonly Site[];
  readonly parts: readonly Part[];
  /** In how many parts each person may be, at most. */
  readonly atMost: readonly number[];
  /** Person by person, for each part a whole number up to 2^31 - 1; 0 or less: not possible. */
  readonly weights: Int32Array;
  /** Pairs of parts, by index, that nobody can have both of for other reasons than their times. */
  readonly apart?: readonly (readonly [number, number])[];
  /** Of which people a part takes only so many. */
  readonly crews?: readonly CrewLimit[];
  /** Which people a part takes only beside others. */
  readonly beside?: readonly CrewBeside[];
  /** How much one person may do in certain stretches of time. */
  readonly sums?: readonly Sum[];
  /** Who is where whatever else is best. All of them must be possible together. */
  readonly pinned: readonly Seat[];
};

/** A person in a part, by their indexes. */
export type Seat = { readonly person: number; readonly part: number };

export type Worth = {
  readonly placed: number;
  /** Places that are missing for the minimums. */
  readonly belowMinimum: number;
  /** Sum of the weights. */
  readonly value: number;
};

/** Whether one plan is better. Fewer places below the minimums come first, whatever the sums; then the higher sum of weights. */
export function isBetter(one: Worth, other: Worth): boolean {
  if (one.belowMinimum !== other.belowMinimum) return one.belowMinimum < other.belowMinimum;
  return one.value > other.value;
}

/** The worth of a person in a part, by their indexes; 0 or less: not possible. */
export function weightOf({ weights, parts }: WholeEvent, { person, part }: Seat): number {
  return weights[person * parts.length + part] ?? 0;
}

/**
 * For each pair of parts whether one person cannot be in both: parts of one event that are no series, or times that leave no room for the way
 * between them, half-open, so one may begin when the other ends; or because they are said to be apart. O(parts²).
 */
export function conflictsOf({
  parts,
  events,
  apart = [],
}: Pick<WholeEvent, 'parts' | 'events' | 'apart'>): Uint8Array {
  const size = parts.length;
  const conflicts = new Uint8Array(size * size);
  const way = waysBetween(events);
  for (const [one, first] of parts.entries())
    for (const [other, second] of parts.entries())
      conflicts[one * size + other] = Number(
        areApart(first, second) || leaveNoRoom(first, second, way(first, second)),
      );
  for (const [one, other] of apart) {
    conflicts[one * size + other] = 1;
    conflicts[other * size + one] = 1;
  }
  return conflicts;
}

/** In one event, and not in one series there. */
function areApart(one: Part, other: Part): boolean {
  if (one.event !== other.event) return false;
  return one.series === undefined || one.series !== other.series;
}

/** In milliseconds, each worked out once. */
function waysBetween(events: readonly Site[]): (one: Part, other: Part) => number {
  const ways = events.map((here) => events.map((there) => wayBetween(here, there)));
  return (one, other) => (one.event === other.event ? 0 : (ways[one.event]?.[other.event] ?? 0));
}
