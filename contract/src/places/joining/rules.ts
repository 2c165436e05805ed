/** The states of a participation and which may follow which (JO-01). Both sides read this one table. */

export const participationStates = [
  'requested',
  'waitlisted',
  'offered',
  'confirmed',
  'declined',
  'withdrawn',
  'expired',
  'checked_in',
  'completed',
  'left_early',
  'no_show',
  'excused',
] as const;
export type ParticipationState = (typeof participationStates)[number];

/** Who comes, or came. */
export const comingStates = ['confirmed', 'checked_in', 'completed', 'left_early'] as const;

/** For whom a place is kept or taken; these are counted in the role's `filled`. */
export const holdingStates = ['offered', ...comingStates] as const;

/** Whether somebody in this state comes or came. An offer that waits for an answer does not count. */
export function isComing(state: ParticipationState): boolean {
  return comingStates.some((each) => each === state);
}

/** Whether a place is kept or taken in this state; an offer keeps one. */
export function holdsPlace(state: ParticipationState): boolean {
  return holdingStates.some((each) => each === state);
}

/** What was seen on the day, or said about it after: of these people it is known whether they came. */
export const recordedStates = [
  'checked_in',
  'completed',
  'left_early',
  'no_show',
  'excused',
] as const satisfies readonly ParticipationState[];

/** Whether it is known in this state that somebody came, or that they did not. */
export function isRecorded(state: ParticipationState): boolean {
  return recordedStates.some((each) => each === state);
}

/** How an organiser's queue is divided; `closed` are those who do not come. */
export const queueSections = ['requested', 'waitlisted', 'confirmed', 'closed'] as const;
export type QueueSection = (typeof queueSections)[number];

/** The states of each section; people who were offered a place are still listed with those who wait. */
export const statesOfSection: Readonly<Record<QueueSection, readonly ParticipationState[]>> = {
  requested: ['requested'],
  waitlisted: ['waitlisted', 'offered'],
  confirmed: comingStates,
  closed: ['declined', 'withdrawn', 'expired', 'no_show', 'excused'],
};

/** The section of the queue that lists people in this state. Every state is in exactly one. */
export function sectionOf(state: ParticipationState): QueueSection {
  const isIn = (section: QueueSection) => statesOfSection[section].includes(state);
  return queueSections.find(isIn) ?? 'closed';
}

/** Who may cause a change; `system` is the clock, the wait list, or an event that gives places at once. */
export type ParticipationActor = 'volunteer' | 'organiser' | 'system';

type Transition = { readonly to: ParticipationState; readonly by: readonly ParticipationActor[] };

const both = ['volunteer', 'organiser'] as const;
const anyone = ['volunteer', 'organiser', 'system'] as const;

/** An organiser may put right on the day, and after it, what was recorded before. */
function recordedAs(...states: readonly ParticipationState[]): Transition[] {
  return states.map((to) => ({ to, by: ['organiser'] }));
}

/** How somebody who had nothing to do with an event comes to be in it. */
const beginnings: readonly Transition[] = [
  { to: 'requested', by: both },
  { to: 'waitlisted', by: ['organiser', 'system'] },
  { to: 'confirmed', by: ['organiser', 'system'] },
];

