-- Whose product it is: one row, with an id, since each organisation will have one later. What is empty or null is not set:
-- then the settings of the server (TIME_ZONE, EMAIL_DOMAINS, PHONE_REGION) and the texts of its files hold, as before.

create table organisation (
  id uuid primary key default gen_random_uuid(),
  -- Of the settings: who saves says which they saw.
  version integer not null default 1,
  name text not null default '',
  about text not null default '',
  logo_id uuid,
  logo_width integer,
  logo_height integer,
  -- As it was chosen; what is shown is made of it, readable in both themes.
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  place text not null default '',
  time_zone text,
  languages text[] not null default '{en,ur}' check (cardinality(languages) > 0 and languages <@ '{en,ur}'),
  default_language text not null default 'en' check (default_language = any (languages)),
  -- Null: as the server was started; empty: everybody.
  email_domains text[],
  phone_region text check (phone_region in ('PK', 'any')),
  sender_name text not null default '',
  reply_to text not null default '',
  footer text not null default '',
  -- A text, or the address of a page.
  imprint text not null default '',
  signatory_name text not null default '',
  signatory_title text not null default '',
  team jsonb not null default '[]',
  stories jsonb not null default '[]',
  updated_at timestamptz not null default now(),
  check ((logo_id is null) = (logo_width is null) and (logo_id is null) = (logo_height is null))
);
create unique index organisation_only_one on organisation ((true));
insert into organisation default values;
