-- Who is over none of the ages says so, and is asked again after a year, as is everybody who is not over the highest.
alter table said_age drop constraint said_age_age_check;
alter table said_age
  add constraint said_age_age_check check (age in (0, 14, 16, 18)),
  -- When the person was last asked again; null = not since they said it.
  add column asked_at timestamptz;
create index said_age_to_ask on said_age (coalesce(asked_at, said_at)) where age < 18;
