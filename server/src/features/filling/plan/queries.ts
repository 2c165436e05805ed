/** SQL of plans for free places: who can be considered, and what a plan is made of. */
import { createHash } from 'node:crypto';
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { comingList } from '../../../platform/participation-states.ts';
import { ofBranchOf } from '../../events/branch-people/queries.ts';

/** Who asked for one of the events or is on its wait list and can be given a place, longest first. */
export async function askingPeople(
  db: Database,
  { eventIds, limit }: { eventIds: readonly string[]; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('participation')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .select('participation.userId')
    .where('participation.eventId', '=', sql<string>`any(${eventIds}::uuid[])`)
    .where('participation.state', 'in', ['requested', 'waitlisted'])
    .where('appUser.role', '=', 'Volunteer')
    .where('appUser.activatedAt', 'is not', null)
    .where('appUser.leftAt', 'is', null)
    .groupBy('participation.userId')
    .orderBy((eb) => eb.fn.min('participation.requestedAt'))
    .orderBy('participation.userId')
    .limit(limit)
    .execute();
  return rows.map(({ userId }) => userId);
}

export type StandingRow = {
  readonly eventId: string;
  readonly userId: string;
  readonly state: ParticipationState;
  readonly roleId: string | null;
  readonly shiftId: string | null;
  readonly waitingSince: Date | null;
  /** Null: by the person, or by nobody. */
  readonly decidedBy: string | null;
};

/** What the people are in the events. */
export async function standingsOf(
  db: Database,
  { eventIds, userIds }: { eventIds: readonly string[]; userIds: readonly string[] },
): Promise<StandingRow[]> {
  return await db
    .selectFrom('participation')
    .select(['eventId', 'userId', 'state', 'roleId', 'shiftId', 'waitingSince', 'decidedBy'])
    .where('eventId', '=', sql<string>`any(${eventIds}::uuid[])`)
    .where('userId', '=', sql<string>`any(${userIds}::uuid[])`)
    .execute();
}

export type FillPersonRow = Awaited<ReturnType<typeof activeVolunteers>>[number];

/**
 * Those of the people who can be given a place, with what the engine and the screen need.
 *
 * @param narrowed `branchOf`: nobody but the people of this event's branch
 */
export async function activeVolunteers(
  db: Database,
  ids: readonly string[],
  { branchOf }: { branchOf?: string | undefined } = {},
) {
  const people = db
    .selectFrom('appUser')
    .select([
      'id',
      'name',
      'description',
      'skills',
      'interests',
      'experienceYears',
      'pictureId',
      'area',
      'latitude',
      'longitude',
      'matchingOff',
      'kindsWithoutMail',
    ])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('role', '=', 'Volunteer')
    .where('activatedAt', 'is not', null)
    .where('leftAt', 'is', null)
    .orderBy('id');
  return await (branchOf ? people.where(ofBranchOf(branchOf)) : people).execute();
}

/**
 * Everything that decides whether a plan still holds, as one short text: the events with their roles, shifts and places
 * taken, and of the people their accounts, their week, days off and other places from now on, and what they are in the
 * events.
 */
export async function fingerprintOf(
  db: Database,
  {
    eventIds,
    userIds,
    now,
  }: { eventIds: readonly string[]; userIds: readonly string[]; now: Date },
): Promise<string> {
  const events = sql`any(${eventIds}::uuid[])`;
  const users = sql`any(${userIds}::uuid[])`;
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', id, updated_at, published_at, cancelled_at) as line from event where id = ${events}
    union all
    select concat_ws(' ', id, filled, max_volunteers, min_volunteers) from event_role where event_id = ${events}
    union all
    select concat_ws(' ', id, filled, min_people, max_people, starts_at, ends_at) from shift where event_id = ${events}
    union all
    select concat_ws(' ', id, role, activated_at is null, left_at) from app_user where id = ${users}
    union all
    select concat_ws(' ', user_id, weekday, from_minute, to_minute) from user_availability where user_id = ${users}
    union all
    select concat_ws(' ', user_id, day) from user_day_off where user_id = ${users} and day >= ${now}::date - 1
    union all
    select concat_ws(' ', user_id, kind_id, state, valid_until) from qualification where user_id = ${users}
    union all
    select concat_ws(' ', user_id, age) from said_age where user_id = ${users}
    union all
    select concat_ws(' ', signature.user_id, agreement.id) from signature
      join agreement on agreement.id = signature.agreement_id and signature.version >= agreement.asked_since
      where user_id = ${users} and withdrawn_at is null
    union all
    select concat_ws(' ', user_id, role_id, state) from guardian_consent where user_id = ${users}
    union all
    select concat_ws(' ', user_id, event_id, state, role_id, shift_id, waiting_since) from participation
      where event_id = ${events} and user_id = ${users}
    union all
    select concat_ws(' ', user_id, event_id, start_time, end_time) from participation
      where user_id = ${users} and end_time > ${now} and state in (${comingList}) and event_id <> ${sql`all(${eventIds}::uuid[])`}
    order by line`.execute(db);
  const hash = createHash('sha256');
  for (const { line } of rows) hash.update(`${line}\n`);
  return hash.digest('base64url');
}
