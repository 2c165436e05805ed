-- Branches of the organisation, and who helps to run all events of one (docs/decisions/0060).
create table branch (
  id uuid primary key,
  name text not null,
  name_key text not null,
  created_at timestamptz not null,
  closed_at timestamptz
);
-- The name of one that is closed is free again.
create unique index branch_name on branch (name_key) where closed_at is null;

-- Null: the organisation itself. A branch that closes keeps its events.
alter table every_event add column branch_id uuid references branch;
create index every_event_branch on every_event (branch_id) where branch_id is not null;
create or replace view event as select * from every_event where archived_at is null;

create table branch_grant (
  user_id uuid not null references app_user on delete cascade,
  branch_id uuid not null references branch on delete cascade,
  given_right text not null check (given_right in ('organiser', 'viewer')),
  given_by uuid references app_user on delete set null,
  given_at timestamptz not null,
  primary key (user_id, branch_id)
);
create index branch_grant_branch on branch_grant (branch_id);

-- What somebody may do at which event, however it was given: the only place that goes from a branch to its events.
create view held_right as
  select user_id, event_id, given_right, null::uuid as branch_id from event_grant
  union all
  select branch_grant.user_id, event.id, branch_grant.given_right, branch_grant.branch_id
    from branch_grant join every_event as event on event.branch_id = branch_grant.branch_id;

-- Whose right at a branch ends or becomes another one has their streams looked at at once.
create trigger branch_grant_note_ended after delete on branch_grant
  referencing old table as ended for each statement execute function note_ended_grants();
create trigger branch_grant_note_changed after update on branch_grant
  referencing old table as ended for each statement execute function note_ended_grants();

-- So has everybody with a right at the branch that an event leaves.
create function note_event_left_branch() returns trigger language plpgsql as $$
begin
  insert into live_entry (kind, user_id)
    select 'sessions', user_id from branch_grant where branch_id = old.branch_id;
  return null;
end $$;
create trigger event_left_branch after update of branch_id on every_event for each row
  when (old.branch_id is distinct from new.branch_id) execute function note_event_left_branch();
