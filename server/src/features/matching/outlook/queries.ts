/** SQL of the staffing outlook: people only as numbers, grouped by what is known of them. */
import { holdingStates, type ParticipationState } from '@saath/contract/places/joining/rules';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { EventRow } from '../../events/events/queries.ts';

/** What the people of a group are to a role. */
export type Relation = 'holds' | 'here' | 'offered' | 'waits' | 'asks';

export type GroupRow = {
  readonly eventId: string;
  /** Null: any role of the event, or any shift of the role. */
  readonly roleId: string | null;
  readonly shiftId: string | null;
  readonly standing: Relation;
  readonly settled: number;
  readonly attended: number;
  readonly hasSaidYes: boolean;
  readonly count: number;
};

const concerned = [
  ...holdingStates,
  'waitlisted',
  'requested',
] as const satisfies ParticipationState[];
const concernedList = sql.join(concerned.map((state) => sql.lit(state)));

/**
 * Everybody in the events who may come, as some hundred rows however many they are. Anyone who was passed over on the wait list
 * cannot be moved in, and is not among them; people whose earlier events are not to be looked at stand with the new people.
 */
export async function groupsOf(db: Database, eventIds: readonly string[]): Promise<GroupRow[]> {
  if (eventIds.length === 0) return [];
  const { rows } = await sql<GroupRow>`
    select place.event_id, place.role_id, place.shift_id,
      case place.state
        when 'confirmed' then 'holds' when 'offered' then 'offered'
        when 'waitlisted' then 'waits' when 'requested' then 'asks' else 'here'
      end as standing,
      case when private.id is null then coalesce(record.settled, 0) else 0 end as settled,
      case when private.id is null then coalesce(record.attended, 0) else 0 end as attended,
      said.user_id is not null as has_said_yes, count(*)::int as count
    from (
      select event_id, user_id, role_id, shift_id, state, passed_over from participation
      union all
      -- Whoever has several shifts may come to each.
      select held.event_id, held.user_id, further.role_id, further.shift_id, held.state, held.passed_over
      from further_shift further
        join participation held on held.event_id = further.event_id and held.user_id = further.user_id
    ) place
    left join volunteer_record record on record.user_id = place.user_id
    left join app_user private on private.id = place.user_id and 'history' = any (private.matching_off)
    left join (
      select event_id, user_id from coming_answer where event_id = any(${eventIds}::uuid[])
    ) said on said.event_id = place.event_id and said.user_id = place.user_id
    where place.event_id = any(${eventIds}::uuid[]) and place.state in (${concernedList})
      and (place.state <> 'waitlisted' or place.passed_over is null)
    group by 1, 2, 3, 4, 5, 6, 7
  `.execute(db);
  return rows;
}

/** Published events of these that are neither cancelled nor over. */
export async function openEvents(
  db: Database,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<EventRow[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('event')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('publishedAt', 'is not', null)
    .where('cancelledAt', 'is', null)
    .where('endTime', '>', now)
    .execute();
}

/** Published events that begin within a time, soonest first. */
export async function eventsBetween(
  db: Database,
  { after, until, limit }: { after: Date; until: Date; limit: number },
): Promise<EventRow[]> {
  return await db
    .selectFrom('event')
    .selectAll()
    .where('startTime', '>', after)
    .where('startTime', '<=', until)
    .where('publishedAt', 'is not', null)
    .where('cancelledAt', 'is', null)
    .orderBy('startTime')
    .orderBy('id')
    .limit(limit)
    .execute();
}
