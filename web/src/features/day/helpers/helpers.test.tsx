import { searchVolunteers } from '@saath/contract/accounts/accounts/endpoints';
import {
  addHelper,
  helpedEvents,
  listHelpers,
  removeHelper,
} from '@saath/contract/day/helpers/endpoints';
import { helperErrors } from '@saath/contract/day/helpers/messages';
import type { HelpedEvent, Helper } from '@saath/contract/day/helpers/schema';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
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
};
const hira: Helper = {
  ...{ userId: idOf('Hira'), name: 'Hira', profileImage: null, givenBy: 'Omar' },
  givenAt: new Date().toISOString(),
};
let helpers: Helper[];
beforeEach(() => {
  helpers = [hira];
  server.on(listHelpers, () => ({ helpers }));
  const { id: aishaId, name, description, skills, interests } = aisha;
  const found = { ...{ id: aishaId, name, description, skills, interests }, profileImage: null };
  server.on(searchVolunteers, { users: [found, { ...found, id: hira.userId, name: 'Hira' }] });
});

it('RG-04 who helps nowhere sees nothing of it', async () => {
  server.on(helpedEvents, { events: [], at: helped.opensAt });
  show(<HelpedEvents />);
  await waitFor(() => expect(server.sent(helpedEvents)).toHaveLength(1));
  expect(screen.queryByText('You help at the door')).toBeNull();
});

it('RG-01 a helper finds the event, and the list from the moment on at which it opens', async () => {
  server.on(helpedEvents, { events: [helped], at: '2026-12-04T15:59:59.000Z' });
  show(<HelpedEvents />);
  expect(await screen.findByText('Beach clean-up')).toBeDefined();
  expect(screen.getByText(/^The list opens on Fri, 4 Dec 2026/)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  server.on(helpedEvents, { events: [helped], at: helped.opensAt });
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
  expect(await screen.findByText(/^added by Omar/)).toBeDefined();
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'a');
  await user.click(await screen.findByRole('button', { name: 'Let help Aisha Khan' }));
  await waitFor(() => expect(news()).toEqual(['Aisha Khan helps now.']));
  expect(server.sent(addHelper)[0]?.body).toEqual({ userId: aisha.id });
  expect(await screen.findByRole('button', { name: 'Remove Aisha Khan' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Let help/ })).toBeNull();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  expect(document.activeElement).not.toBe(document.body);
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
