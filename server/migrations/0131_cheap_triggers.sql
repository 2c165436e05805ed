-- What triggers ask at each place they ask at little cost where nothing is asked for (docs/decisions/0077). PostgreSQL plans
-- the body of an SQL function anew at every call, and that of a PL/pgSQL function once a connection: the words are the same.
create or replace function is_eligible(person uuid, one_of uuid[], over_age smallint, last_day date) returns boolean
language plpgsql stable as $$
begin
  return (over_age is null or exists (
    select from said_age where said_age.user_id = person and said_age.age >= over_age
  )) and (one_of = '{}' or exists (
    select from qualification
    where qualification.user_id = person and qualification.kind_id = any(one_of)
      and qualification.state = 'verified' and coalesce(qualification.valid_until >= last_day, true)
  ));
end $$;

create or replace function has_signed(person uuid, agreements uuid[]) returns boolean language plpgsql stable as $$
begin
  return not exists (
    select from unnest(agreements) as asked(id)
    where not exists (
      select from signature join agreement on agreement.id = signature.agreement_id
      where signature.user_id = person and signature.agreement_id = asked.id
        and signature.version >= agreement.asked_since and signature.withdrawn_at is null
    )
  );
end $$;

create or replace function has_guardian(person uuid, role uuid) returns boolean language plpgsql stable as $$
begin
  return exists (select from said_age where said_age.user_id = person and said_age.age >= 18)
    or exists (
      select from guardian_consent as consent
      where consent.user_id = person and consent.role_id = role and consent.state = 'consented'
    );
end $$;

create or replace function has_guardian_signed(person uuid, role uuid) returns boolean
language plpgsql stable as $$
begin
  return exists (select from said_age where said_age.user_id = person and said_age.age >= 18)
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
    );
end $$;

create or replace function month_is_due(begin_at timestamptz, end_at timestamptz) returns void
language plpgsql as $$
begin
  insert into month_due (month)
  select month from month_figure where until >= begin_at and from_at < end_at;
  insert into day_due (from_at)
  select from_at from day_figure where until >= begin_at and from_at < end_at;
end $$;

-- Most roles ask for no guardian.
create or replace function refuse_without_guardian_signature() returns trigger language plpgsql as $$
begin
  if exists (
    select from event_role as role where role.id = new.role_id and role.needs_guardian
      and not has_guardian_signed(new.user_id, role.id)
  ) then
    raise exception 'a place is held without a guardian''s signature that its role asks for'
      using errcode = '23514', constraint = 'participation_guardian_signed';
  end if;
  return null;
end $$;

-- Most events have no limits, and most people no place near one that has.
create or replace function refuse_too_much_time() returns trigger language plpgsql as $$
begin
  perform 1 from app_user where id = new.user_id for update;
  if exists (
    select from every_event as event
    where event.id = new.event_id
      and (event.day_hours is not null or event.week_hours is not null or event.rest_hours is not null)
    union all
    select from participation as held join every_event as event on event.id = held.event_id
    where held.user_id = new.user_id and held.id <> new.id
      and held.state in ('confirmed', 'checked_in', 'completed', 'left_early')
      and held.end_time > new.start_time - interval '216 hours'
      and held.start_time < new.end_time + interval '216 hours'
      and (event.day_hours is not null or event.week_hours is not null or event.rest_hours is not null)
  ) and not is_within_time_limits(new.user_id, new.event_id, new.start_time, new.end_time) then
    raise exception 'a place is held beyond the limits of hours and rest'
      using errcode = '23514', constraint = 'participation_time_limits';
  end if;
  return null;
end $$;
