-- What the months that are over came to, so that no screen has to add them up again. The current month is never here.
create table month_figure (
  -- '2026-12', in the zone of the installation.
  month text primary key check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  -- Places given in the month that are still held.
  joined integer not null,
  -- Of events that ended in the month, without cancelled and unpublished ones.
  places bigint not null,
  filled bigint not null,
  -- Places taken times the length of their event.
  helped_seconds bigint not null
);

create index participation_given on participation (decided_at) where state = 'confirmed';

-- Answers to requests, the newest first.
create index participation_change_answer on participation_change (at desc)
  where from_state = 'requested' and to_state in ('confirmed', 'waitlisted', 'declined');

-- Who became an active volunteer, and who left, in the last weeks.
create index app_user_activated on app_user (activated_at)
  where role = 'Volunteer' and leaving_at is null and left_at is null and activated_at is not null;
create index app_user_gone on app_user (coalesce(leaving_at, left_at))
  where leaving_at is not null or left_at is not null;
