-- Who changed what. No foreign keys: an entry outlives the event or the person it is about.
create table audit_entry (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid,
  action text not null,
  event_id uuid,
  user_id uuid,
  -- Fields before and after, counts, reasons; nothing personal.
  details jsonb not null default '{}'
);
create index audit_entry_newest on audit_entry (at desc, id desc);
create index audit_entry_of_event on audit_entry (event_id, at desc, id desc) where event_id is not null;
create index audit_entry_of_user on audit_entry (user_id, at desc, id desc) where user_id is not null;
create index participation_change_of_user on participation_change (user_id, at desc, id desc);

-- How many there are of what is asked for on every screen, kept by triggers in the transaction of each change, so that
-- nobody has to count a whole table.
create table tally (name text primary key, count bigint not null);

create function people_tallies(role text, activated_at timestamptz, leaving_at timestamptz, left_at timestamptz)
returns text[] language sql immutable as $$
  select case
    when left_at is not null then '{}'::text[]
    when role = 'Volunteer' and activated_at is not null and leaving_at is null
      then array['people.Volunteer', 'people.active']
    else array['people.' || role] end
$$;

create function event_tally(published_at timestamptz, cancelled_at timestamptz)
returns text language sql immutable as $$
  select case when cancelled_at is not null then 'events.cancelled'
    when published_at is null then 'events.pending' else 'events.open' end
$$;

insert into tally (name, count)
select name, 0 from unnest(array[
  'people.Volunteer', 'people.Admin', 'people.active', 'events.open', 'events.pending', 'events.cancelled'
]) name;
update tally set count = found.count from (
  select counted, count(*) from (
    select unnest(people_tallies(role, activated_at, leaving_at, left_at)) as counted from app_user
    union all select event_tally(published_at, cancelled_at) from event
  ) each group by counted
) found where found.counted = tally.name;

-- Always locks in the order of the names, so that two changes cannot lock each other out.
create function change_tallies(names text[], changes bigint[]) returns void language plpgsql as $$
begin
  perform 1 from tally where name = any(names) order by name for update;
  update tally set count = count + change.by
    from unnest(names, changes) as change (name, by) where change.name = tally.name;
end $$;

-- Many rows at once are counted once.
create function tally_new_people() returns trigger language plpgsql as $$
begin
  perform change_tallies(array_agg(counted), array_agg(people)) from (
    select counted, count(*) as people
    from added, unnest(people_tallies(role, activated_at, leaving_at, left_at)) as counted group by counted
  ) each having count(*) > 0;
  return null;
end $$;
create trigger app_user_tally_new after insert on app_user
  referencing new table as added for each statement execute function tally_new_people();

create function tally_changed_person() returns trigger language plpgsql as $$
declare
  was text[] := people_tallies(old.role, old.activated_at, old.leaving_at, old.left_at);
  is_now text[] := '{}';
begin
  if tg_op = 'UPDATE' then
    is_now := people_tallies(new.role, new.activated_at, new.leaving_at, new.left_at);
  end if;
  if was <> is_now then
    perform change_tallies(array_agg(counted), array_agg(change)) from (
      select counted, sum(by) as change
      from (select unnest(was) as counted, -1 as by union all select unnest(is_now), 1) each
      group by counted having sum(by) <> 0
    ) net having count(*) > 0;
  end if;
  return null;
end $$;
create trigger app_user_tally after update or delete on app_user
  for each row execute function tally_changed_person();

create function tally_new_events() returns trigger language plpgsql as $$
begin
  perform change_tallies(array_agg(counted), array_agg(events)) from (
    select event_tally(published_at, cancelled_at) as counted, count(*) as events from added group by 1
  ) each having count(*) > 0;
  return null;
end $$;
create trigger event_tally_new after insert on event
  referencing new table as added for each statement execute function tally_new_events();

create function tally_changed_event() returns trigger language plpgsql as $$
declare was text := event_tally(old.published_at, old.cancelled_at);
begin
  if tg_op = 'DELETE' then
    perform change_tallies(array[was], array[-1]::bigint[]);
  elsif was <> event_tally(new.published_at, new.cancelled_at) then
    perform change_tallies(array[was, event_tally(new.published_at, new.cancelled_at)], array[-1, 1]::bigint[]);
  end if;
  return null;
end $$;
create trigger event_tally after update or delete on event
  for each row execute function tally_changed_event();

-- What is still to come or going on, among events that people can see.
create index event_open_start on event (start_time) where published_at is not null and cancelled_at is null;
create index event_open_end on event (end_time) where published_at is not null and cancelled_at is null;

-- Requests of events to come, however many of past ones were never answered.
drop index participation_requested;
create index participation_requested on participation (start_time, requested_at) where state = 'requested';
