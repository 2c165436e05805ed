-- Passkeys (WebAuthn): docs/decisions/0052 says why so. The device keeps the secret half of each key.
create table passkey (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  -- By which the device knows it, as base64url.
  credential text not null unique,
  public_key bytea not null,
  -- How often the device has used it, as far as it counts.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamptz not null,
  used_at timestamptz
);
create index passkey_user on passkey (user_id);

-- What a browser has been asked to sign, and has not.
create table passkey_challenge (
  challenge_hash bytea primary key,
  browser_hash bytea not null,
  -- Who wants to add one; null for logging in.
  user_id uuid references app_user on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_expires_at on passkey_challenge (expires_at);
