/** Use cases of letters: organisers write to people whom they found in the list of people. */
import { limits } from '@saath/contract/limits';
import type { LetterReach, newLetterSchema } from '@saath/contract/office/letters/schema';
import type { PeopleFilter as Asked } from '@saath/contract/office/people/schema';
import type * as z from 'zod/mini';
import type { Viewer } from '../../../platform/actor.ts';
import { inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { shareEvent } from '../../../platform/locks.ts';
import { maySee } from '../../events/events/policy.ts';
import { findEvent } from '../../events/events/queries.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { type Announcements, tellOnce } from '../../messages/announcements/service.ts';
import { filterOf } from '../people-filter/policy.ts';
import { letterMail } from './emails.ts';
import { requireOpen } from './policy.ts';
import * as queries from './queries.ts';

/** Whom a letter would reach now, and who would not get it. */
export async function reach({ db, now }: Announcements, asked: Asked): Promise<LetterReach> {
  const filter = filterOf(asked, now());
  const rows = await queries.reachOf(db, { filter, names: limits.letterLeftOutNames });
  const countOf = (reason: string | null) => rows.find((row) => row.reason === reason)?.count ?? 0;
  const byMail = countOf(null);
  const leftOut = rows.flatMap(({ reason, ...rest }) => (reason ? [{ reason, ...rest }] : []));
  return { byMail, recipients: byMail + countOf('mail_off'), leftOut };
}

type NewLetter = z.output<typeof newLetterSchema>;

/**
 * Writes to the volunteers of a filter whose accounts are in use, in one transaction: a notice each, and a mail to those
 * who want such mails; anyone who wants no mails of announcements wants none of these. The same key a second time sends nothing.
 *
 * @returns how many people it went to
 * @throws DomainError `events.not_found`, `letters.event_not_open`, `letters.nobody`
 */
export async function send(
  letters: Announcements,
  { actorId, key, filter, eventId, subject, text }: NewLetter & { actorId: string },
): Promise<number> {
  const { db, now, outbox, appUrl } = letters;
  const recipients = await inTransaction(db, async (tx) => {
    const at = now();
    const event = eventId ? requireOpen(await shareEvent(tx, eventId), at) : undefined;
    const written = {
      ...{ id: newId(), key, authorId: actorId, subject, body: text, createdAt: at },
      ...{ eventId: null, states: [], roleId: null, roleName: null },
      aboutEventId: event?.id ?? null,
    };
    const people = filterOf(filter, at);
    const path = `/volunteer/letter/${written.id}`;
    const link = new URL(event ? `/event/${event.id}` : path, appUrl).href;
    const { recipients: count, isNew } = await tellOnce(letters, tx, {
      written,
      read: (after, limit) => queries.readersAfter(tx, { filter: people, after, limit }),
      notice: { link: path },
      mailTo: (to) => letterMail(to, { subject, text, event, link }),
      branchId: event?.branchId ?? null,
      nobody: 'letters.nobody',
    });
    if (!isNew) return count;
    await writeAudit(tx, { action: 'letter.sent', actorId, at, details: { count } });
    return count;
  });
  outbox.wake();
  return recipients;
}

/** A letter that went to a person, with its event as long as the person may see it. @throws DomainError `letters.not_found` */
export async function read({ db }: Announcements, { id, actor }: { id: string; actor: Viewer }) {
  const row = await queries.letterTo(db, { id, userId: actor.id });
  if (!row) throw new DomainError('letters.not_found');
  const event = row.aboutEventId ? await findEvent(db, row.aboutEventId) : undefined;
  return { row, event: event && maySee(actor, event) ? event : undefined };
}
