-- Why the product itself says that a step was taken, as a code with its values (docs/decisions/0090). What people wrote stays in `reason`.
alter table participation_change add column cause jsonb;

-- Rows of before hold it in English sentences, among what people wrote.
update participation_change as step set reason = '', cause = jsonb_build_object('code', known.code)
from (values
  ('The person left', 'account_left'),
  ('The person was removed', 'account_removed'),
  ('The person became an organiser', 'became_organiser'),
  ('Passed the offered place on', 'offer_passed_on'),
  ('No answer in time', 'offer_ran_out'),
  ('Plan taken back', 'plan_taken_back'),
  ('The role was deleted', 'role_deleted'),
  ('The shift was deleted', 'shift_deleted')
) as known (sentence, code)
where step.reason = known.sentence;

update participation_change set reason = '', cause = jsonb_build_object('code', 'role_changed',
  'before', (regexp_match(reason, '^Moved from "(.*)" to "'))[1], 'after', (regexp_match(reason, '.*" to "(.*)"$'))[1])
where reason ~ '^Moved from ".*" to ".*"$';

update participation_change set reason = '',
  cause = jsonb_build_object('code', 'taken_off_role', 'before', (regexp_match(reason, '^Taken off "(.*)"$'))[1])
where reason ~ '^Taken off ".*"$';

-- Here the organiser's own words stand behind it.
update participation_change set reason = (regexp_match(reason, '^From \d+ to \d+: (.*)$'))[1],
  cause = jsonb_build_object('code', 'line_changed', 'before', (regexp_match(reason, '^From (\d+)'))[1]::int,
    'after', (regexp_match(reason, '^From \d+ to (\d+)'))[1]::int)
where from_state = 'waitlisted' and to_state = 'waitlisted' and reason ~ '^From \d{1,6} to \d{1,6}: ';
