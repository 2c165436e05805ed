-- Signing in by the organisation's provider (OpenID Connect): docs/decisions/0051 says why so.

-- Who an account at a provider is here. The address is what it told when it was connected, to know it again by; it decides nothing.
create table provider_identity (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  issuer text not null,
  subject text not null,
  email text not null,
  added_at timestamptz not null,
  unique (issuer, subject)
);
create index provider_identity_user on provider_identity (user_id);

-- A browser that was sent to the provider and has not come back. What proves it is kept by the browser alone.
create table provider_attempt (
  state_hash bytea primary key,
  browser_hash bytea not null,
  -- Who wants to connect the account that is logged in; null for logging in.
  user_id uuid references app_user on delete cascade,
  return_to text,
  expires_at timestamptz not null
);
create index provider_attempt_expires_at on provider_attempt (expires_at);

-- One that came back with a proof, while the person is asked for what is missing.
create table provider_arrival (
  ticket_hash bytea primary key,
  browser_hash bytea not null,
  user_id uuid references app_user on delete cascade,
  issuer text not null,
  subject text not null,
  email text not null,
  return_to text,
  expires_at timestamptz not null
);
create index provider_arrival_expires_at on provider_arrival (expires_at);
