-- How many came today is asked every few seconds by whoever watches an installation.
create index participation_came on participation (checked_in_at) where checked_in_at is not null;
