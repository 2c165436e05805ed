-- People may take more than one shift of their role (docs/decisions/0083): whether, is said for each event.
alter table every_event add column several_shifts boolean not null default false;
create or replace view event as select * from every_event where archived_at is null;

-- Shifts besides the one with which a participation holds its place, of the same role. They stand as long as the place is
-- held, and through what is recorded of it: who was missed by mistake has them again. The participation's times reach from the
-- first of all shifts to the end of the last, so that whatever looks at them sees when the person comes and goes.
create table further_shift (
  event_id uuid not null,
  user_id uuid not null,
  role_id uuid not null,
  shift_id uuid not null,
  given_at timestamptz not null,
  given_by uuid references app_user on delete set null,
  primary key (event_id, user_id, shift_id),
  foreign key (event_id, user_id) references participation (event_id, user_id) on delete cascade,
  constraint further_shift_of_role
    foreign key (event_id, role_id, shift_id) references shift (event_id, role_id, id)
);
create index further_shift_by_shift on further_shift (shift_id);
create index further_shift_of_person on further_shift (user_id);

-- When the first of somebody's further shifts begins and the last one ends; null for who has none.
create function further_times(at_event uuid, person uuid, out first timestamptz, out last timestamptz)
language sql stable as $$
  select min(shift.starts_at), max(shift.ends_at)
  from further_shift as further join shift on shift.id = further.shift_id
  where further.event_id = at_event and further.user_id = person
$$;

-- Whoever writes the times of the first shift need not know of the others. Before participation_no_overlap, by its name.
create function reach_over_shifts() returns trigger language plpgsql as $$
declare
  further record;
begin
  select * into further from further_times(new.event_id, new.user_id);
  new.start_time := least(new.start_time, further.first);
  new.end_time := greatest(new.end_time, further.last);
  return new;
end $$;
create trigger participation_all_shifts before update on participation for each row
  when (new.shift_id is not null
    and new.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early', 'no_show', 'excused')
    and (old.start_time, old.end_time, old.shift_id)
      is distinct from (new.start_time, new.end_time, new.shift_id))
  execute function reach_over_shifts();

create function follow_further_shift() returns trigger language plpgsql as $$
declare
  at_event uuid := coalesce(new.event_id, old.event_id);
  person uuid := coalesce(new.user_id, old.user_id);
begin
  update participation as place
  set start_time = least(shift.starts_at, further.first), end_time = greatest(shift.ends_at, further.last)
  from shift, further_times(at_event, person) as further
  where place.event_id = at_event and place.user_id = person and shift.id = place.shift_id
    and place.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early', 'no_show', 'excused')
    and (place.start_time, place.end_time)
      <> (least(shift.starts_at, further.first), greatest(shift.ends_at, further.last));
  -- Hours change also where the times from first to last do not.
  perform month_is_due(event.start_time, event.end_time) from every_event as event where event.id = at_event;
  return null;
end $$;
create trigger further_shift_followed after insert or delete on further_shift
  for each row execute function follow_further_shift();

-- The last line of defence. The times of the place are asked about by participation_no_overlap.
create function refuse_further_shift() returns trigger language plpgsql as $$
declare
  place participation;
  role event_role;
  wanted shift;
  times record;
begin
  perform 1 from app_user where id = new.user_id for update;
  select * into place from participation where event_id = new.event_id and user_id = new.user_id;
  select * into wanted from shift where id = new.shift_id;
  select * into role from event_role where id = new.role_id;
  if place.shift_id is null or place.shift_id = new.shift_id or place.role_id is distinct from new.role_id
    or place.state not in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early')
    or not (select several_shifts from every_event where id = new.event_id) then
    raise exception 'a further shift without the place it belongs to'
      using errcode = '23514', constraint = 'further_shift_place';
  end if;
  -- Crews are counted by the places of participations alone.
  if num_nonnulls(role.crew_kind, role.crew_adults, role.crew_beginners) > 0 then
    raise exception 'a further shift in a role that asks something of its crews'
      using errcode = '23514', constraint = 'further_shift_crew';
  end if;
  if has_shift_during(place, wanted) then
    raise exception 'two shifts of one person at one time'
      using errcode = '23514', constraint = 'further_shift_overlap';
  end if;
  select least(place.start_time, wanted.starts_at) as starts, greatest(place.end_time, wanted.ends_at) as ends into times;
  if place.eligibility_reason is null and not (
    is_eligible(new.user_id, role.needs_one_of, role.min_age, (
      select ((times.ends - interval '1 millisecond') at time zone event.time_zone)::date
      from every_event as event where event.id = new.event_id
    )) and is_within_time_limits(new.user_id, new.event_id, times.starts, times.ends)
  ) then
    raise exception 'a further shift without what its role asks for'
      using errcode = '23514', constraint = 'further_shift_eligible';
  end if;
  return new;
