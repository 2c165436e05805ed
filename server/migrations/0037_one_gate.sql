alter table participation add column recorded_at timestamptz;

create function temporary_recorded_at() returns trigger language plpgsql as $$
begin
  if new.state not in ('checked_in', 'completed', 'left_early', 'no_show', 'excused') then
    new.recorded_at := null;
  elsif new.recorded_at is null then
    new.recorded_at := coalesce(new.checked_in_at, new.checked_out_at, now());
  end if;
  return new;
end $$;
create trigger participation_recorded_at before insert or update on participation
  for each row execute function temporary_recorded_at();
