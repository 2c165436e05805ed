-- People are found by what they can do, however it is spelt: the keys of their skills, as matching makes them (migration
-- 0018). Not `volunteer_tag`, which leaves out what matching may not use about a person. The path of names is kept with the
-- function: an index is built and restored where none is set.
create function skill_tags(skills text[]) returns text[] language sql immutable parallel safe set search_path from current
  as $$ select volunteer_tags(skills, '{}') $$;
create index app_user_skill_tags on app_user using gin (skill_tags(skills)) where left_at is null;
analyze app_user;

-- What organisers write to people whom they found is an announcement of no event. It may lead to one.
alter table announcement
  alter column event_id drop not null,
  add column about_event_id uuid references every_event on delete set null;
create unique index announcement_letter on announcement (key) where event_id is null;
create index announcement_about_event on announcement (about_event_id) where about_event_id is not null;
