/** The tables as TypeScript sees them; migrations/ holds their definition. */
import type { AccountRole } from '@saath/contract/accounts/schema';
import type { AnnouncedState } from '@saath/contract/announcements/rules';
import type { AuditAction } from '@saath/contract/audit/rules';
import type { AuditDetails } from '@saath/contract/audit/schema';
import type { EventType } from '@saath/contract/events/rules';
import type { ParticipationState } from '@saath/contract/joining/rules';
import type { Language } from '@saath/contract/language';
import type { EventNoticeKind } from '@saath/contract/notices/rules';
import type { OrganiserRequestState } from '@saath/contract/organisers/rules';
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
  | 'welcome';

type AccountToken = {
  tokenHash: Buffer;
  purpose: TokenPurpose;
  userId: string | null;
  newEmail: Generated<string | null>;
  createdAt: Date;
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
  peopleHelped: Generated<number | null>;
  editedAt: Generated<Date | null>;
  createdBy: string | null;
  createdAt: Date;
  updatedAt: Date;
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
  filled: Generated<number>;
  createdAt: Date;
};

type Participation = {
  eventId: string;
  userId: string;
  id: string;
  roleId: string | null;
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
  createdAt: Date;
  sentAt: Date | null;
  attempts: Generated<number>;
  lastError: string | null;
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
  createdAt: Date;
};

type AnnouncementRecipient = { announcementId: string; userId: string };

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
};

export type Tables = {
  appUser: AppUser;
  userAvailability: UserAvailability;
  userDayOff: UserDayOff;
  session: Session;
  accountToken: AccountToken;
  event: Event;
  eventImage: EventImage;
  eventRole: EventRole;
  participation: Participation;
  participationChange: ParticipationChange;
  mail: Mail;
  feedback: Feedback;
  notice: Notice;
  organiserRequest: OrganiserRequest;
  invitation: Invitation;
  rating: Rating;
  announcement: Announcement;
  announcementRecipient: AnnouncementRecipient;
  auditEntry: AuditEntry;
  tally: Tally;
  monthFigure: MonthFigure;
};
