-- By which list of features the numbers of a decision were written (features/matching/match-log/policy.ts), so that another
-- list of the engine does not misread older rows. Every row so far, and those of the version before, are of the first.
alter table match_decision add column feature_list smallint not null default 1 check (feature_list >= 1);

create or replace view match_outcome as
select id, role_id, features, good_chance, accept_chance, attend_chance, model_id, source, position, is_exploration,
  accepted, attended, good, outcome_at as at, feature_list
from match_decision where outcome_at is not null;
