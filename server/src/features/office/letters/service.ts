/** Use cases of letters: organisers write to people whom they found in the list of people. */
import { limits } from '@saath/contract/limits';
import type { LetterReach, newLetterSchema } from '@saath/contract/office/letters/schema';
import type { PeopleFilter as Asked } from '@saath/contract/office/people/schema';
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
import { writeAudit } from '../../foundation/audit/service.ts';
import {
  insertAnnouncement,
  insertRecipients,
  recipientsOfKey,
  setRecipients,
} from '../../messages/announcements/queries.ts';
import { tellInBatches } from '../../messages/announcements/service.ts';
import { newsMail } from '../../notices/news-mails/emails.ts';
import { postNotices } from '../../notices/notices/service.ts';
import type { Recipient } from '../../places/place/queries.ts';
import { filterOf } from '../people-filter/policy.ts';
import type { PeopleFilter } from '../people-filter/queries.ts';
import { letterMail } from './emails.ts';
import { requireOpen } from './policy.ts';
import * as queries from './queries.ts';

/** Anyone who wants no mails of announcements wants none of these. */
const KIND = 'announcement';

export type Letters = {
  readonly db: Database;
  readonly now: Clock;
  readonly outbox: Outbox;
  readonly appUrl: URL;
  readonly signer: Signer;
};

/** Whom a letter would reach now, and who would not get it. */
export async function reach({ db, now }: Letters, asked: Asked): Promise<LetterReach> {
  const filter = filterOf(asked, now());
  const rows = await queries.reachOf(db, { filter, names: limits.letterLeftOutNames });
  const countOf = (reason: string | null) => rows.find((row) => row.reason === reason)?.count ?? 0;
  const byMail = countOf(null);
  const leftOut = rows.flatMap(({ reason, ...rest }) => (reason ? [{ reason, ...rest }] : []));
  return { byMail, recipients: byMail + countOf('mail_off'), leftOut };
}

type NewLetter = z.output<typeof newLetterSchema>;
type Written = Pick<NewLetter, 'subject' | 'text'> & {
  readonly id: string;
  readonly at: Date;
  readonly event: EventRow | undefined;
};

/**
 * Writes to the volunteers of a filter whose accounts are in use, in one transaction: a notice each, and a mail to those
 * who want such mails. The same key a second time sends nothing.
 *
 * @returns how many people it went to
 * @throws DomainError `events.not_found`, `letters.event_not_open`, `letters.nobody`
 */
export async function send(
  letters: Letters,
  { actorId, key, filter, eventId, subject, text }: NewLetter & { actorId: string },
): Promise<number> {
  const { db, now, outbox } = letters;
  const recipients = await inTransaction(db, async (tx) => {
    const at = now();
    const event = eventId ? requireOpen(await shareEvent(tx, eventId), at) : undefined;
    const id = newId();
    const isNew = await insertAnnouncement(tx, {
      ...{ id, key, authorId: actorId, subject, body: text, createdAt: at },
      ...{ eventId: null, states: [], roleId: null, roleName: null, recipients: 0 },
      aboutEventId: event?.id ?? null,
    });
    if (!isNew) return await recipientsOfKey(tx, { eventId: null, key });
    const letter = { id, subject, text, at, event };
    const counts = await deliver(letters, tx, { filter: filterOf(filter, at), letter });
    if (counts.recipients === 0) throw new DomainError('letters.nobody');
    await setRecipients(tx, { id, ...counts });
    const details = { count: counts.recipients };
    await writeAudit(tx, { action: 'letter.sent', actorId, at, details });
    return counts.recipients;
  });
  outbox.wake();
  return recipients;
}

async function deliver(
  letters: Letters,
  tx: Tx,
  { filter, letter }: { filter: PeopleFilter; letter: Written },
): Promise<{ recipients: number; mailed: number }> {
  return await tellInBatches({
    read: (after, limit) => queries.readersAfter(tx, { filter, after, limit }),
    tell: (people) => tellAll(letters, tx, { people, letter }),
  });
}

/** @returns to how many of them it goes by mail as well */
async function tellAll(
  letters: Letters,
  tx: Tx,
  { people, letter }: { people: readonly Recipient[]; letter: Written },
): Promise<number> {
  const { outbox, appUrl } = letters;
  const { id, at, event, subject } = letter;
  const path = `/volunteer/letter/${id}`;
  await insertRecipients(tx, { announcementId: id, userIds: people.map((each) => each.id) });
  const notice = { kind: KIND, title: subject, link: path, at, batchId: id };
  await postNotices(
    tx,
    people.map((each) => ({ ...notice, userId: each.id })),
  );
  const link = new URL(event ? `/event/${event.id}` : path, appUrl).href;
  const mails = people.flatMap((to) => {
    const text = letterMail(to, { ...letter, link });
    const batch = { id, userId: to.id };
    return newsMail(letters, { kind: KIND, to, text, batch }) ?? [];
  });
  await outbox.postMany(tx, mails);
  return mails.length;
}

/** A letter that went to a person, with its event as long as the person may see it. @throws DomainError `letters.not_found` */
export async function read({ db }: Letters, { id, actor }: { id: string; actor: Viewer }) {
  const row = await queries.letterTo(db, { id, userId: actor.id });
  if (!row) throw new DomainError('letters.not_found');
  const event = row.aboutEventId ? await findEvent(db, row.aboutEventId) : undefined;
  return { row, event: event && maySee(actor, event) ? event : undefined };
}
