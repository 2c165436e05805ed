/** What an organiser can do so that enough people come. A step is about places and numbers, never about a person. */

import type { Part } from './part.ts';
import {
  chanceOfAtLeast,
  type Distribution,
  distributionOf,
  type Group,
} from './poisson-binomial.ts';
import { AVERAGE, chanceWhenAsked } from './show-up.ts';
import { COVERED, percentOf, smallestReaching, withFirst } from './target.ts';

/** In the order in which they ask little of people: it decides between steps that help as much. */
export const stepKinds = [
  /** Ask those who have not answered the reminder. */
  'ask-unanswered',
  /** Give places to those who asked for one. */
  'answer-requests',
  /** Move the first of the wait list in. */
  'move-in',
  /** Give free places to people who have not asked. */
  'give-places',
  'open-places',
  'lower-minimum',
] as const;
export type StepKind = (typeof stepKinds)[number];

export type NextStep = {
  readonly kind: StepKind;
  /** How many people or places it is about; for `lower-minimum`, the new minimum. */
  readonly count: number;
  /** The chance once it is done, in whole percent, rounded down. */
  readonly percent: number;
};

const fillsPlaces: ReadonlySet<StepKind> = new Set(['answer-requests', 'move-in', 'give-places']);

const SHOWN = 2;

/** The plan of a role changes by no more than this part of it: its places, its minimum. */
const LARGEST_CHANGE = 4;

/**
 * The two steps that raise the chance most. Each is as small as covers the part, or else as large as it can be; what goes
 * beyond 90 % counts no more. A lower minimum brings nobody, so it comes after all that does. None when the part is
 * covered, and none that does not raise the chance by a percent, unless too few people have a place: then those come in
 * first.
 */
export function nextStepsOf(part: Part, people: Distribution): NextStep[] {
  const before = percentOf(chanceOfAtLeast(people, part.minimum));
  if (before >= COVERED) return [];
  const bringing = [...askUnanswered(part), ...letIn(part, people), ...openPlaces(part, people)];
  const gain = ({ percent }: NextStep) => Math.min(percent, COVERED);
  const order = ({ kind }: NextStep) => stepKinds.indexOf(kind);
  bringing.sort((a, b) => gain(b) - gain(a) || order(a) - order(b));
  const helps = ({ kind, percent }: NextStep) =>
    percent > before || (isShort(part) && fillsPlaces.has(kind));
  return [...bringing, ...lowerMinimum(part, people)].filter(helps).slice(0, SHOWN);
}

/** Whether not even everybody who has a place would be enough. */
function isShort({ holders, unanswered, minimum }: Part): boolean {
  return [...holders, ...unanswered].reduce((total, { count }) => total + count, 0) < minimum;
}

function askUnanswered({ holders, unanswered, minimum }: Part): NextStep[] {
  const count = unanswered.reduce((total, group) => total + group.count, 0);
  const asked = unanswered.map((group) => ({ ...group, chance: chanceWhenAsked(group.chance) }));
  const chance = chanceOfAtLeast(distributionOf([...holders, ...asked]), minimum);
  return count === 0 ? [] : [{ kind: 'ask-unanswered', count, percent: percentOf(chance) }];
}

/** Free places go to those who want one; others are asked only for what is then left. */
function letIn(part: Part, people: Distribution): NextStep[] {
  const { minimum, free, offered, waiting, requested } = part;
  const left = Math.max(0, free - waiting.count - requested.count);
  const anybody = { chance: AVERAGE, count: left };
  const filling = (kind: StepKind, line: readonly Group[], most: number) =>
    stepOf(kind, most, (count) => chanceOfAtLeast(withFirst(people, line, count), minimum));
  return [
    ...filling('answer-requests', [requested], Math.min(free, requested.count)),
    ...filling('move-in', [offered, waiting], offered.count + Math.min(free, waiting.count)),
    ...filling('give-places', [anybody], left),
  ];
}

/** Of a full part. Where all places are needed, more of them would only be needed as well. */
function openPlaces(part: Part, people: Distribution): NextStep[] {
  const { minimum, places, mayOpen, waiting } = part;
  if (part.free > 0 || !part.hasMinimum) return [];
  const most = Math.min(mayOpen, largestChange(places));
  const line = [waiting, { chance: AVERAGE, count: most }];
  return stepOf('open-places', most, (count) =>
    chanceOfAtLeast(withFirst(people, line, count), minimum),
  );
}

function lowerMinimum({ minimum }: Part, people: Distribution): NextStep[] {
  const most = Math.min(minimum - 1, largestChange(minimum));
  const steps = stepOf('lower-minimum', most, (by) => chanceOfAtLeast(people, minimum - by));
  return steps.map((step) => ({ ...step, count: minimum - step.count }));
}

function largestChange(size: number): number {
  return Math.max(1, Math.floor(size / LARGEST_CHANGE));
}

/** None where there is nothing to do it with. */
function stepOf(kind: StepKind, most: number, chanceWith: (count: number) => number): NextStep[] {
  if (most <= 0) return [];
  const count = smallestReaching(most, chanceWith);
  return [{ kind, count, percent: percentOf(chanceWith(count)) }];
}
