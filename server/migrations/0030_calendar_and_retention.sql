-- The address by which a person's own calendar programs read their places. Deleting the row ends it.
create table calendar_feed (
  id uuid primary key,
  user_id uuid not null unique references app_user on delete cascade,
  created_at timestamptz not null,
  -- When a calendar program last asked, to the hour.
  read_at timestamptz
);

-- What is old is found without a look at the rest, and dropped.
create index participation_change_at on participation_change (at);
create index mail_sent on mail (sent_at) where sent_at is not null;
