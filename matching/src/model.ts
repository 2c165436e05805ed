/** What each feature is worth: a logistic model for each of three questions, and what holds before anything is learned. */
import { type Feature, type Features, features, forEachFeature, neutral } from './features.ts';

/** One logistic regression on features that are counted from `neutral`. */
export type Head = {
  /** Log-odds of a person with every feature neutral. */
  readonly intercept: number;
  /** In log-odds, for a feature that goes from 0 to 1. */
  readonly weights: Features;
  /** How unsure each weight is: the diagonal of the posterior's covariance (Laplace), above 0. */
  readonly variances: Features;
};

/** Which question a head answers. */
export const headNames = ['good', 'accept', 'attend'] as const;
export type HeadName = (typeof headNames)[number];

export type Model = {
  /** Whether the person will come and be of help: what people are ordered by. */
  readonly good: Head;
  /** Whether the person accepts when asked. */
  readonly accept: Head;
  /** Whether the person comes, having accepted. */
  readonly attend: Head;
};

/**
 * Before anything is learned each weight is normally distributed around the one of the first day, with this variance. With
 * 1 a hundred outcomes made the order worse than on the first day (NDCG 0.581, not 0.584), with 0.25 better (0.592); from
 * 300 on all from 0.25 to 2 came to the same within 0.005 (simulator, other seeds than those of the figures).
 */
export const PRIOR_VARIANCE = 0.3;

/**
 * Only those who have the skills are asked, so outcomes say little of what skills are worth, and what they seem to say is that
 * skills do not matter. So these weights hardly move. NDCG in the worlds for choosing, after 400 to 2,600 outcomes: 0.306 with
 * the variance of the others, 0.321 with 0.05, 0.325 with 0.01, 0.322 with none.
 */
const SKILLS_VARIANCE = 0.01;
const ofSkills: readonly Feature[] = ['skills', 'sameSkills', 'coveredSkills'];

const none = forEachFeature(() => 0);
const unsure = forEachFeature(() => PRIOR_VARIANCE);
const unsureButOfSkills = forEachFeature((feature) =>
  ofSkills.includes(feature) ? SKILLS_VARIANCE : PRIOR_VARIANCE,
);

/** Of those who are asked 0.4 accept, and of those 0.8 come: the means of the priors in features.ts. */
const ACCEPT = 0.4;
const ATTEND = 0.8;

/** Judgements of the makers, set once and not tuned. What is 0 here can only be learned. */
export const dayZero: Model = {
  good: {
    intercept: logOdds(ACCEPT * ATTEND),
    weights: {
      ...none,
      skills: 4,
      interest: 1.2,
      freeTime: 1.6,
      experience: 0.6,
      attendance: 2.5,
      acceptance: 1,
      nearby: 0.8,
      sameOrganiser: 0.4,
      sameRole: 0.8,
      sameFamily: 0.4,
      rating: 1.5,
      rest: 0.6,
      load: -0.5,
    },
    variances: unsureButOfSkills,
  },
  accept: {
    intercept: logOdds(ACCEPT),
    weights: {
      ...none,
      skills: 1,
      interest: 1.2,
      freeTime: 1.2,
      acceptance: 2,
      nearby: 0.8,
      sameOrganiser: 0.4,
      sameRole: 0.5,
      sameFamily: 0.4,
      load: -0.5,
    },
    variances: unsure,
  },
  attend: {
    intercept: logOdds(ATTEND),
    weights: { ...none, freeTime: 0.5, attendance: 3, nearby: 0.4, sameRole: 0.3 },
    variances: unsure,
  },
};

/** The log-odds of the head's answer: what `chanceOf` makes a chance of, without the parts. */
export function logOddsOf(
  { intercept, weights }: Pick<Head, 'intercept' | 'weights'>,
  values: Features,
): number {
  let sum = intercept;
  for (const feature of features) sum += weights[feature] * (values[feature] - neutral[feature]);
  return sum;
}

/** The part of each feature in the log-odds; 0 for one that is neutral or unknown. */
export function contributionsOf({ weights }: Head, values: Features): Features {
  return forEachFeature((feature) => weights[feature] * (values[feature] - neutral[feature]));
}

/** Logistic regression: 1 / (1 + e^-(intercept + the contributions)), strictly between 0 and 1. */
export function chanceOf({ intercept }: Head, contributions: Features): number {
  let logit = intercept;
  for (const part of Object.values(contributions)) logit += part;
  return 1 / (1 + Math.exp(-logit));
}

/**
 * How well somebody fits, strictly between 0 and 1: the contributions counted from the base rate of the first day. So a figure
 * means the same in a month as today, however many of those who are asked come by then; and the order is that of the chance.
 */
export function fitOf(contributions: Features): number {
  return chanceOf(dayZero.good, contributions);
}

/** The log-odds of a chance between 0 and 1. */
export function logOdds(chance: number): number {
  return Math.log(chance / (1 - chance));
}
