-- When the editor last saved the event; null = never. A save is refused when it was typed over an older state. Other
-- changes (a role or a picture added, publishing) move `updated_at` only: no save undoes them.
alter table event add column edited_at timestamptz;
