/** Events, their roles and shifts. */
import type { Age, PaperState } from '@saath/contract/events/eligibility/rules';
import type { EventMode, EventType } from '@saath/contract/events/events/rules';
import type { QuestionKind, QuestionTemplate } from '@saath/contract/events/questions/rules';
import type { Generated } from 'kysely';

type Event = {
  id: string;
  title: string;
  titleKey: string;
  description: string;
  location: string;
  latitude: Generated<number | null>;
  longitude: Generated<number | null>;
  type: EventType;
  timeZone: string;
  startTime: Date;
  endTime: Date;
  publishedAt: Date | null;
  cancelledAt: Date | null;
  cancelReason: Generated<string>;
  mode: Generated<EventMode>;
  /** How long the way to or from another place takes. */
  travelMinutes: Generated<number>;
  /** How much one person may help, and how long they rest between places; null = no such limit. */
  dayHours: Generated<number | null>;
  weekHours: Generated<number | null>;
  restHours: Generated<number | null>;
  /** Whether people may have more than one shift of their role. */
  severalShifts: Generated<boolean>;
  peopleHelped: Generated<number | null>;
  editedAt: Generated<Date | null>;
  /** When time or place was changed last. */
  movedAt: Generated<Date | null>;
  createdBy: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** Put away by an organiser; null of every row that `event` shows. See migration 0038. */
  archivedAt: Generated<Date | null>;
  archivedBy: Generated<string | null>;
  /** Null: the organisation itself. */
  branchId: Generated<string | null>;
};

/** A part of the organisation with events of its own; see migration 0113. */
type Branch = {
  id: string;
  name: string;
  nameKey: string;
  createdAt: Date;
  closedAt: Date | null;
  /** The last part of its page's address. */
  slug: Generated<string>;
  about: Generated<string>;
  contactEmail: Generated<string>;
  logoId: Generated<string | null>;
  logoWidth: Generated<number | null>;
  logoHeight: Generated<number | null>;
  /** In whose name its mails and certificates are; empty = the organisation's. */
  senderName: Generated<string>;
  replyTo: Generated<string>;
  footer: Generated<string>;
  signatoryName: Generated<string>;
  signatoryTitle: Generated<string>;
};

/** Every address that a branch's page ever had: no other branch gets it. */
type BranchAddress = { slug: string; branchId: string };

type EventRole = {
  eventId: string;
  id: string;
  position: number;
  name: string;
  nameKey: string;
  description: string;
  skills: string[];
  maxVolunteers: number;
  /** With fewer people the role is short of help; null = no such number. */
  minVolunteers: Generated<number | null>;
  /** Kinds of qualification, of which one is enough; none = nothing of the sort is asked for. */
  needsOneOf: Generated<string[]>;
  minAge: Generated<Age | null>;
  /** Agreements that have to be signed, all of them. */
  needsAgreements: Generated<string[]>;
  /** Whether a guardian has to agree for whoever is under 18. */
  needsGuardian: Generated<boolean>;
  /** Of which kind of qualification each crew has at least so many people; both or neither. */
  crewKind: Generated<string | null>;
  crewLeast: Generated<number | null>;
  /** Whoever may be a minor has a place only beside so many adults of the same crew. */
  crewAdults: Generated<number | null>;
  /** At most so many of a crew have not helped before. */
  crewBeginners: Generated<number | null>;
  /** The kind of qualification that whoever completes it is given, and for how many months; null = none, and for good. */
  givesKind: Generated<string | null>;
  givesMonths: Generated<number | null>;
  /** Whether the time in it counts as hours of help. */
  countsHours: Generated<boolean>;
  filled: Generated<number>;
  createdAt: Date;
};

/** Part of the event's time in which a role is done; see migration 0025. */
type Shift = {
  eventId: string;
  roleId: string;
  id: string;
  position: number;
  startsAt: Date;
  endsAt: Date;
  minPeople: number;
  maxPeople: number;
  place: Generated<string>;
  filled: Generated<number>;
};

/** A kind of qualification of the organisation; see migration 0100. */
type QualificationKind = { id: string; name: string; nameKey: string; createdAt: Date };

/** What a person says to have, at most one of a kind in each state; and what they were given by a training. */
type Qualification = {
  id: string;
  userId: string;
  kindId: string;
  state: PaperState;
  /** As `2026-12-05`; null = it does not expire. */
  validUntil: string | null;
  reason: Generated<string>;
  claimedAt: Date;
  decidedBy: Generated<string | null>;
  decidedAt: Generated<Date | null>;
  /** How many days before its end the person was last told of it. */
  endTold: Generated<30 | 7 | null>;
  /** The participation by which they were given it; null = they said to have it. */
  givenIn: Generated<string | null>;
};

/** The highest age a person said to be over; 0 = none yet. */
type SaidAge = {
  userId: string;
  age: 0 | Age;
  saidAt: Date;
  /** When they were last asked again. */
  askedAt: Generated<Date | null>;
};

/** What an organiser asks of who wants to help; see migration 0106. */
type Question = {
  id: string;
  eventId: string;
  /** Only of who does, or asks for, this role; null = of everybody. */
  roleId: string | null;
  position: number;
  kind: QuestionKind;
  words: string;
  /** The same for questions whose answers are offered to each other. */
  sameKey: string;
  choices: string[];
  lowest: number | null;
  highest: number | null;
  isNeeded: boolean;
  isSensitive: boolean;
  template: QuestionTemplate | null;
  createdAt: Date;
  /** When the answers were deleted after the event, and how many there were. */
  answersDeletedAt: Generated<Date | null>;
  answersDeleted: Generated<number | null>;
};

/** What people sign before they do a role; see migration 0104. */
type Agreement = {
  id: string;
  name: string;
  nameKey: string;
  /** The text of now. */
  version: number;
  /** The oldest text whose signature still counts. */
  askedSince: number;
  createdAt: Date;
};

/** A text as it was written, for ever. */
type AgreementVersion = {
  agreementId: string;
  version: number;
  name: string;
  text: string;
  /** SHA-256 of name and text, in hexadecimal digits. */
  hash: string;
  writtenBy: string | null;
  writtenAt: Date;
};

/** That a person signed a text, and perhaps took it back. */
type Signature = {
  id: string;
  userId: string;
  agreementId: string;
  version: number;
  hash: string;
  /** As it was typed. */
  name: string;
  signedAt: Date;
  withdrawnAt: Generated<Date | null>;
  /** The name that a guardian typed who signed for the person or beside them, and when. */
  guardianName: Generated<string | null>;
  guardianAt: Generated<Date | null>;
};

export type EventsTables = {
  branch: Branch;
  branchAddress: BranchAddress;
  /** Those that are there; see migration 0038. */
  event: Event;
  /** Those that were put away too: where their hours and names are kept. */
  everyEvent: Event;
  eventRole: EventRole;
  shift: Shift;
  qualificationKind: QualificationKind;
  qualification: Qualification;
  saidAge: SaidAge;
  question: Question;
  agreement: Agreement;
  agreementVersion: AgreementVersion;
  signature: Signature;
};
