-- What a role asks of its people together (docs/decisions/0063): in each crew at least so many with a qualification of a
-- kind. A crew is who holds a place of the role, or of one of its shifts.
alter table event_role
  add column crew_kind uuid references qualification_kind,
  add column crew_least smallint check (crew_least > 0),
  add constraint event_role_crew check ((crew_kind is null) = (crew_least is null));
create index event_role_crew_kind on event_role (crew_kind) where crew_kind is not null;

-- The same as `crewLacks` of the contract (events/crew-rules): a test holds both equal.
create function fits_crew(person uuid, wanted_role uuid, wanted_shift uuid, last_day date) returns boolean
language sql stable as $$
  select role.crew_kind is null
    or is_eligible(person, array[role.crew_kind], null, last_day)
    or (
      select count(*) from participation as other
      where other.event_id = role.event_id and other.role_id = role.id
        and other.shift_id is not distinct from wanted_shift and other.user_id <> person
        and other.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early')
        and not is_eligible(other.user_id, array[role.crew_kind], null, last_day)
    ) + role.crew_least < coalesce(
      (select shift.max_people from shift where shift.id = wanted_shift), role.max_volunteers
    )
  from event_role as role where role.id = wanted_role
$$;

-- As `refuse_not_eligible` of migration 0100, for crews; at the end of the transaction, since one save can change who is in a
-- crew by several statements. The role is held, so that two who come at once see each other.
create function refuse_unfit_crew() returns trigger language plpgsql as $$
declare
  last_day date;
begin
  perform from event_role as role where role.id = new.role_id and role.crew_kind is not null;
  if not found then
    return null;
  end if;
  perform from event_role as role where role.id = new.role_id for no key update;
  -- As it is by now.
  select ((place.end_time - interval '1 millisecond') at time zone event.time_zone)::date into last_day
  from participation as place join every_event as event on event.id = place.event_id
  where place.id = new.id and place.role_id = new.role_id
    and place.shift_id is not distinct from new.shift_id and place.eligibility_reason is null
    and place.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early');
  if found and not fits_crew(new.user_id, new.role_id, new.shift_id, last_day) then
    raise exception 'a place is held that its crew keeps for others'
      using errcode = '23514', constraint = 'participation_crew';
  end if;
  return null;
end $$;
create constraint trigger participation_crew_new after insert on participation
  deferrable initially deferred for each row
  when (new.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early')
    and new.eligibility_reason is null)
  execute function refuse_unfit_crew();
-- Anyone who held the place before keeps it, also where shifts are made or taken away.
create constraint trigger participation_crew after update on participation
  deferrable initially deferred for each row
  when (new.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early')
    and new.eligibility_reason is null
    and (old.state not in
        ('offered', 'confirmed', 'checked_in', 'completed', 'left_early', 'no_show', 'excused')
      or old.role_id is distinct from new.role_id or old.shift_id <> new.shift_id))
  execute function refuse_unfit_crew();
