-- What matching may use about a person is theirs to say: the area is told for nothing else, and of what stands in
-- matching_off (contract/src/matching/rules.ts) matching reads nothing.
alter table app_user
  add column area text not null default '' check (char_length(area) <= 80),
  add column matching_off text[] not null default '{}'
    check (matching_off <@ '{skills,interests,experience,freeTime,area,history}'::text[]);

-- The tags and the experience of volunteer_tag (migration 0018), without what is off.
create function used_tags(skills text[], interests text[], matching_off text[]) returns text[]
language sql immutable as $$
  select volunteer_tags(
    case when 'skills' = any(matching_off) then '{}' else skills end,
    case when 'interests' = any(matching_off) then '{}' else interests end)
$$;

create function used_experience(years double precision, matching_off text[]) returns smallint
language sql immutable as $$
  select case when 'experience' = any(matching_off) then 0::smallint else experience_share(years) end
$$;

create or replace function tag_new_people() returns trigger language plpgsql as $$
begin
  insert into volunteer_tag (key, experience, user_id)
    select tag, used_experience(experience_years, matching_off), id
    from added, unnest(used_tags(skills, interests, matching_off)) as tag
    where role = 'Volunteer' and activated_at is not null;
  return null;
end $$;

create or replace function tag_changed_person() returns trigger language plpgsql as $$
begin
  delete from volunteer_tag
    where key = any(used_tags(old.skills, old.interests, old.matching_off))
      and experience = used_experience(old.experience_years, old.matching_off) and user_id = old.id;
  if tg_op = 'UPDATE' and new.role = 'Volunteer' and new.activated_at is not null then
    insert into volunteer_tag (key, experience, user_id)
      select tag, used_experience(new.experience_years, new.matching_off), new.id
        from unnest(used_tags(new.skills, new.interests, new.matching_off)) as tag;
  end if;
  return null;
end $$;

drop trigger app_user_tags_changed on app_user;
create trigger app_user_tags_changed after update on app_user for each row
  when ((old.skills, old.interests, old.experience_years, old.matching_off, old.role, old.activated_at is null)
    is distinct from
    (new.skills, new.interests, new.experience_years, new.matching_off, new.role, new.activated_at is null))
  execute function tag_changed_person();
