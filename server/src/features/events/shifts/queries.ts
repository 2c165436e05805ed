/** SQL of shifts. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

export type ShiftRow = Selectable<Tables['shift']>;

/** Earliest first in each event. */
export async function shiftsOf(db: Database, eventIds: readonly string[]): Promise<ShiftRow[]> {
  if (eventIds.length === 0) return [];
  return await db
    .selectFrom('shift')
    .selectAll()
    .where('eventId', '=', sql<string>`any(${eventIds}::uuid[])`)
    .orderBy('eventId')
    .orderBy('startsAt')
    .orderBy('position')
    .execute();
}

/** Earliest first; none when the role has one time for all. */
export async function shiftsOfRole(
  db: Database,
  { eventId, roleId }: { eventId: string; roleId: string },
): Promise<ShiftRow[]> {
  return await db
    .selectFrom('shift')
    .selectAll()
    .where('eventId', '=', eventId)
    .where('roleId', '=', roleId)
    .orderBy('startsAt')
    .orderBy('position')
    .execute();
}

export async function findShift(db: Database, id: string): Promise<ShiftRow | undefined> {
  return await db.selectFrom('shift').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertShifts(
  tx: Tx,
  shifts: readonly Insertable<Tables['shift']>[],
): Promise<void> {
  if (shifts.length > 0)
    await tx
      .insertInto('shift')
      .values([...shifts])
      .execute();
}

/** @param by milliseconds */
export async function shiftTimes(
  tx: Tx,
  { eventId, by }: { eventId: string; by: number },
): Promise<void> {
  await tx
    .updateTable('shift')
    .set({
      startsAt: sql<Date>`starts_at + ${by}::bigint * interval '1 millisecond'`,
      endsAt: sql<Date>`ends_at + ${by}::bigint * interval '1 millisecond'`,
    })
    .where('eventId', '=', eventId)
    .execute();
}

export async function updateShift(
  tx: Tx,
  { id, position, startsAt, endsAt, minPeople, maxPeople, place }: Omit<ShiftRow, 'filled'>,
): Promise<void> {
  await tx
    .updateTable('shift')
    .set({ position, startsAt, endsAt, minPeople, maxPeople, place })
    .where('id', '=', id)
    .execute();
}

export async function deleteShifts(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx.deleteFrom('shift').where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();
}
