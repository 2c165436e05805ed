/** Where people stand in events, and the ladder before them. */
import type { ConsentState } from '@saath/contract/events/eligibility/rules';
import type { AnswerValue } from '@saath/contract/events/questions/rules';
import type { Language } from '@saath/contract/language';
import type { EvidenceKind } from '@saath/contract/places/evidence/schema';
import type { ParticipationState, PassedOver } from '@saath/contract/places/joining/rules';
import type { StepCause } from '@saath/contract/places/joining/schema';
import type { RequestAnswer } from '@saath/contract/places/mail-answers/rules';
import type { ColumnType, Generated } from 'kysely';

/** What the people of an event know of it, while the news of a change wait; see migration 0039. */
type HeldNews = {
  eventId: string;
  startTime: Date;
  endTime: Date;
  location: string;
  dueAt: Date;
};

type Participation = {
  eventId: string;
  userId: string;
  id: string;
  roleId: string | null;
  /** The times below are this shift's, or the event's; with further shifts, from the first to the end of the last. */
  shiftId: string | null;
  state: ParticipationState;
  note: Generated<string>;
  answer: Generated<string>;
  source: 'request' | 'organiser';
  waitingSince: Date | null;
  requestedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  startTime: Date;
  endTime: Date;
  offeredUntil: Date | null;
  /** Why the place was given although it clashes with another one. */
  clashReason: string | null;
  /** Why the place was given, or left, although the person lacks what the role asks for. */
  eligibilityReason: Generated<string | null>;
  /** Since when something is missing of a place that was rightly given. */
  attentionSince: Generated<Date | null>;
  /** Why a free place was last offered to somebody further down the wait list. */
  passedOver: Generated<PassedOver | null>;
  checkedInAt: Date | null;
  checkedOutAt: Date | null;
  /** When we first heard what came of the place; null unless the state is one of `recordedStates`. */
  recordedAt: Generated<Date | null>;
  /** Who wrote that down last, in the same states; null = nobody, or the product itself. */
  recordedBy: Generated<string | null>;
  /** Kept by a trigger: whether an organiser, or the wait list, asked them first. */
  wasAsked: ColumnType<boolean, never, never>;
};

/** A shift that somebody holds besides the one of their participation; see migration 0135. */
type FurtherShift = {
  eventId: string;
  userId: string;
  roleId: string;
  shiftId: string;
  givenAt: Date;
  givenBy: string | null;
};

/** Whom a person named as guardian for a role, and what came of it; see migration 0110. */
type GuardianConsent = {
  id: string;
  userId: string;
  roleId: string;
  name: string;
  email: string;
  state: ConsentState;
  tokenHash: Buffer;
  sentAt: Date;
  expiresAt: Date;
  /** As the guardian typed it. */
  signedName: Generated<string | null>;
  answeredAt: Generated<Date | null>;
};

/** A text that a guardian signed with their consent; see migration 0119. */
type GuardianSignature = {
  id: string;
  consentId: string;
  agreementId: string;
  version: number;
  hash: string;
  /** As the guardian typed it. */
  name: string;
  signedAt: Date;
  withdrawnAt: Generated<Date | null>;
};

type ParticipationChange = {
  eventId: string;
  userId: string;
  id: string;
  fromState: ParticipationState | null;
  toState: ParticipationState;
  actorId: string | null;
  /** What a person wrote. */
  reason: string;
  /** What the product itself says. */
  cause: StepCause | null;
  at: Date;
};

/** Kept by a trigger: whom to look at next, see migration 0023. */
type ReminderDue = { eventId: string; userId: string; startTime: Date; lookAt: Date };

type Reminder = {
  eventId: string;
  userId: string;
  /** The start that was reminded of. */
  startTime: Date;
  step: 'week' | 'days' | 'hours';
  sentAt: Date;
};

/** Taken away by a trigger when the place is lost or gets another time. */
type ComingAnswerRow = {
  eventId: string;
  userId: string;
  answer: 'coming' | 'late';
  lateMinutes: number | null;
  answeredAt: Date;
};

/** An Admin was told of a request; see migration 0053. */
type AnswerLink = {
  tokenHash: Buffer;
  userId: string;
  participationId: string;
  requestedAt: Date;
  linkStamp: number;
  createdAt: Date;
  answer: Generated<RequestAnswer | null>;
  answeredAt: Generated<Date | null>;
};

/** Asked for without an account, and nobody's until the link is pressed. */
type GuestRequest = {
  tokenHash: Buffer;
  emailKey: string;
  email: string;
  name: string;
  contactNumber: string;
  language: Language;
  /** By the ids of its page; each may be gone by now. */
  eventId: string;
  roleId: string | null;
  shiftId: string | null;
  expiresAt: Date;
  /** Then nothing of the person is left in it. */
  usedAt: Generated<Date | null>;
};

/** What a person said to a question; see migration 0106. */
type QuestionAnswer = {
  questionId: string;
  userId: string;
  /** Null: they were asked and left it open. Written as JSON. */
  value: ColumnType<AnswerValue | null, string | null, string | null>;
  answeredAt: Date;
};

/** What a person wants to be offered the next time the same is asked. */
type RememberedAnswer = {
  userId: string;
  sameKey: string;
  words: string;
  value: ColumnType<AnswerValue, string, string>;
  rememberedAt: Date;
};

/** Whom the product has told that questions wait for them; see migration 0107. */
type QuestionTold = { eventId: string; userId: string; toldAt: Date };

/** The picture or PDF of a paper; see migration 0111. */
type Evidence = { id: string; paperId: string; kind: EvidenceKind; addedAt: Date };

/** Its file is to be removed from the store. */
type EvidenceDropped = { id: string; kind: EvidenceKind };

/** A crew that had those with a qualification whom its role asks for; see migration 0126. */
type CrewWatch = {
  roleId: string;
  shiftId: string | null;
  kindId: string;
  least: number;
  /** Since when somebody is missing again. */
  shortSince: Date | null;
};

/** The same of adults beside whom minors have places; see migration 0133. */
type CrewAdultsWatch = {
  roleId: string;
  shiftId: string | null;
  least: number;
  shortSince: Date | null;
};

export type PlacesTables = {
  participation: Participation;
  furtherShift: FurtherShift;
  guardianConsent: GuardianConsent;
  guardianSignature: GuardianSignature;
  participationChange: ParticipationChange;
  heldNews: HeldNews;
  crewWatch: CrewWatch;
  crewAdultsWatch: CrewAdultsWatch;
  reminderDue: ReminderDue;
  reminder: Reminder;
  comingAnswer: ComingAnswerRow;
  answerLink: AnswerLink;
  guestRequest: GuestRequest;
  questionAnswer: QuestionAnswer;
  rememberedAnswer: RememberedAnswer;
  questionTold: QuestionTold;
  evidence: Evidence;
  evidenceDropped: EvidenceDropped;
};
