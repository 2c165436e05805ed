-- The event, and the role in it, for which somebody signs up: they come back to it by the link of the mail, on whatever
-- device that is opened. Without references, because an event may be gone by then, and the person is told so.
alter table sign_up add column event_id uuid;
alter table sign_up add column role_id uuid;
