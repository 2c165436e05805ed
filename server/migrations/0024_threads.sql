-- Mails and notices that belong together are counted and found together: those of one announcement, those of one
-- thread. No foreign keys: what was sent outlives what it was about.
alter table mail
  add column batch_id uuid,
  -- For whom it is; an address may change before a mail that failed is tried again.
  add column user_id uuid;
create index mail_of_batch on mail (batch_id, sent_at, id) where batch_id is not null;
alter table notice add column batch_id uuid;
create index notice_of_batch on notice (batch_id, read_at) where batch_id is not null;

-- To how many it went by mail as well; null = sent before this was written down.
alter table announcement add column mailed integer;

-- What one participant and the organisers of one event write to each other. The organisers share their side: what one
-- of them has read is read.
create table thread (
  id uuid primary key,
  event_id uuid not null references event on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  -- How many there are, and so the number of the last one.
  messages integer not null default 0,
  unread_by_organisers integer not null default 0,
  unread_by_participant integer not null default 0,
  -- The number of the last message that the side has seen.
  seen_by_organisers integer not null default 0,
  seen_by_participant integer not null default 0,
  -- When the side was last told of news.
  told_organisers_at timestamptz,
  told_participant_at timestamptz,
  last_at timestamptz not null,
  unique (event_id, user_id)
);
create index thread_of_event on thread (event_id, (unread_by_organisers > 0) desc, last_at desc, id desc);
create index thread_of_user on thread (user_id, last_at desc, id desc);
create index thread_unread_by_organisers on thread (event_id) where unread_by_organisers > 0;
create index thread_unread_by_participant on thread (user_id) where unread_by_participant > 0;

create table thread_message (
  thread_id uuid not null references thread on delete cascade,
  -- From 1, without gaps.
  number integer not null,
  -- Made by the sender, so that one press is one message.
  key uuid not null,
  is_from_organisers boolean not null,
  author_id uuid references app_user on delete set null,
  -- Empty once the participant is gone.
  body text not null,
  created_at timestamptz not null,
  primary key (thread_id, number),
  unique (thread_id, key)
);
create index thread_message_of_author on thread_message (author_id);
