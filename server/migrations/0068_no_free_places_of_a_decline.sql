-- A declined request says something about the request or the day, whether or not places were free: it is no label (ADR 33), and
-- nothing has read this since. A process of the version before tries again what it could not write, until it is replaced.
alter table match_decision drop column had_free_places;
