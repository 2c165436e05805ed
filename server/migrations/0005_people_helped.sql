-- Told by the organiser when the event is over; null until then.
alter table event add column people_helped integer check (people_helped between 0 and 10000000);
