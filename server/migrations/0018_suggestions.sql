-- The audit log is read newest first: all of it, one kind of change, what one Admin did; steps of participations likewise.
create index audit_entry_of_action on audit_entry (action, at desc, id desc);
create index audit_entry_of_actor on audit_entry (actor_id, action, at desc, id desc) where actor_id is not null;
create index participation_change_newest on participation_change (at desc, id desc);
create index participation_change_of_event on participation_change (event_id, at desc, id desc);
create index participation_change_of_actor on participation_change (actor_id, at desc, id desc)
  where actor_id is not null;

-- Whom to compare for a role, of however many volunteers: their tags, each under a key that all its spellings share,
-- the most experienced first. Kept by triggers in the transaction of each change; nothing but suggestions reads it.
create table volunteer_tag (
  -- 's:' and a skill, 'p:' and one word of a longer one, 'j:' and its words joined, 'i:' and an interest, '*' for all.
  key text not null,
  -- 0 to 100: as much as years of experience can count for.
  experience smallint not null,
  user_id uuid not null,
  primary key (key, experience, user_id)
);

-- The words of a tag that mean something, in the order of their letters: each without its English ending, doubled
-- letters and letters that sound alike, a long one without vowels, in which most slips happen. Other scripts stay.
create function loose_words(tag text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  word text;
  found text[] := '{}';
begin
  foreach word in array string_to_array(translate(lower(left(tag, 80)),
    'يىكهة' || chr(9) || chr(10) || chr(13) || $signs$-/,._:;()[]{}&|\"!?*@$%<>=^~–،'’`$signs$, 'ییکہہ' || repeat(' ', 33)), ' ')
  loop
    continue when word = '' or word = any ('{a,an,and,as,at,by,for,from,in,of,on,or,our,the,to,with,skill,skills,
      experience,experienced,basic,advanced,good,expert,certified,certificate,qualified,trained,professional,knowledge}');
    word := regexp_replace(word, '^(.{3,}?)(i?ngs?|ers?|ors?|ed|ions?|ies|es|s|y|e)$', '\1');
    word := translate(replace(replace(regexp_replace(word, '(.)\1+', '\1', 'g'), 'ph', 'f'), 'ck', 'k'), 'zcq', 'skk');
    if length(word) > 5 then
      word := left(word, 1) || translate(substr(word, 2), 'aeiouyh', '');
    end if;
    found := found || word;
  end loop;
  if cardinality(found) > 1 then
    found := array(select distinct each collate "C" from unnest(found) as each order by 1);
  end if;
  return found;
end $$;

create function volunteer_tags(skills text[], interests text[]) returns text[] language plpgsql immutable as $$
declare
  tag text;
  words text[];
  found text[] := '{*}';
begin
  foreach tag in array skills loop
    words := loose_words(tag);
    continue when words = '{}';
    found := found || ('s:' || array_to_string(words, ' '));
    if cardinality(words) > 1 then
      found := found || array(select 'p:' || word from unnest(words) as word)
        || ('j:' || array_to_string(loose_words(translate(tag, ' -', '')), ' '));
    end if;
  end loop;
  foreach tag in array interests loop
    words := loose_words(tag);
    continue when words = '{}';
    found := found || ('i:' || array_to_string(words, ' '));
  end loop;
  return array(select distinct each from unnest(found) as each);
end $$;

create function experience_share(years double precision) returns smallint language sql immutable as $$
  select round(100 * least(1, ln(1 + years) / ln(16)))::smallint
$$;

-- Many rows at once are one statement.
create function tag_new_people() returns trigger language plpgsql as $$
begin
  insert into volunteer_tag (key, experience, user_id)
    select tag, experience_share(experience_years), id from added, unnest(volunteer_tags(skills, interests)) as tag
    where role = 'Volunteer' and activated_at is not null;
  return null;
end $$;
create trigger app_user_tags_new after insert on app_user
  referencing new table as added for each statement execute function tag_new_people();

create function tag_changed_person() returns trigger language plpgsql as $$
begin
  delete from volunteer_tag
    where key = any(volunteer_tags(old.skills, old.interests))
      and experience = experience_share(old.experience_years) and user_id = old.id;
  if tg_op = 'UPDATE' and new.role = 'Volunteer' and new.activated_at is not null then
    insert into volunteer_tag (key, experience, user_id)
      select tag, experience_share(new.experience_years), new.id
        from unnest(volunteer_tags(new.skills, new.interests)) as tag;
  end if;
  return null;
end $$;
create trigger app_user_tags_changed after update on app_user for each row
  when ((old.skills, old.interests, old.experience_years, old.role, old.activated_at is null)
    is distinct from (new.skills, new.interests, new.experience_years, new.role, new.activated_at is null))
  execute function tag_changed_person();
create trigger app_user_tags_gone after delete on app_user for each row execute function tag_changed_person();

insert into volunteer_tag (key, experience, user_id)
  select tag, experience_share(experience_years), id from app_user, unnest(volunteer_tags(skills, interests)) as tag
  where role = 'Volunteer' and activated_at is not null;

-- Who held a role of the same name, the newest roles first.
create index event_role_name on event_role (name_key, created_at desc);

-- When people hold places: what stands against another one, and what they did before, without a look at the table.
create index participation_places on participation (user_id, end_time) include (start_time, event_id, role_id)
  where state = 'confirmed';
