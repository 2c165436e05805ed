-- Addresses of other software that are told what happens here: docs/decisions/0049 says what they are told.
-- The secret of each is made from the installation's key and its id, and kept nowhere.
create table webhook (
  id uuid primary key,
  -- Whoever answers for it: with the role it ends.
  user_id uuid not null references app_user on delete cascade,
  url text not null,
  kinds text[] not null check (cardinality(kinds) > 0),
  created_at timestamptz not null,
  -- Since when every call has failed.
  failing_since timestamptz,
  off_at timestamptz,
  off_reason text check (off_reason in ('failing', 'password')),
  check ((off_at is null) = (off_reason is null))
);
create index webhook_user on webhook (user_id);

-- No reference to the webhook: a message is written in the transactions of places and events, which then need not wait for
-- whoever removes a webhook meanwhile. Those of one that is gone are not sent, and swept away.
create table webhook_message (
  id uuid primary key,
  webhook_id uuid not null,
  kind text not null,
  body text not null,
  at timestamptz not null,
  tries integer not null default 0,
  -- When it is tried again; null when it is settled.
  next_at timestamptz,
  delivered_at timestamptz
);
create index webhook_message_webhook on webhook_message (webhook_id, at desc);
create index webhook_message_at on webhook_message (at);

create table webhook_call (
  id uuid primary key,
  message_id uuid not null references webhook_message on delete cascade,
  at timestamptz not null,
  -- Milliseconds.
  took integer not null,
  status integer,
  problem text,
  answer text not null
);
create index webhook_call_message on webhook_call (message_id, at desc);
