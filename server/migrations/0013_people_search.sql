-- Finding people by any part of their name, and paging through all of them.

-- The pieces by which a text is found: every three characters in a row, the space before the text included, and the
-- space and first letter of each word. A text that holds another one has all of its pieces, so a GIN index on this
-- gives the candidates for `like '%...%'`. Our own instead of pg_trgm, which drops every letter that the locale of the
-- database does not know: in a database of locale C all of Urdu.
create function text_grams(key text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct piece), '{}') from (
    select substr(' ' || key, place, 3) as piece from generate_series(1, length(key) - 1) as place
    union all select ' ' || left(word, 1) from unnest(string_to_array(key, ' ')) as word where word <> ''
  ) each
$$;
create index app_user_name_grams on app_user using gin (text_grams(name_key));

-- Everybody whose account is not gone, newest first; and the few of each kind that one may look for.
create index app_user_present on app_user (created_at desc, id desc) where left_at is null;
create index app_user_admins on app_user (created_at desc, id desc) where role = 'Admin' and left_at is null;
create index app_user_inactive on app_user (created_at desc, id desc)
  where activated_at is null and leaving_at is null and left_at is null;

-- Without statistics of the pieces the planner cannot tell rare names from frequent ones.
analyze app_user;

-- Mails to people who were removed: they go as soon as they are sent.
create index mail_farewell on mail (sent_at) where kind = 'person-removed';
