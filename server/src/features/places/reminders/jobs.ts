/** Sends the reminders that are due. */
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { newsMail } from '../../notices/news-mails/emails.ts';
import { postNotices } from '../../notices/notices/service.ts';
import { placeCalendar } from '../place/emails.ts';
import { presentGiven } from '../place/present.ts';
import type { Ports } from '../ports.ts';
import { reminderMail } from './emails.ts';
import { type LadderStep, ladderAt } from './policy.ts';
import { whereToCome } from './present.ts';
import * as queries from './queries.ts';
import { answerLinks } from './service.ts';

/** People in one transaction. */
const BATCH = 200;
/** Long enough that no step of somebody whose event began so long ago can still be due. */
const LONG_AGO = 168 * 3_600_000;

/**
 * Looks at everybody who is due and sends each the step that the present asks for: notice, mail and the mark that they
 * were sent are one transaction, so that nothing is lost and nothing comes twice, however many processes do this.
 *
 * @returns how many reminders were sent
 */
export async function sendReminders(ports: Ports): Promise<number> {
  const { db, now, outbox } = ports;
  while (await queries.dropPast(db, new Date(now().getTime() - LONG_AGO)));
  let sent = 0;
  for (;;) {
    const batch = await inTransaction(db, async (tx) => await sendBatch(ports, tx));
    if (batch.sent > 0) outbox.wake();
    sent += batch.sent;
    if (batch.seen < BATCH) return sent;
  }
}

type Due = { readonly row: queries.DueRow; readonly step: LadderStep };

async function sendBatch(ports: Ports, tx: Tx): Promise<{ seen: number; sent: number }> {
  const now = ports.now();
  const rows = await queries.dueReminders(tx, { now, limit: BATCH });
  const looks = rows.map((row) => ({ row, ...ladderAt(placeTold(row), now) }));
  const due = looks.flatMap(({ row, step }) => (step ? [{ row, step }] : []));
  const claimed = await queries.claimSteps(
    tx,
    due.map(({ row: { eventId, userId, startTime }, step }) => ({
      eventId,
      userId,
      startTime,
      step,
    })),
    now,
  );
  const keys = new Set(claimed.map(keyOf));
  await send(
    ports,
    tx,
    due.filter(({ row }) => keys.has(keyOf(row))),
  );
  await queries.scheduleLooks(tx, looks);
  return { seen: rows.length, sent: claimed.length };
}

const keyOf = ({ eventId, userId }: { eventId: string; userId: string }) => `${eventId} ${userId}`;

function placeTold({ startTime, decidedAt, requestedAt, movedAt, answeredAt }: queries.DueRow) {
  const givenAt = decidedAt ?? requestedAt;
  const toldAt = movedAt && movedAt > givenAt ? movedAt : givenAt;
  return { start: startTime, toldAt, answeredAt };
}

async function send(ports: Ports, tx: Tx, due: readonly Due[]): Promise<void> {
  const { outbox, now } = ports;
  const letters = due.map((each) => ({ ...each, letter: letterTo(ports, each) }));
  await outbox.postMany(
    tx,
    letters.flatMap(({ row, letter: { calendar, ...text } }) => {
      const to = { ...row, id: row.userId };
      const { branchId } = row;
      return newsMail(ports, { kind: 'reminder', to, text, calendar, branchId }) ?? [];
    }),
  );
  await postNotices(
    tx,
    letters.map(({ row, step, letter }) => ({
      userId: row.userId,
      kind: 'reminder',
      title: letter.subject,
      link: `/event/${row.eventId}`,
      at: now(),
      // The last one is of use in the night before an early start.
      isUrgent: step === 'hours',
      goodUntil: row.startTime,
    })),
  );
}

function letterTo(ports: Ports, { row, step }: Due) {
  const { appUrl, now } = ports;
  const { eventId, participationId, startTime, roleName, linkStamp } = row;
  const event = { ...whereToCome(row), id: eventId };
  const mail = reminderMail({
    to: row,
    place: event,
    step,
    given: presentGiven(row) ?? undefined,
    link: new URL(`/event/${eventId}`, appUrl).href,
    answerLinks: answerLinks(ports, { participationId, startTime, linkStamp }),
  });
  return { ...mail, calendar: placeCalendar({ event, roleName, times: row, at: now() }, appUrl) };
}
