-- Feedback that organisers would like to publish, what its writer says to that, and since when it stands on the first page.
-- The words are kept as the writer saw them when asked. Only the writer's yes lets them be published.
create table story (
  feedback_id uuid primary key references feedback on delete cascade,
  words text not null check (words <> ''),
  asked_by uuid references app_user on delete set null,
  asked_at timestamptz not null,
  consent text check (consent in ('first_name', 'anonymous', 'declined')),
  answered_at timestamptz,
  published_at timestamptz,
  check ((consent is null) = (answered_at is null)),
  check (published_at is null or consent is not null and consent <> 'declined')
);
create index story_published on story (published_at desc) where published_at is not null;
create index story_asked_by on story (asked_by) where asked_by is not null;
