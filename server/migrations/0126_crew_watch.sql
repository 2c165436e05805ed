-- Crews that had the people with a qualification whom their role asks for (docs/decisions/0071): organisers hear when they
-- no longer have them. A row stands for the rule as it was then; of another rule nothing is known.
create table crew_watch (
  role_id uuid not null references event_role (id) on delete cascade,
  shift_id uuid references shift (id) on delete cascade,
  kind_id uuid not null references qualification_kind on delete cascade,
  least smallint not null,
  -- Since when somebody is missing again; null = nobody is.
  short_since timestamptz,
  unique nulls not distinct (role_id, shift_id)
);
