-- Minutes of help that ended in one day of UTC, so that the running month and quarter need not be added up again whenever
-- somebody looks. Whose day it is does not matter: a span is made of whole days and of what is left at its edges.
create table day_figure (
  from_at timestamptz primary key,
  until timestamptz not null,
  minutes bigint not null
);

-- Days that were added up and have changed since, as `month_due`.
create table day_due (id bigint generated always as identity primary key, from_at timestamptz not null);

-- Called by the triggers of months (0027).
create or replace function month_is_due(begin_at timestamptz, end_at timestamptz) returns void language sql as $$
  insert into month_due (month)
  select month from month_figure where until >= begin_at and from_at < end_at;
  insert into day_due (from_at)
  select from_at from day_figure where until >= begin_at and from_at < end_at
$$;
