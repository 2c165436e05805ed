-- Whom to call about a person in an emergency, as they say it in their profile (docs/decisions/0072).
create table emergency_contact (
  user_id uuid primary key references app_user on delete cascade,
  name text not null,
  phone text not null,
  changed_at timestamptz not null
);
