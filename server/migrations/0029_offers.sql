-- How an event gives its places (JO-05), and how long the way to an event at another place takes (JO-04).
alter table event
  add column mode text not null default 'approve' check (mode in ('instant', 'approve')),
  add column travel_minutes integer not null default 0 check (travel_minutes between 0 and 240);

-- With fewer people than this a role is short of help; null = no such number. Where a role takes fewer, all of them.
alter table event_role add column min_volunteers integer check (min_volunteers >= 1);

-- Why a place that came free was last offered to somebody further down the wait list (JO-06).
alter table participation
  add column passed_over text check (passed_over in ('clash', 'inactive', 'day_off'));
