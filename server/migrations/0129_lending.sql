-- Branches lend people, by each person's own yes (docs/decisions/0075).

-- Whoever other branches may ask; no row: they may not.
create table lending_choice (
  user_id uuid primary key references app_user on delete cascade,
  chosen_at timestamptz not null
);

-- A branch is asked for people for a role of another one's event. One that is taken back is gone.
create table appeal (
  role_id uuid not null references event_role (id) on delete cascade,
  branch_id uuid not null references branch on delete cascade,
  word text not null,
  state text not null check (state in ('asked', 'passed_on', 'declined')),
  asked_by uuid references app_user on delete set null,
  asked_at timestamptz not null,
  primary key (role_id, branch_id)
);
create index appeal_waiting on appeal (branch_id) where state = 'asked';

-- Who was asked by which branch of theirs: once for a role, whatever becomes of the appeal.
create table appeal_person (
  user_id uuid not null references app_user on delete cascade,
  role_id uuid not null references event_role (id) on delete cascade,
  branch_id uuid not null references branch on delete cascade,
  asked_at timestamptz not null,
  primary key (user_id, role_id)
);
create index appeal_person_role on appeal_person (role_id, branch_id);
