-- Deleting an event is an ability of its own: who helps to run a branch changes its events and does not delete them
-- (docs/decisions/0062). What a token with the first ability could do is two abilities from now on.
update api_token set abilities = abilities || '{events.delete}' where 'events.write' = any (abilities);
