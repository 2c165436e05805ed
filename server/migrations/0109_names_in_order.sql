-- People are found and stand in lists by their names without accents. The code does the same to what is looked for
-- (`personKey`); the trigger also does it to what an older version writes beside this one. Keys come in lower case, since
-- `lower` knows no letters beyond a to z where the database has the locale C.
create function person_name_key(key text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(normalize(translate(
    replace(replace(replace(replace(
      regexp_replace(normalize(key, nfkd), '[\u00ad\u0300-\u036f\u0640\u064b-\u065f\u0670\u200b-\u200f\u2060\ufeff]', '', 'g'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    'łøđðıςيىكهة', 'loddiσییکہہ'), nfc), '\s+', ' ', 'g'))
$$;

create function keep_person_name_key() returns trigger language plpgsql as $$
begin
  new.name_key := person_name_key(new.name_key);
  return new;
end $$;
create trigger app_user_name_key before insert or update of name_key on app_user
  for each row execute function keep_person_name_key();
update app_user set name_key = name_key where name_key <> person_name_key(name_key);

-- The order of lists, the same in every database. Unicode has the letters of Urdu in the order in which they were added;
-- here they take the places of one after the other.
alter table app_user add column name_order text collate "C" not null generated always as (translate(name_key,
  'ابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھءیے',
  'ءآأؤإئابةتثجحخدذرزسشصضطظعغػؼؽؾؿـفقكلمنه')) stored;
create index app_user_by_name on app_user (name_order, id);
drop index app_user_name;
analyze app_user;
