-- The page that a branch has of its own, and every address that it ever had (docs/decisions/0067).
alter table branch
  -- A version before this one gives none: the branch gets one that nobody else has.
  add column slug text not null default 'branch-' || right(gen_random_uuid()::text, 12),
  add column about text not null default '',
  add column contact_email text not null default '',
  add column logo_id uuid,
  add column logo_width integer,
  add column logo_height integer;

with named as (
  select id, trim('-' from left(trim('-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g')), 60)) as wanted
  from branch
), counted as (
  select id, wanted, row_number() over (partition by wanted order by id) as nth from named
)
update branch set slug = wanted || case when nth > 1 then '-' || right(branch.id::text, 12) else '' end
  from counted where counted.id = branch.id and wanted <> '';

create unique index branch_slug on branch (slug);

create table branch_address (
  slug text primary key,
  branch_id uuid not null references branch on delete cascade
);
create index branch_address_branch on branch_address (branch_id);
insert into branch_address (slug, branch_id) select slug, id from branch;
