-- What open screens are told, written in the transaction that causes it and dropped after a day. No foreign keys: an
-- entry is a few ids that nobody reads later.
create table live_entry (
  sequence bigint generated always as identity primary key,
  -- Numbers are taken before the commit, so a reader that remembers the highest one misses whoever took a lower one and
  -- committed later. Readers remember their snapshot instead, and ask for the transactions it did not show.
  transaction_id xid8 not null default pg_current_xact_id(),
  kind text not null check (kind in ('notice', 'event', 'sessions')),
  user_id uuid,
  event_id uuid,
  payload jsonb not null default '{}',
  at timestamptz not null default now(),
  check ((user_id is null) <> (event_id is null))
);
create index live_entry_by_transaction on live_entry (transaction_id);
create index live_entry_of_user on live_entry (user_id, transaction_id) where user_id is not null;
create index live_entry_of_event on live_entry (event_id, transaction_id) where event_id is not null;

-- Streams of somebody whose session ends, wherever and however it does, or whose role changes, are looked at at once.
-- A session that has run out by itself is found by the look that every stream gets once a minute.
create function note_ended_sessions() returns trigger language plpgsql as $$
begin
  insert into live_entry (kind, user_id)
    select distinct 'sessions', user_id from ended where expires_at > now();
  return null;
end $$;
create trigger session_note_ended after delete on session
  referencing old table as ended for each statement execute function note_ended_sessions();

create function note_changed_role() returns trigger language plpgsql as $$
begin
  insert into live_entry (kind, user_id) values ('sessions', new.id);
  return null;
end $$;
create trigger app_user_note_role after update of role on app_user
  for each row when (old.role is distinct from new.role) execute function note_changed_role();
