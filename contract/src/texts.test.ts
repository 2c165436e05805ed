import { expect, test } from 'vitest';
import { profileMessages, skillMessages } from './accounts/accounts/messages.ts';
import { calendarMessages } from './events/calendar/messages.ts';
import { eventListMessages } from './events/events/messages.ts';
import { assignMessages } from './events/roles/messages.ts';
import { joiningMessages } from './places/joining/messages.ts';

test('LM-03 the texts for what is empty, loading or missing are those of specification §8', () => {
  expect(eventListMessages).toMatchObject({
    loading: 'Loading events...',
    noUpcoming: 'No upcoming events available.',
    noDate: 'Date TBD',
    noTime: 'Time TBD',
    noLocation: 'Location TBD',
    noTitle: 'Untitled Event',
    noDescription: 'No description provided.',
    noMorePages: 'No More Pages',
  });
  expect(profileMessages).toMatchObject({
    loading: 'Loading profile...',
    noValue: 'Not specified',
    noDescription: 'No description provided',
  });
  expect(skillMessages.none).toBe('No skills added yet');
  expect(joiningMessages.noStatus).toBe('Status not available');
  expect(assignMessages).toMatchObject({
    noVolunteers: 'No volunteers found.',
    noSuggestions: 'No suggested volunteers available.',
  });
  expect(calendarMessages).toMatchObject({
    none: 'No {tab} events found',
    hint: 'Check back later for new events',
  });
});