const followers: Readonly<Record<ParticipationState, readonly Transition[]>> = {
  requested: [
    { to: 'confirmed', by: ['organiser', 'system'] },
    { to: 'waitlisted', by: ['organiser', 'system'] },
    { to: 'declined', by: ['organiser'] },
    { to: 'withdrawn', by: both },
  ],
  waitlisted: [
    { to: 'offered', by: ['organiser', 'system'] },
    { to: 'confirmed', by: ['organiser'] },
    { to: 'declined', by: ['organiser'] },
    { to: 'withdrawn', by: both },
  ],
  offered: [
    { to: 'confirmed', by: both },
    { to: 'waitlisted', by: ['organiser', 'system'] },
    // For people who asked and were offered a place by a plan that is taken back.
    { to: 'requested', by: ['organiser'] },
    { to: 'expired', by: ['system'] },
    { to: 'declined', by: ['organiser'] },
    { to: 'withdrawn', by: both },
  ],
  confirmed: [
    { to: 'requested', by: ['organiser'] },
    { to: 'declined', by: ['organiser'] },
    { to: 'withdrawn', by: both },
    { to: 'checked_in', by: anyone },
    ...recordedAs('completed', 'left_early', 'no_show', 'excused'),
  ],
  declined: [{ to: 'confirmed', by: ['organiser'] }],
  withdrawn: [
    { to: 'requested', by: both },
    { to: 'confirmed', by: ['organiser', 'system'] },
    { to: 'waitlisted', by: ['organiser', 'system'] },
  ],
  expired: [
    { to: 'requested', by: both },
    { to: 'confirmed', by: ['organiser', 'system'] },
    { to: 'waitlisted', by: ['organiser', 'system'] },
  ],
  checked_in: [
    ...recordedAs('confirmed', 'left_early', 'no_show', 'excused'),
    // Anyone who leaves the product while they are here was here until the end.
    { to: 'completed', by: ['organiser', 'system'] },
  ],
  completed: recordedAs('confirmed', 'checked_in', 'left_early', 'no_show'),
  left_early: recordedAs('confirmed', 'checked_in', 'completed', 'no_show'),
  // Latecomers check in after all; people who were there, or could not come, say so and an organiser agrees.
  no_show: [{ to: 'checked_in', by: anyone }, ...recordedAs('confirmed', 'completed', 'excused')],
  excused: recordedAs('checked_in', 'completed', 'no_show', 'confirmed'),
};

/** @param from null = the person has nothing to do with the event yet */
export function mayFollow(
  from: ParticipationState | null,
  to: ParticipationState,
  by: ParticipationActor,
): boolean {
  const changes = from === null ? beginnings : followers[from];
  return changes.some((change) => change.to === to && change.by.includes(by));
}

/**
 * Why a free place went past somebody who waits: another place then, no active account, a day off, or something that the
 * role asks for is missing.
 */
export const passedOverReasons = ['clash', 'inactive', 'day_off', 'not_eligible'] as const;
export type PassedOver = (typeof passedOverReasons)[number];

const HOUR = 3_600_000;
/** Nobody has to answer an offer sooner, unless the event starts before. */
const SHORTEST_OFFER = 2 * HOUR;
const LONGEST_OFFER = 24 * HOUR;

/**
 * How long an offered place is kept: a quarter of the time that is left until the event starts, but no longer than a
 * day and no shorter than two hours, and never past the start.
 */
export function offerUntil(now: Date, startTime: Date): Date {
  const left = startTime.getTime() - now.getTime();
  const kept = Math.min(LONGEST_OFFER, Math.max(SHORTEST_OFFER, left / 4));
  return new Date(now.getTime() + Math.max(0, Math.min(left, Math.floor(kept))));
}

const HALF_HOUR = HOUR / 2;

/** Anyone who comes for less than this is of little help. */
export const SHORTEST_HELP = HALF_HOUR;

/**
 * How long a place that comes free while the event goes on is kept for somebody who stands by: half an hour, or a quarter
 * of the time that is left. Undefined when less than half an hour is left: nobody is asked any more.
 *
 * @param endTime of the person's own part of the event
 */
export function standbyUntil(now: Date, endTime: Date): Date | undefined {
  const left = endTime.getTime() - now.getTime();
  if (left < SHORTEST_HELP) return undefined;
  return new Date(now.getTime() + Math.floor(Math.min(HALF_HOUR, left / 4)));
}

/** So shortly before the start there is no time to ask a second person: the organiser has to know. */
export function isLateOffer(now: Date, startTime: Date): boolean {
  return startTime.getTime() - now.getTime() < SHORTEST_OFFER;
}

/** Whose way in an event has come to an end that leaves a new beginning open. */
export function mayAskAgain(state: ParticipationState): boolean {
  return mayFollow(state, 'requested', 'volunteer');
}

/** What giving somebody a place can be refused with. */
export const placeRefusals = [
  'events.not_found',
  'joining.full',
  'joining.not_active',
  'joining.not_eligible',
  'joining.not_possible',
  'joining.overlap',
  'joining.own_overlap',
  'joining.role_needed',
  'joining.time_over',
  'roles.not_found',
  'shifts.not_found',
] as const;

/** What asking for a place can be refused with: some roles give it at once. */
export const askRefusals = [
  ...placeRefusals,
  'joining.already_requested',
  'joining.declined',
  'joining.not_open',
] as const;
