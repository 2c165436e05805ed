/** What hours of help are (DY-03): docs/decisions/0015-hours.md. */

import { limits } from '../../limits.ts';

/** Where hours come from: from a check-in or check-out, from the plan, or from a correction. */
export const hoursBases = ['checked', 'planned', 'corrected'] as const;
export type HoursBasis = (typeof hoursBases)[number];

/** What became of hours that a volunteer proposed; 'changed': accepted, but other ones. */
export const proposalStates = ['open', 'accepted', 'changed', 'declined'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** Why somebody was missed, as they say themselves (DY-05). */
export const missedAnswers = ['there', 'emergency', 'no_message', 'forgot'] as const;
export type MissedAnswer = (typeof missedAnswers)[number];

/** Minutes as hours: 75 → 1.25. Minutes that the ledger holds come in quarters of an hour. */
export function inHours(minutes: number): number {
  return minutes / 60;
}

/** The most hours that somebody can propose: those of the plan and `limits.hoursBeyondPlan` more. */
export function mostProposed(plannedHours: number): number {
  return plannedHours + limits.hoursBeyondPlan;
}

/** The most hours that an organiser can write down: 24 for each day that the plan takes, begun ones whole; at least 24. */
export function mostCorrected(plannedHours: number): number {
  return 24 * Math.max(1, Math.ceil(plannedHours / 24));
}

/** A reason that nobody could help: an organiser may excuse it in one press. */
export function mayBeExcused(answer: MissedAnswer | null): boolean {
  return answer === 'emergency' || answer === 'no_message';
}
