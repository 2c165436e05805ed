-- Admins invite somebody by mail to be an Admin. The link holds the token, the database its hash.
create table invitation (
  id uuid primary key,
  email text not null,
  email_key text not null,
  language text not null check (language in ('en', 'ur')),
  token_hash bytea not null unique,
  -- Whoever sent it last. An invitation of somebody who is no Admin any more does not work.
  invited_by uuid references app_user on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  constraint invitation_one_end check (accepted_at is null or withdrawn_at is null)
);
-- One open invitation an address.
create unique index invitation_open on invitation (email_key) where accepted_at is null and withdrawn_at is null;
create index invitation_newest on invitation (created_at desc, id desc)
  where accepted_at is null and withdrawn_at is null;
create index invitation_ended on invitation (coalesce(accepted_at, withdrawn_at, expires_at));
create index invitation_by on invitation (invited_by) where invited_by is not null;
