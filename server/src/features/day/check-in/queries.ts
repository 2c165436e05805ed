/** SQL of checking in. */
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

const came = sql.raw("('checked_in', 'completed', 'left_early')");

type MarkRow = Insertable<Tables['checkInMark']>;

export async function findMark(
  tx: Tx,
  id: string,
): Promise<{ userId: string; eventId: string; outcome: MarkRow['outcome'] } | undefined> {
  return await tx
    .selectFrom('checkInMark')
    .select(['userId', 'eventId', 'outcome'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Two sendings of one press wait for each other, also where nobody is known yet whom it is about. */
export async function holdMark(tx: Tx, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(tx);
}

export async function insertMark(tx: Tx, mark: MarkRow): Promise<void> {
  await tx.insertInto('checkInMark').values(mark).execute();
}

/** When the newest press about a person was made that counted, and when it was last said that they had not come. */
export async function lastPresses(
  tx: Tx,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<{ lastAt: Date | undefined; notCome: Date | undefined }> {
  const { rows } = await sql<{ lastAt: Date | null; notCome: Date | null }>`
    select max(at) as "lastAt",
      max(at) filter (where is_undo and from_state in ${came} and to_state not in ${came}) as "notCome"
    from check_in_mark where event_id = ${eventId} and user_id = ${userId} and outcome = 'done'
  `.execute(tx);
  const [last] = rows;
  return { lastAt: last?.lastAt ?? undefined, notCome: last?.notCome ?? undefined };
}

/** How long somebody counts as having been there; 0 when they do not. */
export async function minutesOf(
  tx: Tx,
  { eventId, participationId }: { eventId: string; participationId: string },
): Promise<number> {
  const row = await tx
    .selectFrom('hoursLedger')
    .select('minutes')
    .where('participationId', '=', participationId)
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  return row?.minutes ?? 0;
}

/** The state stays. */
export async function setTimes(
  tx: Tx,
  {
    participationId,
    ...times
  }: { participationId: string; checkedInAt: Date | null; checkedOutAt: Date | null },
): Promise<void> {
  await tx.updateTable('participation').set(times).where('id', '=', participationId).execute();
}

/**
 * One place more in a role, and in the shift if one is named, whether or not there are free ones. False when the role
 * has as many as a role can have.
 */
export async function addPlace(
  tx: Tx,
  { roleId, shiftId, most }: { roleId: string; shiftId: string | undefined; most: number },
): Promise<boolean> {
  if (shiftId)
    await tx
      .updateTable('shift')
      .set((shift) => ({ maxPeople: shift('maxPeople', '+', 1) }))
      .where('id', '=', shiftId)
      .execute();
  const { numUpdatedRows } = await tx
    .updateTable('eventRole')
    .set((role) => ({ maxVolunteers: role('maxVolunteers', '+', 1) }))
    .where('id', '=', roleId)
    .where('maxVolunteers', '<', most)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
