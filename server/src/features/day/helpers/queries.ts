/** SQL of rights at single events. */
import type { Insertable } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

export type HelperRow = {
  readonly userId: string;
  readonly name: string;
  readonly pictureId: string | null;
  readonly givenBy: string | null;
  readonly givenAt: Date;
};

/** Longest first. */
export async function helpersOf(db: Database, eventId: string): Promise<HelperRow[]> {
  return await db
    .selectFrom('eventGrant')
    .innerJoin('appUser', 'appUser.id', 'eventGrant.userId')
    .leftJoin('appUser as giver', 'giver.id', 'eventGrant.givenBy')
    .select([
      'eventGrant.userId',
      'appUser.name',
      'appUser.pictureId',
      'giver.name as givenBy',
      'eventGrant.givenAt',
    ])
    .where('eventGrant.eventId', '=', eventId)
    .orderBy('eventGrant.givenAt')
    .orderBy('eventGrant.userId')
    .execute();
}

/** @returns whether it was not there before */
export async function insertGrant(
  tx: Tx,
  grant: Insertable<Tables['eventGrant']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('eventGrant')
    .values(grant)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** @returns whether there was one */
export async function deleteGrant(
  tx: Tx,
  { userId, eventId }: { userId: string; eventId: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('eventGrant')
    .where('userId', '=', userId)
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The events whose door somebody keeps and that end after this moment, soonest first. */
export async function eventsHelpedBy(
  db: Database,
  { userId, endAfter }: { userId: string; endAfter: Date },
) {
  return await db
    .selectFrom('eventGrant')
    .innerJoin('event', 'event.id', 'eventGrant.eventId')
    .select([
      'event.id',
      'event.title',
      'event.location',
      'event.startTime',
      'event.endTime',
      'event.timeZone',
    ])
    .where('eventGrant.userId', '=', userId)
    .where('event.publishedAt', 'is not', null)
    .where('event.cancelledAt', 'is', null)
    .where('event.endTime', '>', endAfter)
    .orderBy('event.startTime')
    .orderBy('event.id')
    .execute();
}
