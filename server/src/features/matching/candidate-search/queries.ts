/** SQL that finds the few people worth comparing for a role, of however many. */
import type { WeeklySlot } from '@saath/contract/accounts/accounts/schema';
import { givingWay, type Turns } from '@saath/matching/fairness';
import { neutral } from '@saath/matching/features';
import { dayZero } from '@saath/matching/model';
import { noHistory } from '@saath/matching/need';
import { RESTED_DAYS } from '@saath/matching/score';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { comingList, holdingList } from '../../../platform/participation-states.ts';

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

/** Of a tag that many people have, how many are looked at: those of the highest standing, then the newest. */
const MOST_PER_TAG = 4_000;

const { weights } = dayZero.good;

/** Of everybody, where too few have a tag that is wanted. */
const MOST_OF_ALL = 1_000;

const RESTED_SECONDS = RESTED_DAYS * 86_400;

/** Of one point of standing, in log-odds: a hundred are what experience can count for (migration 0031). */
const STANDING_WORTH = weights.experience / 100;

/** Of all those, how many are asked whether the event fits into their week. */
const MOST_WITH_A_WEEK = 3_200;

/** How much of the event lies in a person's stated week, 0 to 1; null for those who stated none, or do not want it used. */
function freeShare(week: readonly WeeklySlot[]) {
  const days = week.map(({ weekday }) => weekday);
  const begins = week.map(({ from }) => from);
  const ends = week.map(({ to }) => to);
  const minutes = week.reduce((sum, { from, to }) => sum + to - from, 0);
  return sql<number | null>`(
    select case when count(slot.user_id) = 0
        or exists (select from app_user where id = best.user_id and 'freeTime' = any(matching_off)) then null
      else coalesce(
        sum(greatest(0, least(slot.to_minute, piece.ends) - greatest(slot.from_minute, piece.begins)))
          filter (where piece.weekday is not null), 0) / ${minutes}::float8 end
    from user_availability as slot
    left join unnest(${days}::int[], ${begins}::float8[], ${ends}::float8[]) as piece (weekday, begins, ends)
      on slot.weekday = piece.weekday
    where slot.user_id = best.user_id
  )`;
}

/** What the time since the last turn adds, from nothing to all that `rest` can, less what fairness takes. */
function turnWorth(now: Date, turns: Turns) {
  const rested = sql`least(1, extract(epoch from greatest(interval '0', ${now}::timestamptz - last_turn_at)) / ${RESTED_SECONDS}::float8)`;
  const perLog = givingWay({ history: { ...noHistory, asked: 1 } }, turns) / Math.LN2;
  return sql`coalesce((
    select ${weights.rest}::float8 * coalesce(${rested}, 1) - ${perLog}::float8 * ln(1 + asked)
    from volunteer_record where volunteer_record.user_id = best.user_id
  ), 0)`;
}

/**
 * Active volunteers with the tags that speak most for a role, best first by what the tags, their experience and what
 * came of their earlier places are worth; also those without such a tag where there are too few. Left out are those who
 * hold a place in the event or were declined, and those whose stated week holds nothing of the event. Reads a bounded
 * part of an index (migrations 0018 and 0031), however many volunteers there are.
 *
 * @param week the event in local time, in pieces
 */
export async function likelyVolunteers(
  db: Database,
  {
    eventId,
    wanted,
    week,
    now,
    turns,
    limit,
  }: {
    eventId: string;
    wanted: readonly Wanted[];
    week: readonly WeeklySlot[];
    now: Date;
    turns: Turns;
    limit: number;
  },
): Promise<string[]> {
  const tags = [...(await presentKeys(db, wanted)), everybody];
  const keys = tags.map(({ key }) => key);
  const parts = tags.map(({ part }) => part);
  const worths = tags.map(({ worth }) => worth);
  const { rows } = await sql<{ userId: string }>`
    with best as materialized (
      select user_id, sum(worth) + max(standing) * ${STANDING_WORTH}::float8 as worth
      from (
        select user_id, part, max(worth) as worth, max(standing) as standing
        from unnest(${keys}::text[], ${parts}::int[], ${worths}::float8[]) as tag (key, part, worth)
        cross join lateral (
          select user_id, standing from volunteer_tag where volunteer_tag.key = tag.key
          order by standing desc, user_id desc
          limit case tag.key when '*' then ${sql.lit(MOST_OF_ALL)} else ${sql.lit(MOST_PER_TAG)} end
        ) as holder
        group by user_id, part
      ) each
      group by user_id order by 2 desc, user_id desc limit ${MOST_WITH_A_WEEK}
    )
    select user_id
    -- The offset keeps the share from being worked out wherever it is named.
    from best cross join lateral (select ${freeShare(week)} as free offset 0) as time
    where (free is null or free > 0) and best.user_id not in (
      select user_id from participation
      where event_id = ${eventId} and state in ('declined', ${holdingList})
    )
    order by worth + coalesce(${weights.freeTime}::float8 * (free - ${neutral.freeTime}::float8), 0)
      + ${turnWorth(now, turns)} desc, user_id desc
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
        and not 'history' = any(app_user.matching_off)
      where not exists (
        select from participation as here
        where here.event_id = ${eventId} and here.user_id = participation.user_id
          and here.state in ('declined', ${holdingList})
      )
      limit ${limit}
    ) as each`.execute(db);
  return rows.map(({ userId }) => userId);
}
