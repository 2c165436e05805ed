-- Guardians of minors (docs/decisions/0057): a role can ask that a parent or guardian agrees for whoever is under 18.
alter table event_role
  -- Nobody under 18 can do a role for people over 18, whoever agrees.
  add column needs_guardian boolean not null default false,
  add constraint event_role_guardian check (not needs_guardian or min_age is distinct from 18);
create index event_role_needs_guardian on event_role (id) where needs_guardian;

-- Whom a person named, for which role, and what came of it. Naming another takes the place of the one before.
create table guardian_consent (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  role_id uuid not null references event_role (id) on delete cascade,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  state text not null check (state in ('asked', 'consented', 'refused', 'withdrawn')),
  -- Of the link in the latest mail; an earlier one does not work any more.
  token_hash bytea not null unique,
  sent_at timestamptz not null,
  -- Until when the link can be answered; an answered one works until the event is over.
  expires_at timestamptz not null,
  -- As the guardian typed it.
  signed_name text check (signed_name <> ''),
  answered_at timestamptz,
  unique (user_id, role_id),
  check ((state = 'asked') = (answered_at is null)),
  check (state <> 'consented' or signed_name is not null)
);
create index guardian_consent_of_role on guardian_consent (role_id);
create index guardian_consent_by_answer on guardian_consent (answered_at desc, id) where answered_at is not null;

-- A guardian signs for the person, or beside them: the name as typed, and when. Said once, it stays.
alter table signature
  add column guardian_name text check (guardian_name <> ''),
  add column guardian_at timestamptz,
  add check ((guardian_name is null) = (guardian_at is null));
create trigger signature_guardian_stays before update on signature for each row
  when (old.guardian_at is not null
    and (old.guardian_name, old.guardian_at) is distinct from (new.guardian_name, new.guardian_at))
  execute function refuse_other_words();

-- The part of `eligible` of the contract (events/eligibility) that is about guardians: a test holds both equal.
create function has_guardian(person uuid, role uuid) returns boolean
language sql stable as $$
  select exists (select from said_age where said_age.user_id = person and said_age.age >= 18)
    or exists (
      select from guardian_consent as consent
      where consent.user_id = person and consent.role_id = role and consent.state = 'consented'
    )
$$;

-- As `refuse_not_signed` of migration 0104, for guardians.
create function refuse_without_guardian() returns trigger language plpgsql as $$
begin
  if exists (
    select from event_role as role where role.id = new.role_id and role.needs_guardian
      and not has_guardian(new.user_id, role.id)
  ) then
    raise exception 'a place is held without the consent of a guardian that its role asks for'
      using errcode = '23514', constraint = 'participation_guardian';
  end if;
  return null;
end $$;
create trigger participation_guardian_new after insert on participation for each row
  when (new.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early')
    and new.eligibility_reason is null)
  execute function refuse_without_guardian();
-- Anyone who held the place before, and of whom is only told what came of it, keeps it.
create trigger participation_guardian after update on participation for each row
  when (new.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early')
    and new.eligibility_reason is null
    and ((old.state <> new.state
        and old.state not in ('confirmed', 'checked_in', 'completed', 'left_early', 'no_show', 'excused'))
      or old.role_id is distinct from new.role_id))
  execute function refuse_without_guardian();
