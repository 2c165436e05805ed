/** Sent mails hold what people were told and their addresses: nobody needs them for long. */
import { sql } from 'kysely';
import type { Database } from '../database.ts';

const DAY = 86_400_000;
const KEPT = 90 * DAY;
const BATCH = 1000;

/** Deletes mails that were sent long ago, a batch at a time. What was never sent stays: it shows as a failure. */
export async function dropOldMails(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT);
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from mail where id in (
        select id from mail where sent_at < ${before} order by sent_at limit ${BATCH}
      )`.execute(db);
    if (Number(numAffectedRows) < BATCH) return;
  }
}
