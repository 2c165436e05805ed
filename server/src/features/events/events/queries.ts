/** SQL of events. */

import type { EventStatus } from '@saath/contract/events/events/rules';
import { type QueueSection, sectionOf } from '@saath/contract/places/joining/rules';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import { readTallies } from '../../../platform/tallies.ts';

export type EventRow = Selectable<Tables['event']>;

export type Visibility = 'published' | 'all';

/** The same rule as `eventStatusAt` of the contract; a test compares the two. */
export const statusAt = (now: Date) => sql<EventStatus>`case
  when cancelled_at is not null then 'CANCELLED'
  when published_at is null then 'PENDING'
  when ${now} < start_time then 'UPCOMING'
  when ${now} < end_time then 'ONGOING'
  else 'COMPLETED' end`;

export async function findEvent(db: Database, id: string): Promise<EventRow | undefined> {
  return await db.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Also one that is put away: for what people keep of it. */
export async function findAnyEvent(db: Database, id: string): Promise<EventRow | undefined> {
  return await db.selectFrom('everyEvent').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function eventsById(db: Database, ids: readonly string[]): Promise<EventRow[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('event')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Coming events that have a place in words but no point, the soonest. */
export async function comingOffTheMap(
  db: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('event')
    .select('id')
    .where('latitude', 'is', null)
    .where('location', '<>', '')
    .where('cancelledAt', 'is', null)
    .where('endTime', '>', now)
    .orderBy('endTime')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertEvent(tx: Tx, event: Insertable<Tables['event']>): Promise<void> {
  await tx.insertInto('event').values(event).execute();
}

export async function updateEventRow(
  tx: Tx,
  id: string,
  change: Updateable<Tables['event']>,
): Promise<void> {
  await tx.updateTable('event').set(change).where('id', '=', id).execute();
}

export async function deleteEventRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('event').where('id', '=', id).execute();
}

/** Counts what is yet to come, and takes the rest from the tallies: what is over is never counted one by one. */
export async function countByStatus(
  db: Database,
  { now, visibility }: { now: Date; visibility: Visibility },
): Promise<Record<EventStatus, number>> {
  const open = db
    .selectFrom('event')
    .select((count) => count.fn.countAll<string>().as('events'))
    .where('publishedAt', 'is not', null)
    .where('cancelledAt', 'is', null);
  const toStart = await open.where('startTime', '>', now).executeTakeFirstOrThrow();
  const toEnd = await open.where('endTime', '>', now).executeTakeFirstOrThrow();
  const tallies = await readTallies(db);
  const upcoming = Number(toStart.events);
  const notOver = Number(toEnd.events);
  return {
    UPCOMING: upcoming,
    ONGOING: notOver - upcoming,
    COMPLETED: tallies['events.open'] - notOver,
    PENDING: visibility === 'all' ? tallies['events.pending'] : 0,
    CANCELLED: tallies['events.cancelled'],
  };
}

/** How many hold a place, wait or asked. */
export type OpenPeople = Readonly<Record<'confirmed' | 'waitlisted' | 'requested', number>>;

export async function countOpenPeople(db: Database, eventId: string): Promise<OpenPeople> {
  const rows = await db
    .selectFrom('participation')
    .select(['state', (count) => count.fn.countAll<string>().as('people')])
    .where('eventId', '=', eventId)
    .groupBy('state')
    .execute();
  const of = (section: QueueSection) =>
    rows
      .filter(({ state }) => sectionOf(state) === section)
      .reduce((total, { people }) => total + Number(people), 0);
  return {
    confirmed: of('confirmed'),
    waitlisted: of('waitlisted'),
    requested: of('requested'),
  };
}
