-- Other hours than those that follow from what was recorded (DY-03). Never changed: the latest one counts.
create table hour_correction (
  id uuid primary key,
  event_id uuid not null,
  user_id uuid not null,
  minutes integer not null check (minutes between 15 and 10080 and minutes % 15 = 0),
  reason text not null,
  corrected_by uuid references app_user on delete set null,
  corrected_at timestamptz not null,
  foreign key (event_id, user_id) references participation (event_id, user_id) on delete cascade
);
create index hour_correction_latest on hour_correction (event_id, user_id, corrected_at desc, id desc);

-- Whether anything was recorded at an event is found without reading its people.
create index participation_recorded on participation (event_id)
  where state in ('checked_in', 'completed', 'left_early', 'no_show', 'excused');

-- Who was missed lately.
create index participation_missed on participation (end_time) where state = 'no_show';

-- Hours of a span of time, of the whole installation.
create index participation_over on participation (end_time)
  where state in ('confirmed', 'checked_in', 'completed', 'left_early');

-- The hours of people, in one place (docs/decisions/0015-hours.md): one row for everybody who counts as having been
-- there, of events that people could see. Whoever reads it adds `over_at <= now`: hours count once the person's own time
-- is over. Between their own start and end, to the nearest quarter of an hour, at least one quarter.
create view hours_ledger as
select
  participation.id as participation_id,
  participation.event_id,
  participation.user_id,
  participation.role_id,
  time.started_at,
  time.ended_at,
  coalesce(
    correction.minutes,
    greatest(15, floor(extract(epoch from time.ended_at - time.started_at) / 900 + 0.5)::integer * 15)
  ) as minutes,
  case
    when correction.minutes is not null then 'corrected'
    when participation.checked_in_at is null and participation.checked_out_at is null
      and participation.state in ('confirmed', 'completed') then 'planned'
    else 'checked'
  end as basis,
  correction.reason,
  participation.end_time as over_at
from participation
join event on event.id = participation.event_id
left join lateral (
  select minutes, reason from hour_correction
  where hour_correction.event_id = participation.event_id and hour_correction.user_id = participation.user_id
  order by corrected_at desc, id desc limit 1
) correction on true
cross join lateral (
  select least(greatest(participation.checked_in_at, participation.start_time), participation.end_time) as came_at
) came
cross join lateral (
  select came.came_at as started_at, greatest(came.came_at, least(
    case
      when participation.checked_out_at is not null then participation.checked_out_at
      -- Nobody wrote down when: the smallest stay, until it is corrected.
      when participation.state = 'left_early' then came.came_at
      else participation.end_time
    end, participation.end_time
  )) as ended_at
) time
where participation.state in ('confirmed', 'checked_in', 'completed', 'left_early')
  and event.published_at is not null and event.cancelled_at is null
  -- Where nobody recorded anything, the plan counts; where somebody did, only what was recorded.
  and (participation.state <> 'confirmed' or not exists (
    select 1 from participation other
    where other.event_id = participation.event_id
      and other.state in ('checked_in', 'completed', 'left_early', 'no_show', 'excused')
  ));

-- Hours are counted by the rules above from now on: the months are added up anew when the product starts.
delete from month_figure;
alter table month_figure add column from_at timestamptz, add column until timestamptz;
create index month_figure_until on month_figure (until);

-- Months that were added up and have changed since. Only ever added to, so that nobody waits for anybody.
create table month_due (id bigint generated always as identity primary key, month text not null);

create function month_is_due(begin_at timestamptz, end_at timestamptz) returns void language sql as $$
  insert into month_due (month)
  select month from month_figure where until >= begin_at and from_at < end_at
$$;

create function participation_month_due() returns trigger language plpgsql as $$
begin
  perform month_is_due(start_time, end_time) from event where id = coalesce(new.event_id, old.event_id);
  return null;
end $$;
create trigger participation_month_due after update on participation for each row
  when (
    (old.state, old.start_time, old.end_time, old.checked_in_at, old.checked_out_at)
      is distinct from (new.state, new.start_time, new.end_time, new.checked_in_at, new.checked_out_at)
  )
  execute function participation_month_due();
create trigger participation_month_due_new after insert on participation for each row
  when (new.state in ('confirmed', 'checked_in', 'completed', 'left_early', 'no_show', 'excused'))
  execute function participation_month_due();
create trigger hour_correction_month_due after insert on hour_correction for each row
  execute function participation_month_due();

create function event_month_due() returns trigger language plpgsql as $$
begin
  perform month_is_due(old.start_time, old.end_time);
  if tg_op = 'UPDATE' then perform month_is_due(new.start_time, new.end_time); end if;
  return null;
end $$;
create trigger event_month_due after update on event for each row
  when (
    (old.published_at is null, old.cancelled_at is null, old.start_time, old.end_time)
      is distinct from (new.published_at is null, new.cancelled_at is null, new.start_time, new.end_time)
  )
  execute function event_month_due();
create trigger event_month_due_gone after delete on event for each row execute function event_month_due();

-- A volunteer says that the hours are others, or that they were there after all; at most one waits for an answer.
create table hour_proposal (
  id uuid primary key,
  event_id uuid not null,
  user_id uuid not null,
  minutes integer not null check (minutes between 15 and 10080 and minutes % 15 = 0),
  reason text not null,
  proposed_at timestamptz not null,
  state text not null check (state in ('open', 'accepted', 'changed', 'declined')),
  answer text not null default '',
  answered_by uuid references app_user on delete set null,
  answered_at timestamptz,
  check ((state = 'open') = (answered_at is null)),
  foreign key (event_id, user_id) references participation (event_id, user_id) on delete cascade
);
create unique index hour_proposal_open on hour_proposal (event_id, user_id) where state = 'open';
create index hour_proposal_latest on hour_proposal (event_id, user_id, proposed_at desc, id desc);

-- What was told after an event: thanks to those who came, a question to those who were missed. Once each.
create table recap (
  event_id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('thanks', 'missed')),
  told_at timestamptz not null,
  primary key (event_id, user_id, kind),
  foreign key (event_id, user_id) references participation (event_id, user_id) on delete cascade
);

-- Why somebody was missed, in their own words; read by them and by organisers only.
create table missed_answer (
  event_id uuid not null,
  user_id uuid not null,
  answer text not null check (answer in ('there', 'emergency', 'no_message', 'forgot')),
  note text not null default '',
  answered_at timestamptz not null,
  primary key (event_id, user_id),
  foreign key (event_id, user_id) references participation (event_id, user_id) on delete cascade
);

-- What a person can show to others. The id is random and is all that a stranger needs to know to look it up.
create table certificate (
  id text primary key,
  number text not null unique,
  user_id uuid not null references app_user on delete cascade,
  -- The name as it was then.
  name text not null,
  -- Days of the installation, both counted; hours up to the moment of issue.
  from_day date not null,
  to_day date not null,
  from_at timestamptz not null,
  until timestamptz not null,
  minutes integer not null,
  events integer not null,
  -- The text that is signed, to the letter.
  document text not null,
  signature text not null,
  issued_at timestamptz not null,
  revoked_at timestamptz
);
create index certificate_of_person on certificate (user_id, issued_at desc);
