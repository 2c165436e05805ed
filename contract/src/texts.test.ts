import { expect, test } from 'vitest';
import { calendarMessages } from './events/calendar/messages.ts';
import { joiningMessages } from './places/joining/messages.ts';

test('LM-03 the texts for an empty calendar and an unknown state are those of specification §8', () => {
  expect(joiningMessages.noStatus).toBe('Status not available');
  expect(calendarMessages).toMatchObject({
    none: 'No {tab} events found',
    hint: 'Check back later for new events',
  });
});
