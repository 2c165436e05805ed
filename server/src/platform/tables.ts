/** The tables as TypeScript sees them; migrations/ holds their definition. */
import type { AccountRole } from '@saath/contract/accounts/accounts/schema';
import type {
  HoursBasis,
  MissedAnswer,
  ProposalState,
} from '@saath/contract/afterwards/hours/rules';
import type { EventMode, EventType } from '@saath/contract/events/events/rules';
import type { Language } from '@saath/contract/language';
import type { MatchingInput } from '@saath/contract/matching/suggest/rules';
import type { AnnouncedState } from '@saath/contract/messages/announcements/rules';
import type { EventNoticeKind } from '@saath/contract/notices/notices/rules';
import type { AuditAction } from '@saath/contract/office/audit-log/rules';
import type { AuditDetails } from '@saath/contract/office/audit-log/schema';
import type { OrganiserRequestState } from '@saath/contract/office/organisers/rules';
import type { SecurityKind } from '@saath/contract/office/security-log/rules';
import type { ParticipationState, PassedOver } from '@saath/contract/places/joining/rules';
import type { ColumnType, Generated } from 'kysely';

type AppUser = {
  id: string;
  email: string;
  emailKey: string;
  name: string;
  nameKey: string;
  role: AccountRole;
  passwordHash: string;
  contactNumber: Generated<string>;
  experienceYears: Generated<number>;
  description: Generated<string>;
  skills: Generated<string[]>;
  interests: Generated<string[]>;
  pictureId: string | null;
  language: Generated<Language>;
  kindsWithoutMail: Generated<EventNoticeKind[]>;
  /** The town or area where the person lives, in words; told for matching alone. */
  area: Generated<string>;
  /** What matching may not use about the person. */
  matchingOff: Generated<MatchingInput[]>;
  /** In the signature of links that act for the person. */
  linkStamp: Generated<number>;
  activatedAt: Date | null;
  leavingAt: Generated<Date | null>;
  leftAt: Generated<Date | null>;
  createdAt: Date;
  updatedAt: Date;
};

type UserAvailability = { userId: string; weekday: number; fromMinute: number; toMinute: number };

/** `day` goes in and comes out as `2026-12-05`: queries write `day::text`. */
type UserDayOff = { userId: string; day: string };

type Session = {
  id: string;
  device: string;
  tokenHash: Buffer;
  userId: string;
  createdAt: Date;
  seenAt: Date;
  expiresAt: Date;
};

export type TokenPurpose =
  | 'activation'
  | 'first_admin'
  | 'password_reset'
  | 'email_change'
  | 'keep_account'
  | 'welcome'
  | 'password_change'
  | 'email_approval';

type AccountToken = {
  tokenHash: Buffer;
  purpose: TokenPurpose;
  userId: string | null;
  newEmail: Generated<string | null>;
  /** Of the password that waits. */
  passwordHash: Generated<string | null>;
  createdAt: Date;
  expiresAt: Date;
};

/** Typed at sign-up, and nobody's until the link is opened. */
type SignUp = {
  emailKey: string;
  email: string;
  tokenHash: Buffer;
  name: string;
  passwordHash: string;
  contactNumber: string;
  experienceYears: number;
  description: string;
  skills: string[];
  interests: string[];
  pictureId: string;
  language: Language;
  whyOrganise: string | null;
  expiresAt: Date;
};

type Event = {
  id: string;
  title: string;
  titleKey: string;
  description: string;
  location: string;
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
};

/** What the people of an event know of it, while the news of a change wait; see migration 0039. */
type HeldNews = {
  eventId: string;
  startTime: Date;
  endTime: Date;
  location: string;
  dueAt: Date;
};

type EventImage = {
  eventId: string;
  id: string;
  position: number;
  width: number;
  height: number;
  createdAt: Date;
};

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

type Participation = {
  eventId: string;
  userId: string;
  id: string;
  roleId: string | null;
  /** The times below are this shift's, or the event's. */
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
  /** Why a free place was last offered to somebody further down the wait list. */
  passedOver: Generated<PassedOver | null>;
  checkedInAt: Date | null;
  checkedOutAt: Date | null;
  /** When we first heard what came of the place; null unless the state is one of `recordedStates`. */
  recordedAt: Generated<Date | null>;
  /** Kept by a trigger: whether an organiser, or the wait list, asked them first. */
  wasAsked: ColumnType<boolean, never, never>;
};

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

