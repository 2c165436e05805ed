-- What a person does with the own account: new password, new address, other devices, leaving.

alter table account_token drop constraint account_token_purpose_check;
alter table account_token add constraint account_token_purpose_check
  check (purpose in ('activation', 'first_admin', 'password_reset', 'email_change', 'keep_account'));
-- The address that an 'email_change' link confirms.
alter table account_token add column new_email text;
alter table account_token add constraint account_token_new_email
  check ((purpose = 'email_change') = (new_email is not null));

alter table session add column id uuid;
update session set id = gen_random_uuid();
alter table session alter column id set not null;
alter table session add constraint session_id unique (id);
-- As people recognise it: 'Chrome on Android'.
alter table session add column device text not null default '';

-- Asked to be deleted: out of use from then on, anonymised when the time to undo it is over.
alter table app_user add column leaving_at timestamptz;
-- Anonymised: the row stays for the places and hours of events, with nothing personal in it.
alter table app_user add column left_at timestamptz;
create index app_user_leaving on app_user (leaving_at) where leaving_at is not null and left_at is null;
