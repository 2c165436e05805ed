/** Use cases of announcements: organisers write to the people of an event (HR-04, NT-04). */

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
    const id = newId();
    const isNew = await queries.insertAnnouncement(tx, {
      id,
      eventId,
      key,
      authorId: actorId,
      subject,
      body: text,
      states: [...segment.states],
      roleId: segment.roleId,
      roleName,
      recipients: 0,
      createdAt: at,
    });
    if (!isNew) return await queries.recipientsOfKey(tx, { eventId, key });
    const letter = { id, subject, body: text, at };
    const { recipients: count, mailed } = await deliver(announcements, tx, {
      event,
      segment,
      letter,
    });
    if (count === 0) throw new DomainError('announcements.nobody');
    await queries.setRecipients(tx, { id, recipients: count, mailed });
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

type Letter = {
  readonly id: string;
  readonly subject: string;
  readonly body: string;
  readonly at: Date;
};

async function deliver(
  announcements: Announcements,
  tx: Tx,
  { event, segment, letter }: { event: EventRow; segment: Segment; letter: Letter },
): Promise<{ recipients: number; mailed: number }> {
  return await tellInBatches({
    read: (after, limit) => queries.reachedAfter(tx, event, { segment, after, limit }),
    tell: (people) => tellAll(announcements, tx, { event, people, letter }),
  });
}

/**
 * Tells many people, so many at a time as may be in memory at once.
 *
 * @param read the next people by their ids, after one of them
 * @param tell @returns how many of them get a mail as well
 * @returns to how many people it went, and to how many of them by mail as well
 */
export async function tellInBatches({
  read,
  tell,
}: {
  read: (after: string | undefined, limit: number) => Promise<Recipient[]>;
  tell: (people: readonly Recipient[]) => Promise<number>;
}): Promise<{ recipients: number; mailed: number }> {
  let recipients = 0;
  let mailed = 0;
  let after: string | undefined;
  for (;;) {
    const people = await read(after, BATCH);
    if (people.length === 0) return { recipients, mailed };
    mailed += await tell(people);
    recipients += people.length;
    after = people.at(-1)?.id;
  }
}

/** @returns to how many of them it goes by mail as well */
async function tellAll(
  announcements: Announcements,
  tx: Tx,
  { event, people, letter }: { event: EventRow; people: readonly Recipient[]; letter: Letter },
): Promise<number> {
  const { outbox, appUrl } = announcements;
  const path = `/event/${event.id}`;
  const announced = {
    ...letter,
    eventTitle: event.title,
    link: new URL(path, appUrl).href,
    answer: new URL(`/volunteer/messages/${event.id}`, appUrl).href,
  };
  await queries.insertRecipients(tx, {
    announcementId: letter.id,
    userIds: people.map(({ id }) => id),
  });
  await postNotices(
    tx,
    people.map(({ id }) => {
      const news = { kind: KIND, title: letter.subject, link: path, at: letter.at };
      return { ...news, userId: id, batchId: letter.id, goodUntil: event.endTime };
    }),
  );
  const mails = people.flatMap((to) => {
    const batch = { id: letter.id, userId: to.id };
    const text = announcementMail(to, announced);
    return newsMail(announcements, { kind: KIND, to, text, batch }) ?? [];
  });
  await outbox.postMany(tx, mails);
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
