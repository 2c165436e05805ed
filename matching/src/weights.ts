/**
 * What each feature is worth before anything was learned. A later version learns these figures
 * from outcomes, with these as the prior; nothing else in the engine would change.
 */

/** Every feature lies between 0 and 1, and more is never worse. */
export type Feature =
  | 'skills'
  | 'interest'
  | 'freeTime'
  | 'experience'
  | 'attendance'
  | 'sameRole'
  | 'rest';

export type Features = Readonly<Record<Feature, number>>;

/** Smoothed attendance begins as if 3.2 of 4 earlier events had been attended. */
export const attendancePrior = { attended: 3.2, confirmed: 4 } as const;

/** From here on more years, or more days since the last turn, make no difference. */
export const EXPERIENCED_YEARS = 15;
export const RESTED_DAYS = 60;

/**
 * Where a feature neither helps nor harms. It is also what stands in when the fact is unknown, so
 * that a person is never marked down for what they did not say.
 */
export const neutral: Features = {
  skills: 0.5,
  interest: 0,
  freeTime: 0.75,
  experience: 0,
  attendance: attendancePrior.attended / attendancePrior.confirmed,
  sameRole: 0,
  rest: 0.5,
};

/** In log-odds, for a feature that goes from 0 to 1. */
export const dayZeroWeights: Features = {
  skills: 4,
  interest: 1.2,
  freeTime: 1.6,
  experience: 0.6,
  attendance: 2.5,
  sameRole: 0.8,
  rest: 0.6,
};

/**
 * Log-odds of a person with every feature neutral: of those who are asked 0.4 accept, and of
 * those 0.8 come (the means of the priors in design/matching.md, §6), so 0.32.
 */
export const dayZeroIntercept = Math.log(0.32 / (1 - 0.32));
