-- How often an Admin hears of people who asked for a place, beside those of events that begin soon.
alter table app_user add column asked_pace text not null default 'daily'
  check (asked_pace in ('at_once', 'hourly', 'daily'));

-- What an Admin was told of: one row for each request, whether or not its link was mailed. It says that they need not be
-- told again, and opens the page on which they answer without being signed in. Only the hash of the secret is kept.
create table answer_link (
  token_hash bytea primary key,
  user_id uuid not null references app_user on delete cascade,
  participation_id uuid not null references participation (id) on delete cascade,
  -- The request that it answers: who withdraws and asks again asks anew.
  requested_at timestamptz not null,
  -- Of the Admin: a new password or address ends the links before it.
  link_stamp integer not null,
  created_at timestamptz not null,
  -- What was answered by it, once.
  answer text check (answer in ('approve', 'waitlist', 'decline')),
  answered_at timestamptz,
  unique (participation_id, user_id, requested_at),
  check ((answer is null) = (answered_at is null))
);
create index answer_link_of_user on answer_link (user_id, created_at);
