-- A right at an event or a branch may end by itself, at this moment; null: it lasts as long as such rights do
-- (docs/decisions/0062). What is over stays as a row until it is given anew or taken, and counts nowhere.
alter table event_grant add column expires_at timestamptz;
alter table branch_grant add column expires_at timestamptz;

create or replace view held_right as
  select user_id, event_id, given_right, null::uuid as branch_id, expires_at from event_grant
  union all
  select branch_grant.user_id, event.id, branch_grant.given_right, branch_grant.branch_id, branch_grant.expires_at
    from branch_grant join every_event as event on event.branch_id = branch_grant.branch_id;
