-- What volunteers say about the product or an event they took part in.
create table feedback (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  -- Null: about the product.
  event_id uuid references event on delete set null,
  rating smallint not null check (rating between 1 and 5),
  message text not null default '',
  created_at timestamptz not null
);
create index feedback_newest on feedback (created_at desc, id desc);
create index feedback_by_user on feedback (user_id);
create index feedback_by_event on feedback (event_id);