type ParticipationChange = {
  eventId: string;
  userId: string;
  id: string;
  fromState: ParticipationState | null;
  toState: ParticipationState;
  actorId: string | null;
  reason: string;
  at: Date;
};

type Mail = {
  id: string;
  kind: string;
  toAddress: string;
  subject: string;
  textBody: string;
  htmlBody: string;
  /** An iCalendar file that goes with it. */
  calendar: Generated<string | null>;
  unsubscribeUrl: Generated<string | null>;
  createdAt: Date;
  sentAt: Date | null;
  attempts: Generated<number>;
  lastError: string | null;
  /** What it belongs to: an announcement, a thread. */
  batchId: Generated<string | null>;
  userId: Generated<string | null>;
  isFarewell: Generated<boolean>;
};

type SecurityEvent = {
  id: string;
  at: Date;
  kind: SecurityKind;
  actorId: string | null;
  subjectId: string | null;
  network: string;
  requestId: string | null;
  count: number;
  /** The code of a refusal and the pattern of the address; nothing that somebody typed. */
  details: { readonly code?: string; readonly route?: string };
};

type Feedback = {
  id: string;
  userId: string;
  eventId: string | null;
  rating: number;
  message: string;
  createdAt: Date;
};

type Notice = {
  id: string;
  userId: string;
  kind: string;
  title: string;
  link: string;
  createdAt: Date;
  readAt: Date | null;
  /** What it belongs to: an announcement, a thread. */
  batchId: Generated<string | null>;
  /** Comes to devices at night as well. */
  isUrgent: Generated<boolean>;
  /** From then on there is no point in telling. */
  goodUntil: Generated<Date | null>;
};

type OrganiserRequest = {
  id: string;
  userId: string;
  state: OrganiserRequestState;
  text: string;
  answer: Generated<string>;
  askedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
};

type Invitation = {
  id: string;
  email: string;
  emailKey: string;
  language: Language;
  tokenHash: Buffer;
  invitedBy: string | null;
  createdAt: Date;
  expiresAt: Date;
  acceptedAt: Generated<Date | null>;
  withdrawnAt: Generated<Date | null>;
};

type Rating = {
  eventId: string;
  userId: string;
  stars: number;
  ratedBy: string | null;
  ratedAt: Date;
};

type Announcement = {
  id: string;
  eventId: string;
  key: string;
  authorId: string | null;
  subject: string;
  body: string;
  states: AnnouncedState[];
  roleId: string | null;
  roleName: string | null;
  recipients: number;
  /** How many of them by mail as well; null for those of earlier versions. */
  mailed: Generated<number | null>;
  createdAt: Date;
};

type AnnouncementRecipient = { announcementId: string; userId: string };

type Thread = {
  id: string;
  eventId: string;
  userId: string;
  /** How many there are: the number of the last one. */
  messages: Generated<number>;
  unreadByOrganisers: Generated<number>;
  unreadByParticipant: Generated<number>;
  seenByOrganisers: Generated<number>;
  seenByParticipant: Generated<number>;
  toldOrganisersAt: Generated<Date | null>;
  toldParticipantAt: Generated<Date | null>;
  lastAt: Date;
};

type ThreadMessage = {
  threadId: string;
  number: number;
  key: string;
  isFromOrganisers: boolean;
  authorId: string | null;
  body: string;
  createdAt: Date;
};

type AuditEntry = {
  id: string;
  at: Date;
  actorId: string | null;
  action: AuditAction;
  eventId: string | null;
  userId: string | null;
  details: AuditDetails;
};

export type TallyName =
  | 'people.Volunteer'
  | 'people.Admin'
  | 'people.active'
  | 'events.open'
  | 'events.pending'
  | 'events.cancelled';

/** Kept by triggers; never written by the product. */
type Tally = { name: TallyName; count: string };

/** A month that is over, as `2026-12`. */
type MonthFigure = {
  month: string;
  joined: number;
  places: ColumnType<string, number, number>;
  filled: ColumnType<string, number, number>;
  helpedSeconds: ColumnType<string, number, number>;
  /** The instants between which the month lies; null for rows of the version before. */
  fromAt: Generated<Date | null>;
  until: Generated<Date | null>;
};

/** A month that was added up and has changed since; written by triggers. */
type MonthDue = { id: Generated<string>; month: string };

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

/** `quietFrom`, `quietTo`: minutes of the day. */
type PushChoice = {
  userId: string;
  kindsWithoutPush: EventNoticeKind[];
  isQuiet: boolean;
  quietFrom: number;
  quietTo: number;
  timeZone: string;
};

