/** SQL of calendar feeds. */
import { type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import { coming } from '../../../platform/participation-states.ts';
import type { Tables } from '../../../platform/tables.ts';

export type FeedRow = Selectable<Tables['calendarFeed']>;

export async function feedOfUser(db: Database, userId: string): Promise<FeedRow | undefined> {
  return await db
    .selectFrom('calendarFeed')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** Only of accounts that are still somebody's. */
export async function liveFeed(db: Database, id: string): Promise<FeedRow | undefined> {
  return await db
    .selectFrom('calendarFeed')
    .innerJoin('appUser', 'appUser.id', 'calendarFeed.userId')
    .selectAll('calendarFeed')
    .where('calendarFeed.id', '=', id)
    .where('appUser.leftAt', 'is', null)
    .executeTakeFirst();
}

export async function deleteFeedOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('calendarFeed').where('userId', '=', userId).execute();
}

export async function insertFeed(tx: Tx, feed: FeedRow): Promise<void> {
  await tx.insertInto('calendarFeed').values(feed).execute();
}

export async function noteRead(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('calendarFeed').set({ readAt: at }).where('id', '=', id).execute();
}

/** Places of events that end after a moment, soonest first. */
export async function placesOf(
  db: Database,
  { userId, after, limit }: { userId: string; after: Date; limit: number },
) {
  return await db
    .selectFrom('participation')
    .innerJoin('event', 'event.id', 'participation.eventId')
    .leftJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .select([
      'event.id as eventId',
      'event.title',
      'event.description',
      'event.location',
      'event.timeZone',
      'eventRole.name as roleName',
      'participation.startTime',
      'participation.endTime',
      sql<Date>`greatest(event.updated_at, participation.decided_at)`.as('version'),
    ])
    .where('participation.userId', '=', userId)
    .where('participation.state', 'in', coming)
    .where('participation.endTime', '>', after)
    .where('event.publishedAt', 'is not', null)
    .where('event.cancelledAt', 'is', null)
    .orderBy('participation.endTime')
    .limit(limit)
    .execute();
}
