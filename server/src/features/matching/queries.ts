/** What the engine needs to know of people, read in a few statements whatever their number. */
import type { WeeklySlot } from '@saath/contract/accounts/schema';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { coming, comingList, holdingList } from '../../platform/participation-states.ts';
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

/** A tag of people that speaks for a role, as `wantedTags` of the engine gives it. */
type Wanted = { readonly text: string; readonly part: number; readonly worth: number };

/** A word of a longer tag is less sure to mean the skill, as in the engine. */
const WITHIN_A_TAG = 0.7;

type TagKey = { readonly key: string; readonly part: number; readonly worth: number };

/**
 * The keys under which volunteer_tag holds the wanted tags, those that anybody has. A space may be there or not:
 * 'firstaid', 'bee keeping'.
 */
async function presentKeys(db: Database, wanted: readonly Wanted[]): Promise<TagKey[]> {
  const texts = wanted.map(({ text }) => text);
  const parts = wanted.map(({ part }) => part);
  const worths = wanted.map(({ worth }) => worth);
  const { rows } = await sql<TagKey>`
    with given as materialized (
      select loose_words(text) as words, part, worth,
        case when text ~ '[ -]' then array_to_string(loose_words(translate(text, ' -', '')), ' ') end as joined
      from unnest(${texts}::text[], ${parts}::int[], ${worths}::float8[]) as each (text, part, worth)
    ), form as materialized (
      select 'i:' || array_to_string(words, ' ') as key, part, worth from given where part < 0
      union all select 's:' || array_to_string(words, ' '), part, worth from given where part >= 0
      union all select 's:' || joined, part, worth from given where part >= 0
      union all select 'j:' || words[1], part, worth from given where part >= 0 and cardinality(words) = 1
      union all select 'p:' || words[1], part, worth * ${WITHIN_A_TAG}::float8 from given
        where part >= 0 and cardinality(words) = 1
    )
    select key, part, max(worth) as worth from form
    where exists (select from volunteer_tag where volunteer_tag.key = form.key)
    group by key, part`.execute(db);
  return rows;
}

/** Everybody's key. */
const everybody: TagKey = { key: '*', part: -2, worth: 0 };

/** Of a tag that many people have, how many are looked at: the most experienced, then the newest. */
const MOST_PER_TAG = 700;

/** Of all those, how many are asked whether the event fits into their week. */
const MOST_WITH_A_WEEK = 600;

/** Whose stated week holds something of the event; who stated none may have time. */
function mayHaveTime(week: readonly WeeklySlot[]) {
  const days = week.map(({ weekday }) => weekday);
  const begins = week.map(({ from }) => from);
  const ends = week.map(({ to }) => to);
  return sql<boolean>`(
    not exists (select from user_availability as slot where slot.user_id = best.user_id)
    or exists (
      select from user_availability as slot
      join unnest(${days}::int[], ${begins}::float8[], ${ends}::float8[]) as piece (weekday, begins, ends)
        on slot.weekday = piece.weekday and slot.from_minute < piece.ends and piece.begins < slot.to_minute
      where slot.user_id = best.user_id
    ))`;
}

/**
 * Active volunteers with the tags that speak most for a role, best first by what the tags and their experience are
 * worth; also those without such a tag where there are too few. Left out are those who hold a place in the event or
 * were declined, and those whose stated week holds nothing of the event. Reads a bounded part of an index (migration
 * 0018), however many volunteers there are.
 *
 * @param week the event in local time, in pieces
 */
