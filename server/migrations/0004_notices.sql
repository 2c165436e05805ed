-- What a person is told inside the product; the mail about the same says it outside.
create table notice (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  kind text not null,
  title text not null,
  -- A path of ours.
  link text not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notice_of_user on notice (user_id, created_at desc, id desc);
create index notice_unread on notice (user_id) where read_at is null;
