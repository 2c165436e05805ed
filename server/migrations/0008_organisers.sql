-- Volunteers who ask to be organisers; an Admin answers. Answered requests stay, as the person's history.
create table organiser_request (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  state text not null check (state in ('asked', 'approved', 'declined')),
  text text not null,
  -- The word with a decline.
  answer text not null default '',
  asked_at timestamptz not null,
  decided_by uuid references app_user on delete set null,
  decided_at timestamptz,
  constraint organiser_request_decided check ((state = 'asked') = (decided_at is null))
);
-- One open request a person.
create unique index organiser_request_open on organiser_request (user_id) where state = 'asked';
create index organiser_request_of_user on organiser_request (user_id, asked_at desc, id desc);
create index organiser_request_waiting on organiser_request (asked_at, id) where state = 'asked';
