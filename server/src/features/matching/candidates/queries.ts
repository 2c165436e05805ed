/** SQL of what the engine needs to know of people, read in a few statements whatever their number. */
import type { WeeklySlot } from '@saath/contract/accounts/accounts/schema';
import { LONGEST_WAY } from '@saath/matching/travel';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { coming } from '../../../platform/participation-states.ts';
import type { SiteColumns } from '../../../platform/points.ts';
import type { Tables } from '../../../platform/tables.ts';

type UserRow = Selectable<Tables['appUser']>;
export type PersonRow = Pick<
  UserRow,
  | 'id'
  | 'name'
  | 'description'
  | 'skills'
  | 'interests'
  | 'experienceYears'
  | 'area'
  | 'latitude'
  | 'longitude'
  | 'matchingOff'
  | 'pictureId'
>;

const personColumns = [
  'id',
  'name',
  'description',
  'skills',
  'interests',
  'experienceYears',
  'area',
  'latitude',
  'longitude',
  'matchingOff',
  'pictureId',
] as const;

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

/** When somebody has a place, and where that is. */
export type CommitmentRow = SiteColumns & { readonly startTime: Date; readonly endTime: Date };

/** Of `participation`, and of `every_event` as `event`. */
export const commitmentColumns = [
  'participation.startTime',
  'participation.endTime',
  'event.location',
  'event.latitude',
  'event.longitude',
  'event.travelMinutes',
] as const;

/**
 * Commitments of the people in other events that may leave them no time, each with where it is: nobody needs longer than
 * the longest way.
 */
export async function commitmentsOfPeople(
  db: Database,
  {
    ids,
    event,
  }: {
    ids: readonly string[];
    event: Pick<Selectable<Tables['event']>, 'id' | 'startTime' | 'endTime'>;
  },
): Promise<(CommitmentRow & { userId: string })[]> {
  return await db
    .selectFrom('participation')
    .innerJoin('everyEvent as event', 'event.id', 'participation.eventId')
    .select(['participation.userId', ...commitmentColumns])
    .where('participation.userId', '=', sql<string>`any(${ids}::uuid[])`)
    .where('participation.state', 'in', coming)
    .where('participation.eventId', '<>', event.id)
    .where('participation.startTime', '<', new Date(event.endTime.getTime() + LONGEST_WAY))
    .where('participation.endTime', '>', new Date(event.startTime.getTime() - LONGEST_WAY))
    .execute();
}

/** The shift that each of the people holds or asked for in an event, of those who named one. */
export async function namedShiftsOf(
  db: Database,
  { eventId, ids }: { eventId: string; ids: readonly string[] },
): Promise<{ userId: string; shiftId: string }[]> {
  const rows = await db
    .selectFrom('participation')
    .select(['userId', 'shiftId'])
    .where('eventId', '=', eventId)
    .where('userId', '=', sql<string>`any(${ids}::uuid[])`)
    .where('shiftId', 'is not', null)
    .execute();
  return rows.flatMap(({ userId, shiftId }) => (shiftId ? [{ userId, shiftId }] : []));
}
