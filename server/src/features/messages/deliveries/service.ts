/** How far an announcement has come, and another try for the mails that failed (NT-04). */

import { limits } from '@saath/contract/limits';
import type { Delivery } from '@saath/contract/messages/announcements/schema';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import type { FailedRow } from './queries.ts';
import * as queries from './queries.ts';

export type Deliveries = { readonly db: Database; readonly now: Clock; readonly outbox: Outbox };

/** An announcement of an event. */
type Sent = { readonly id: string; readonly eventId: string };

/** So many mails are tried again at a time. */
const BATCH = 250;

/**
 * Mails that were sent are those that went out less those that still wait: they may be deleted when they are old.
 *
 * @throws DomainError `announcements.not_found`
 */
export async function readDelivery({ db }: Deliveries, sent: Sent): Promise<Delivery> {
  const announcement = await requireSent(db, sent);
  const read = await queries.countRead(db, sent.id);
  const { recipients, mailed } = announcement;
  if (mailed === null) return { recipients, read, mail: null };
  const unsent = await queries.countUnsent(db, sent.id);
  const sum = (counts: readonly { count: number }[]) =>
    counts.reduce((total, { count }) => total + count, 0);
  const reasons = unsent.flatMap(({ code, count }) => (code === null ? [] : { code, count }));
  const failed = sum(reasons);
  return {
    recipients,
    read,
    mail: {
      sent: mailed - sum(unsent),
      waiting: sum(unsent) - failed,
      failed,
      reasons,
      switchedOff: recipients - mailed,
    },
  };
}

/** @throws DomainError `announcements.not_found` */
async function requireSent(db: Database, sent: Sent) {
  const announcement = await queries.findAnnouncement(db, sent);
  if (!announcement) throw new DomainError('announcements.not_found');
  return announcement;
}

/** One page of those whose mail failed. @throws DomainError `announcements.not_found` */
export async function listFailed(
  { db }: Deliveries,
  { after, ...sent }: Sent & { after: string | undefined },
): Promise<{ rows: FailedRow[]; next: string | null }> {
  await requireSent(db, sent);
  const size = limits.announcementPage;
  const rows = await queries.failedMails(db, { batchId: sent.id, after, limit: size + 1 });
  const shown = rows.slice(0, size);
  return { rows: shown, next: rows.length > size ? (shown.at(-1)?.id ?? null) : null };
}

/**
 * Mails that failed are tried again soon, one or all; each goes to the address that its person has by now.
 *
 * @returns how many there were
 * @throws DomainError `announcements.not_found`
 */
export async function retryFailed(
  { db, now, outbox }: Deliveries,
  { mailId, actorId, ...sent }: Sent & { mailId: string | undefined; actorId: string },
): Promise<number> {
  const count = await inTransaction(db, async (tx) => {
    await requireSent(tx, sent);
    let tried = 0;
    for (;;) {
      // Those of the round before have not failed any more.
      const ids = await queries.lockFailed(tx, { batchId: sent.id, mailId, limit: BATCH });
      if (ids.length === 0) break;
      await queries.readdress(tx, ids);
      await outbox.tryAgain(tx, ids);
      tried += ids.length;
    }
    const { eventId } = sent;
    const entry = { actorId, at: now(), eventId, details: { count: tried } };
    if (tried > 0) await writeAudit(tx, { action: 'announcement.retried', ...entry });
    return tried;
  });
  outbox.wake();
  return count;
}
