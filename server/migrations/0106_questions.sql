-- Questions that organisers ask of who wants to help, and what was said (docs/decisions/0055).
create table question (
  id uuid primary key,
  event_id uuid not null references every_event on delete cascade,
  -- Asked only of who does, or asks for, this role; null = of everybody.
  role_id uuid,
  position integer not null,
  kind text not null check (kind in ('text', 'one', 'some', 'yes_no', 'number', 'date')),
  words text not null,
  -- Two questions with the same key are the same: what is remembered of one is offered for the other.
  same_key text not null,
  choices text[] not null default '{}',
  lowest integer,
  highest integer,
  is_needed boolean not null,
  is_sensitive boolean not null,
  template text check (template in ('shirt', 'diet', 'plate', 'emergency')),
  created_at timestamptz not null,
  -- When the answers were deleted after the event, and how many there were.
  answers_deleted_at timestamptz,
  answers_deleted integer,
  check ((answers_deleted_at is null) = (answers_deleted is null)),
  foreign key (event_id, role_id) references event_role (event_id, id) on delete cascade
);
create index question_of_event on question (event_id, position);
create index question_of_role on question (role_id) where role_id is not null;
create index question_sensitive on question (event_id) where is_sensitive;

-- What a person said; a value of null = they were asked and left it open.
create table question_answer (
  question_id uuid not null references question on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  value jsonb,
  answered_at timestamptz not null,
  primary key (question_id, user_id)
);
create index question_answer_of_person on question_answer (user_id);

-- What a person wants to be offered the next time the same is asked. Nobody else reads it.
create table remembered_answer (
  user_id uuid not null references app_user on delete cascade,
  same_key text not null,
  words text not null,
  value jsonb not null,
  remembered_at timestamptz not null,
  primary key (user_id, same_key)
);
