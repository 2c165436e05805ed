/** SQL of events that are put away. */
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { EventRow } from '../../events/events/queries.ts';

/** Takes the event out of everything that reads `event`. */
export async function putAway(
  tx: Tx,
  { id, ...change }: { id: string; archivedAt: Date; archivedBy: string },
): Promise<void> {
  await tx.updateTable('everyEvent').set(change).where('id', '=', id).execute();
}

/** Also one that is there. Holds its row until the transaction ends. */
export async function lockAnyEvent(tx: Tx, id: string): Promise<EventRow | undefined> {
  return await tx
    .selectFrom('everyEvent')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function bringBack(
  tx: Tx,
  { id, updatedAt }: { id: string; updatedAt: Date },
): Promise<void> {
  await tx
    .updateTable('everyEvent')
    .set({ archivedAt: null, archivedBy: null, updatedAt })
    .where('id', '=', id)
    .execute();
}

export type ArchivedRow = Pick<EventRow, 'id' | 'title' | 'startTime' | 'timeZone'> & {
  readonly archivedAt: Date;
  readonly archivedByName: string | null;
};

/** Put away after a moment, the latest first. */
export async function archivedSince(
  db: Database,
  { after, limit }: { after: Date; limit: number },
): Promise<ArchivedRow[]> {
  return await db
    .selectFrom('everyEvent')
    .leftJoin('appUser', (on) =>
      on.onRef('appUser.id', '=', 'everyEvent.archivedBy').on('appUser.leftAt', 'is', null),
    )
    .select([
      'everyEvent.id',
      'everyEvent.title',
      'everyEvent.startTime',
      'everyEvent.timeZone',
      'everyEvent.archivedAt',
      'appUser.name as archivedByName',
    ])
    .where('everyEvent.archivedAt', 'is not', null)
    .where('everyEvent.archivedAt', '>', after)
    .orderBy('everyEvent.archivedAt', 'desc')
    .orderBy('everyEvent.id', 'desc')
    .limit(sql.lit(limit))
    .$narrowType<{ archivedAt: Date }>()
    .execute();
}
