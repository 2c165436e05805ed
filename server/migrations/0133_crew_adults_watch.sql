-- Crews that had the adults beside whom minors have places (docs/decisions/0081), as `crew_watch` of migration 0126 keeps those
-- that had people with a qualification: a table of its own, since both rules can be of one crew.
create table crew_adults_watch (
  role_id uuid not null references event_role (id) on delete cascade,
  shift_id uuid references shift (id) on delete cascade,
  least smallint not null,
  -- Since when adults are missing again beside somebody who may be a minor; null = none are.
  short_since timestamptz,
  unique nulls not distinct (role_id, shift_id)
);
