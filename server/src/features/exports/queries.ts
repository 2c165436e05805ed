/** SQL of exports: everything is read in batches, each in one short statement. */
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import type { UserRow } from '../accounts/queries.ts';

/** Everybody who has an account, in the order in which the accounts were made. */
export async function peopleAfter(
  db: Database,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<UserRow[]> {
  const query = db
    .selectFrom('appUser')
    .selectAll()
    .where('leftAt', 'is', null)
    .orderBy('id')
    .limit(limit);
  return await (after ? query.where('id', '>', after) : query).execute();
}

/** Who takes part in an event or asked to, by role (those without one last) and name. */
export async function rosterOrder(db: Database, eventId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('participation')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .leftJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .select('participation.userId')
    .where('participation.eventId', '=', eventId)
    .orderBy(sql`event_role.position nulls last`)
    .orderBy('appUser.nameKey')
    .orderBy('participation.userId')
    .execute();
  return rows.map(({ userId }) => userId);
}

export type RosterRow = Pick<
  Selectable<Tables['participation']>,
  'userId' | 'state' | 'note' | 'requestedAt' | 'decidedAt'
> &
  Pick<UserRow, 'name' | 'email' | 'contactNumber' | 'leftAt'> & { readonly role: string | null };

/** In no order. */
export async function rosterRows(
  db: Database,
  { eventId, userIds }: { eventId: string; userIds: readonly string[] },
): Promise<RosterRow[]> {
  return await db
    .selectFrom('participation')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .leftJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .select([
      'participation.userId',
      'eventRole.name as role',
      'appUser.name',
      'appUser.email',
      'appUser.contactNumber',
      'appUser.leftAt',
      'participation.state',
      'participation.note',
      'participation.requestedAt',
      'participation.decidedAt',
    ])
    .where('participation.eventId', '=', eventId)
    .where('participation.userId', '=', sql<string>`any(${userIds}::uuid[])`)
    .execute();
}

/** The last row of a batch, after which the next one begins. */
export type HoursPlace = {
  readonly endTime: Date;
  readonly eventId: string;
  readonly userId: string;
};

export type HoursRow = HoursPlace &
  Pick<UserRow, 'name' | 'email' | 'leftAt'> & {
    readonly event: string;
    readonly role: string | null;
    readonly timeZone: string;
    readonly startTime: Date;
  };

/** Places held at events that ended after `from` (or at any time) and up to `until`, without cancelled ones; oldest first. */
export async function hoursAfter(
  db: Database,
  given: { from: Date | undefined; until: Date; after: HoursPlace | undefined; limit: number },
): Promise<HoursRow[]> {
  const { from, until, after, limit } = given;
  let query = db
    .selectFrom('event')
    .innerJoin('participation', 'participation.eventId', 'event.id')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .leftJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .select([
      'event.endTime',
      'event.id as eventId',
      'participation.userId',
      'appUser.name',
      'appUser.email',
      'appUser.leftAt',
      'event.title as event',
      'eventRole.name as role',
      'event.timeZone',
      'event.startTime',
    ])
    .where('event.cancelledAt', 'is', null)
    .where('event.endTime', '<=', until)
    .where('participation.state', '=', 'confirmed')
    .orderBy('event.endTime')
    .orderBy('event.id')
    .orderBy('participation.userId')
    .limit(limit);
  if (from) query = query.where('event.endTime', '>', from);
  if (after)
    query = query
      // The first condition is the index's, the second tells apart the people of one event.
      .where(sql<boolean>`(event.end_time, event.id) >= (${after.endTime}, ${after.eventId}::uuid)`)
      .where(
        sql<boolean>`(event.end_time, event.id, participation.user_id) > (${after.endTime}, ${after.eventId}::uuid, ${after.userId}::uuid)`,
      );
  return await query.execute();
}
