-- A link that logs in, for those who forget passwords.
alter table account_token drop constraint account_token_purpose_check;
alter table account_token add constraint account_token_purpose_check check (purpose in (
  'activation', 'first_admin', 'password_reset', 'email_change', 'keep_account', 'welcome',
  'password_change', 'email_approval', 'sign_in'
));
