-- What opens an account, so that one place can end it: new kinds of links, a stamp for signed links, passes of kiosks.

alter table account_token drop constraint account_token_purpose_check;
alter table account_token add constraint account_token_purpose_check check (purpose in (
  'activation', 'first_admin', 'password_reset', 'email_change', 'keep_account', 'welcome',
  -- Asked for by who is logged in without the current password: the owner of the present address says yes.
  'password_change', 'email_approval'
));
alter table account_token drop constraint account_token_new_email;
alter table account_token add constraint account_token_new_email
  check ((purpose in ('email_change', 'email_approval')) = (new_email is not null));
-- The password that waits, as it will be stored.
alter table account_token add column password_hash text;
alter table account_token add constraint account_token_password
  check ((purpose = 'password_change') = (password_hash is not null));

-- Goes into the signature of the links in mails that act for a person. One more ends all of them.
alter table app_user add column link_stamp integer not null default 0;

-- When the address was replaced because what opens the account ended: calendars have to subscribe anew.
alter table calendar_feed add column replaced_at timestamptz;

-- One row a device at the door; what it shows is its id, signed.
create table kiosk_pass (
  id uuid primary key,
  event_id uuid not null references every_event on delete cascade,
  organiser_id uuid not null references app_user on delete cascade,
  -- As people recognise it: 'Chrome on Android'.
  device text not null,
  opened_at timestamptz not null,
  ends_at timestamptz not null
);
create index kiosk_pass_event on kiosk_pass (event_id);
create index kiosk_pass_organiser on kiosk_pass (organiser_id);

-- Of somebody who is gone: the address is forgotten with the sending.
alter table mail add column is_farewell boolean not null default false;
