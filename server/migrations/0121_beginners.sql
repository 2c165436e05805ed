-- Of the people of one crew at most so many have not helped before (docs/decisions/0066).
alter table event_role add column crew_beginners smallint check (crew_beginners > 0);

-- Whether somebody has not been checked in at any other event, also of those that are deleted.
create function is_beginner(person uuid, at_event uuid) returns boolean
language sql stable as $$
  select not exists (
    select from participation as earlier
    where earlier.user_id = person and earlier.event_id <> at_event
      and earlier.state in ('checked_in', 'completed', 'left_early')
  )
$$;

-- The same as `crewLacks` of the contract (events/crew-rules): a test holds both equal.
create function has_room_for_beginners(person uuid, wanted_role uuid, wanted_shift uuid) returns boolean
language sql stable as $$
  select role.crew_beginners is null
    or not is_beginner(person, role.event_id)
    or (
      select count(*) from participation as other
      where other.event_id = role.event_id and other.role_id = role.id
        and other.shift_id is not distinct from wanted_shift and other.user_id <> person
        and other.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early')
        and is_beginner(other.user_id, role.event_id)
    ) < role.crew_beginners
  from event_role as role where role.id = wanted_role
$$;

-- As `refuse_unfit_crew` of migration 0116: at the end of the transaction, holding the role.
create function refuse_beginner_too_many() returns trigger language plpgsql as $$
begin
  perform from event_role as role where role.id = new.role_id and role.crew_beginners is not null;
  if not found then
    return null;
  end if;
  perform from event_role as role where role.id = new.role_id for no key update;
  -- As it is by now.
  perform from participation as place
  where place.id = new.id and place.role_id = new.role_id
    and place.shift_id is not distinct from new.shift_id and place.eligibility_reason is null
    and place.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early');
  if found and not has_room_for_beginners(new.user_id, new.role_id, new.shift_id) then
    raise exception 'a crew has more people who are new than its role takes'
      using errcode = '23514', constraint = 'participation_beginners';
  end if;
  return null;
end $$;
create constraint trigger participation_beginners_new after insert on participation
  deferrable initially deferred for each row
  when (new.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early')
    and new.eligibility_reason is null)
  execute function refuse_beginner_too_many();
-- Anyone who held the place before keeps it, also where shifts are made or taken away.
create constraint trigger participation_beginners after update on participation
  deferrable initially deferred for each row
  when (new.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early')
    and new.eligibility_reason is null
    and (old.state not in
        ('offered', 'confirmed', 'checked_in', 'completed', 'left_early', 'no_show', 'excused')
      or old.role_id is distinct from new.role_id or old.shift_id <> new.shift_id))
  execute function refuse_beginner_too_many();
