/** The words of the staffing outlook (MT-06): how sure it is that enough people come, and what would help. */

/** From 90 percent on a role is covered, from 60 on thin, below at risk. */
export const outlookLevels = ['covered', 'thin', 'at-risk'] as const;
export type OutlookLevel = (typeof outlookLevels)[number];

/** What an organiser can do. None of it is about one person. */
export const nextStepKinds = [
  /** Ask those who have not said whether they come. */
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
export type NextStepKind = (typeof nextStepKinds)[number];

const DAY = 24 * 3_600_000;

/** How far ahead the dashboard looks for events that may lack people: fourteen days. */
export const LOOKS_AHEAD = 14 * DAY;
