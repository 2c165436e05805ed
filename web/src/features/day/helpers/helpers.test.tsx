import { searchVolunteers } from '@saath/contract/accounts/accounts/endpoints';
import {
  addHelper,
  helpedEvents,
  listHelpers,
  removeHelper,
} from '@saath/contract/day/helpers/endpoints';
import { helperErrors } from '@saath/contract/day/helpers/messages';
import type { HelpedEvent, Helper } from '@saath/contract/day/helpers/schema';
import { getEvent } from '@saath/contract/events/events/endpoints';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { paragraph } from '../../../testing/paragraph.ts';
import { aisha, beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { refused } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { HelpersDialog } from './dialog.tsx';
import { HelpedEvents } from './helped-events.tsx';

const server = fakeServer();
const { id, title, location, startTime, endTime, timeZone } = beachCleanUp;
const helped: HelpedEvent = {
  ...{ id, title, location, startTime, endTime, timeZone },
  ...{ opensAt: '2026-12-04T16:00:00.000Z', closesAt: '2026-12-06T07:00:00.000Z' },
  ...{ right: 'door', waiting: 0 },
};
const hira: Helper = {
  ...{ userId: idOf('Hira'), name: 'Hira', profileImage: null, givenBy: 'Omar' },
  right: 'door',
  givenAt: new Date().toISOString(),
  until: null,
};
let helpers: Helper[];
beforeEach(() => {
  helpers = [hira];
  server.on(listHelpers, () => ({ helpers }));
  server.on(getEvent, { event: beachCleanUp });
  const { id: aishaId, name, description, skills, interests } = aisha;
  const found = { ...{ id: aishaId, name, description, skills, interests }, profileImage: null };
  server.on(searchVolunteers, { users: [found, { ...found, id: hira.userId, name: 'Hira' }] });
});

it('RG-04 who helps nowhere sees nothing of it', async () => {
  server.on(helpedEvents, { branches: [], events: [], at: helped.opensAt });
  show(<HelpedEvents />);
  await waitFor(() => expect(server.sent(helpedEvents)).toHaveLength(1));
  expect(screen.queryByText('You help run')).toBeNull();
});

it('RG-01 a helper finds the event, and the list from the moment on at which it opens', async () => {
  server.on(helpedEvents, { branches: [], events: [helped], at: '2026-12-04T15:59:59.000Z' });
  show(<HelpedEvents />);
  expect(await screen.findByText('Beach clean-up')).toBeDefined();
  expect(screen.getByText(/^The list opens on Fri, 4 Dec 2026/)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  server.on(helpedEvents, { branches: [], events: [helped], at: helped.opensAt });
  show(<HelpedEvents />);
  const link = await screen.findByRole('link', { name: 'Open the list Beach clean-up' });
  expect(link).toHaveProperty('pathname', `/volunteer/door/${id}`);
});

it('OR-03 an organiser finds a volunteer by name and lets them help; who does already is not offered', async () => {
  server.on(addHelper, ({ userId }) => {
    helpers = [...helpers, { ...hira, userId, name: 'Aisha Khan' }];
    return { message: 'Aisha Khan helps now.', helpers };
  });
  const { user } = show(<HelpersDialog eventId={id} open={true} onClose={() => {}} />);
  expect(await screen.findByText(paragraph(/^Keeps the door · added by Omar/))).toBeDefined();
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'a');
  await user.click(await screen.findByRole('button', { name: 'Let help Aisha Khan' }));
  await waitFor(() => expect(news()).toEqual(['Aisha Khan helps now.']));
  expect(server.sent(addHelper)[0]?.body).toEqual({ userId: aisha.id, right: 'door' });
  expect(await screen.findByRole('button', { name: 'Remove Aisha Khan' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Let help/ })).toBeNull();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  expect(document.activeElement).not.toBe(document.body);
});

it('RG-01 who leads finds the event at once, and how many wait there for an answer', async () => {
  const led = { ...helped, right: 'lead' as const };
  server.on(helpedEvents, {
    branches: [],
    events: [{ ...led, waiting: 3 }],
    at: '2026-11-04T00:00:00.000Z',
  });
  show(<HelpedEvents />);
  const link = await screen.findByRole('link', { name: 'Answer 3 Beach clean-up' });
  expect(link).toHaveProperty('pathname', `/volunteer/lead/${id}`);
  cleanup();
  server.on(helpedEvents, { branches: [], events: [led], at: '2026-11-04T00:00:00.000Z' });
  show(<HelpedEvents />);
  expect(await screen.findByRole('link', { name: 'Open the event Beach clean-up' })).toBeDefined();
});

it('OR-03 an organiser chooses the right, reads what it means, and gives it to a helper in place of the one they have', async () => {
  server.on(addHelper, ({ userId }) => {
    helpers = [{ ...hira, userId, right: 'lead' }];
    return { message: 'Hira leads now.', helpers };
  });
  const { user } = show(<HelpersDialog eventId={id} open={true} onClose={() => {}} />);
  const choice = await screen.findByRole('combobox', { name: 'What they may do' });
  expect(screen.getByText(/no addresses or phone numbers/)).toBeDefined();
  await user.selectOptions(choice, 'Leads the event');
  expect(screen.getByText(/addresses and phone numbers of those who agreed to it/)).toBeDefined();
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'a');
  await user.click(await screen.findByRole('button', { name: 'Let help Hira' }));
  expect(await screen.findByText(paragraph(/^Leads the event · added by Omar/))).toBeDefined();
  expect(server.sent(addHelper)[0]?.body).toEqual({ userId: hira.userId, right: 'lead' });
});