end $$;

-- Whether another shift of the same person lies at the time of this one.
create function has_shift_during(place participation, wanted shift) returns boolean language sql stable as $$
  select exists (
    select from shift as other
    where other.event_id = place.event_id and other.id <> wanted.id
      and other.starts_at < wanted.ends_at and wanted.starts_at < other.ends_at
      and (other.id = place.shift_id or exists (
        select from further_shift as further
        where further.event_id = place.event_id and further.user_id = place.user_id and further.shift_id = other.id
      ))
  )
$$;
create trigger further_shift_refused before insert or update on further_shift
  for each row execute function refuse_further_shift();

-- At the end of the transaction, since the place is written before its further shifts follow it.
create function refuse_stray_shift() returns trigger language plpgsql as $$
begin
  if exists (
    select from further_shift as further
      join participation as standing on standing.event_id = further.event_id and standing.user_id = further.user_id
      join shift on shift.id = further.shift_id
    where further.event_id = new.event_id and further.user_id = new.user_id and (
      standing.state not in
        ('offered', 'confirmed', 'checked_in', 'completed', 'left_early', 'no_show', 'excused')
      or standing.role_id is distinct from further.role_id
      or standing.shift_id is null or standing.shift_id = further.shift_id
      or has_shift_during(standing, shift)
    )
  ) then
    raise exception 'a further shift without the place it belongs to'
      using errcode = '23514', constraint = 'further_shift_place';
  end if;
  return null;
end $$;
create constraint trigger participation_further_shifts after update on participation
  deferrable initially deferred for each row
  when ((old.role_id, old.shift_id, old.start_time, old.end_time)
      is distinct from (new.role_id, new.shift_id, new.start_time, new.end_time)
    or (old.state <> new.state and new.state not in
      ('offered', 'confirmed', 'checked_in', 'completed', 'left_early', 'no_show', 'excused')))
  execute function refuse_stray_shift();

-- A role with such shifts asks nothing of its crews, and a shift that moves does so beside the others of its people.
create function refuse_crew_of_further() returns trigger language plpgsql as $$
begin
  if exists (select from further_shift where role_id = new.id and event_id = new.event_id) then
    raise exception 'people have several shifts of a role that is to ask something of its crews'
      using errcode = '23514', constraint = 'further_shift_crew';
  end if;
  return null;
end $$;
create trigger event_role_further_shifts after update on event_role for each row
  when ((old.crew_kind, old.crew_adults, old.crew_beginners)
      is distinct from (new.crew_kind, new.crew_adults, new.crew_beginners)
    and num_nonnulls(new.crew_kind, new.crew_adults, new.crew_beginners) > 0)
  execute function refuse_crew_of_further();

create function refuse_shift_over_another() returns trigger language plpgsql as $$
begin
  if exists (
    select from further_shift as further
      join participation as standing on standing.event_id = further.event_id and standing.user_id = further.user_id
      join shift on shift.id = new.id
    where further.event_id = new.event_id and new.id in (further.shift_id, standing.shift_id)
      and has_shift_during(standing, shift)
  ) then
    raise exception 'two shifts of one person at one time'
      using errcode = '23514', constraint = 'further_shift_overlap';
  end if;
  return null;
end $$;
create constraint trigger shift_beside_others after update on shift
  deferrable initially deferred for each row
  when ((old.starts_at, old.ends_at) is distinct from (new.starts_at, new.ends_at))
  execute function refuse_shift_over_another();

-- As in migration 0038; the time between two shifts is not counted.
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
  ));
