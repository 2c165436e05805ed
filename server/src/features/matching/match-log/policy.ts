/** What a story of steps says about a decision: when there was one, and what came of it (ADR 17). */
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import { type Feature, type Features, forEachFeature, neutral } from '@saath/matching/features';

const first = [
  'skills',
  'sameSkills',
  'coveredSkills',
  'learnedSkills',
  'interest',
  'freeTime',
  'experience',
  'attendance',
  'acceptance',
  'nearby',
  'sameOrganiser',
  'sameRole',
  'sameFamily',
  'rating',
  'rest',
  'load',
  'skillCount',
] as const satisfies readonly Feature[];

/**
 * By which features rows were written, in the order of their numbers: `feature_list` 1 is the first of these. A list never
 * changes; when the engine looks at something else, another one is added behind. A test holds the last to the engine's.
 */
const lists: readonly (readonly string[])[] = [first];
const newest: readonly Feature[] = first;

/** The numbers as a row keeps them, and by which list. */
export function packFeatures(values: Features): { features: number[]; featureList: number } {
  return { features: newest.map((feature) => values[feature]), featureList: lists.length };
}

/** What was not looked at when the row was written, or is not known of its list, is neutral. */
export function unpackFeatures(row: { features: number[]; featureList: number }): Features {
  const names = lists[row.featureList - 1] ?? [];
  return forEachFeature((feature) => row.features[names.indexOf(feature)] ?? neutral[feature]);
}

/** A step of a participation. */
export type PastStep = {
  readonly id: string;
  readonly from: ParticipationState | null;
  readonly to: ParticipationState;
  readonly actorId: string | null;
  readonly at: Date;
};

/** Whether somebody who holds a place was given another role by a step; `before` is the step that gave the last one. */
type IsNewRole = (step: PastStep, before: PastStep) => boolean;

export type DecisionKind = 'given' | 'offered' | 'declined';

export type StoryDecision = {
  /** The step by which it was decided. */
  readonly step: PastStep;
  readonly decision: DecisionKind;
  /** Whether the person was asked, rather than asking. */
  readonly isAsked: boolean;
  /** The last step that still belongs to it. */
  readonly last: PastStep;
  /** Another decision about the same person followed. */
  readonly isSuperseded: boolean;
};

/** After these there is nothing more to learn of a decision. */
const ended: readonly ParticipationState[] = [
  'declined',
  'withdrawn',
  'expired',
  'requested',
  'waitlisted',
];

/**
 * The decisions in the steps of one person in one event.
 *
 * @param steps oldest first
 * @param startTime of the place: who is let in once it has begun came by themselves
 */
export function decisionsIn(
  steps: readonly PastStep[],
  { userId, startTime }: { userId: string; startTime: Date },
  isNewRole: IsNewRole,
): StoryDecision[] {
  const found: StoryDecision[] = [];
  for (const step of steps) {
    const open = found.at(-1);
    const decision = decisionBy(step);
    const isSame = open && step.from === 'confirmed' && !isNewRole(step, open.step);
    if (decision && !isSame) {
      if (open) found[found.length - 1] = { ...open, isSuperseded: true };
      const isAsked = asks(step, { decision, userId, startTime });
      found.push({ step, decision, isAsked, last: step, isSuperseded: false });
    } else if (open && !ended.includes(open.last.to)) {
      found[found.length - 1] = { ...open, last: step };
    }
  }
  return found;
}

/** Answers to an offer, and what is recorded on the day, decide nothing anew. */
const held: readonly (ParticipationState | null)[] = [
  'offered',
  'checked_in',
  'completed',
  'left_early',
  'no_show',
  'excused',
];

function decisionBy({ from, to }: PastStep): DecisionKind | undefined {
  if (to === 'offered' && from !== 'offered') return 'offered';
  if (to === 'confirmed' && !held.includes(from)) return 'given';
  const asked = from === null || from === 'requested' || from === 'waitlisted';
  return to === 'declined' && asked ? 'declined' : undefined;
}

function asks(
  { from, actorId, at }: PastStep,
  { decision, userId, startTime }: { decision: DecisionKind; userId: string; startTime: Date },
): boolean {
  if (decision === 'offered') return true;
  const isGivenByOther = decision === 'given' && actorId !== null && actorId !== userId;
  return isGivenByOther && from !== 'requested' && at < startTime;
}

export type StoryFacts = {
  readonly userId: string;
  readonly startTime: Date;
  readonly isCancelled: boolean;
  /** The person's account is to be deleted: their places went with it. */
  readonly isLeaving: boolean;
  /** 1 to 5; null without a rating. */
  readonly stars: number | null;
  /** The ratings of whoever gave them, these included. */
  readonly usual: { readonly count: number; readonly sum: number };
  readonly now: Date;
};

export type Labels = {
  readonly accepted: boolean | null;
  readonly attended: boolean | null;
  readonly good: boolean | null;
};

const nothing: Labels = { accepted: null, attended: null, good: null };

const came: readonly ParticipationState[] = ['checked_in', 'completed', 'left_early'];

/** What organisers give on average, and how many of their own ratings outweigh that. */
const USUAL_STARS = 4;
const RATINGS_TO_KNOW = 5;

/** Good is up to one star less than an organiser usually gives: three stars are little from one who mostly gives five. */
const LESS_THAN_USUAL = 1;

export function isGood(stars: number, { count, sum }: StoryFacts['usual']): boolean {
  const usual = (sum + USUAL_STARS * RATINGS_TO_KNOW) / (count + RATINGS_TO_KNOW);
  return stars >= usual - LESS_THAN_USUAL;
}

/** What came of a decision, as far as it is known. */
export function labelsOf(story: StoryDecision, facts: StoryFacts): Labels {
  const { last, isAsked } = story;
  // It says something about the request, the day or the organiser, and nothing about how the person would have helped.
  if (story.decision === 'declined') return nothing;
  if (isTurnedDown(last, facts))
    return { accepted: isAsked ? false : null, attended: null, good: false };
  if (facts.isCancelled) return nothing;
  const attended = came.includes(last.to) ? true : last.to === 'no_show' ? false : null;
  return {
    accepted: isAsked && isKept(story, facts) ? true : null,
    attended,
    good: attended ? facts.stars === null || isGood(facts.stars, facts.usual) : attended,
  };
}

function isTurnedDown({ to, actorId }: PastStep, { userId, isLeaving }: StoryFacts): boolean {
  return to === 'expired' || (to === 'withdrawn' && actorId === userId && !isLeaving);
}

/** Somebody who was moved to another role neither kept the first one nor turned it down. */
function isKept(
  { last: { to }, isSuperseded }: StoryDecision,
  { now, startTime }: StoryFacts,
): boolean {
  if (to === 'confirmed') return !isSuperseded && now >= startTime;
  return to !== 'offered' && !ended.includes(to);
}

/** When the clock alone will tell more: a place that is kept until its start was accepted. */
export function lookAgainAt(
  { last, decision, isSuperseded }: StoryDecision,
  { startTime, now }: Pick<StoryFacts, 'startTime' | 'now'>,
): Date | null {
  const isOpen = decision !== 'declined' && !isSuperseded && last.to === 'confirmed';
  return isOpen && now < startTime ? startTime : null;
}
