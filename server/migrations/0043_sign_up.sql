-- What somebody typed at sign-up, until the link of its mail is opened: an address that nobody has proved yet is no
-- account, and each link opens what was typed with it. One row an address: a newer sign-up ends the links before it.

create table sign_up (
  email_key text primary key,
  email text not null,
  token_hash bytea not null unique,
  name text not null,
  password_hash text not null,
  contact_number text not null,
  experience_years double precision not null,
  description text not null,
  skills text[] not null,
  interests text[] not null,
  picture_id uuid not null,
  language text not null check (language in ('en', 'ur')),
  -- The wish to be an organiser, told to the Admins when the account is there.
  why_organise text,
  -- Of the link.
  expires_at timestamptz not null
);
create index sign_up_expiry on sign_up (expires_at);
create index sign_up_picture on sign_up (picture_id);
