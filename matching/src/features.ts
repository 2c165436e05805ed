/**
 * What the model looks at. Every feature lies between 0 and 1. New ones go to the end: products keep them in this order.
 */

export const features = [
  /** The mean over the asked skills of the best that the person offers for each. */
  'skills',
  /** The share of the asked skills that the person has, in whatever words. */
  'sameSkills',
  /** The share of the asked skills for which the person offers something near. */
  'coveredSkills',
  /** As `skills`, by what was learned from profiles alone. */
  'learnedSkills',
  /** How plainly the event is about one of the person's interests. */
  'interest',
  /** The share of the event that lies in the hours the person said are free. */
  'freeTime',
  /** Years, by their logarithm. */
  'experience',
  /** The smoothed share of settled events that the person came to. */
  'attendance',
  /** The smoothed share of invitations that the person accepted. */
  'acceptance',
  /** Whether the event takes place where the person lives. */
  'nearby',
  /** Earlier places with the same organiser, each halving the rest. */
  'sameOrganiser',
  /** Earlier places in a role of the same name, each halving the rest. */
  'sameRole',
  /** Earlier places in roles that ask for skills of the same families, each halving the rest. */
  'sameFamily',
  /** The smoothed stars of organisers. */
  'rating',
  /** Days since the last turn. */
  'rest',
  /** Turns in the four weeks around the event. */
  'load',
  /** How many skills the profile names. */
  'skillCount',
] as const;

export type Feature = (typeof features)[number];

export type Features = Readonly<Record<Feature, number>>;

/** A value for every feature. */
export function forEachFeature(pick: (feature: Feature) => number): Features {
  const values = {} as Record<Feature, number>;
  for (const feature of features) values[feature] = pick(feature);
  return values;
}

/**
 * Begin as if so much had happened before, so that one missed event makes nobody unreliable: the means of Beta
 * distributions (design: attendance 3.2 of 4, acceptance 1.2 of 3, three stars of five, twice).
 */
export const attendancePrior = { yes: 3.2, of: 4 } as const;
export const acceptancePrior = { yes: 1.2, of: 3 } as const;
export const ratingPrior = { stars: 7, of: 2 } as const;

/**
 * Where a feature neither helps nor harms. It is also what stands in when the fact is unknown, so that a person is
 * never marked down for what they did not say.
 */
export const neutral: Features = {
  skills: 0.5,
  sameSkills: 0.5,
  coveredSkills: 0.5,
  learnedSkills: 0,
  interest: 0,
  freeTime: 0.75,
  experience: 0,
  attendance: attendancePrior.yes / attendancePrior.of,
  acceptance: acceptancePrior.yes / acceptancePrior.of,
  nearby: 0.5,
  sameOrganiser: 0,
  sameRole: 0,
  sameFamily: 0,
  rating: ratingPrior.stars / ratingPrior.of / 5,
  rest: 0.5,
  load: 0,
  skillCount: 0,
};
