import { expect, test } from 'vitest';
import { m } from '../paraglide/messages.js';

test('LM-03 the texts for an empty calendar and an unknown state are those of specification §8', () => {
  expect(m.status_not_available()).toBe('Status not available');
  expect(m.no_all_events_found()).toBe('No all events found');
  expect(m.no_past_events_found()).toBe('No past events found');
  expect(m.check_back_later_for_new_events()).toBe('Check back later for new events');
});
