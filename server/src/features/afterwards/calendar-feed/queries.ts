/** SQL of calendar feeds. */
import { type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import { comingList } from '../../../platform/participation-states.ts';
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

/**
 * Places that end after a moment, soonest first: those that the person holds or held to the end, and as cancelled those
 * that they were given and lost, to whatever. A place that is lost is a later version than the one that was given.
 */
export async function placesOf(
  db: Database,
  { userId, after, limit }: { userId: string; after: Date; limit: number },
) {
  const isLost = sql<boolean>`participation.state not in (${comingList})`;
  return await db
    .selectFrom('participation')
    .innerJoin('everyEvent as event', 'event.id', 'participation.eventId')
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
      isLost.as('isCancelled'),
      sql<Date>`greatest(event.updated_at, participation.decided_at, (
        select max(change.at) from participation_change change
        where change.event_id = participation.event_id and change.user_id = participation.user_id
      )) + case when ${isLost} then interval '1 second' else interval '0' end`.as('version'),
    ])
    .where('participation.userId', '=', userId)
    .where('participation.endTime', '>', after)
    .where('event.publishedAt', 'is not', null)
    .where(({ and, or, exists, selectFrom }) =>
      or([
        and([sql<boolean>`not ${isLost}`, sql<boolean>`event.archived_at is null`]),
        and([
          // Anyone who did not come had the place all the same.
          sql<boolean>`participation.state not in ('no_show', 'excused')`,
          isLost,
          exists(
            selectFrom('participationChange as change')
              .select('change.id')
              .whereRef('change.eventId', '=', 'participation.eventId')
              .whereRef('change.userId', '=', 'participation.userId')
              .where('change.toState', '=', 'confirmed'),
          ),
        ]),
      ]),
    )
    .orderBy('participation.endTime')
    .orderBy('participation.id')
    .limit(limit)
    .execute();
}
