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
  const features = featuresOf(evidence);
  const contribution = (feature: Feature) =>
    dayZeroWeights[feature] * (features[feature] - neutral[feature]);
  return {
    skills: contribution('skills'),
    interest: contribution('interest'),
    freeTime: contribution('freeTime'),
    experience: contribution('experience'),
    attendance: contribution('attendance'),
    sameRole: contribution('sameRole'),
    rest: contribution('rest'),
  };
}

function featuresOf(evidence: Evidence): Features {
  return {
    skills: coverage(evidence),
    interest: evidence.interest?.strength ?? neutral.interest,
    freeTime: freeShare(evidence),
    experience: experience(evidence),
    attendance: smoothedAttendance(evidence),
    sameRole: familiarity(evidence),
    rest: rest(evidence),
  };
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