it('OR-03 a refusal is said in the server’s words, and the list stays', async () => {
  server.on(addHelper, () => {
    throw refused('helpers.not_volunteer');
  });
  const { user } = show(<HelpersDialog eventId={id} open={true} onClose={() => {}} />);
  await user.type(await screen.findByRole('searchbox'), 'a');
  await user.click(await screen.findByRole('button', { name: 'Let help Aisha Khan' }));
  await waitFor(() => expect(news()).toEqual([helperErrors['helpers.not_volunteer'].message]));
  expect(screen.getByRole('button', { name: 'Remove Hira' })).toBeDefined();
});

it('RG-02 events of a branch stand by themselves below its name', async () => {
  const led = { ...helped, right: 'lead' as const };
  const there = { ...led, id: idOf('there'), title: 'Night shelter', branch: 'North' };
  server.on(helpedEvents, { branches: [], events: [led, there], at: '2026-11-04T00:00:00.000Z' });
  show(<HelpedEvents />);
  const own = await screen.findByRole('region', { name: 'You help run' });
  const north = screen.getByRole('region', { name: 'You help run: North' });
  expect(within(north).getByRole('link', { name: /Night shelter/ })).toBeDefined();
  expect(within(own).queryByRole('link', { name: /Night shelter/ })).toBeNull();
});

it('OR-03 somebody is let go by one press', async () => {
  server.on(removeHelper, () => {
    helpers = [];
    return { message: 'Hira does not help any more.' };
  });
  const { user } = show(<HelpersDialog eventId={id} open={true} onClose={() => {}} />);
  await user.click(await screen.findByRole('button', { name: 'Remove Hira' }));
  expect(await screen.findByText('Nobody yet. Find a volunteer by name below.')).toBeDefined();
  expect(server.sent(removeHelper)[0]?.path).toBe(`/api/event/${id}/helpers/${hira.userId}`);
});

it('RG-02 who helps to run a branch finds the way to make an event of it, also before there is one', async () => {
  const north = { id: idOf('north'), name: 'North', slug: 'north' };
  server.on(helpedEvents, { branches: [north], events: [], at: helped.opensAt });
  show(<HelpedEvents />);
  expect(await screen.findByRole('heading', { name: 'You help run: North' })).toBeDefined();
  const link = screen.getByRole('link', { name: 'Create event North' });
  expect(link).toHaveProperty('pathname', '/volunteer/create-event');
  expect(link).toHaveProperty('search', `?branch=${north.id}`);
  const page = screen.getByRole('link', { name: 'Public page North' });
  expect(page).toHaveProperty('pathname', '/branches/north');
  cleanup();
  const event: HelpedEvent = { ...helped, right: 'viewer', branch: 'North' };
  server.on(helpedEvents, { branches: [], events: [event], at: helped.opensAt });
  show(<HelpedEvents />);
  expect(await screen.findByRole('link', { name: /Beach clean-up/ })).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Create event/ })).toBeNull();
});

it('RG-01 of a right at one role the role is chosen, and named in the list; without roles it is not offered', async () => {
  show(<HelpersDialog eventId={id} open={true} onClose={() => {}} />);
  const offered = async () =>
    within(await screen.findByRole('combobox', { name: 'What they may do' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(await offered()).not.toContain('Leads the people of one role');
  cleanup();
  const roleOf = (name: string) => ({
    ...{ id: idOf(name), role_name: name, description: `${name} it is`, event_id: id },
    ...{ maxVolunteers: 4, minVolunteers: null, filled: 3, shifts: [], skills: [], volunteers: [] },
  });
  const [cook, steward] = [roleOf('Cook'), roleOf('Steward')];
  server.on(getEvent, { event: { ...beachCleanUp, role: [cook, steward] } });
  server.on(addHelper, ({ userId, right }) => {
    helpers = [
      { ...hira, userId, name: 'Aisha Khan', right, role: { id: steward.id, name: 'Steward' } },
    ];
    return { message: 'Aisha Khan leads now.', helpers };
  });
  const { user } = show(<HelpersDialog eventId={id} open={true} onClose={() => {}} />);
  await waitFor(async () => expect(await offered()).toContain('Leads the people of one role'));
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'What they may do' }),
    'Leads the people of one role',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Steward');
  await user.type(screen.getByRole('searchbox'), 'a');
  await user.click(await screen.findByRole('button', { name: 'Let help Aisha Khan' }));
  expect(
    await screen.findByText(paragraph(/^Leads the people of Steward · added by Omar/)),
  ).toBeDefined();
  expect(server.sent(addHelper)[0]?.body).toEqual({
    ...{ userId: aisha.id, right: 'role_lead', roleId: steward.id },
  });
});

it('RG-01 who leads one role finds it by its name', async () => {
  const role = { id: idOf('cook'), name: 'Cook' };
  const led = { ...helped, right: 'role_lead' as const, role, waiting: 2 };
  server.on(helpedEvents, { branches: [], events: [led], at: '2026-11-04T00:00:00.000Z' });
  show(<HelpedEvents />);
  const link = await screen.findByRole('link', { name: 'Answer 2 Beach clean-up' });
  expect(link).toHaveProperty('pathname', `/volunteer/event/${id}/role/${role.id}`);
  expect(screen.getByText('Cook')).toBeDefined();
});
