-- The staffing outlook looks up what came of the earlier places of everybody in an event, up to tens of thousands of
-- people: it finds that in the index alone.
create index volunteer_record_attended on volunteer_record (user_id) include (settled, attended);

-- Whose earlier events are not to be looked at counts as average there. Few people choose so.
create index app_user_private_history on app_user (id) where 'history' = any (matching_off);
