-- By which other software makes calls in an organiser's name. Only the hash of a token is kept: docs/decisions/0048 says why.
create table api_token (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  name text not null,
  token_hash bytea not null unique,
  ending text not null,
  abilities text[] not null check (cardinality(abilities) > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index api_token_user on api_token (user_id);
