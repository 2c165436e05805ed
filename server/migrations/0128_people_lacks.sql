-- Learning what somebody lacks is an ability of its own (docs/decisions/0074). What a token could learn by one of these it can
-- still learn.
update api_token set abilities = abilities || '{people.lacks}'
  where abilities && '{places.read, places.give, day.correct}';
