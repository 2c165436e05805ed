-- The state of a participation changes by the steps of contract/src/joining/rules.ts alone. One writer asks that table,
-- also who takes the step (features/participation/step.ts); here the database refuses what nobody may do. A test holds
-- both equal. A later version that allows more adds rows.
create table participation_step (
  -- Null = the person has nothing to do with the event yet.
  from_state text,
  to_state text not null,
  unique nulls not distinct (from_state, to_state)
);
insert into participation_step (from_state, to_state)
select from_state, unnest(to_states) from (values
  (null, array['requested', 'waitlisted', 'confirmed']),
  ('requested', array['confirmed', 'waitlisted', 'declined', 'withdrawn']),
  ('waitlisted', array['offered', 'confirmed', 'declined', 'withdrawn']),
  ('offered', array['confirmed', 'waitlisted', 'requested', 'expired', 'declined', 'withdrawn']),
  ('confirmed', array['requested', 'declined', 'withdrawn', 'checked_in', 'completed', 'left_early', 'no_show', 'excused']),
  ('declined', array['confirmed']),
  ('withdrawn', array['requested', 'confirmed', 'waitlisted']),
  ('expired', array['requested', 'confirmed', 'waitlisted']),
  ('checked_in', array['confirmed', 'completed', 'left_early', 'no_show', 'excused']),
  ('completed', array['confirmed', 'checked_in', 'left_early', 'no_show']),
  ('left_early', array['confirmed', 'checked_in', 'completed', 'no_show']),
  ('no_show', array['checked_in', 'confirmed', 'completed', 'excused']),
  ('excused', array['checked_in', 'completed', 'no_show', 'confirmed'])
) as step (from_state, to_states);

-- When it was first seen or said what came of a place: since the step into one of the recorded states from another one.
-- Whether the plan counts for the others of the event is decided by it (docs/decisions/0015-hours.md).
alter table participation add column recorded_at timestamptz;

-- As the history tells it: the last step from not recorded to recorded, at the moment at which the device pressed. Where
-- the history does not reach back so far, in time: then hours stay as they were.
alter table participation disable trigger user;
update participation set recorded_at = coalesce(
  (
    select coalesce(mark.at, step.at)
    from participation_change as step
    left join check_in_mark as mark on mark.event_id = step.event_id and mark.user_id = step.user_id
      and mark.received_at = step.at and mark.to_state = step.to_state and mark.outcome = 'done'
    where step.event_id = participation.event_id and step.user_id = participation.user_id
      and step.to_state in ('checked_in', 'completed', 'left_early', 'no_show', 'excused')
      and coalesce(step.from_state, '') not in ('checked_in', 'completed', 'left_early', 'no_show', 'excused')
    order by step.at desc, step.id desc limit 1
  ),
  checked_in_at,
  start_time
)
where state in ('checked_in', 'completed', 'left_early', 'no_show', 'excused');
alter table participation enable trigger user;

create function refuse_step() returns trigger language plpgsql as $$
declare
  was text;
begin
  if tg_op = 'UPDATE' then
    was := old.state;
  end if;
  if not exists (
    select from participation_step as step
    where step.from_state is not distinct from was and step.to_state = new.state
  ) then
    raise exception 'no step of a participation leads from % to %', coalesce(was, 'nothing'), new.state
      using errcode = '23514', constraint = 'participation_step';
  end if;
  return new;
end $$;
create trigger participation_step before update on participation for each row
  when (old.state <> new.state) execute function refuse_step();
-- After it, not before: an insert that turns into an update is no first step.
create trigger participation_step_first after insert on participation
  for each row execute function refuse_step();

-- The writer gives the moment. What others write has one as well, and what is not recorded has none.
create function keep_recorded_at() returns trigger language plpgsql as $$
begin
  if new.state not in ('checked_in', 'completed', 'left_early', 'no_show', 'excused') then
    new.recorded_at := null;
  elsif new.recorded_at is null then
    new.recorded_at := coalesce(new.checked_in_at, now());
  end if;
  return new;
end $$;
create trigger participation_recorded_at before update on participation for each row
  when (old.state <> new.state) execute function keep_recorded_at();
