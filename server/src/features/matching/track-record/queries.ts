/** SQL of what people did before: their places, and the record that triggers keep (migration 0031). */
import type { EarlierPlace } from '@saath/matching/candidate-index/entry';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { comingList } from '../../../platform/participation-states.ts';
import type { Tables } from '../../../platform/tables.ts';

/** A place that somebody held or holds. */
export type PlaceRow = {
  readonly userId: string;
  readonly eventId: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** Counted among the record's `asked` and `accepted`. */
  readonly wasAsked: boolean;
  /** The role's name as people are told it apart, and the skills it asks for, a line each. */
  readonly roleKey: string;
  readonly skillLines: string;
  /** Who made the event. */
  readonly organiserId: string | null;
};

/** Of somebody with more places, the latest count. */
const MOST_PLACES = 100;

/** The latest places of each of the people, also those yet to come; read from an index, with the role and event of each. */
export async function placesOf(db: Database, ids: readonly string[]): Promise<PlaceRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PlaceRow>`
    select place.user_id, place.event_id, place.was_asked,
      (extract(epoch from place.start_time) * 1000)::float8 as starts_at,
      (extract(epoch from place.end_time) * 1000)::float8 as ends_at,
      event_role.name_key as role_key, array_to_string(event_role.skills, chr(10)) as skill_lines,
      event.created_by as organiser_id
    from unnest(${ids}::uuid[]) as person (id)
    cross join lateral (
      select user_id, event_id, role_id, start_time, end_time, was_asked from participation
      where participation.user_id = person.id and state in (${comingList})
      order by end_time desc limit ${MOST_PLACES}
    ) as place
    join event_role on event_role.id = place.role_id
    join every_event as event on event.id = place.event_id`.execute(db);
  return rows;
}

export type EarlierRow = {
  readonly userId: string;
  /** When the last of them was over, in epoch milliseconds. */
  readonly lastAt: number;
  /** Ids of the roles, the latest first, with a blank between. */
  readonly roleIds: string;
};

/**
 * Of the same places those that are over by a moment, a row for each of the people who have some: thousands of rows
 * would hold up the process that reads them.
 */
export async function earlierPlacesOf(
  db: Database,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<EarlierRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<EarlierRow>`
    select person.id as user_id, earlier.last_at, earlier.role_ids
    from unnest(${ids}::uuid[]) as person (id)
    cross join lateral (
      select (extract(epoch from max(place.end_time)) * 1000)::float8 as last_at,
        string_agg(place.role_id::text, ' ' order by place.end_time desc) as role_ids
      from (
        select role_id, end_time from participation
        where participation.user_id = person.id and state in (${comingList})
        order by end_time desc limit ${MOST_PLACES}
      ) as place
      where place.end_time <= ${now} and place.role_id is not null
    ) as earlier
    where earlier.role_ids is not null`.execute(db);
  return rows;
}

/** What makes other roles like these; hundreds of people have places in one. */
export async function likenessOfRoles(
  db: Database,
  ids: readonly string[],
): Promise<readonly (EarlierPlace & { id: string })[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('eventRole')
    .innerJoin('everyEvent', 'everyEvent.id', 'eventRole.eventId')
    .select(['eventRole.id', 'eventRole.nameKey as roleKey', 'eventRole.skills'])
    .select('everyEvent.createdBy as organiserId')
    .where('eventRole.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

export type RecordRow = Omit<Selectable<Tables['volunteerRecord']>, 'changedIn' | 'lastTurnAt'> & {
  /** Places in events that have not begun which organisers offered or gave, and the person has not turned down. */
  readonly openInvitations: number;
};

export async function recordsOf(
  db: Database,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<RecordRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<RecordRow>`
    select record.user_id, settled, attended, asked, accepted, rating_count, rating_sum,
      (
        select count(*)::int from participation
        where participation.user_id = record.user_id and was_asked
          and state in ('offered', 'confirmed') and start_time > ${now}
      ) as open_invitations
    from volunteer_record as record where record.user_id = any(${ids}::uuid[])`.execute(db);
  return rows;
}
