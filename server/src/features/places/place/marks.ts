/**
 * Hours and rest count over all places of a person. When one of them changes, those at other events that are marked because
 * something is missing are looked at again, each person in a transaction of their own: their events are not held here.
 */
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database.ts';
import { addJobs } from '../../../platform/job-adding.ts';
import { holdingList } from '../../../platform/participation-states.ts';

/** The job for people whose marks may be out of date. */
export const LOOK_AGAIN = 'look-again';

/** @param where the event whose places change; of everybody in it, or of some */
export async function lookAgainElsewhere(
  tx: Tx,
  { eventId, userIds }: { eventId: string; userIds?: readonly string[] },
): Promise<void> {
  const isTheirs = userIds
    ? sql`marked.user_id = any(${userIds}::uuid[])`
    : sql`marked.user_id in (select user_id from participation where event_id = ${eventId})`;
  const { rows } = await sql<{ id: string }>`
    select distinct marked.user_id as id from participation as marked
    where marked.attention_since is not null and marked.state in (${holdingList})
      and marked.event_id <> ${eventId} and ${isTheirs}
  `.execute(tx);
  await addJobs(tx, LOOK_AGAIN, rows);
}
