/** What the engine needs to know of people, read in a few statements whatever their number. */
import type { WeeklySlot } from '@saath/contract/accounts/schema';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';

type UserRow = Selectable<Tables['appUser']>;
export type PersonRow = Pick<
  UserRow,
  'id' | 'name' | 'description' | 'skills' | 'interests' | 'experienceYears' | 'pictureId'
>;

const personColumns = [
  'id',
  'name',
  'description',
  'skills',
  'interests',
  'experienceYears',
  'pictureId',
] as const;

/** Active volunteers who hold no place in the event, newest first up to the limit. */
export async function volunteersOutside(
  db: Database,
  { eventId, limit }: { eventId: string; limit: number },
): Promise<PersonRow[]> {
  return await db
    .selectFrom('appUser')
    .select(personColumns)
    .where('role', '=', 'Volunteer')
    .where('activatedAt', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('participation')
            .select('participation.id')
            .whereRef('participation.userId', '=', 'appUser.id')
            .where('participation.eventId', '=', eventId)
            .where('participation.state', 'in', ['confirmed', 'declined']),
        ),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function peopleById(db: Database, ids: readonly string[]): Promise<PersonRow[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('appUser')
    .select(personColumns)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

export async function availabilityOfPeople(
  db: Database,
  ids: readonly string[],
): Promise<(WeeklySlot & { userId: string })[]> {
  return await db
    .selectFrom('userAvailability')
    .select(['userId', 'weekday', 'fromMinute as from', 'toMinute as to'])
    .where('userId', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Commitments of the people that overlap the time, in other events. */
export async function commitmentsOfPeople(
  db: Database,
  {
    ids,
    eventId,
    startTime,
    endTime,
  }: { ids: readonly string[]; eventId: string; startTime: Date; endTime: Date },
): Promise<{ userId: string; startTime: Date; endTime: Date }[]> {
  return await db
    .selectFrom('participation')
    .select(['userId', 'startTime', 'endTime'])
    .where('userId', '=', sql<string>`any(${ids}::uuid[])`)
    .where('state', '=', 'confirmed')
    .where('eventId', '<>', eventId)
    .where('startTime', '<', endTime)
    .where('endTime', '>', startTime)
    .execute();
}

export type HistoryRow = {
  readonly userId: string;
  readonly confirmed: number;
  readonly sameRole: number;
  readonly lastConfirmedAt: Date | null;
};

/** Places that the people held in events that are over; `sameRole` counts those in roles of the same name. */
export async function historyOfPeople(
  db: Database,
  { ids, roleKey, now }: { ids: readonly string[]; roleKey: string; now: Date },
): Promise<HistoryRow[]> {
  const rows = await db
    .selectFrom('participation')
    .innerJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .select((eb) => [
      'participation.userId',
      eb.fn.countAll<string>().as('confirmed'),
      eb.fn.countAll<string>().filterWhere('eventRole.nameKey', '=', roleKey).as('sameRole'),
      eb.fn.max('participation.endTime').as('lastConfirmedAt'),
    ])
    .where('participation.userId', '=', sql<string>`any(${ids}::uuid[])`)
    .where('participation.state', '=', 'confirmed')
    .where('participation.endTime', '<=', now)
    .groupBy('participation.userId')
    .execute();
  return rows.map((row) => ({
    ...row,
    confirmed: Number(row.confirmed),
    sameRole: Number(row.sameRole),
  }));
}
