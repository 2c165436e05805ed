-- The language in which a person reads mails, notices and screens.
alter table app_user add column language text not null default 'en' check (language in ('en', 'ur'));
