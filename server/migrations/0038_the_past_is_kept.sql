-- docs/decisions/0018-the-past-is-kept.md

-- An event with people of the past is put away, not erased. `every_event` holds all events; `event`, which every list, page,
-- search and job reads and writes as before, is those that are there. A new column goes into `every_event`; then the view is
-- made anew by the same statement.
alter table event rename to every_event;
alter table every_event
  add column archived_at timestamptz,
  add column archived_by uuid references app_user on delete set null;
create index every_event_archived on every_event (archived_at desc, id desc) where archived_at is not null;
create view event as select * from every_event where archived_at is null;

-- Counted are events that are there.
create or replace function tally_changed_event() returns trigger language plpgsql as $$
declare
  was text := case when old.archived_at is null then event_tally(old.published_at, old.cancelled_at) end;
  is_now text;
begin
  if tg_op = 'UPDATE' and new.archived_at is null then
    is_now := event_tally(new.published_at, new.cancelled_at);
  end if;
  if was is distinct from is_now then
    perform change_tallies(array_agg(name), array_agg(by))
      from (values (was, -1::bigint), (is_now, 1::bigint)) as change (name, by)
      where name is not null having count(*) > 0;
  end if;
  return null;
end $$;

-- Months are counted anew when an event is put away or brought back.
drop trigger event_month_due on every_event;
create trigger event_month_due after update on every_event for each row
  when (
    (old.published_at is null, old.cancelled_at, old.archived_at is null, old.start_time, old.end_time)
      is distinct from (new.published_at is null, new.cancelled_at, new.archived_at is null, new.start_time, new.end_time)
  )
  execute function event_month_due();
create or replace function participation_month_due() returns trigger language plpgsql as $$
begin
  perform month_is_due(start_time, end_time) from every_event where id = coalesce(new.event_id, old.event_id);
  return null;
end $$;

-- What people did at an event that is put away still speaks for them (migration 0031).
create or replace function refresh_volunteer_records(people uuid[]) returns void language plpgsql as $$
begin
  perform 1 from volunteer_record where user_id = any(people) order by user_id for no key update;
  update volunteer_record as record
  set settled = known.settled, attended = known.attended, asked = known.asked, accepted = known.accepted,
    last_turn_at = known.last_turn_at, rating_count = rated.count, rating_sum = rated.sum,
    changed_in = pg_current_xact_id()
  from unnest(people) as person (id)
  cross join lateral (
    select
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
      event.cancelled_at is null
      -- What was done before it was cancelled, or had come to its end.
      or participation.end_time <= event.cancelled_at
      or state in ('checked_in', 'completed', 'left_early', 'no_show', 'excused')
    )
    where participation.user_id = person.id
  ) as known
  cross join lateral (
    select count(*) as count, coalesce(sum(stars), 0) as sum from rating where rating.user_id = person.id
  ) as rated
  where record.user_id = person.id;
end $$;

-- The hours of people, in one place (docs/decisions/0015-hours.md), with what was decided since: who is only `confirmed`
-- loses the planned time to what was recorded before their own end, not to a mark that is made later; what was done at an
-- event before it was cancelled stays; an event that is put away keeps the hours of its people.
drop index participation_recorded;
create index participation_recorded on participation (event_id, recorded_at)
  where state in ('checked_in', 'completed', 'left_early', 'no_show', 'excused');

create or replace view hours_ledger as
select
  participation.id as participation_id,
  participation.event_id,
  participation.user_id,
  participation.role_id,
  time.started_at,
  time.ended_at,
  coalesce(
    correction.minutes,
    greatest(15, floor(extract(epoch from time.ended_at - time.started_at) / 900 + 0.5)::integer * 15)
  ) as minutes,
  case
    when correction.minutes is not null then 'corrected'
    when participation.checked_in_at is null and participation.checked_out_at is null
      and participation.state in ('confirmed', 'completed') then 'planned'
    else 'checked'
  end as basis,
  correction.reason,
  participation.end_time as over_at
from participation
join every_event as event on event.id = participation.event_id
left join lateral (
  select minutes, reason from hour_correction
  where hour_correction.event_id = participation.event_id and hour_correction.user_id = participation.user_id
  order by corrected_at desc, id desc limit 1
) correction on true
cross join lateral (
  select least(greatest(participation.checked_in_at, participation.start_time), participation.end_time) as came_at
) came
cross join lateral (
  select came.came_at as started_at, greatest(came.came_at, least(
    case
      when participation.checked_out_at is not null then participation.checked_out_at
      -- Nobody wrote down when: the smallest stay, until it is corrected.
      when participation.state = 'left_early' then came.came_at
      else participation.end_time
    end, participation.end_time
  )) as ended_at
) time
where participation.state in ('confirmed', 'checked_in', 'completed', 'left_early')
  and event.published_at is not null
  and (participation.state <> 'confirmed' or (
    (event.cancelled_at is null or participation.end_time <= event.cancelled_at)
    -- Who was not seen while others were recorded was not there; what is written down later speaks of nobody else.
    and not exists (
      select 1 from participation other
      where other.event_id = participation.event_id
        and other.state in ('checked_in', 'completed', 'left_early', 'no_show', 'excused')
        and coalesce(other.recorded_at, '-infinity') < participation.end_time
    )
  ));

-- Counted by the rules above from now on.
insert into month_due (month) select month from month_figure;
