-- What a guardian signed for whom, with their consent (docs/decisions/0057). It ends with the consent, and is wanted of
-- each text that is asked for: a minor's own signature does not stand in for it.
create table guardian_signature (
  id uuid primary key,
  consent_id uuid not null references guardian_consent on delete cascade,
  agreement_id uuid not null,
  version integer not null,
  hash text not null,
  -- As the guardian typed it.
  name text not null check (name <> ''),
  signed_at timestamptz not null,
  withdrawn_at timestamptz,
  foreign key (agreement_id, version, hash) references agreement_version (agreement_id, version, hash)
);
create unique index guardian_signature_that_holds on guardian_signature (consent_id, agreement_id, version)
  where withdrawn_at is null;
create index guardian_signature_of_agreement on guardian_signature (agreement_id);
create trigger guardian_signature_stays before update on guardian_signature for each row
  when ((old.id, old.consent_id, old.agreement_id, old.version, old.hash, old.name, old.signed_at)
      is distinct from (new.id, new.consent_id, new.agreement_id, new.version, new.hash, new.name, new.signed_at)
    or old.withdrawn_at is not null)
  execute function refuse_other_words();

-- What guardians have signed so far: the latest text that their signature stands on.
insert into guardian_signature (id, consent_id, agreement_id, version, hash, name, signed_at)
select distinct on (consent.id, signature.agreement_id) gen_random_uuid(), consent.id, signature.agreement_id,
  signature.version, signature.hash, consent.signed_name, consent.answered_at
from guardian_consent as consent
join event_role as role on role.id = consent.role_id
join signature on signature.user_id = consent.user_id and signature.agreement_id = any(role.needs_agreements)
where consent.state = 'consented' and signature.withdrawn_at is null and signature.guardian_at <= consent.answered_at
order by consent.id, signature.agreement_id, signature.version desc;

-- The part of `eligible` of the contract (events/eligibility) that is about what guardians sign: a test holds both equal.
create function has_guardian_signed(person uuid, role uuid) returns boolean
language sql stable as $$
  select exists (select from said_age where said_age.user_id = person and said_age.age >= 18)
    or not exists (
      select from event_role as asking, unnest(asking.needs_agreements) as asked(id)
      where asking.id = role and asking.needs_guardian and not exists (
        select from guardian_signature as signed
        join guardian_consent as consent on consent.id = signed.consent_id
        join agreement on agreement.id = signed.agreement_id
        where consent.user_id = person and consent.role_id = role and consent.state = 'consented'
          and signed.agreement_id = asked.id and signed.version >= agreement.asked_since
          and signed.withdrawn_at is null
      )
    )
$$;

-- As `refuse_without_guardian` of migration 0110, for what they sign.
create function refuse_without_guardian_signature() returns trigger language plpgsql as $$
begin
  if not has_guardian_signed(new.user_id, new.role_id) then
    raise exception 'a place is held without a guardian''s signature that its role asks for'
      using errcode = '23514', constraint = 'participation_guardian_signed';
  end if;
  return null;
end $$;
create trigger participation_guardian_signed_new after insert on participation for each row
  when (new.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early')
    and new.eligibility_reason is null)
  execute function refuse_without_guardian_signature();
-- Anyone who held the place before, and of whom is only told what came of it, keeps it.
create trigger participation_guardian_signed after update on participation for each row
  when (new.state in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early')
    and new.eligibility_reason is null
    and ((old.state <> new.state
        and old.state not in ('confirmed', 'checked_in', 'completed', 'left_early', 'no_show', 'excused'))
      or old.role_id is distinct from new.role_id))
  execute function refuse_without_guardian_signature();
