/** Use cases of announcements: organisers write to the people of an event (HR-04, NT-04). */
import type { ErrorCode } from '@saath/contract/errors';
import { limits } from '@saath/contract/limits';
import type { newAnnouncementSchema } from '@saath/contract/messages/announcements/schema';
import type * as z from 'zod/mini';
import type { Viewer } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { shareEvent } from '../../../platform/locks.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import type { MailText } from '../../../platform/mail/template.ts';
import type { Signer } from '../../../platform/secrets.ts';
import { maySee } from '../../events/events/policy.ts';
import { type EventRow, findEvent } from '../../events/events/queries.ts';
import { findRole } from '../../events/roles/queries.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { newsMail } from '../../notices/news-mails/emails.ts';
import { postNotices } from '../../notices/notices/service.ts';
import type { Recipient } from '../../places/place/queries.ts';
import { announcementMail } from './emails.ts';
import { requireSeen } from './policy.ts';
import type { AnnouncementRow, Segment } from './queries.ts';
import * as queries from './queries.ts';

const KIND = 'announcement';
/** So many people are read, written to and stored at a time. */
const BATCH = 250;

export type Announcements = {
  readonly db: Database;
  readonly now: Clock;
  readonly outbox: Outbox;
  readonly appUrl: URL;
  readonly signer: Signer;
};

type NewAnnouncement = z.output<typeof newAnnouncementSchema>;

/**
 * Writes to everybody in a segment of an event's people, in one transaction: a notice each, and a mail to those who
 * want such mails. The same key a second time sends nothing.
 *
 * @returns how many people it went to
 * @throws DomainError `events.not_found`, `roles.not_found`, `announcements.not_published`, `announcements.nobody`
 */
export async function send(
  announcements: Announcements,
  given: NewAnnouncement & { eventId: string; actorId: string },
): Promise<number> {
  const { db, now, outbox } = announcements;
  const { eventId, actorId, key, subject, text } = given;
  const recipients = await inTransaction(db, async (tx) => {
    const at = now();
    const event = await shareEvent(tx, eventId);
    if (!event) throw new DomainError('events.not_found');
    requireSeen(event);
    const { segment, roleName } = await segmentOf(tx, eventId, given.segment);
    const written = {
      ...{ id: newId(), key, eventId, authorId: actorId, subject, body: text, createdAt: at },
      ...{ states: [...segment.states], roleId: segment.roleId, roleName },
    };
    const { recipients: count, isNew } = await tellOnce(announcements, tx, {
      written,
      read: (after, limit) => queries.reachedAfter(tx, event, { segment, after, limit }),
      notice: { link: `/event/${eventId}`, goodUntil: event.endTime },
      mailTo: mailAbout(event, written, announcements.appUrl),
      branchId: event.branchId,
      nobody: 'announcements.nobody',
    });
    if (!isNew) return count;
    await writeAudit(tx, { action: 'announcement.sent', actorId, at, eventId, details: { count } });
    return count;
  });
  outbox.wake();
  return recipients;
}

/** @throws DomainError `roles.not_found` for a role of another event */
async function segmentOf(
  db: Database,
  eventId: string,
  { states, roleId }: NewAnnouncement['segment'],
): Promise<{ segment: Segment; roleName: string | null }> {
  const role = roleId ? await findRole(db, roleId) : undefined;
  if (roleId && role?.eventId !== eventId) throw new DomainError('roles.not_found');
  return {
    segment: { states: [...new Set(states)], roleId: roleId ?? null },
    roleName: role?.name ?? null,
  };
}

function mailAbout(
  { id, title }: EventRow,
  { subject, body }: Pick<queries.Written, 'subject' | 'body'>,
  appUrl: URL,
) {
  const link = new URL(`/event/${id}`, appUrl).href;
  const answer = new URL(`/volunteer/messages/${id}`, appUrl).href;
  return (to: Recipient) =>
    announcementMail(to, { subject, body, eventTitle: title, link, answer });
}

