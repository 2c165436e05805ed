-- Reminders before an event, and what people answer to them.

-- When time or place was changed last and people were told: no reminder follows right after.
alter table event add column moved_at timestamptz;

-- Whom to look at next: one row for each place in an event that is yet to begin. Instants and hours, not days: a day of
-- the calendar can have 23 or 25 hours.
create table reminder_due (
  event_id uuid not null,
  user_id uuid not null,
  start_time timestamptz not null,
  look_at timestamptz not null,
  primary key (event_id, user_id),
  foreign key (event_id, user_id) references participation (event_id, user_id) on delete cascade
);
create index reminder_due_next on reminder_due (look_at, event_id, user_id);

-- What was sent. The key is what keeps a reminder from being sent twice; a new time begins anew.
create table reminder (
  event_id uuid not null,
  user_id uuid not null,
  start_time timestamptz not null,
  step text not null check (step in ('week', 'days', 'hours')),
  sent_at timestamptz not null,
  constraint reminder_once primary key (event_id, user_id, start_time, step),
  foreign key (event_id, user_id) references participation (event_id, user_id) on delete cascade
);

-- The last answer of those who come. Who cannot come gives the place back.
create table coming_answer (
  event_id uuid not null,
  user_id uuid not null,
  answer text not null check (answer in ('coming', 'late')),
  late_minutes integer check ((answer = 'late') = (late_minutes is not null)),
  answered_at timestamptz not null,
  primary key (event_id, user_id),
  foreign key (event_id, user_id) references participation (event_id, user_id) on delete cascade
);

-- Whoever gives, takes or moves places need not know of reminders: a place that is held is looked at from a week before
-- its start; a new time or a lost place ends what was answered.
create function keep_ladder() returns trigger language plpgsql as $$
declare
  is_new_time boolean := tg_op = 'UPDATE' and new.start_time is distinct from old.start_time;
begin
  if tg_op = 'UPDATE' and not is_new_time and new.state = old.state then
    return null;
  end if;
  if tg_op = 'UPDATE'
    and (is_new_time or new.state not in ('confirmed', 'checked_in', 'completed', 'left_early')) then
    delete from coming_answer where event_id = new.event_id and user_id = new.user_id;
  end if;
  if new.state = 'confirmed' then
    insert into reminder_due (event_id, user_id, start_time, look_at)
    values (new.event_id, new.user_id, new.start_time, new.start_time - interval '168 hours')
    on conflict (event_id, user_id) do update
      set start_time = excluded.start_time, look_at = excluded.look_at;
  elsif tg_op = 'UPDATE' then
    delete from reminder_due where event_id = new.event_id and user_id = new.user_id;
  end if;
  return null;
end $$;
create trigger participation_ladder after insert or update of state, start_time on participation
  for each row execute function keep_ladder();

insert into reminder_due (event_id, user_id, start_time, look_at)
select event_id, user_id, start_time, start_time - interval '168 hours'
from participation where state = 'confirmed' and start_time > now();