type PushSubscription = {
  id: string;
  userId: string;
  sessionId: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  createdAt: Date;
  failingSince: Date | null;
};

type CalendarFeed = {
  id: string;
  userId: string;
  createdAt: Date;
  readAt: Date | null;
  /** When the address before this one was ended for the person. */
  replacedAt: Generated<Date | null>;
};

/** A device at the door of an event. */
type KioskPass = {
  id: string;
  eventId: string;
  organiserId: string;
  device: string;
  openedAt: Date;
  endsAt: Date;
};

type JobRun = { name: string; endedAt: Date | null; failedAt: Date | null; reason: string | null };

/** Of the installation; made once. */
type Secret = { name: string; value: string };

/** What open screens are told, for a day; see platform/live. */
type LiveEntry = {
  sequence: Generated<string>;
  /** Given by the database, as text. */
  transactionId: Generated<string>;
  kind: 'notice' | 'event' | 'sessions';
  userId: Generated<string | null>;
  eventId: Generated<string | null>;
  payload: Generated<{ id?: string }>;
  at: Generated<Date>;
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

/** A saved plan of 'Fill for me'; see migration 0033. */
type FillSave = {
  id: string;
  madeBy: string;
  madeAt: Date;
  way: 'give' | 'ask';
  places: number;
  people: number;
  mails: number;
  undoneAt: Date | null;
};

type FillPlaceRow = {
  saveId: string;
  eventId: string;
  userId: string;
  roleId: string;
  shiftId: string | null;
  state: 'confirmed' | 'offered';
  decidedAt: Date;
  fromState: ParticipationState | null;
  fromRoleId: string | null;
  fromShiftId: string | null;
  fromWaitingSince: Date | null;
};

/** What was pressed on the day; see the migration. */
type CheckInMark = {
  id: string;
  eventId: string;
  userId: string;
  fromState: ParticipationState;
  toState: ParticipationState;
  isUndo: boolean;
  at: Date;
  receivedAt: Date;
  actorId: string | null;
  outcome: 'done' | 'same' | 'superseded';
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
  goodChance: number;
  acceptChance: number;
  attendChance: number;
  modelId: string | null;
  decision: 'given' | 'offered' | 'declined' | null;
  decidedAt: Date | null;
  isAsked: Generated<boolean>;
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
  | 'roleId'
  | 'features'
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
};

export type Tables = {
  appUser: AppUser;
  userAvailability: UserAvailability;
  userDayOff: UserDayOff;
  session: Session;
  accountToken: AccountToken;
  signUp: SignUp;
  heldNews: HeldNews;
  /** Those that are there; see migration 0038. */
  event: Event;
  /** Those that were put away too: where their hours and names are kept. */
  everyEvent: Event;
  eventImage: EventImage;
  eventRole: EventRole;
  shift: Shift;
  participation: Participation;
  participationChange: ParticipationChange;
  volunteerRecord: VolunteerRecord;
  checkInMark: CheckInMark;
  securityEvent: SecurityEvent;
  mail: Mail;
  feedback: Feedback;
  notice: Notice;
  organiserRequest: OrganiserRequest;
  invitation: Invitation;
  rating: Rating;
  announcement: Announcement;
  announcementRecipient: AnnouncementRecipient;
  thread: Thread;
  threadMessage: ThreadMessage;
  auditEntry: AuditEntry;
  tally: Tally;
  monthFigure: MonthFigure;
  monthDue: MonthDue;
  hoursLedger: HoursLedger;
  hourCorrection: HourCorrection;
  hourProposal: HourProposal;
  recap: Recap;
  missedAnswer: MissedAnswerRow;
  certificate: Certificate;
  secret: Secret;
  jobRun: JobRun;
  calendarFeed: CalendarFeed;
  kioskPass: KioskPass;
  pushChoice: PushChoice;
  pushSubscription: PushSubscription;
  liveEntry: LiveEntry;
  reminderDue: ReminderDue;
  reminder: Reminder;
  comingAnswer: ComingAnswerRow;
  fillSave: FillSave;
  fillPlace: FillPlaceRow;
  matchDue: MatchDue;
  matchDecision: MatchDecision;
  matchOutcome: MatchOutcome;
  matchMonth: MatchMonth;
  matchModel: MatchModel;
  matchSetting: MatchSetting;
};
