-- Of a name that thousands have, the first twenty by name are found in the index alone, however far down it they stand.
create index app_user_volunteer_by_name on app_user (name_order, id) include (name_key)
  where role = 'Volunteer' and activated_at is not null and leaving_at is null and left_at is null;
