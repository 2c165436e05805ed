-- Organisers can be asked for a passkey (docs/decisions/0085): which sessions one has confirmed, and whether it is asked for.
alter table session add column is_strong boolean not null default false;
alter table organisation add column organiser_passkeys boolean not null default false;

-- In one statement of the session's query: only of who has an organiser's account and has not confirmed the session it is looked up.
create function waits_for_passkey(account_role text, strong boolean) returns boolean language sql stable as $$
  select account_role = 'Admin' and not strong and (select organiser_passkeys from organisation)
$$;
