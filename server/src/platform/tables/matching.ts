/** What the engine said, what came of it, and what was learned. */
import type { ColumnType, Generated } from 'kysely';

/** What a person's places came to; kept by triggers, never written by the product. See migration 0031. */
type VolunteerRecord = {
  userId: string;
  /** Places of which it is known whether the person came, and those at which they did. */
  settled: number;
  attended: number;
  /** Places that the person was asked to take and has answered, and those that they took and kept. */
  asked: number;
  accepted: number;
  /** When the latest of their places is over; may lie ahead. */
  lastTurnAt: Date | null;
  ratingCount: number;
  ratingSum: number;
  /** What all that speaks for, where all that experience can speak for is 100. */
  standing: number;
  /** Given by the database, as text. */
  changedIn: string;
};

/** Stories of participations that went on, and ratings: what the log of matching looks at next; written by triggers. */
type MatchDue = { sequence: Generated<string>; eventId: string; userId: string };

export type MatchSource =
  | 'suggestion'
  | 'queue'
  | 'board'
  | 'fill'
  | 'wait-list'
  | 'organiser'
  | 'own-request';

/** What was shown or decided about a person for a role, and what came of it; see migration 0032. */
type MatchDecision = {
  id: string;
  eventId: string;
  roleId: string;
  userId: string | null;
  changeId: string | null;
  source: MatchSource;
  shownAt: Date | null;
  position: number | null;
  isExploration: Generated<boolean>;
  features: number[];
  /** By which list the numbers stand in their order; see migration 0048. */
  featureList: Generated<number>;
  goodChance: number;
  acceptChance: number;
  attendChance: number;
  modelId: string | null;
  decision: 'given' | 'offered' | 'declined' | null;
  decidedAt: Date | null;
  isAsked: Generated<boolean>;
  /** Written by 0.2.0 and before, and read by nothing (ADR 33); it goes when no such version can run beside this one. */
  hadFreePlaces: Generated<boolean>;
  accepted: boolean | null;
  attended: boolean | null;
  good: boolean | null;
  outcomeAt: Date | null;
  lookAt: Date | null;
};

/** A view: the decisions of which something came. Never written. */
type MatchOutcome = Pick<
  MatchDecision,
  | 'id'
  | 'eventId'
  | 'roleId'
  | 'features'
  | 'featureList'
  | 'goodChance'
  | 'acceptChance'
  | 'attendChance'
  | 'modelId'
  | 'source'
  | 'position'
  | 'accepted'
  | 'attended'
  | 'good'
> & { isExploration: boolean; at: Date };

/** A link of the chain over the log of outcomes; written by `match_seal`, see migration 0082. */
type MatchLink = {
  sequence: string;
  decisionId: string;
  /** Null once the outcome was dropped. */
  digest: Buffer | null;
  hash: Buffer;
};

type MatchMonth = {
  month: string;
  suggested: Generated<number>;
  suggestedAccepted: Generated<number>;
  others: Generated<number>;
  othersAccepted: Generated<number>;
};

/** JSON columns are read by schemas: what stands there may be of another version. */
type MatchModel = {
  id: string;
  version: number;
  madeAt: Date;
  model: ColumnType<unknown, string, never>;
  learnedTags: string[];
  learnedSize: number;
  learnedVectors: Buffer;
  learnedProfiles: number;
  outcomes: number;
  counts: ColumnType<unknown, string, never>;
  heldOut: ColumnType<unknown, string | null, never>;
  comparison: ColumnType<unknown, string | null, never>;
  isBetter: boolean;
  activatedAt: Date | null;
  /** What it learned from (`taughtBy` of the engine); null in versions from before that was told. */
  taughtBy: string | null;
};

type MatchSetting = {
  id: Generated<boolean>;
  fairness: number;
  isAutomatic: boolean;
  activeModel: string | null;
  learnedUntil: Date | null;
  training: string | null;
  trainingUntil: Date | null;
  fairnessFigures: ColumnType<unknown, string | null, string | null>;
  fairnessCountedAt: Date | null;
  /** Where the chain over the outcomes ends; written by `match_seal`. */
  chainLength: Generated<string>;
  chainEnd: Generated<Buffer>;
  /** What the last look at that chain found. */
  logFound: ColumnType<unknown, string | null, string | null>;
  logLookedAt: Date | null;
};

export type MatchingTables = {
  volunteerRecord: VolunteerRecord;
  matchDue: MatchDue;
  matchDecision: MatchDecision;
  matchOutcome: MatchOutcome;
  matchLink: MatchLink;
  matchMonth: MatchMonth;
  matchModel: MatchModel;
  matchSetting: MatchSetting;
};
