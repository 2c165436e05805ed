-- Of a hundred thousand requests that wait, how many and which are oldest is read from the index alone: a tenth of the time.
drop index participation_requested;
create index participation_requested on participation (start_time, requested_at, id)
  include (event_id, user_id, role_id) where state = 'requested';
