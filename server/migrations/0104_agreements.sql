-- What people sign before they do a role (docs/decisions/0054): agreements of the organisation, and who signed which text.
create table agreement (
  id uuid primary key,
  name text not null,
  name_key text not null unique,
  -- The text of now.
  version integer not null check (version > 0),
  -- The oldest text whose signature still counts.
  asked_since integer not null check (asked_since between 1 and version),
  created_at timestamptz not null
);

-- A text stays as it was written: what somebody signed can be read for ever.
create table agreement_version (
  agreement_id uuid not null references agreement on delete cascade,
  version integer not null,
  name text not null,
  text text not null,
  -- SHA-256 of name and text, in hexadecimal digits.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  written_by uuid references app_user on delete set null,
  written_at timestamptz not null,
  primary key (agreement_id, version),
  unique (agreement_id, version, hash)
);

-- One for each time somebody signs; taken back, it stays as what was once signed.
create table signature (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  agreement_id uuid not null,
  version integer not null,
  hash text not null,
  -- As it was typed.
  name text not null check (name <> ''),
  signed_at timestamptz not null,
  withdrawn_at timestamptz,
  foreign key (agreement_id, version, hash) references agreement_version (agreement_id, version, hash)
);
create unique index signature_that_holds on signature (user_id, agreement_id, version)
  where withdrawn_at is null;
create index signature_of_agreement on signature (agreement_id, signed_at desc, id);

create function refuse_other_words() returns trigger language plpgsql as $$
begin
  raise exception 'what was written or signed does not change'
    using errcode = '23514', constraint = tg_name;
end $$;
create trigger agreement_version_stays before update on agreement_version for each row
  when ((old.agreement_id, old.version, old.name, old.text, old.hash, old.written_at)
    is distinct from (new.agreement_id, new.version, new.name, new.text, new.hash, new.written_at))
  execute function refuse_other_words();
create trigger signature_stays before update on signature for each row
  when ((old.id, old.user_id, old.agreement_id, old.version, old.hash, old.name, old.signed_at)
      is distinct from (new.id, new.user_id, new.agreement_id, new.version, new.hash, new.name, new.signed_at)
    or old.withdrawn_at is not null)
  execute function refuse_other_words();

-- Agreements that have to be signed, all of them.
alter table event_role add column needs_agreements uuid[] not null default '{}';
create index event_role_agreements on event_role (id) where needs_agreements <> '{}';

-- What a role asks for exists as long as the role does.
create function know_agreements() returns trigger language plpgsql as $$
begin
  perform from agreement where id = any(new.needs_agreements) order by id for key share;
  if exists (
    select from unnest(new.needs_agreements) as needed(id)
    where not exists (select from agreement where agreement.id = needed.id)
  ) then
    raise exception 'a role asks for an agreement that does not exist'
      using errcode = '23503', constraint = 'event_role_agreements';
  end if;
  return new;
end $$;
create trigger event_role_agreements before insert or update of needs_agreements on event_role for each row
  when (new.needs_agreements <> '{}') execute function know_agreements();

create function keep_needed_agreement() returns trigger language plpgsql as $$
begin
  if exists (
    select from event_role where needs_agreements <> '{}' and old.id = any(needs_agreements)
  ) then
    raise exception 'roles ask for this agreement'
      using errcode = '23503', constraint = 'event_role_agreements';
  end if;
  return old;
end $$;
create trigger agreement_needed before delete on agreement for each row
  execute function keep_needed_agreement();

-- The part of `eligible` of the contract (events/eligibility) that is about agreements: a test holds both equal.
create function has_signed(person uuid, agreements uuid[]) returns boolean
language sql stable as $$
  select not exists (
    select from unnest(agreements) as asked(id)
    where not exists (
      select from signature join agreement on agreement.id = signature.agreement_id
      where signature.user_id = person and signature.agreement_id = asked.id
        and signature.version >= agreement.asked_since and signature.withdrawn_at is null
    )
  )
$$;

-- As `refuse_not_eligible` of migration 0100, for agreements.
create function refuse_not_signed() returns trigger language plpgsql as $$
begin
  if exists (
    select from event_role as role where role.id = new.role_id and role.needs_agreements <> '{}'
      and not has_signed(new.user_id, role.needs_agreements)
  ) then
    raise exception 'a place is held without what its role asks to be signed'
      using errcode = '23514', constraint = 'participation_signed';
  end if;
  return null;
end $$;
create trigger participation_signed_new after insert on participation for each row
  when (new.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early')
    and new.eligibility_reason is null)
  execute function refuse_not_signed();
-- Anyone who held the place before, and of whom is only told what came of it, keeps it.
create trigger participation_signed after update on participation for each row
  when (new.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early')
    and new.eligibility_reason is null
    and ((old.state <> new.state
        and old.state not in ('confirmed', 'checked_in', 'completed', 'left_early', 'no_show', 'excused'))
      or old.role_id is distinct from new.role_id))
  execute function refuse_not_signed();
