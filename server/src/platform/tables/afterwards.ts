/** What is said and signed after an event. */
import type {
  HoursBasis,
  MissedAnswer,
  ProposalState,
} from '@saath/contract/afterwards/hours/rules';
import type { StoryConsent } from '@saath/contract/afterwards/stories/rules';
import type { Generated } from 'kysely';

type Story = {
  feedbackId: string;
  words: string;
  askedBy: string | null;
  askedAt: Date;
  consent: StoryConsent | null;
  answeredAt: Date | null;
  publishedAt: Date | null;
};

type Feedback = {
  id: string;
  userId: string;
  eventId: string | null;
  rating: number;
  message: string;
  createdAt: Date;
};

type Rating = {
  eventId: string;
  userId: string;
  stars: number;
  ratedBy: string | null;
  ratedAt: Date;
};

/** A view: who was there for how long. Never written. */
type HoursLedger = {
  participationId: string;
  eventId: string;
  userId: string;
  roleId: string | null;
  startedAt: Date;
  endedAt: Date;
  minutes: number;
  basis: HoursBasis;
  /** Of the correction that counts. */
  reason: string | null;
  /** From when on the hours count. */
  overAt: Date;
};

type HourCorrection = {
  id: string;
  eventId: string;
  userId: string;
  minutes: number;
  reason: string;
  correctedBy: string | null;
  correctedAt: Date;
};

type HourProposal = {
  id: string;
  eventId: string;
  userId: string;
  minutes: number;
  reason: string;
  proposedAt: Date;
  state: ProposalState;
  answer: Generated<string>;
  answeredBy: string | null;
  answeredAt: Date | null;
};

type Recap = { eventId: string; userId: string; kind: 'thanks' | 'missed'; toldAt: Date };

type MissedAnswerRow = {
  eventId: string;
  userId: string;
  answer: MissedAnswer;
  note: Generated<string>;
  answeredAt: Date;
};

/** `fromDay` and `toDay` go in and come out as `2026-12-05`: queries write `::text`. */
type Certificate = {
  id: string;
  number: string;
  userId: string;
  name: string;
  fromDay: string;
  toDay: string;
  fromAt: Date;
  until: Date;
  minutes: number;
  events: number;
  document: string;
  signature: string;
  issuedAt: Date;
  revokedAt: Date | null;
};

type CalendarFeed = {
  id: string;
  userId: string;
  createdAt: Date;
  readAt: Date | null;
  /** When the address before this one was ended for the person. */
  replacedAt: Generated<Date | null>;
};

export type AfterwardsTables = {
  hoursLedger: HoursLedger;
  hourCorrection: HourCorrection;
  hourProposal: HourProposal;
  recap: Recap;
  missedAnswer: MissedAnswerRow;
  certificate: Certificate;
  rating: Rating;
  feedback: Feedback;
  story: Story;
  calendarFeed: CalendarFeed;
};
