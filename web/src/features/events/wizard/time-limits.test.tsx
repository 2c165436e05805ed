import { createEvent, listEvents } from '@saath/contract/events/events/endpoints';
import { timeLimitMessages } from '@saath/contract/events/time-limits/messages';
import { say } from '@saath/contract/texts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { beachCleanUp } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { type Draft, emptyDraft, readDraft } from './draft.ts';
import { EventWizard } from './wizard.tsx';

const server = fakeServer();
const year = new Date().getFullYear() + 2;
const role = { ...emptyDraft.values.builder, role_name: 'Picker', description: 'Picks' };
const draft: Draft = {
  ...{ ...emptyDraft, step: 2 },
  values: {
    ...{ ...emptyDraft.values, title: 'Beach clean-up', location: 'Clifton' },
    ...{ startTime: `${year}-12-05T09:00`, endTime: `${year}-12-05T12:00` },
    description: 'We clean the beach.',
    roles: [{ ...role, maxVolunteers: '5' }],
  },
};
const usual = { dayHours: 10, weekHours: null, restHours: 11 };
const none = { dayHours: null, weekHours: null, restHours: null };

beforeEach(() => {
  sessionStorage.clear();
  server.on(listEvents, {
    ...{ events: [], allEvents: [], totalEvents: 0, totalPages: 1, currentPage: 1 },
  });
});
const open = (organisation = {}) =>
  show(<EventWizard initial={draft} timeZone="Asia/Karachi" onCreated={() => undefined} />, {
    organisation,
  }).user;
type User = ReturnType<typeof open>;
const section = () => screen.getByRole('region', { name: 'Hours and rest' });

async function sentLimits(user: User) {
  await user.click(screen.getByRole('button', { name: 'Create Event' }));
  await waitFor(() => expect(server.sent(createEvent)).toHaveLength(1));
  const [sent] = server.sent(createEvent) as readonly { body: { timeLimits?: string } }[];
  return sent?.body.timeLimits && JSON.parse(sent.body.timeLimits);
}

it('EL-01 where nothing is usual the wizard says nothing of limits, and sends none', async () => {
  const user = open();
  expect(screen.queryByText(/Hours and rest/)).toBeNull();
  server.on(createEvent, { message: 'Made.', event: beachCleanUp });
  expect(await sentLimits(user)).toBeUndefined();
});

it('EL-01 the usual limits of the organisation are shown as such, and sent as they are shown', async () => {
  const user = open({ timeLimits: usual });
  expect(section().textContent).toContain('At most 10 h a day · 11 h of rest between places');
  expect(section().textContent).toContain('The usual limits of your organisation');
  server.on(createEvent, { message: 'Made.', event: beachCleanUp });
  expect(await sentLimits(user)).toEqual(usual);
});

it('EL-01 an event has none instead, stays so with the draft, and the usual ones are one press away', async () => {
  const user = open({ timeLimits: usual });
  await user.click(within(section()).getByRole('button', { name: /^Edit/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.clear(dialog.getByRole('spinbutton', { name: 'Most hours a day' }));
  await user.clear(dialog.getByRole('spinbutton', { name: 'Hours of rest between places' }));
  expect(dialog.getByRole('button', { name: 'Use the usual limits' })).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(section().textContent).toContain('No limit');
  expect(section().textContent).toContain('Usual in your organisation: At most 10 h a day');
  expect(readDraft(sessionStorage)?.values.timeLimits).toEqual(none);

  await user.click(within(section()).getByRole('button', { name: /^Edit/ }));
  await user.click(screen.getByRole('button', { name: 'Use the usual limits' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(section().textContent).toContain('The usual limits of your'));
});

it('EL-01 limits that nobody could keep stand beside them in words', async () => {
  const user = open({ timeLimits: { ...none, dayHours: 2 } });
  const { message } = say(timeLimitMessages, 'longDay', { role: 'Picker', hours: 2 });
  server.refuse(createEvent, message, { code: 'time_limits.impossible' });
  await sentLimits(user);
  expect((await within(section()).findByRole('alert')).textContent).toBe(message);
});
