/** What every room writes: sessions, links, pictures, mails, logs, news of changes, runs of jobs. */

import type {
  GuestAsking,
  Story,
  TeamMember,
} from '@saath/contract/foundation/organisation/schema';
import type {
  CallProblem,
  MessageKind,
  OffReason,
  WebhookKind,
} from '@saath/contract/foundation/webhooks/rules';
import type { Language } from '@saath/contract/language';
import type { AuditAction } from '@saath/contract/office/audit-log/rules';
import type { AuditDetails } from '@saath/contract/office/audit-log/schema';
import type { SecurityKind } from '@saath/contract/office/security-log/rules';
import type { ColumnType, Generated } from 'kysely';

type Session = {
  id: string;
  device: string;
  tokenHash: Buffer;
  userId: string;
  createdAt: Date;
  seenAt: Date;
  expiresAt: Date;
  /** Whether a passkey has said who it is. */
  isStrong: Generated<boolean>;
};

export type TokenPurpose =
  | 'activation'
  | 'first_admin'
  | 'password_reset'
  | 'email_change'
  | 'keep_account'
  | 'welcome'
  | 'password_change'
  | 'email_approval'
  | 'sign_in'
  | 'guest';

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

type EventImage = {
  eventId: string;
  id: string;
  position: number;
  width: number;
  height: number;
  createdAt: Date;
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
  /** In whose name it is; null = the organisation's. */
  branchId: Generated<string | null>;
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

type AuditEntry = {
  id: string;
  at: Date;
  actorId: string | null;
  action: AuditAction;
  eventId: string | null;
  userId: string | null;
  details: AuditDetails;
};

type MigratedBy = { migration: string; version: string; at: Generated<Date> };

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

/** Whose product it is: one row. */
type Organisation = {
  id: Generated<string>;
  version: Generated<number>;
  name: Generated<string>;
  about: Generated<string>;
  logoId: string | null;
  logoWidth: number | null;
  logoHeight: number | null;
  colour: string | null;
  place: Generated<string>;
  timeZone: string | null;
  languages: Generated<Language[]>;
  defaultLanguage: Generated<Language>;
  emailDomains: string[] | null;
  phoneRegion: 'PK' | 'any' | null;
  /** Whether people may ask before they have an account. */
  /** Whether organisers confirm each login with a passkey. */
  organiserPasskeys: Generated<boolean>;
  guestAsking: Generated<GuestAsking>;
  /** How long the picture or PDF of a paper stays after its check. */
  evidenceDays: Generated<number>;
  /** With which limits new events begin; null = no such limit. */
  dayHours: number | null;
  weekHours: number | null;
  restHours: number | null;
  senderName: Generated<string>;
  replyTo: Generated<string>;
  footer: Generated<string>;
  imprint: Generated<string>;
  signatoryName: Generated<string>;
  signatoryTitle: Generated<string>;
  /** Written as JSON. */
  team: ColumnType<TeamMember[], string | undefined, string>;
  stories: ColumnType<Story[], string | undefined, string>;
  updatedAt: Generated<Date>;
};

/** Of which limit and of whom, by its hash (`platform/counters.ts`). */
type RateCount = {
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: string;
};

/** An address that is told what happens. */
type Webhook = {
  id: string;
  /** Whoever answers for it. */
  userId: string;
  url: string;
  kinds: WebhookKind[];
  createdAt: Date;
  /** Since when every call has failed. */
  failingSince: Generated<Date | null>;
  offAt: Generated<Date | null>;
  offReason: Generated<OffReason | null>;
};

type WebhookMessage = {
  id: string;
  webhookId: string;
  kind: MessageKind;
  /** What is sent, to the letter. */
  body: string;
  at: Date;
  tries: Generated<number>;
  /** When it is tried again; null when it is settled. */
  nextAt: Date | null;
  deliveredAt: Generated<Date | null>;
};

/** One try to deliver a message. */
type WebhookCall = {
  id: string;
  messageId: string;
  at: Date;
  /** Milliseconds. */
  took: number;
  status: number | null;
  problem: CallProblem | null;
  answer: string;
};

export type FoundationTables = {
  session: Session;
  accountToken: AccountToken;
  secret: Secret;
  webhook: Webhook;
  webhookMessage: WebhookMessage;
  webhookCall: WebhookCall;
  eventImage: EventImage;
  mail: Mail;
  liveEntry: LiveEntry;
  jobRun: JobRun;
  migratedBy: MigratedBy;
  auditEntry: AuditEntry;
  securityEvent: SecurityEvent;
  organisation: Organisation;
  rateCount: RateCount;
};
