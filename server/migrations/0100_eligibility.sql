-- Who may do a role (docs/decisions/0053). Kinds of qualification are the organisation's; papers are a person's.
create table qualification_kind (
  id uuid primary key,
  name text not null,
  name_key text not null unique,
  created_at timestamptz not null
);

-- A qualification that a person says to have. One of each state, so that a renewed one waits beside the one that holds.
create table qualification (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  kind_id uuid not null references qualification_kind,
  state text not null check (state in ('claimed', 'verified', 'refused')),
  -- The last day on which it is valid; null = it does not expire.
  valid_until date,
  -- Why it was refused.
  reason text not null default '',
  claimed_at timestamptz not null,
  decided_by uuid references app_user on delete set null,
  decided_at timestamptz,
  unique (user_id, kind_id, state)
);
create index qualification_kind_used on qualification (kind_id);
create index qualification_by_state on qualification (state, claimed_at, id);

-- The highest age that a person said to be over. No dates of birth are kept.
create table said_age (
  user_id uuid primary key references app_user on delete cascade,
  age smallint not null check (age in (14, 16, 18)),
  said_at timestamptz not null
);

alter table event_role
  -- Kinds of qualification, of which one is enough.
  add column needs_one_of uuid[] not null default '{}',
  add column min_age smallint check (min_age in (14, 16, 18));
create index event_role_needs on event_role (id) where needs_one_of <> '{}' or min_age is not null;

alter table participation
  -- Why an organiser gave or left the place although something that the role asks for is missing.
  add column eligibility_reason text,
  -- Since when something that the role asks for is missing of a place that was rightly given.
  add column attention_since timestamptz,
  drop constraint participation_passed_over_check,
  add constraint participation_passed_over_check
    check (passed_over in ('clash', 'inactive', 'day_off', 'not_eligible'));

-- What a role asks for exists as long as the role does.
create function know_kinds() returns trigger language plpgsql as $$
begin
  perform from qualification_kind where id = any(new.needs_one_of) order by id for key share;
  if exists (
    select from unnest(new.needs_one_of) as needed(id)
    where not exists (select from qualification_kind as kind where kind.id = needed.id)
  ) then
    raise exception 'a role asks for a qualification that does not exist'
      using errcode = '23503', constraint = 'event_role_kinds';
  end if;
  return new;
end $$;
create trigger event_role_kinds before insert or update of needs_one_of on event_role for each row
  when (new.needs_one_of <> '{}') execute function know_kinds();

create function keep_needed_kind() returns trigger language plpgsql as $$
begin
  if exists (select from event_role where needs_one_of <> '{}' and old.id = any(needs_one_of)) then
    raise exception 'roles ask for this qualification'
      using errcode = '23503', constraint = 'event_role_kinds';
  end if;
  return old;
end $$;
create trigger qualification_kind_needed before delete on qualification_kind for each row
  execute function keep_needed_kind();

-- The same as `eligible` of the contract (events/eligibility): a test holds both equal.
create function is_eligible(person uuid, one_of uuid[], over_age smallint, last_day date) returns boolean
language sql stable as $$
  select (over_age is null or exists (
    select from said_age where said_age.user_id = person and said_age.age >= over_age
  )) and (one_of = '{}' or exists (
    select from qualification
    where qualification.user_id = person and qualification.kind_id = any(one_of)
      and qualification.state = 'verified' and coalesce(qualification.valid_until >= last_day, true)
  ))
$$;

-- The last line of defence: nobody comes to hold a place whose role asks for what they lack, unless a reason stands with
-- it. What ends later takes nobody out; such a place is marked by `attention_since`.
create function refuse_not_eligible() returns trigger language plpgsql as $$
declare
  needed record;
begin
  select role.needs_one_of, role.min_age, role.event_id into needed from event_role as role
  where role.id = new.role_id and (role.needs_one_of <> '{}' or role.min_age is not null);
  if found and not is_eligible(new.user_id, needed.needs_one_of, needed.min_age, (
    select ((new.end_time - interval '1 millisecond') at time zone event.time_zone)::date
    from every_event as event where event.id = needed.event_id
  )) then
    raise exception 'a place is held without what its role asks for'
      using errcode = '23514', constraint = 'participation_eligible';
  end if;
  return null;
end $$;
create trigger participation_eligible_new after insert on participation for each row
  when (new.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early')
    and new.eligibility_reason is null)
  execute function refuse_not_eligible();
-- Anyone who held the place before, and of whom is only told what came of it, keeps it.
create trigger participation_eligible after update on participation for each row
  when (new.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early')
    and new.eligibility_reason is null
    and ((old.state <> new.state
        and old.state not in ('confirmed', 'checked_in', 'completed', 'left_early', 'no_show', 'excused'))
      or old.role_id is distinct from new.role_id))
  execute function refuse_not_eligible();
