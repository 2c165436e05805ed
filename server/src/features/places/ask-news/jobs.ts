/** Tells an organiser of all requests that wait and of which they have not heard. */
import { ASKED_AT_ONCE_WITHIN } from '@saath/contract/notices/notices/rules';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { addJobs } from '../../../platform/job-adding.ts';
import { lockUser } from '../../../platform/locks.ts';
import { newToken } from '../../../platform/tokens.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import { newsMail } from '../../notices/news-mails/emails.ts';
import { postNotice } from '../../notices/notices/service.ts';
import type { Ports } from '../ports.ts';
import { type Asked, askedMail } from './emails.ts';
import * as queries from './queries.ts';
import { ASK_NEWS } from './service.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Anyone who hears at once hears of a rush of requests in a few mails, not in as many as there are requests. */
const PAUSE = 15 * MINUTE;
/** Told at one time; more come in the next mail. */
const MOST_TOLD = 500;
/** How long after a place's time its link still says what became of it. */
const KEPT = 30 * DAY;

/** Nothing happens when nothing waits, or when the organiser is none any more. */
export async function tellOfRequests(ports: Ports, organiserId: string): Promise<void> {
  await inTransaction(ports.db, async (tx) => {
    const now = ports.now();
    // Of two processes that tell the same organiser the second finds all told.
    const organiser = await lockUser(tx, organiserId);
    if (organiser?.role !== 'Admin' || organiser.leavingAt || organiser.leftAt) return;
    const rows = await queries.untoldRequests(tx, { organiserId, now, limit: MOST_TOLD });
    if (rows.length === 0) return;
    const pausedUntil = await pauseOf(tx, organiser, { rows, now });
    if (pausedUntil) return await addJobs(tx, ASK_NEWS, [{ id: organiserId, at: pausedUntil }]);
    await tell(ports, tx, { organiser, rows, now });
    if (rows.length === MOST_TOLD) await addJobs(tx, ASK_NEWS, [{ id: organiserId }]);
  });
  ports.outbox.wake();
}

/** Until when somebody who was told moments ago is left in peace, unless an event would have begun by then. */
async function pauseOf(
  tx: Tx,
  { id, askedPace }: UserRow,
  { rows, now }: { rows: readonly queries.UntoldRow[]; now: Date },
): Promise<Date | undefined> {
  const soonest = Math.min(...rows.map(({ shiftStart }) => shiftStart.getTime()));
  const isHurried = askedPace === 'at_once' || soonest - now.getTime() <= ASKED_AT_ONCE_WITHIN;
  const last = await queries.lastToldAt(tx, id);
  if (!isHurried || !last) return undefined;
  const until = new Date(last.getTime() + PAUSE);
  return until > now && until.getTime() < soonest ? until : undefined;
}

async function tell(
  ports: Ports,
  tx: Tx,
  { organiser, rows, now }: { organiser: UserRow; rows: readonly queries.UntoldRow[]; now: Date },
): Promise<void> {
  const { appUrl, outbox } = ports;
  const { id: organiserId, linkStamp } = organiser;
  const others = await queries.countTold(tx, { organiserId, now });
  const asked = rows.map((row): Asked & { readonly hash: Buffer } => {
    const { text, hash } = newToken();
    const link = (answer: string) => new URL(`/request/${text}?answer=${answer}`, appUrl).href;
    return { row, hash, links: { approve: link('approve'), decline: link('decline') } };
  });
  await queries.insertLinks(
    tx,
    asked.map(({ row: { participationId, requestedAt }, hash }) => ({
      ...{ tokenHash: hash, userId: organiserId, participationId, requestedAt },
      ...{ linkStamp, createdAt: now },
    })),
  );
  const path = pathOf(rows);
  const text = askedMail(organiser, { asked, others, link: new URL(path, appUrl).href });
  const mail = newsMail(ports, { kind: 'asked', to: organiser, text, branchId: null });
  if (mail) await outbox.post(tx, mail);
  const latest = Math.max(...rows.map(({ endTime }) => endTime.getTime()));
  await postNotice(tx, {
    ...{ userId: organiserId, kind: 'asked', title: text.subject, link: path, at: now },
    goodUntil: new Date(latest),
  });
}

/** Where all of them are answered. */
function pathOf(rows: readonly queries.UntoldRow[]): string {
  const events = new Set(rows.map(({ eventId }) => eventId));
  const [eventId] = events;
  return events.size === 1 ? `/admin/event/${eventId}` : '/admin/dashboard';
}

/** Deletes links of mails about requests thirty days after the time of the place, a thousand at a time. */
export async function dropOldLinks({ db, now }: Pick<Ports, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT);
  while (await queries.deleteOldLinks(db, before));
}
