-- What was pressed on the day of an event: by organisers, by people themselves, at the kiosk. The id comes from the
-- device, so that what is sent twice counts once; `at` is the device's time, so that what was pressed without a network
-- finds its turn. Of a person nothing but the id.
create table check_in_mark (
  id uuid primary key,
  event_id uuid not null,
  user_id uuid not null,
  -- As they were when the mark came in.
  from_state text not null,
  to_state text not null,
  is_undo boolean not null,
  at timestamptz not null,
  received_at timestamptz not null,
  actor_id uuid,
  outcome text not null check (outcome in ('done', 'same', 'superseded')),
  foreign key (event_id, user_id) references participation (event_id, user_id) on delete cascade
);
create index check_in_mark_of_person on check_in_mark (event_id, user_id, at);
