-- Secrets of the installation, made at the first start: keys of links, codes and certificates.
create table secret (name text primary key, value text not null);

-- The whole way of a participation (JO-01). `offered`: the place is kept for the person until `offered_until`.
-- A place is held (counted in event_role.filled) in: offered, confirmed, checked_in, completed, left_early.
alter table participation drop constraint participation_state_check;
alter table participation add constraint participation_state_check check (state in (
  'requested', 'waitlisted', 'offered', 'confirmed', 'declined', 'withdrawn', 'expired',
  'checked_in', 'completed', 'left_early', 'no_show', 'excused'
));
alter table participation
  add column offered_until timestamptz,
  -- Why an organiser gave the place although the person has another one at that time (JO-04).
  add column clash_reason text,
  add column checked_in_at timestamptz,
  add column checked_out_at timestamptz;
alter table participation drop constraint participation_confirmed_role;
alter table participation add constraint participation_held_role check (
  role_id is not null or state not in ('offered', 'confirmed', 'checked_in', 'completed', 'left_early')
);
-- Who is offered a place keeps their turn.
alter table participation drop constraint participation_waiting;
alter table participation add constraint participation_waiting check (
  (state in ('waitlisted', 'offered')) = (waiting_since is not null)
);
alter table participation add constraint participation_offer check (
  (state = 'offered') = (offered_until is not null)
);
create index participation_offers on participation (offered_until) where state = 'offered';

-- Who comes, or came: the indexes that knew of confirmed places alone.
drop index participation_places;
create index participation_places on participation (user_id, end_time) include (start_time, event_id, role_id)
  where state in ('confirmed', 'checked_in', 'completed', 'left_early');
drop index participation_given;
create index participation_given on participation (decided_at)
  where state in ('confirmed', 'checked_in', 'completed', 'left_early');
drop index participation_wait_list;
create index participation_wait_list on participation (event_id, waiting_since, id)
  where state in ('waitlisted', 'offered');
drop index participation_closed;
create index participation_closed on participation (event_id, (coalesce(decided_at, requested_at)) desc, id desc)
  where state in ('declined', 'withdrawn', 'expired', 'no_show', 'excused');

-- The last line against two roles at one time, unless an organiser has said why.
create or replace function refuse_overlap() returns trigger language plpgsql as $$
begin
  if new.state in ('confirmed', 'checked_in', 'completed', 'left_early') and new.clash_reason is null then
    perform 1 from app_user where id = new.user_id for update;
    if exists (
      select 1 from participation other
      where other.user_id = new.user_id and other.event_id <> new.event_id and other.clash_reason is null
        and other.state in ('confirmed', 'checked_in', 'completed', 'left_early')
        and other.start_time < new.end_time and new.start_time < other.end_time
    ) then
      raise exception 'overlapping participation' using errcode = '23P01', constraint = 'participation_overlap';
    end if;
  end if;
  return new;
end $$;
