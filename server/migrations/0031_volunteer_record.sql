-- What a person's places came to so far, one row an account, so that nobody reads a thousand places to compare two hundred
-- people. Kept by triggers in the transaction of each change.

-- Whether an organiser or the wait list asked the person, rather than the person asking: organisers gave the place before
-- its time, or it was offered from the wait list. Who asks anew was not asked. Kept by a trigger; nobody else writes it.
alter table participation add column was_asked boolean not null default false;

create function note_asking() returns trigger language plpgsql as $$
declare
  -- Who is given a place once its time has begun stands at the door: they came by themselves.
  is_given boolean := coalesce(new.state = 'confirmed' and new.decided_by <> new.user_id
    and new.decided_at < new.start_time, false);
begin
  new.was_asked := case
    when new.state = 'offered' then true
    when tg_op = 'INSERT' then new.source = 'organiser' and is_given
    when new.source = 'request' and old.source = 'organiser' then false
    when new.state = old.state then old.was_asked
    when new.state = 'requested' and old.state in ('declined', 'withdrawn', 'expired') then false
    when old.state in ('waitlisted', 'declined', 'withdrawn', 'expired') and new.state = 'confirmed' then is_given
    else old.was_asked
  end;
  return new;
end $$;

-- As far as it is known of earlier ones; nothing else about them changes.
alter table participation disable trigger user;
update participation set was_asked = true
where (source = 'organiser' and coalesce(decided_at < start_time, false)) or state in ('offered', 'expired')
  or exists (
    select from participation_change as change
    where change.event_id = participation.event_id and change.user_id = participation.user_id
      and (change.to_state = 'offered' or (change.from_state, change.to_state) = ('waitlisted', 'confirmed'))
  );
alter table participation enable trigger user;

-- What people did before is read without a look at the table, also whether they were asked.
drop index participation_places;
create index participation_places on participation (user_id, end_time)
  include (start_time, event_id, role_id, was_asked)
  where state in ('confirmed', 'checked_in', 'completed', 'left_early');

create trigger participation_asking before insert or update of state, source on participation
  for each row execute function note_asking();

create table volunteer_record (
  user_id uuid primary key references app_user on delete cascade,
  -- Of events that took place: places of which it is known whether the person came, and those at which they did. Who
  -- excused themselves is in neither.
  settled integer not null default 0,
  attended integer not null default 0,
  -- Places that they were asked to take and have answered, and those that they took and kept. Those that an organiser
  -- took back are in neither.
  asked integer not null default 0,
  accepted integer not null default 0,
  -- When the latest of their places is over; may lie ahead.
  last_turn_at timestamptz,
  rating_count integer not null default 0,
  rating_sum integer not null default 0,
  -- What all that speaks for, by the weights that hold before anything is learned (matching/src/model.ts), where all that
  -- years of experience can speak for is 100; 0 of somebody new.
  standing smallint not null generated always as (round((
    2.5 * ((attended + 3.2) / (settled + 4) - 0.8)
    + 1.0 * ((accepted + 1.2) / (asked + 3) - 0.4)
    + 1.5 * ((rating_sum + 7.0) / (rating_count + 2) / 5 - 0.7)
  ) / 0.006)) stored,
  -- The transaction that last changed anything by which the person is compared with others: profile, week, places. Who
  -- keeps a copy asks for the transactions that an earlier snapshot does not show, as with live_entry.
  changed_in xid8 not null default pg_current_xact_id()
);
create index volunteer_record_changed on volunteer_record (changed_in);

-- Holds the rows before it looks, in the order of their ids: whoever changed something about the same people meanwhile has
-- committed by then, and is seen.
create function refresh_volunteer_records(people uuid[]) returns void language plpgsql as $$
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
    from participation join event on event.id = participation.event_id and event.cancelled_at is null
    where participation.user_id = person.id
  ) as known
  cross join lateral (
    select count(*) as count, coalesce(sum(stars), 0) as sum from rating where rating.user_id = person.id
  ) as rated
  where record.user_id = person.id;
end $$;

insert into volunteer_record (user_id) select id from app_user;
select refresh_volunteer_records(array_agg(user_id)) from volunteer_record having count(*) > 0;

-- Accounts.
create function record_new_people() returns trigger language plpgsql as $$
begin
  insert into volunteer_record (user_id) select id from added;
  return null;
end $$;
create trigger app_user_record_new after insert on app_user
  referencing new table as added for each statement execute function record_new_people();

create function note_changed_person() returns trigger language plpgsql as $$
begin
  update volunteer_record set changed_in = pg_current_xact_id() where user_id = new.id;
  return null;
end $$;
create trigger app_user_record_changed after update on app_user
  for each row when (old.* is distinct from new.*) execute function note_changed_person();

create function note_changed_week() returns trigger language plpgsql as $$
begin
  update volunteer_record set changed_in = pg_current_xact_id()
    where user_id in (select user_id from changed);
  return null;
