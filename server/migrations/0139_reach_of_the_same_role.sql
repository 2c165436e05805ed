-- Whoever gets another role loses the further shifts of the one before (ADR 83), right after the place is written: the place does
-- not reach over them meanwhile, because it could seem to lie at the time of one elsewhere.
create or replace function reach_over_shifts() returns trigger language plpgsql as $$
declare
  further record;
begin
  select min(shift.starts_at) as first, max(shift.ends_at) as last into further
  from further_shift as held join shift on shift.id = held.shift_id
  where held.event_id = new.event_id and held.user_id = new.user_id and held.role_id = new.role_id;
  new.start_time := least(new.start_time, further.first);
  new.end_time := greatest(new.end_time, further.last);
  return new;
end $$;
