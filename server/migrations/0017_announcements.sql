-- What organisers wrote to the people of an event; it goes with the event.
create table announcement (
  id uuid primary key,
  event_id uuid not null references event on delete cascade,
  -- Made by the sender, so that one press is one announcement.
  key uuid not null,
  author_id uuid references app_user on delete set null,
  subject text not null,
  body text not null,
  states text[] not null,
  -- No foreign key: without its role an announcement must not be for everybody.
  role_id uuid,
  role_name text,
  recipients integer not null,
  created_at timestamptz not null,
  unique (event_id, key)
);
create index announcement_of_event on announcement (event_id, created_at desc, id desc);
create index announcement_of_author on announcement (author_id);

create table announcement_recipient (
  announcement_id uuid not null references announcement on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  primary key (announcement_id, user_id)
);
create index announcement_recipient_of_user on announcement_recipient (user_id);

-- The queue of an event, part by part and page by page, with the number in each part.
create index participation_queue on participation (event_id, state, requested_at, id);
create index participation_wait_list on participation (event_id, waiting_since, id) where state = 'waitlisted';
create index participation_closed on participation (event_id, (coalesce(decided_at, requested_at)) desc, id desc)
  where state in ('declined', 'withdrawn');
