-- The picture or PDF by which somebody shows that they have a qualification (docs/decisions/0058).
create table evidence (
  -- The file's name begins with it.
  id uuid primary key,
  paper_id uuid not null unique references qualification on delete cascade,
  kind text not null check (kind in ('picture', 'pdf')),
  added_at timestamptz not null
);

-- Whatever takes a row away, its file is to go: the paper was checked, replaced, taken back, or the account was removed.
create table evidence_dropped (
  id uuid primary key,
  kind text not null
);
create function note_dropped_evidence() returns trigger language plpgsql as $$
begin
  insert into evidence_dropped (id, kind) values (old.id, old.kind) on conflict do nothing;
  return old;
end $$;
create trigger evidence_dropped after delete on evidence for each row execute function note_dropped_evidence();

-- How many days evidence stays after it was checked; 0 = it goes at once.
alter table organisation add column evidence_days integer not null default 0 check (evidence_days between 0 and 365);

-- How many days before the end of a paper the person was last told of it; null = not yet.
alter table qualification add column end_told smallint check (end_told in (30, 7));
create index qualification_ending on qualification (valid_until) where state = 'verified' and valid_until is not null;
