-- How often calls were made lately, for limits that hold over all processes. Unlogged: a crash begins the counts anew,
-- and no commit waits for the disk or for another server's copy. The library names the columns, in this order.
create unlogged table rate_count (
  -- A hash: whom it counts cannot be read from it.
  key text primary key,
  points integer not null,
  -- Milliseconds since 1970; then it counts from nothing again.
  expire bigint not null
);
create index rate_count_expire on rate_count (expire);
