-- The limits of hours and rest with which new events begin (docs/decisions/0076); null = no such limit.
alter table organisation
  add column day_hours smallint check (day_hours between 1 and 23),
  add column week_hours smallint check (week_hours between 1 and 167),
  add column rest_hours smallint check (rest_hours between 1 and 48),
  add constraint organisation_time_limits check (week_hours >= day_hours);
