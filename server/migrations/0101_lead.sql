-- Somebody may lead an event or look at it, and has one right there (docs/decisions/0050).
alter table event_grant
  drop constraint event_grant_given_right_check,
  add constraint event_grant_given_right_check check (given_right in ('door', 'lead', 'viewer')),
  drop constraint event_grant_pkey,
  add primary key (user_id, event_id);

-- Whose right ends or becomes another one has their streams looked at at once, wherever and however that happens.
create function note_ended_grants() returns trigger language plpgsql as $$
begin
  insert into live_entry (kind, user_id) select distinct 'sessions', user_id from ended;
  return null;
end $$;
create trigger event_grant_note_ended after delete on event_grant
  referencing old table as ended for each statement execute function note_ended_grants();
create trigger event_grant_note_changed after update on event_grant
  referencing old table as ended for each statement execute function note_ended_grants();

-- What a token with this ability could do is two abilities from now on.
update api_token set abilities = abilities || '{places.give}' where 'places.write' = any (abilities);
