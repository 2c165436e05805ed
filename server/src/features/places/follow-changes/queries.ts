/** SQL of news that wait in case the change was not meant. */
import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

export type HeldNews = Selectable<Tables['heldNews']>;

/** What people know is what they knew before the first of several changes; the wait begins anew. */
export async function holdNews(tx: Tx, held: Insertable<Tables['heldNews']>): Promise<HeldNews> {
  return await tx
    .insertInto('heldNews')
    .values(held)
    .onConflict((conflict) => conflict.column('eventId').doUpdateSet({ dueAt: held.dueAt }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Takes them out, so that they are told once, or by nobody. Undefined when there are none. */
export async function takeNews(tx: Tx, eventId: string): Promise<HeldNews | undefined> {
  return await tx
    .deleteFrom('heldNews')
    .where('eventId', '=', eventId)
    .returningAll()
    .executeTakeFirst();
}

/** Holds them until the transaction ends. */
export async function lockNews(tx: Tx, eventId: string): Promise<HeldNews | undefined> {
  return await tx
    .selectFrom('heldNews')
    .selectAll()
    .where('eventId', '=', eventId)
    .forUpdate()
    .executeTakeFirst();
}
