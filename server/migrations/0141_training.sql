-- Training (docs/decisions/0088): a role can give a qualification to whoever completes it, for so many months from that day
-- or for good, and need not count as hours of help.
alter table event_role
  add column gives_kind uuid references qualification_kind,
  add column gives_months smallint check (gives_months between 1 and 120),
  add column counts_hours boolean not null default true,
  add constraint event_role_gives check (gives_kind is not null or (gives_months is null and counts_hours));
create index event_role_gives on event_role (gives_kind) where gives_kind is not null;
create index event_role_training on event_role (id) where not counts_hours;

-- Who wrote down last what came of a place; null = nobody, or the product itself. The history forgets it after a year.
alter table participation add column recorded_by uuid;

-- The place by which somebody was given it; null = they said to have it. Who has it otherwise as well keeps that one beside it.
alter table qualification
  add column given_in uuid references participation (id) on delete cascade,
  drop constraint qualification_user_id_kind_id_state_key;
create unique index qualification_said on qualification (user_id, kind_id, state) where given_in is null;
create unique index qualification_given on qualification (given_in) where given_in is not null;

-- Who was there until the end of a training, as somebody else wrote down: they have what it gives once their time is over.
create view training_completed as
select
  place.id as participation_id,
  place.event_id,
  place.user_id,
  role.gives_kind as kind_id,
  (day.last_day + make_interval(months => role.gives_months))::date as valid_until,
  place.recorded_by,
  place.end_time as over_at
from event_role as role
join participation as place on place.role_id = role.id and place.state in ('checked_in', 'completed')
  and place.recorded_by <> place.user_id
join every_event as event on event.id = place.event_id and event.published_at is not null
  -- What was called off before its end was completed by nobody.
  and (event.cancelled_at is null or place.end_time <= event.cancelled_at)
join app_user as person on person.id = place.user_id and person.left_at is null
cross join lateral (
  select ((place.end_time - interval '1 millisecond') at time zone event.time_zone)::date as last_day
) as day
where role.gives_kind is not null;

-- As in migration 0135; what is no help counts for nobody.
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
    greatest(15, floor(
      extract(epoch from coalesce(in_shifts.helped, time.ended_at - time.started_at)) / 900 + 0.5
    )::integer * 15)
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
left join lateral (
  select sum(greatest(
    least(shift.ends_at, time.ended_at) - greatest(shift.starts_at, time.started_at), interval '0'
  )) as helped
  from shift
  where participation.shift_id is not null and (participation.event_id, participation.user_id) in (
      select event_id, user_id from further_shift
    ) and shift.id in (
      select participation.shift_id union all
      select further.shift_id from further_shift as further
      where further.event_id = participation.event_id and further.user_id = participation.user_id
    )
) in_shifts on true
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
  ))
  and not exists (select from event_role as role where role.id = participation.role_id and not role.counts_hours);
