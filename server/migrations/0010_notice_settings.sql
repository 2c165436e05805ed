-- News about events that a person wants inside the product only.
alter table app_user add column kinds_without_mail text[] not null default '{}';
