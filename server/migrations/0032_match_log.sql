-- What matching suggested and what came of it, what was learned from that, and how organisers want it used.

-- Participations whose story went on, and places that were rated: what the log has to look at next. A row is there once
-- its transaction has committed, so none is missed however late that is; whoever has looked deletes it.
create table match_due (
  sequence bigint generated always as identity primary key,
  event_id uuid not null,
  user_id uuid not null
);

create function note_match_due() returns trigger language plpgsql as $$
begin
  -- Who asks or waits, or asks no longer, was not decided about.
  insert into match_due (event_id, user_id)
    select event_id, user_id from added
    where not (coalesce(from_state in ('requested', 'waitlisted'), true)
      and to_state in ('requested', 'waitlisted', 'withdrawn'));
  return null;
end $$;
create trigger participation_change_match_due after insert on participation_change
  referencing new table as added for each statement execute function note_match_due();

create function note_match_rated() returns trigger language plpgsql as $$
declare rated rating := coalesce(new, old);
begin
  insert into match_due (event_id, user_id) values (rated.event_id, rated.user_id);
  return null;
end $$;
create trigger rating_match_due after insert or update or delete on rating
  for each row execute function note_match_rated();

-- One row for each decision about a person for a role, with what was known at that moment. Somebody who is shown has a row
-- without a decision, renewed until there is one. No foreign keys to event and role: what was learned from outlives them.
-- Features hold nothing personal; without an account nobody can be told from them.
create table match_decision (
  id uuid primary key,
  event_id uuid not null,
  role_id uuid not null,
  user_id uuid references app_user on delete set null,
  -- The step of the participation by which it was decided.
  change_id uuid unique,
  source text not null check (source in ('suggestion', 'queue', 'board', 'fill', 'wait-list', 'organiser', 'own-request')),
  -- When it was shown last, at which place from 1, and whether that place was given to find out.
  shown_at timestamptz,
  position smallint check (position >= 1),
  is_exploration boolean not null default false,
  -- In the order of features/match-log/policy.ts.
  features real[] not null,
  good_chance real not null,
  accept_chance real not null,
  attend_chance real not null,
  -- By which version; null = day 0.
  model_id uuid,
  decision text check (decision in ('given', 'offered', 'declined')),
  decided_at timestamptz,
  -- Whether the person was asked, rather than asking.
  is_asked boolean not null default false,
  -- Of a decline: whether the role had free places.
  had_free_places boolean not null default false,
  accepted boolean,
  attended boolean,
  good boolean,
  -- When the newest of the three became known; null while none is.
  outcome_at timestamptz,
  -- When to look again by the clock; null when only a step can tell more.
  look_at timestamptz,
  check ((decision is null) = (decided_at is null)),
  check ((decision is null) = (change_id is null)),
  check (shown_at is not null or decided_at is not null),
  check ((outcome_at is null) = (coalesce(accepted, attended, good) is null))
);
create unique index match_decision_shown on match_decision (role_id, user_id) where decision is null;
create index match_decision_of_event on match_decision (event_id, user_id);
create index match_decision_of_user on match_decision (user_id) where user_id is not null;
create index match_decision_outcome on match_decision (outcome_at desc, id desc) where outcome_at is not null;
create index match_decision_look on match_decision (look_at) where look_at is not null;
create index match_decision_asked on match_decision (decided_at) include (user_id) where is_asked;
create index match_decision_age on match_decision ((coalesce(decided_at, shown_at)));

-- What is learned from.
create view match_outcome as
select id, role_id, features, good_chance, accept_chance, attend_chance, model_id, source, position, is_exploration,
  accepted, attended, good, outcome_at as at
from match_decision where outcome_at is not null;

-- Who leaves takes their identity out of the log; what has not come to anything goes.
create function forget_match_decisions() returns trigger language plpgsql as $$
begin
  delete from match_decision where user_id = new.id and outcome_at is null;
  update match_decision set user_id = null, look_at = null where user_id = new.id;
  return null;
end $$;
create trigger app_user_forget_matches after update of left_at on app_user
  for each row when (old.left_at is null and new.left_at is not null) execute function forget_match_decisions();

-- Of the people who were asked in a month of the installation's zone: those who had been suggested, the others, and how
-- many of each took the place and kept it. Counted by the job that writes the labels, in its transaction.
create table match_month (
  month text primary key check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  suggested integer not null default 0,
  suggested_accepted integer not null default 0,
  others integer not null default 0,
  others_accepted integer not null default 0
);

-- What was learned, version after version. Never changed but for when it was switched on.
create table match_model (
  id uuid primary key,
  version integer not null unique check (version >= 1),
  made_at timestamptz not null,
  model jsonb not null,
  learned_tags text[] not null,
  learned_size integer not null,
  -- Numbers of four bytes, the lowest first: a vector for each tag.
  learned_vectors bytea not null,
  learned_profiles integer not null,
  -- Outcomes that were learned from, and how many of them answered each question.
  outcomes integer not null,
  counts jsonb not null,
  held_out jsonb,
  comparison jsonb,
  -- Worse neither than what was in use nor than day 0.
  is_better boolean not null,
  -- When it was switched on last.
  activated_at timestamptz
);

-- The one row of what applies now. It is read by every call that ranks.
create table match_setting (
  id boolean primary key default true check (id),
  -- 0 to 1: how far people who are already asked give way to others.
  fairness real not null default 0.5 check (fairness between 0 and 1),
  -- Whether better versions are switched on by themselves.
  is_automatic boolean not null default true,
  -- Null = day 0.
  active_model uuid references match_model,
  -- Up to which outcome was learned.
  learned_until timestamptz,
  -- One training at a time: by whom, and until when that is believed.
  training uuid,
  training_until timestamptz,
  -- How evenly people are asked, as it was counted last.
  fairness_figures jsonb,
  fairness_counted_at timestamptz
);
insert into match_setting default values;
