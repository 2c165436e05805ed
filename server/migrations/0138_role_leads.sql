-- Somebody may lead the people of one role alone (docs/decisions/0086): the right `role_lead`, with the role. It is no right at the event:
-- `held_right`, by which everything else asks, does not have it.
alter table event_grant
  add column role_id uuid,
  add foreign key (event_id, role_id) references event_role (event_id, id) on delete cascade,
  drop constraint event_grant_given_right_check,
  add constraint event_grant_given_right_check check (given_right in ('door', 'lead', 'viewer', 'role_lead')),
  add constraint event_grant_role check ((given_right = 'role_lead') = (role_id is not null));
create index event_grant_of_role on event_grant (role_id) where role_id is not null;

create or replace view held_right as
  select user_id, event_id, given_right, null::uuid as branch_id, expires_at from event_grant where role_id is null
  union all
  select branch_grant.user_id, event.id, branch_grant.given_right, branch_grant.branch_id, branch_grant.expires_at
    from branch_grant join every_event as event on event.branch_id = branch_grant.branch_id;
