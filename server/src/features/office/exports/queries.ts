/** SQL of exports: everything is read in batches, each in one short statement. */
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';

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
    .orderBy(sql`case when participation.shift_id is not null then participation.start_time end`)
    .orderBy('appUser.nameOrder')
    .orderBy('participation.userId')
    .execute();
  return rows.map(({ userId }) => userId);
}

export type RosterRow = Pick<
  Selectable<Tables['participation']>,
  'userId' | 'state' | 'note' | 'requestedAt' | 'decidedAt' | 'shiftId' | 'startTime' | 'endTime'
> &
  Pick<UserRow, 'name' | 'email' | 'contactNumber' | 'leftAt'> & {
    readonly role: string | null;
    readonly shiftPlace: string | null;
  };

/** In no order. */
export async function rosterRows(
  db: Database,
  { eventId, userIds }: { eventId: string; userIds: readonly string[] },
): Promise<RosterRow[]> {
  return await db
    .selectFrom('participation')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .leftJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .leftJoin('shift', 'shift.id', 'participation.shiftId')
    .select([
      'participation.userId',
      'eventRole.name as role',
      'participation.shiftId',
      'participation.startTime',
      'participation.endTime',
      'shift.place as shiftPlace',
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
  readonly overAt: Date;
  readonly eventId: string;
  readonly userId: string;
};

export type HoursRow = HoursPlace &
  Pick<UserRow, 'name' | 'email' | 'leftAt'> &
  Pick<Selectable<Tables['hoursLedger']>, 'minutes' | 'basis' | 'reason'> & {
    readonly event: string;
    readonly role: string | null;
    readonly timeZone: string;
    readonly startTime: Date;
    readonly endTime: Date;
  };

/** Hours that were given after `from` (or at any time) and up to `until`; oldest first. */
export async function hoursAfter(
  db: Database,
  given: { from: Date | undefined; until: Date; after: HoursPlace | undefined; limit: number },
): Promise<HoursRow[]> {
  const { from, until, after, limit } = given;
  let query = db
    .selectFrom('hoursLedger')
    .innerJoin('everyEvent as event', 'event.id', 'hoursLedger.eventId')
    .innerJoin('participation', 'participation.id', 'hoursLedger.participationId')
    .innerJoin('appUser', 'appUser.id', 'hoursLedger.userId')
    .leftJoin('eventRole', 'eventRole.id', 'hoursLedger.roleId')
    .select([
      'hoursLedger.overAt',
      'hoursLedger.eventId',
      'hoursLedger.userId',
      'hoursLedger.minutes',
      'hoursLedger.basis',
      'hoursLedger.reason',
      'appUser.name',
      'appUser.email',
      'appUser.leftAt',
      'event.title as event',
      'eventRole.name as role',
      'event.timeZone',
      'participation.startTime',
      'participation.endTime',
    ])
    .where('hoursLedger.overAt', '<=', until)
    .orderBy('hoursLedger.overAt')
    .orderBy('hoursLedger.eventId')
    .orderBy('hoursLedger.userId')
    .limit(limit);
  if (from) query = query.where('hoursLedger.overAt', '>', from);
  if (after)
    query = query
      // The first condition is the index's, the second tells apart those who were done at the same moment.
      .where('hoursLedger.overAt', '>=', after.overAt)
      .where(
        sql<boolean>`(hours_ledger.over_at, hours_ledger.event_id, hours_ledger.user_id) > (${after.overAt}, ${after.eventId}::uuid, ${after.userId}::uuid)`,
      );
  return await query.execute();
}
