-- Plans of 'Fill for me' that were saved: what is sent twice is saved once, and for a day it can be taken back. The id
-- comes from the screen.
create table fill_save (
  id uuid primary key,
  made_by uuid not null references app_user on delete cascade,
  made_at timestamptz not null,
  way text not null check (way in ('give', 'ask')),
  places integer not null,
  people integer not null,
  mails integer not null,
  undone_at timestamptz
);
create index fill_save_age on fill_save (made_at);
create index fill_save_of_maker on fill_save (made_by);

-- What each person was before. Whose place is not as it was given any more keeps what they have.
create table fill_place (
  save_id uuid not null references fill_save on delete cascade,
  event_id uuid not null,
  user_id uuid not null,
  role_id uuid not null,
  shift_id uuid,
  state text not null check (state in ('confirmed', 'offered')),
  decided_at timestamptz not null,
  -- Null = the person had nothing to do with the event.
  from_state text,
  from_role_id uuid,
  from_shift_id uuid,
  from_waiting_since timestamptz,
  primary key (save_id, event_id, user_id),
  foreign key (event_id, user_id) references participation (event_id, user_id) on delete cascade
);
create index fill_place_of_person on fill_place (event_id, user_id);
