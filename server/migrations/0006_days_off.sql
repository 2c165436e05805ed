-- Days on which a volunteer is away, whatever the week says.
create table user_day_off (
  user_id uuid not null references app_user on delete cascade,
  day date not null,
  primary key (user_id, day)
);
