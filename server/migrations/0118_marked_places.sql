-- Places that are marked are looked for by person whenever another place of theirs changes (docs/decisions/0059).
create index participation_marked on participation (user_id) where attention_since is not null;
