-- Parts of the event's time in which a role is done by different people. A role without shifts has one time for all: the
-- event's. With shifts, event_role.max_volunteers and filled are the sums of theirs.
create table shift (
  event_id uuid not null,
  role_id uuid not null,
  id uuid not null unique,
  position integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- With fewer people the work cannot be done; 0 = nobody has said.
  min_people integer not null check (min_people >= 0),
  max_people integer not null check (max_people >= 1),
  -- Where on the site; may be empty.
  place text not null default '',
  -- Places taken, kept in the same transaction as the role's.
  filled integer not null default 0,
  primary key (event_id, id),
  unique (event_id, role_id, id),
  foreign key (event_id, role_id) references event_role (event_id, id) on delete cascade,
  check (starts_at < ends_at),
  check (min_people <= max_people),
  constraint shift_capacity check (filled between 0 and max_people)
);

-- The shift that is held or asked for. The participation's times are the shift's, so that overlaps, hours and reminders
-- are found on that table alone.
alter table participation add column shift_id uuid;
alter table participation add constraint participation_shift
  foreign key (event_id, role_id, shift_id) references shift (event_id, role_id, id);
alter table participation add constraint participation_shift_role check (shift_id is null or role_id is not null);
create index participation_by_shift on participation (shift_id) where shift_id is not null;
