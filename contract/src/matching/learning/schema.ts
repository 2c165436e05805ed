/** What was learned from outcomes, how good it is, and how it is used. */
import * as z from 'zod/mini';
import { idSchema, instant } from '../../fields.ts';
import { problem } from '../../problems.ts';
import { matchLearningMessages } from './messages.ts';
import { auditKinds, matchFeatures, teachers, versionStates } from './rules.ts';

const count = z.number();
/** From 0 to 1. */
const share = z.number();

/** How right chances were on outcomes that nothing was learned from. */
const headMeasures = z.nullable(
  z.object({
    outcomes: count,
    logLoss: z.number(),
    brier: z.number(),
    /** Mean distance between what was said and what happened. */
    calibrationError: z.number(),
  }),
);

/** Of the order of people: whether somebody comes and is of help. */
const heldOutSchema = z.object({
  candidate: headMeasures,
  active: headMeasures,
  dayZero: headMeasures,
});

/** Pairs of people put in the right order, against counting skills, on the newest outcomes. */
const comparisonSchema = z.object({
  outcomes: count,
  /** 0.18 for 18 % better. */
  betterBy: z.number(),
});

export const matchVersionSchema = z.object({
  id: idSchema,
  version: count,
  madeAt: instant,
  state: z.enum(versionStates),
  /** How many outcomes, and how many profiles and roles, were learned from. */
  outcomes: count,
  profiles: count,
  /** Null for a version that learned from skills alone. */
  heldOut: z.nullable(heldOutSchema),
  comparison: z.nullable(comparisonSchema),
  /** Null for a version that learned from skills alone, or before it was told. */
  taughtBy: z.nullable(z.enum(teachers)),
});
export type MatchVersion = z.output<typeof matchVersionSchema>;

/** What was said about people whose chance lay between `from` and `to`, and what happened. */
const calibrationBin = z.object({
  from: share,
  to: share,
  count,
  meanChance: z.nullable(share),
  share: z.nullable(share),
});
export type CalibrationBin = z.output<typeof calibrationBin>;

/** People who were asked in a month: who had been suggested, the others, and who of each took the place and kept it. */
const acceptanceMonth = z.object({
  /** `2026-12` */
  month: z.string(),
  suggested: count,
  suggestedAccepted: count,
  others: count,
  othersAccepted: count,
});
export type AcceptanceMonth = z.output<typeof acceptanceMonth>;

const weightSchema = z.object({
  feature: z.enum(matchFeatures),
  /** In log-odds, when it goes from nothing to all; below 0 it counts against. */
  weight: z.number(),
  /** The same before anything was learned. */
  dayZero: z.number(),
});
export type MatchWeight = z.output<typeof weightSchema>;

const fairnessSchema = z.object({
  /** Of the current month's invitations among active volunteers: 0 = all the same, towards 1 = one has all; null without any. */
  gini: z.nullable(share),
  active: count,
  /** Active volunteers who were not asked in the last 90 days. */
  neverAsked: count,
  /** When the log began, if that is less than 90 days ago. */
  since: z.nullable(instant),
  countedAt: instant,
});

/** Of the newest people who were asked, and of whom it is known whether they came. */
const auditedGroupSchema = z.object({
  kind: z.enum(auditKinds),
  /** `far`, `near`, `free`, `busy`, `new`, `known`, or the area's or the organiser's own name, with the address where two have it. */
  name: z.string(),
  /** How many were asked, and the share of them that came. */
  asked: count,
  came: share,
  /** Of the first places by the version in use, and of those by who came alone. */
  first: share,
  merited: share,
  /** The one by the other, and whether that is less than four fifths by more than chance makes of so few. */
  ofMerit: z.number(),
  isClear: z.boolean(),
  /** Of the first ten places that organisers were shown; null when they were shown nobody. */
  inFirstTen: z.nullable(share),
  /** Of their own requests, the share that organisers accepted; null without any. */
  saidYes: z.nullable(share),
});
export type AuditedGroup = z.output<typeof auditedGroupSchema>;

/** Outcomes that are not as the product wrote them. */
const logChangesSchema = z.object({
  changed: count,
  missing: count,
  added: count,
  /** The chain over them was changed itself. */
  isBroken: z.boolean(),
  lookedAt: instant,
});
export type LogChanges = z.output<typeof logChangesSchema>;

export const matchLearningSchema = z.object({
  /** How far people who are already asked give way to others. */
  fairness: share,
  /** Whether better versions are switched on by themselves. */
  isAutomatic: z.boolean(),
  isLearning: z.boolean(),
  /** The version in use; null = day 0. */
  active: z.nullable(matchVersionSchema),
  /** False when the version in use cannot be read: then day 0 applies. */
  isReadable: z.boolean(),
  /** Outcomes since the last learning, at most 1,000; 0 to go means it can learn. */
  freshOutcomes: count,
  outcomesToGo: count,
  /** Of the newest outcomes. */
  calibration: z.object({
    count,
    brier: z.nullable(z.number()),
    bins: z.array(calibrationBin),
  }),
  months: z.array(acceptanceMonth),
  /** Strongest first. */
  weights: z.array(weightSchema),
  evenness: fairnessSchema,
  /** Who gets how much of what their coming merits, the least first; empty while too little is known. */
  audit: z.array(auditedGroupSchema),
  /** Null while the log is as it was written, as far as anybody has looked. */
  logChanges: z.nullable(logChangesSchema),
  /** Newest first. */
  versions: z.array(matchVersionSchema),
});
export type MatchLearning = z.output<typeof matchLearningSchema>;

const fairness = problem(matchLearningMessages, 'fairness');

export const matchSettingsBody = z.object({
  fairness: z.number(fairness).check(z.minimum(0, fairness), z.maximum(1, fairness)),
  isAutomatic: z.boolean(),
});

export const switchBody = z.object({
  /** Null = back to day 0. */
  id: z.nullable(z.uuid(problem(matchLearningMessages, 'version'))),
});
