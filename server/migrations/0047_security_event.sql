-- Who came in, who was turned away, what changed about accounts. Ids alone: an entry outlives the person it is about.
create table security_event (
  id uuid primary key,
  at timestamptz not null,
  kind text not null,
  -- Who was signed in, and whose account it is about.
  actor_id uuid,
  subject_id uuid,
  -- A /24 of IPv4 or a /48 of IPv6, so that it names no household.
  network text not null default '',
  request_id uuid,
  -- How often within a minute, told together.
  count integer not null default 1 check (count > 0),
  details jsonb not null default '{}'
);
-- Ids are in the order of time.
create index security_event_kind on security_event (kind, id);
create index security_event_actor on security_event (actor_id, id) where actor_id is not null;
create index security_event_subject on security_event (subject_id, id) where subject_id is not null;
create index security_event_at on security_event (at);
