-- Who leads people at an event sees how to reach them once they agreed (docs/decisions/0089). No row: they have not.
create table contact_choice (
  user_id uuid primary key references app_user on delete cascade,
  chosen_at timestamptz not null
);
