-- Mails that bring an event for the calendar, and the way to get no more of their kind.
alter table mail
  add column calendar text,
  add column unsubscribe_url text;

-- What a push needs to know when it is held for the morning.
alter table notice
  -- Comes at night as well.
  add column is_urgent boolean not null default false,
  -- From then on there is no point in telling.
  add column good_until timestamptz;

-- Devices that want to be told. A browser gives one address, whoever is signed in. Signing out of the session ends this
-- as well. Sessions also run out by themselves, and news shall not stop for that: then there is none.
create table push_subscription (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  session_id uuid references session (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  -- Since when nothing has reached the device; null as long as all goes well.
  failing_since timestamptz
);
create index push_subscription_by_user on push_subscription (user_id);
create index push_subscription_by_session on push_subscription (session_id);

-- What of the news reaches the devices, and when. Nobody needs a row: without one everything does, but not at night.
create table push_choice (
  user_id uuid primary key references app_user on delete cascade,
  kinds_without_push text[] not null,
  is_quiet boolean not null,
  -- Minutes of the day, by the clocks of the zone.
  quiet_from smallint not null check (quiet_from between 0 and 1439),
  quiet_to smallint not null check (quiet_to between 0 and 1439),
  time_zone text not null
);
