-- Whom the product has told that questions of an event wait for them (docs/decisions/0055): once is enough.
create table question_told (
  event_id uuid not null references every_event on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  told_at timestamptz not null,
  primary key (event_id, user_id)
);