type Telling = {
  readonly written: queries.Written;
  /** The next people by their ids, after one of them. */
  readonly read: (after: string | undefined, limit: number) => Promise<Recipient[]>;
  /** Where the notice leads, and until when it is worth showing on a device. */
  readonly notice: { readonly link: string; readonly goodUntil?: Date };
  readonly mailTo: (to: Recipient) => MailText;
  /** In whose name the mails are; the organisation's without it. */
  readonly branchId?: string | null;
  /** How it is refused when there is nobody to read it. */
  readonly nobody: ErrorCode;
};

/**
 * Stores what an organiser wrote and tells its people: a notice each, and a mail to those who want such mails. The same
 * key a second time stores and sends nothing.
 *
 * @returns how many people it went to, now or the first time
 * @throws DomainError with the code given for nobody
 */
export async function tellOnce(
  announcements: Announcements,
  tx: Tx,
  { nobody, ...telling }: Telling,
): Promise<{ recipients: number; isNew: boolean }> {
  const { id, eventId, key } = telling.written;
  const isNew = await queries.insertAnnouncement(tx, telling.written);
  if (!isNew) return { recipients: await queries.recipientsOfKey(tx, { eventId, key }), isNew };
  let recipients = 0;
  let mailed = 0;
  let after: string | undefined;
  // So many at a time as may be in memory at once.
  for (;;) {
    const people = await telling.read(after, BATCH);
    if (people.length === 0) break;
    mailed += await tellAll(announcements, tx, people, telling);
    recipients += people.length;
    after = people.at(-1)?.id;
  }
  if (recipients === 0) throw new DomainError(nobody);
  await queries.setRecipients(tx, { id, recipients, mailed });
  return { recipients, isNew };
}

/** @returns to how many of them it goes by mail as well */
async function tellAll(
  announcements: Announcements,
  tx: Tx,
  people: readonly Recipient[],
  { written: { id, subject, createdAt }, notice, mailTo, branchId = null }: Omit<Telling, 'nobody'>,
): Promise<number> {
  await queries.insertRecipients(tx, {
    announcementId: id,
    userIds: people.map((each) => each.id),
  });
  const news = { ...notice, kind: KIND, title: subject, at: createdAt, batchId: id };
  await postNotices(
    tx,
    people.map((each) => ({ ...news, userId: each.id })),
  );
  const mails = people.flatMap((to) => {
    const about = { batch: { id, userId: to.id }, branchId };
    return newsMail(announcements, { kind: KIND, to, text: mailTo(to), ...about }) ?? [];
  });
  await announcements.outbox.postMany(tx, mails);
  return mails.length;
}

/** Whom an announcement would reach now. @throws DomainError `events.not_found`, `roles.not_found` */
export async function countRecipients(
  { db }: Announcements,
  { eventId, ...given }: NewAnnouncement['segment'] & { eventId: string },
): Promise<{ recipients: number; byMail: number }> {
  const event = await findEvent(db, eventId);
  if (!event) throw new DomainError('events.not_found');
  const { segment } = await segmentOf(db, eventId, given);
  return await queries.countReached(db, event, segment);
}

/** One page of what was sent, newest first, and how much there is in all. @throws DomainError `events.not_found` */
export async function listSent(
  { db }: Announcements,
  { eventId, after }: { eventId: string; after: string | undefined },
): Promise<{ rows: AnnouncementRow[]; next: string | null; total: number }> {
  if (!(await findEvent(db, eventId))) throw new DomainError('events.not_found');
  const size = limits.announcementPage;
  const rows = await queries.announcementsOf(db, { eventId, after, limit: size + 1 });
  const shown = rows.slice(0, size);
  const next = rows.length > size ? (shown.at(-1)?.id ?? null) : null;
  return { rows: shown, next, total: await queries.countAnnouncements(db, eventId) };
}

/**
 * What a person may read, the newest; nothing for who has nothing to do with the event.
 *
 * @throws DomainError `events.not_found`
 */
export async function listReceived(
  { db }: Announcements,
  { eventId, actor }: { eventId: string; actor: Viewer },
) {
  const event = await findEvent(db, eventId);
  if (!event || !maySee(actor, event)) throw new DomainError('events.not_found');
  const limit = limits.announcementPage;
  return await queries.announcementsFor(db, { event, userId: actor.id, limit });
}
