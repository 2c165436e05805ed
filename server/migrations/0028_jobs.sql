-- When each job of the clock ran last, in whichever process.
create table job_run (
  name text primary key,
  ended_at timestamptz,
  failed_at timestamptz,
  -- The kind of failure; nothing personal.
  reason text
);
-- Mails that are tried again and again.
create index mail_in_trouble on mail (created_at) where sent_at is null and attempts > 0;