end $$;
create trigger user_availability_record_new after insert on user_availability
  referencing new table as changed for each statement execute function note_changed_week();
create trigger user_availability_record_changed after update on user_availability
  referencing new table as changed for each statement execute function note_changed_week();
create trigger user_availability_record_gone after delete on user_availability
  referencing old table as changed for each statement execute function note_changed_week();

-- Places. Requests and wait lists move nothing.
create function record_new_places() returns trigger language plpgsql as $$
begin
  -- Who asked and has a place at once: all that is known of it yet is when it will be over. Many join in the same minute.
  if (select count(*) from added) = 1 then
    update volunteer_record as record
      set last_turn_at = greatest(record.last_turn_at, added.end_time), changed_in = pg_current_xact_id()
      from added
      where record.user_id = added.user_id and added.state = 'confirmed' and not added.was_asked;
    if found then
      return null;
    end if;
  end if;
  perform refresh_volunteer_records(array_agg(distinct user_id)) from added
    where state not in ('requested', 'waitlisted', 'offered', 'declined') having count(*) > 0;
  return null;
end $$;
create trigger participation_record_new after insert on participation
  referencing new table as added for each statement execute function record_new_places();

create function record_changed_places() returns trigger language plpgsql as $$
begin
  perform refresh_volunteer_records(array_agg(distinct added.user_id))
    from added join removed on removed.event_id = added.event_id and removed.user_id = added.user_id
    where (added.state, added.was_asked, added.decided_by is null, added.role_id, added.start_time, added.end_time)
        is distinct from
        (removed.state, removed.was_asked, removed.decided_by is null, removed.role_id, removed.start_time, removed.end_time)
      and not (added.state in ('requested', 'waitlisted', 'offered', 'declined')
        and removed.state in ('requested', 'waitlisted', 'offered', 'declined'))
    having count(*) > 0;
  return null;
end $$;
create trigger participation_record_changed after update on participation
  referencing old table as removed new table as added for each statement execute function record_changed_places();

create function record_lost_places() returns trigger language plpgsql as $$
begin
  perform refresh_volunteer_records(array_agg(distinct user_id)) from removed
    where state not in ('requested', 'waitlisted', 'offered', 'declined') having count(*) > 0;
  return null;
end $$;
create trigger participation_record_gone after delete on participation
  referencing old table as removed for each statement execute function record_lost_places();

-- Stars.
create function record_ratings() returns trigger language plpgsql as $$
begin
  perform refresh_volunteer_records(array_agg(distinct user_id)) from changed having count(*) > 0;
  return null;
end $$;
create trigger rating_record_new after insert on rating
  referencing new table as changed for each statement execute function record_ratings();
create trigger rating_record_changed after update on rating
  referencing new table as changed for each statement execute function record_ratings();
create trigger rating_record_gone after delete on rating
  referencing old table as changed for each statement execute function record_ratings();

-- What is recorded at an event that is called off says nothing about anybody.
create function record_cancelled_event() returns trigger language plpgsql as $$
begin
  perform refresh_volunteer_records(array_agg(user_id)) from participation where event_id = new.id having count(*) > 0;
  return null;
end $$;
create trigger event_record_cancelled after update on event
  for each row when ((old.cancelled_at is null) <> (new.cancelled_at is null))
  execute function record_cancelled_event();

-- What somebody did before is told by the role's name and skills.
create function note_changed_role_of_people() returns trigger language plpgsql as $$
begin
  update volunteer_record set changed_in = pg_current_xact_id()
    where user_id in (
      select user_id from participation
      where role_id = new.id and state in ('confirmed', 'checked_in', 'completed', 'left_early')
    );
  return null;
end $$;
create trigger event_role_record_changed after update on event_role
  for each row when ((old.name_key, old.skills) is distinct from (new.name_key, new.skills))
  execute function note_changed_role_of_people();

-- The search in the database looks at the first of each tag alone (migration 0018): by experience and standing together.
alter table volunteer_tag add column standing smallint not null default 0;
update volunteer_tag set standing = experience + record.standing
  from volunteer_record as record where record.user_id = volunteer_tag.user_id;
create index volunteer_tag_best on volunteer_tag (key, standing desc, user_id desc);
create index volunteer_tag_of_person on volunteer_tag (user_id);

create function tag_with_standing() returns trigger language plpgsql as $$
begin
  new.standing := new.experience
    + coalesce((select standing from volunteer_record where volunteer_record.user_id = new.user_id), 0);
  return new;
end $$;
create trigger volunteer_tag_standing before insert on volunteer_tag
  for each row execute function tag_with_standing();

create function tag_changed_standing() returns trigger language plpgsql as $$
begin
  update volunteer_tag set standing = experience + changed.standing
  from changed join known on known.user_id = changed.user_id and known.standing <> changed.standing
  where volunteer_tag.user_id = changed.user_id;
  return null;
end $$;
create trigger volunteer_record_standing after update on volunteer_record
  referencing old table as known new table as changed for each statement execute function tag_changed_standing();
