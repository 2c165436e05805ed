/** After an event: thanks with the hours to those who came, a question to those who were missed (DY-04, DY-05). */
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { newsMail } from '../../notices/news-mails/emails.ts';
import { postNotices } from '../../notices/notices/service.ts';
import type { Ports } from '../../places/ports.ts';
import { missedMail, thanksMail } from './emails.ts';
import * as queries from './queries.ts';

/** People in one transaction. */
const BATCH = 200;
const HOUR = 3_600_000;
/** What nobody has told by then is no news any more. */
const FORGOTTEN = 7 * 24 * HOUR;
/** Long enough for organisers to put right what they pressed at the door. */
const SETTLED = HOUR;
const SURELY_MISSED = 3 * HOUR;
/** Until then somebody may still record who came. */
const UNRECORDED = 24 * HOUR;

/**
 * Tells everybody who is due, in batches; notice, mail and the mark that they were told are one transaction, so that
 * nothing comes twice, however many processes do this.
 *
 * @returns how many people were told
 */
export async function sendRecaps(ports: Ports): Promise<number> {
  const ago = (time: number) => new Date(ports.now().getTime() - time);
  const from = ago(FORGOTTEN);
  const thanks = { from, recordedTo: ago(SETTLED), plannedTo: ago(UNRECORDED), limit: BATCH };
  const missed = { from, to: ago(SURELY_MISSED), limit: BATCH };
  const told = await sendAll(ports, 'thanks', async (tx) => await queries.dueThanks(tx, thanks));
  return told + (await sendAll(ports, 'missed', (tx) => queries.dueMissed(tx, missed)));
}

async function sendAll(
  ports: Ports,
  kind: queries.Kind,
  due: (tx: Tx) => Promise<queries.DueRow[]>,
): Promise<number> {
  let told = 0;
  for (;;) {
    const batch = await inTransaction(ports.db, async (tx) => {
      const rows = await due(tx);
      const claimed = await queries.claim(tx, rows, { kind, at: ports.now() });
      const own = rows.filter(({ eventId, id }) =>
        claimed.has(queries.keyOf({ eventId, userId: id })),
      );
      await tell(ports, tx, kind, own);
      return { seen: rows.length, told: own.length };
    });
    if (batch.told > 0) ports.outbox.wake();
    told += batch.told;
    if (batch.seen < BATCH) return told;
  }
}

async function tell(
  ports: Ports,
  tx: Tx,
  kind: queries.Kind,
  rows: readonly queries.DueRow[],
): Promise<void> {
  const { appUrl, outbox, now } = ports;
  const letters = rows.map((row) => {
    const link = `/volunteer/event/${row.eventId}/hours`;
    const links = {
      link: new URL(link, appUrl).href,
      feedback: new URL('/volunteer/feedback', appUrl).href,
    };
    const text = kind === 'thanks' ? thanksMail(row, links) : missedMail(row, links);
    return { row, link, text };
  });
  await outbox.postMany(
    tx,
    letters.flatMap(({ row, text }) => {
      const { branchId } = row;
      return newsMail(ports, { kind: 'recap', to: row, text, branchId }) ?? [];
    }),
  );
  await postNotices(
    tx,
    letters.map(({ row, link, text }) => ({
      userId: row.id,
      kind: 'recap',
      title: text.subject,
      link,
      at: now(),
    })),
  );
}
