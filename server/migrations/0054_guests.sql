-- Whether people may ask for a place before they have an account, and what they give then.
alter table organisation add column guest_asking text not null default 'off'
  check (guest_asking in ('off', 'mail', 'phone'));

-- What a visitor without an account asked for, until the link of the mail is pressed: nobody's before that. Without
-- references, because an event may be gone by then, and the person is told so. Of a link that was used the event and the
-- role are kept for as long as it would have worked, and nothing of the person.
create table guest_request (
  token_hash bytea primary key,
  email_key text not null,
  email text not null,
  name text not null,
  contact_number text not null,
  language text not null,
  event_id uuid not null,
  role_id uuid,
  shift_id uuid,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (used_at is null or (email_key = '' and email = '' and name = '' and contact_number = ''))
);
create index guest_request_of_address on guest_request (email_key);
create index guest_request_end on guest_request (expires_at);

-- The way in for people who have no password: in mails to them, once each.
alter table account_token drop constraint account_token_purpose_check;
alter table account_token add constraint account_token_purpose_check check (purpose in (
  'activation', 'first_admin', 'password_reset', 'email_change', 'keep_account', 'welcome',
  'password_change', 'email_approval', 'sign_in', 'guest'
));
