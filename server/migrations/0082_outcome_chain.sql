-- The log of outcomes shows when it was changed by anybody but the product (ADR 46). Each outcome that is written, changed or dropped
-- is a link of a chain of hashes; what stands in match_decision has to be what its newest link says.

-- A fingerprint of what is learned from; null while nothing is known. Whose outcome it is, is not in it: people may leave.
create function match_digest(outcome match_decision) returns bytea language sql stable as $$
  select case when outcome.outcome_at is not null then
    sha256(convert_to(concat_ws(' ', outcome.id, outcome.event_id, outcome.role_id, outcome.feature_list,
      coalesce(outcome.accepted::text, '-'), coalesce(outcome.attended::text, '-'), coalesce(outcome.good::text, '-'),
      (extract(epoch from outcome.outcome_at) * 1000)::bigint), 'UTF8') || array_send(outcome.features))
  end
$$;

create function match_hash(before bytea, decision_id uuid, digest bytea) returns bytea language sql immutable as $$
  select sha256(before || uuid_send(decision_id) || coalesce(digest, '\x00'))
$$;

create table match_link (
  -- Without gaps, from 1.
  sequence bigint primary key check (sequence >= 1),
  decision_id uuid not null,
  -- Null once the outcome was dropped.
  digest bytea,
  hash bytea not null
);
create index match_link_of_decision on match_link (decision_id, sequence desc);

-- Where the chain ends, so that nobody cuts it; and what the last look at it found.
alter table match_setting
  add column chain_length bigint not null default 0,
  add column chain_end bytea not null default '\x',
  add column log_found jsonb,
  add column log_looked_at timestamptz;

-- Called by the product after it wrote outcomes, in the same transaction; not by a trigger, which would vouch for everybody's changes.
create function match_seal(decision_ids uuid[]) returns void language plpgsql as $$
declare
  last_sequence bigint;
  last_hash bytea;
  one record;
begin
  select chain_length, chain_end into last_sequence, last_hash from match_setting for update;
  for one in
    select given.id, (select match_digest(outcome) from match_decision as outcome where outcome.id = given.id) as digest
    from unnest(decision_ids) with ordinality as given (id, place) order by place
  loop
    last_sequence := last_sequence + 1;
    last_hash := match_hash(last_hash, one.id, one.digest);
    insert into match_link values (last_sequence, one.id, one.digest, last_hash);
  end loop;
  update match_setting set chain_length = last_sequence, chain_end = last_hash;
end $$;

select match_seal(coalesce(array_agg(id order by outcome_at, id), '{}')) from match_decision where outcome_at is not null;

-- By what a version learned: see taughtBy in matching/src/learning/fair-fit.ts; null in versions from before.
alter table match_model add column taught_by text;
