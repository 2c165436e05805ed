-- What a person may do at one event without being an organiser: docs/decisions/0041 says why it is kept like this.
create table event_grant (
  user_id uuid not null references app_user on delete cascade,
  event_id uuid not null references every_event on delete cascade,
  given_right text not null check (given_right in ('door')),
  given_by uuid references app_user on delete set null,
  given_at timestamptz not null,
  primary key (user_id, event_id, given_right)
);
create index event_grant_event on event_grant (event_id);
