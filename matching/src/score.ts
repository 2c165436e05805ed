/** From evidence to one number. */
import type { Evidence } from './evidence.ts';
import {
  attendancePrior,
  dayZeroIntercept,
  dayZeroWeights,
  EXPERIENCED_YEARS,
  type Feature,
  type Features,
  neutral,
  RESTED_DAYS,
} from './weights.ts';

/**
 * Logistic regression: 1 / (1 + e^-(intercept + the contributions)), strictly between 0 and 1.
 * Before anything is learned it is an order, not a probability.
 */
export function scoreOf(contributions: Features): number {
  const logit = Object.values(contributions).reduce((sum, part) => sum + part, dayZeroIntercept);
  return 1 / (1 + Math.exp(-logit));
}

/** What each feature adds to or takes from the log-odds; 0 for one that is neutral or unknown. */
export function contributionsOf(evidence: Evidence): Features {
  return {
    skills: contribution('skills', coverage(evidence)),
    interest: contribution('interest', evidence.interest?.strength ?? neutral.interest),
    freeTime: contribution('freeTime', freeShare(evidence)),
    experience: contribution('experience', experience(evidence)),
    attendance: contribution('attendance', smoothedAttendance(evidence)),
    sameRole: contribution('sameRole', familiarity(evidence)),
    rest: contribution('rest', rest(evidence)),
  };
}

function contribution(feature: Feature, value: number): number {
  return dayZeroWeights[feature] * (value - neutral[feature]);
}

/** The mean over the asked skills of the best that is offered for each. */
function coverage({ skills }: Evidence): number {
  if (skills.length === 0) return neutral.skills;
  return skills.reduce((sum, match) => sum + match.similarity, 0) / skills.length;
}

function freeShare({ freeTime }: Evidence): number {
  return freeTime ? freeTime.freeMinutes / freeTime.eventMinutes : neutral.freeTime;
}

/** The first years teach most, so the logarithm. */
function experience({ experienceYears }: Evidence): number {
  return Math.min(1, Math.log1p(experienceYears) / Math.log1p(EXPERIENCED_YEARS));
}

/** Mean of the Beta distribution: one missed event does not make somebody unreliable. */
function smoothedAttendance({ attendance }: Evidence): number {
  const { attended, confirmed } = attendancePrior;
  return (attendance.attended + attended) / (attendance.confirmed + confirmed);
}

/** Each time halves what is still to be learned about the role. */
function familiarity({ timesInRole }: Evidence): number {
  return 1 - 0.5 ** timesInRole;
}

/** Who has not had a turn for long goes before who had one last week, other things equal. */
function rest({ lastTurn }: Evidence): number {
  if (!lastTurn) return neutral.rest;
  return lastTurn.isNew ? 1 : Math.min(1, lastTurn.days / RESTED_DAYS);
}
