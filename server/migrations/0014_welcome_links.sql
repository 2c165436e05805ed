-- People whom an organiser brought in set their first password by a link of its own.

alter table account_token drop constraint account_token_purpose_check;
alter table account_token add constraint account_token_purpose_check
  check (purpose in ('activation', 'first_admin', 'password_reset', 'email_change', 'keep_account', 'welcome'));
