-- Cancelled events say why; the list of events is searched by title and narrowed down by status.

alter table event add column cancel_reason text not null default '';
alter table event add constraint event_cancel_reason check (cancelled_at is not null or cancel_reason = '');

create index event_title_grams on event using gin (text_grams(title_key));
create index event_pending on event (created_at desc, id desc) where published_at is null and cancelled_at is null;
create index event_cancelled on event (created_at desc, id desc) where cancelled_at is not null;

-- Without statistics of the pieces the planner cannot tell rare titles from frequent ones.
analyze event;
