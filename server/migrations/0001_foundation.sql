-- Ids are UUIDv7 made by the application. Times are instants; the event's zone says how to show them.

create table app_user (
  id uuid primary key,
  email text not null,
  -- The address by which people are told apart.
  email_key text not null unique,
  name text not null,
  name_key text not null,
  role text not null check (role in ('Admin', 'Volunteer')),
  password_hash text not null,
  contact_number text not null default '',
  experience_years double precision not null default 0 check (experience_years between 0 and 100),
  description text not null default '',
  skills text[] not null default '{}',
  interests text[] not null default '{}',
  picture_id uuid,
  activated_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index app_user_newest on app_user (created_at desc, id desc);
create index app_user_name on app_user (name_key text_pattern_ops);

create table user_availability (
  user_id uuid not null references app_user on delete cascade,
  weekday smallint not null check (weekday between 0 and 6),
  from_minute smallint not null,
  to_minute smallint not null check (from_minute < to_minute and to_minute <= 1440),
  primary key (user_id, weekday, from_minute)
);

create table session (
  token_hash bytea primary key,
  user_id uuid not null references app_user on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_by_user on session (user_id);
create index session_by_expiry on session (expires_at);

-- One-time links. The first Admin's link belongs to nobody yet.
create table account_token (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('activation', 'first_admin')),
  user_id uuid references app_user on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_token_user on account_token (user_id);

create table event (
  id uuid primary key,
  title text not null,
  title_key text not null,
  description text not null,
  location text not null,
  type text not null,
  time_zone text not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  published_at timestamptz,
  cancelled_at timestamptz,
  created_by uuid references app_user on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (start_time < end_time)
);
create index event_newest on event (created_at desc, id desc);
create index event_start on event (start_time, id);
create index event_end on event (end_time, id);

create table event_image (
  event_id uuid not null references event on delete cascade,
  id uuid not null unique,
  position integer not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  primary key (event_id, id)
);

create table event_role (
  event_id uuid not null references event on delete cascade,
  id uuid not null unique,
  position integer not null,
  name text not null,
  name_key text not null,
  description text not null,
  skills text[] not null default '{}',
  max_volunteers integer not null check (max_volunteers >= 1),
  -- Places taken: the number of confirmed participations of the role, kept in the same transaction.
  filled integer not null default 0,
  created_at timestamptz not null,
  primary key (event_id, id),
  unique (event_id, name_key),
  constraint event_role_capacity check (filled between 0 and max_volunteers)
);

create table participation (
  event_id uuid not null references event on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  id uuid not null unique,
  role_id uuid,
  state text not null check (state in ('requested', 'waitlisted', 'confirmed', 'declined', 'withdrawn')),
  note text not null default '',
  answer text not null default '',
  source text not null check (source in ('request', 'organiser')),
  -- When the person joined the wait list: its order.
  waiting_since timestamptz,
  requested_at timestamptz not null,
  decided_by uuid references app_user on delete set null,
  decided_at timestamptz,
  -- The event's time, kept equal to it, so that overlaps are found on this table alone.
  start_time timestamptz not null,
  end_time timestamptz not null,
  primary key (event_id, user_id),
  foreign key (event_id, role_id) references event_role (event_id, id),
  constraint participation_confirmed_role check (state <> 'confirmed' or role_id is not null),
  constraint participation_waiting check ((state = 'waitlisted') = (waiting_since is not null))
);
create index participation_person on participation (user_id, start_time);
create index participation_role on participation (role_id, state);
create index participation_requested on participation (requested_at) where state = 'requested';

create table participation_change (
  event_id uuid not null,
  user_id uuid not null,
  id uuid not null,
  from_state text,
  to_state text not null,
  actor_id uuid,
  reason text not null default '',
  at timestamptz not null,
  primary key (event_id, user_id, id),
  foreign key (event_id, user_id) references participation (event_id, user_id) on delete cascade
);

-- The last line against two roles at one time: whoever writes a confirmed participation holds the person's row.
create function refuse_overlap() returns trigger language plpgsql as $$
begin
  if new.state = 'confirmed' then
    perform 1 from app_user where id = new.user_id for update;
    if exists (
      select 1 from participation other
      where other.user_id = new.user_id and other.state = 'confirmed' and other.event_id <> new.event_id
        and other.start_time < new.end_time and new.start_time < other.end_time
    ) then
      raise exception 'overlapping participation' using errcode = '23P01', constraint = 'participation_overlap';
    end if;
  end if;
  return new;
end $$;
create trigger participation_no_overlap before insert or update on participation
  for each row execute function refuse_overlap();

-- Mails wait here until the worker has sent them; the row is written with the change that causes the mail.
create table mail (
  id uuid primary key,
  kind text not null,
  to_address text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
create index mail_unsent on mail (created_at) where sent_at is null;
