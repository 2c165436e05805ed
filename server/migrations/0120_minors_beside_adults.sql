-- Whoever may be a minor has a place only beside so many adults of the same crew (docs/decisions/0065).
alter table event_role add column crew_adults smallint check (crew_adults > 0);
create index event_role_crew_adults on event_role (id) where crew_adults is not null;

-- The same as `crewLacks` of the contract (events/crew-rules): a test holds both equal.
create function has_adults_beside(person uuid, wanted_role uuid, wanted_shift uuid) returns boolean
language sql stable as $$
  select role.crew_adults is null
    or exists (select from said_age where said_age.user_id = person and said_age.age >= 18)
    or (
      select count(*) from participation as other join said_age on said_age.user_id = other.user_id
      where other.event_id = role.event_id and other.role_id = role.id
        and other.shift_id is not distinct from wanted_shift and other.user_id <> person
        and other.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early')
        and said_age.age >= 18
    ) >= role.crew_adults
  from event_role as role where role.id = wanted_role
$$;

-- As `refuse_unfit_crew` of migration 0116: at the end of the transaction, holding the role.
create function refuse_minor_alone() returns trigger language plpgsql as $$
begin
  perform from event_role as role where role.id = new.role_id and role.crew_adults is not null;
  if not found then
    return null;
  end if;
  perform from event_role as role where role.id = new.role_id for no key update;
  -- As it is by now.
  perform from participation as place
  where place.id = new.id and place.role_id = new.role_id
    and place.shift_id is not distinct from new.shift_id and place.eligibility_reason is null
    and place.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early');
  if found and not has_adults_beside(new.user_id, new.role_id, new.shift_id) then
    raise exception 'a minor has a place without the adults that its role asks for'
      using errcode = '23514', constraint = 'participation_adults';
  end if;
  return null;
end $$;
create constraint trigger participation_adults_new after insert on participation
  deferrable initially deferred for each row
  when (new.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early')
    and new.eligibility_reason is null)
  execute function refuse_minor_alone();
-- Anyone who held the place before keeps it, also where shifts are made or taken away.
create constraint trigger participation_adults after update on participation
  deferrable initially deferred for each row
  when (new.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early')
    and new.eligibility_reason is null
    and (old.state not in
        ('offered', 'confirmed', 'checked_in', 'completed', 'left_early', 'no_show', 'excused')
      or old.role_id is distinct from new.role_id or old.shift_id <> new.shift_id))
  execute function refuse_minor_alone();
