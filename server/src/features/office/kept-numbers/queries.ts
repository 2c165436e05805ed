/**
 * SQL that compares kept numbers with the rows they tell of, each in one statement, so that what changes meanwhile is in
 * both or in neither. Months are not among them: they are added up anew every night.
 */
import { type RawBuilder, sql } from 'kysely';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { heldSeats } from '../../places/place/seats.ts';

/** Something kept that is not what counting its rows gives. */
export type Difference = {
  readonly what: 'role' | 'shift' | 'person' | 'tally' | 'thread' | 'history';
  /** Of the row that keeps it; the name of a tally; of a history, the person's. */
  readonly id: string;
  readonly eventId: string | null;
  /** What an Admin knows it by; empty for people, whose names are nobody's business here. */
  readonly subject: string;
  readonly kept: string;
  readonly counted: string;
};

type Found = Omit<Difference, 'what'>;

/** More than these are put right the next night. */
const MOST = 1000;

/** Milliseconds. Nobody waits for these, and of millions of rows they take longer than a call may. */
const LONGEST = 600_000;

async function read(db: Database, query: RawBuilder<Found>): Promise<Found[]> {
  return await inTransaction(db, async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(LONGEST)}`.execute(tx);
    return (await sql<Found>`${query} limit ${MOST}`.execute(tx)).rows;
  });
}

export async function wrongRoles(db: Database): Promise<Found[]> {
  return await read(
    db,
    sql`
    select role.id, role.event_id as "eventId", role.name as subject, role.filled::text as kept,
      coalesce(held.people, 0)::text as counted
    from event_role as role
    left join (
      select role_id, count(*)::int as people from ${heldSeats} as seat group by role_id
    ) as held on held.role_id = role.id
    where role.filled <> coalesce(held.people, 0)`,
  );
}

export async function wrongShifts(db: Database): Promise<Found[]> {
  return await read(
    db,
    sql`
    select shift.id, shift.event_id as "eventId", role.name as subject, shift.filled::text as kept,
      coalesce(held.people, 0)::text as counted
    from shift join event_role as role on role.id = shift.role_id
    left join (
      select shift_id, count(*)::int as people from ${heldSeats} as seat
      where shift_id is not null group by shift_id
    ) as held on held.shift_id = shift.id
    where shift.filled <> coalesce(held.people, 0)`,
  );
}

/** By the rules of `refresh_volunteer_records` (migration 0038); track-record/queries.test.ts holds the two equal. */
export async function wrongRecords(db: Database): Promise<Found[]> {
  return await read(
    db,
    sql`
    with known as (
      select participation.user_id,
        count(*) filter (where state in ('checked_in', 'completed', 'left_early', 'no_show')) as settled,
        count(*) filter (where state in ('checked_in', 'completed', 'left_early')) as attended,
        count(*) filter (where was_asked and (
          state in ('confirmed', 'checked_in', 'completed', 'left_early', 'no_show', 'excused', 'expired')
          or (state = 'withdrawn' and decided_by is null)
        )) as asked,
        count(*) filter (where was_asked
          and state in ('confirmed', 'checked_in', 'completed', 'left_early', 'no_show', 'excused')) as accepted,
        max(participation.end_time) filter (where state in ('confirmed', 'checked_in', 'completed', 'left_early'))
          as last_turn_at
      from participation join every_event as event on event.id = participation.event_id and (
        event.cancelled_at is null or participation.end_time <= event.cancelled_at
        or state in ('checked_in', 'completed', 'left_early', 'no_show', 'excused')
      )
      group by participation.user_id
    ), rated as (
      select user_id, count(*) as count, sum(stars) as sum from rating group by user_id
    ), compared as (
      select record.user_id,
        concat_ws(' ', record.settled, record.attended, record.asked, record.accepted,
          coalesce(record.last_turn_at::text, 'never'), record.rating_count, record.rating_sum) as kept,
        concat_ws(' ', coalesce(known.settled, 0), coalesce(known.attended, 0), coalesce(known.asked, 0),
          coalesce(known.accepted, 0), coalesce(known.last_turn_at::text, 'never'), coalesce(rated.count, 0),
          coalesce(rated.sum, 0)) as counted
      from volunteer_record as record
      left join known on known.user_id = record.user_id
      left join rated on rated.user_id = record.user_id
    )
    select user_id as id, null as "eventId", '' as subject, kept, counted from compared where kept <> counted`,
  );
}

const counts = sql`
  select name, count(*) as people from (
    select unnest(people_tallies(role, activated_at, leaving_at, left_at)) as name from app_user
    union all select event_tally(published_at, cancelled_at) from event
  ) as each group by name`;

export async function wrongTallies(db: Database): Promise<Found[]> {
  return await read(
    db,
    sql`
    select tally.name as id, null as "eventId", tally.name as subject, tally.count::text as kept,
      coalesce(counted.people, 0)::text as counted
    from tally left join (${counts}) as counted on counted.name = tally.name
    where tally.count <> coalesce(counted.people, 0)`,
  );
}

/** Of an account that is gone nothing is unread. */
const threadCounts = sql`
  select thread.id, count(message.number)::int as messages,
    (count(*) filter (where person.left_at is null and not message.is_from_organisers
      and message.number > thread.seen_by_organisers))::int as by_organisers,
    (count(*) filter (where person.left_at is null and message.is_from_organisers
      and message.number > thread.seen_by_participant))::int as by_participant
  from thread join app_user as person on person.id = thread.user_id
  left join thread_message as message on message.thread_id = thread.id`;

export async function wrongThreads(db: Database): Promise<Found[]> {
  return await read(
    db,
    sql`
    select thread.id, thread.event_id as "eventId", '' as subject,
      concat_ws(' ', thread.messages, thread.unread_by_organisers, thread.unread_by_participant) as kept,
      concat_ws(' ', counted.messages, counted.by_organisers, counted.by_participant) as counted
    from thread join (${threadCounts} group by thread.id) as counted on counted.id = thread.id
    where (thread.messages, thread.unread_by_organisers, thread.unread_by_participant)
      <> (counted.messages, counted.by_organisers, counted.by_participant)`,
  );
}

/**
 * Histories that are no way through the table of steps to where the person stands. In whatever order its steps are read,
 * a way enters and leaves every state equally often, but for the one in which it ends and the one with which it begins.
 *
 * @param since only histories with a step since then; what older versions wrote before is not looked at again
 */
export async function wrongHistories(db: Database, since: Date): Promise<Found[]> {
  return await read(
    db,
    sql`
    with looked_at as (
      select distinct event_id, user_id from participation_change where at >= ${since}
    ), steps as (
      select change.* from participation_change as change join looked_at using (event_id, user_id)
    ), balance as (
      select event_id, user_id, state, sum(by) as by from (
        select event_id, user_id, to_state as state, 1 as by from steps
        union all select event_id, user_id, from_state, -1 from steps where from_state is not null
      ) as each group by event_id, user_id, state
    ), ends as (
      select balance.event_id, balance.user_id,
        -- Where old steps are dropped already, the way begins with the first that is left.
        bool_and(case when balance.state = participation.state then balance.by in (0, 1) else balance.by in (-1, 0) end)
          and coalesce(sum(balance.by) filter (where balance.by < 0), 0) >= -1
          and (not bool_or(balance.by < 0) or not exists (
            select from steps where steps.from_state is null
              and steps.event_id = balance.event_id and steps.user_id = balance.user_id
          )) as is_way
      from balance join participation using (event_id, user_id)
      group by balance.event_id, balance.user_id
    )
    select participation.user_id as id, participation.event_id as "eventId", '' as subject,
      (select string_agg(coalesce(from_state, '') || '>' || to_state, ' ' order by at, id) from steps
        where steps.event_id = participation.event_id and steps.user_id = participation.user_id) as kept,
      participation.state as counted
    from ends join participation using (event_id, user_id)
    where not ends.is_way or exists (
      select from steps
      where steps.event_id = participation.event_id and steps.user_id = participation.user_id
        and steps.at >= ${since} and steps.from_state is distinct from steps.to_state
        and not exists (
          select from participation_step as allowed
          where allowed.from_state is not distinct from steps.from_state and allowed.to_state = steps.to_state
        )
    )`,
  );
}

export async function refreshRecord(tx: Tx, userId: string): Promise<void> {
  await sql`select refresh_volunteer_records(array[${userId}::uuid])`.execute(tx);
}

/** Counts under the lock for which every change of a tally waits. */
export async function recountTally(tx: Tx, name: string): Promise<void> {
  await sql`select from tally where name = ${name} for update`.execute(tx);
  await sql`
    update tally set count = coalesce((select people from (${counts}) as counted where counted.name = tally.name), 0)
    where name = ${name}`.execute(tx);
}

/** Counts under the lock for which every message of the thread waits. */
export async function recountThread(tx: Tx, id: string): Promise<void> {
  await sql`select from thread where id = ${id} for update`.execute(tx);
  await sql`
    update thread set messages = counted.messages, unread_by_organisers = counted.by_organisers,
      unread_by_participant = counted.by_participant
    from (${threadCounts} where thread.id = ${id} group by thread.id) as counted
    where thread.id = counted.id`.execute(tx);
}
