-- Learning counts each organiser for a part of the log only (ADR 33), so an outcome tells of which event it was; and stars are taken
-- relative to what an organiser usually gives.
create or replace view match_outcome as
select id, role_id, features, good_chance, accept_chance, attend_chance, model_id, source, position, is_exploration,
  accepted, attended, good, outcome_at as at, feature_list, event_id
from match_decision where outcome_at is not null;

create index rating_of_rater on rating (rated_by, rated_at desc) where rated_by is not null;
