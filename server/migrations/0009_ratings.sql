-- What organisers think of a person's help at one event; it goes with the participation.
create table rating (
  event_id uuid not null,
  user_id uuid not null,
  stars smallint not null check (stars between 1 and 5),
  rated_by uuid references app_user on delete set null,
  rated_at timestamptz not null,
  primary key (event_id, user_id),
  foreign key (event_id, user_id) references participation (event_id, user_id) on delete cascade
);
create index rating_of_user on rating (user_id);
