-- A new time or place of which nobody said whether people are to be told: they are told at `due_at`, unless the event is by
-- then as they know it. A client that exists in the field moves events by saves that nobody meant.
create table held_news (
  event_id uuid primary key references every_event on delete cascade,
  -- As the people of the event know it.
  start_time timestamptz not null,
  end_time timestamptz not null,
  location text not null,
  due_at timestamptz not null
);

-- Years of experience are whole numbers; what was taken otherwise was shown cut off.
update app_user set experience_years = trunc(experience_years) where experience_years <> trunc(experience_years);