export async function likelyVolunteers(
  db: Database,
  {
    eventId,
    wanted,
    week,
    experienceWorth,
    limit,
  }: {
    eventId: string;
    wanted: readonly Wanted[];
    week: readonly WeeklySlot[];
    experienceWorth: number;
    limit: number;
  },
): Promise<string[]> {
  const tags = [...(await presentKeys(db, wanted)), everybody];
  const keys = tags.map(({ key }) => key);
  const parts = tags.map(({ part }) => part);
  const worths = tags.map(({ worth }) => worth);
  const { rows } = await sql<{ userId: string }>`
    with best as materialized (
      select user_id, sum(worth) + max(experience) * ${experienceWorth / 100}::float8 as worth
      from (
        select user_id, part, max(worth) as worth, max(experience) as experience
        from unnest(${keys}::text[], ${parts}::int[], ${worths}::float8[]) as tag (key, part, worth)
        cross join lateral (
          select user_id, experience from volunteer_tag where volunteer_tag.key = tag.key
          order by experience desc, user_id desc limit ${MOST_PER_TAG}
        ) as holder
        group by user_id, part
      ) each
      group by user_id order by 2 desc, user_id desc limit ${MOST_WITH_A_WEEK}
    )
    select user_id from best
    where not exists (
      select from participation
      where event_id = ${eventId} and participation.user_id = best.user_id and state in ('declined', ${holdingList})
    ) and ${mayHaveTime(week)}
    order by worth desc, user_id desc
    limit ${limit}`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** Of the newest roles of a name, so many are looked at. */
const MOST_ROLES = 50;

/** Active volunteers who held a role of the same name in events that are over, without those of this event. */
export async function volunteersOfSameRole(
  db: Database,
  { eventId, roleKey, now, limit }: { eventId: string; roleKey: string; now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select distinct user_id from (
      select participation.user_id
      from (
        select id from event_role where name_key = ${roleKey} order by created_at desc limit ${MOST_ROLES}
      ) as known
      join participation on participation.role_id = known.id and state in (${comingList}) and end_time <= ${now}
      join app_user on app_user.id = participation.user_id and app_user.role = 'Volunteer' and activated_at is not null
      where not exists (
        select from participation as here
        where here.event_id = ${eventId} and here.user_id = participation.user_id
          and here.state in ('declined', ${holdingList})
      )
      limit ${limit}
    ) as each`.execute(db);
  return rows.map(({ userId }) => userId);
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

/** No way takes longer (migration 0029). */
const LONGEST_WAY = 240 * 60_000;

/**
 * Commitments of the people in other events that may leave them no time, with the way there and back: where two events
 * take place apart, the longer of the ways that they ask for.
 */
export async function commitmentsOfPeople(
  db: Database,
  {
    ids,
    event,
  }: {
    ids: readonly string[];
    event: Pick<
      Selectable<Tables['event']>,
      'id' | 'startTime' | 'endTime' | 'location' | 'travelMinutes'
    >;
  },
): Promise<{ userId: string; startTime: Date; endTime: Date }[]> {
  const { startTime, endTime, location, travelMinutes } = event;
  const way = sql`case when lower(trim(event.location)) = lower(trim(${location})) then interval '0'
    else greatest(event.travel_minutes, ${travelMinutes}::int) * interval '1 minute' end`;
  return await db
    .selectFrom('participation')
    .innerJoin('event', 'event.id', 'participation.eventId')
    .select([
      'participation.userId',
      sql<Date>`participation.start_time - ${way}`.as('startTime'),
      sql<Date>`participation.end_time + ${way}`.as('endTime'),
    ])
    .where('participation.userId', '=', sql<string>`any(${ids}::uuid[])`)
    .where('participation.state', 'in', coming)
    .where('participation.eventId', '<>', event.id)
    .where('participation.startTime', '<', new Date(endTime.getTime() + LONGEST_WAY))
    .where('participation.endTime', '>', new Date(startTime.getTime() - LONGEST_WAY))
    .execute();
}

export type HistoryRow = {
  readonly userId: string;
  /** The name of the roles that are counted, as `nameKey` has it; null for all that were not asked for by name. */
  readonly roleKey: string | null;
  readonly places: number;
  readonly lastConfirmedAt: Date;
};

/** Places that the people held in events that are over, counted apart for each of the names. */
export async function historyOfPeople(
  db: Database,
  { ids, roleKeys, now }: { ids: readonly string[]; roleKeys: readonly string[]; now: Date },
): Promise<HistoryRow[]> {
  // One look per place: joined, the planner would rather read all roles there are.
  const asked = sql<string | null>`(
    select case when name_key = any(${roleKeys}) then name_key end from event_role
    where event_role.id = participation.role_id
  )`;
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('participation')
        .select(['userId', 'endTime', asked.as('roleKey')])
        .where('userId', '=', sql<string>`any(${ids}::uuid[])`)
        .where('state', 'in', coming)
        .where('endTime', '<=', now)
        .as('place'),
    )
    .select((eb) => [
      'userId',
      'roleKey',
      eb.fn.countAll<string>().as('places'),
      eb.fn.max('endTime').as('lastConfirmedAt'),
    ])
    .groupBy(['userId', 'roleKey'])
    .execute();
  return rows.map((row) => ({ ...row, places: Number(row.places) }));
}
