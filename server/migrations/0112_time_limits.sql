-- How much one person may help, and how long they rest between places (docs/decisions/0059); null = no such limit.
alter table every_event
  add column day_hours smallint check (day_hours between 1 and 23),
  add column week_hours smallint check (week_hours between 1 and 167),
  add column rest_hours smallint check (rest_hours between 1 and 48);
create or replace view event as select * from every_event where archived_at is null;
create index every_event_time_limits on every_event (id)
  where day_hours is not null or week_hours is not null or rest_hours is not null;

-- When a day begins by the clocks of a zone: the first time where they come to midnight twice.
create function day_begins(day timestamp, zone text) returns timestamptz language sql stable as $$
  select case when (at_last - interval '1 hour') at time zone zone = day then at_last - interval '1 hour' else at_last end
  from (select day at time zone zone as at_last) as clock
$$;

-- The same as `tooMuch` of the contract (events/time-limits): a test holds both equal.
create function is_within_time_limits(person uuid, wanted_event uuid, starts timestamptz, ends timestamptz)
returns boolean language plpgsql stable as $$
begin
  -- Most people have no place near one that has limits.
  if not exists (
    select from every_event as event
    where (event.day_hours is not null or event.week_hours is not null or event.rest_hours is not null)
      and (event.id = wanted_event or event.id in (
        select event_id from participation
        where user_id = person and state in ('confirmed', 'checked_in', 'completed', 'left_early')
          and end_time > starts - interval '216 hours' and start_time < ends + interval '216 hours'
      ))
  ) then
    return true;
  end if;
  return (
    with place as materialized (
      select held.start_time, held.end_time, event.time_zone,
        event.day_hours, event.week_hours, event.rest_hours, false as is_wanted
      from participation as held join every_event as event on event.id = held.event_id
      where held.user_id = person and held.event_id <> wanted_event
        and held.state in ('confirmed', 'checked_in', 'completed', 'left_early')
        and held.end_time > starts - interval '216 hours' and held.start_time < ends + interval '216 hours'
      union all
      select starts, ends, time_zone, day_hours, week_hours, rest_hours, true
      from every_event where id = wanted_event
    ), span as (
      -- The days and weeks of the wanted place by the clocks of each place that limits them.
      select place.start_time, place.end_time, kind.most,
        day_begins(day, time_zone) as begins, day_begins(day + kind.length, time_zone) as finishes
      from place
      cross join lateral (values
        ('day', interval '1 day', day_hours), ('week', interval '7 days', week_hours)
      ) as kind (name, length, most)
      cross join lateral generate_series(
        date_trunc(kind.name, starts at time zone time_zone),
        (ends - interval '1 millisecond') at time zone time_zone, kind.length
      ) as day
      where kind.most is not null
    )
    select not exists (
      select from place as other, place as wanted
      where wanted.is_wanted and not other.is_wanted
        and greatest(other.rest_hours, wanted.rest_hours) * interval '1 hour'
          > greatest(other.start_time - wanted.end_time, wanted.start_time - other.end_time)
    ) and not exists (
      select from span
      where span.start_time < span.finishes and span.begins < span.end_time
        and span.most * interval '1 hour' < (
          select sum(least(place.end_time, span.finishes) - greatest(place.start_time, span.begins))
          from place where place.start_time < span.finishes and span.begins < place.end_time
        )
    )
  );
end $$;

-- As `refuse_not_eligible` of migration 0100, for hours and rest. Anyone whose place becomes shorter, or lies where the
-- event or its shift has moved to, keeps it: such a place is marked by `attention_since`.
create function refuse_too_much_time() returns trigger language plpgsql as $$
begin
  perform 1 from app_user where id = new.user_id for update;
  if not is_within_time_limits(new.user_id, new.event_id, new.start_time, new.end_time) then
    raise exception 'a place is held beyond the limits of hours and rest'
      using errcode = '23514', constraint = 'participation_time_limits';
  end if;
  return null;
end $$;
create trigger participation_time_limits_new after insert on participation for each row
  when (new.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early')
    and new.eligibility_reason is null)
  execute function refuse_too_much_time();
create trigger participation_time_limits after update on participation for each row
  when (new.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early')
    and new.eligibility_reason is null
    and ((old.state <> new.state
        and old.state not in ('confirmed', 'checked_in', 'completed', 'left_early', 'no_show', 'excused'))
      or (old.role_id is distinct from new.role_id or old.shift_id <> new.shift_id)
        and (new.start_time < old.start_time or old.end_time < new.end_time)))
  execute function refuse_too_much_time();
