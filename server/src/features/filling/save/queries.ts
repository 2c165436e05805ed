/** SQL of saved plans. */

import type { FillWay } from '@saath/contract/filling/fill/rules';
import type { FillSummary } from '@saath/contract/filling/fill/schema';
import { type Selectable, sql } from 'kysely';
import { columnsOfRights } from '../../../platform/actor.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Tables } from '../../../platform/tables.ts';

export type SaveRow = Selectable<Tables['fillSave']>;
export type PlaceRow = Selectable<Tables['fillPlace']>;

/**
 * Takes the id for a new save; a call that sends the same id in the meantime waits for the end of this transaction.
 *
 * @returns what came of their save that has the id already, or undefined
 * @throws DomainError `fill.changed` when the id is of somebody else's save
 */
export async function claimSave(
  tx: Tx,
  save: { id: string; madeBy: string; madeAt: Date; way: FillWay },
): Promise<FillSummary | undefined> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('fillSave')
    .values({ ...save, places: 0, people: 0, mails: 0, undoneAt: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return undefined;
  const earlier = await tx
    .selectFrom('fillSave')
    .select(['places', 'people', 'mails'])
    .where('id', '=', save.id)
    .where('madeBy', '=', save.madeBy)
    .executeTakeFirst();
  if (!earlier) throw new DomainError('fill.changed');
  return earlier;
}

export async function finishSave(tx: Tx, id: string, summary: FillSummary): Promise<void> {
  await tx.updateTable('fillSave').set(summary).where('id', '=', id).execute();
}

export async function insertPlaces(tx: Tx, places: readonly PlaceRow[]): Promise<void> {
  if (places.length === 0) return;
  await tx
    .insertInto('fillPlace')
    .values([...places])
    .execute();
}

/** Holds the save, so that it is taken back once. */
export async function lockSave(tx: Tx, id: string): Promise<SaveRow | undefined> {
  return await tx
    .selectFrom('fillSave')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The event of a save that is about no other one, with what rights at it depend on. */
export async function eventOfSave(db: Database, saveId: string) {
  const ids = db.selectFrom('fillPlace').select('eventId').where('saveId', '=', saveId).distinct();
  const events = await db
    .selectFrom('event')
    .select(columnsOfRights)
    .where('id', 'in', ids)
    .limit(2)
    .execute();
  return events.length === 1 ? events[0] : undefined;
}

/** In the order in which roles are held. */
export async function placesOfSave(tx: Tx, saveId: string): Promise<PlaceRow[]> {
  return await tx
    .selectFrom('fillPlace')
    .selectAll()
    .where('saveId', '=', saveId)
    .orderBy('eventId')
    .orderBy('roleId')
    .orderBy('userId')
    .execute();
}

export async function markUndone(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('fillSave').set({ undoneAt: at }).where('id', '=', id).execute();
}

/** Forgets saves that were made before a moment: they can no longer be taken back. */
export async function dropSaves(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('fillSave').where('madeAt', '<', before).execute();
}

/** Who of the people has answered a reminder of one of the events, as texts `<event id> <person's id>`. */
export async function answered(
  tx: Tx,
  { eventIds, userIds }: { eventIds: readonly string[]; userIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('comingAnswer')
    .select(['eventId', 'userId'])
    .where('eventId', '=', sql<string>`any(${eventIds}::uuid[])`)
    .where('userId', '=', sql<string>`any(${userIds}::uuid[])`)
    .execute();
  return new Set(rows.map(({ eventId, userId }) => `${eventId} ${userId}`));
}
