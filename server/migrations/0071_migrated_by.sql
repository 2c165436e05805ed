-- Which version of the product ran migrations, so that an older one can say what to install in its place.
create table migrated_by (
  -- The last of those that it ran.
  migration text primary key,
  version text not null,
  at timestamptz not null default now()
);
