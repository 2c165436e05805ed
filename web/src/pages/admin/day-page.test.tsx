/** The page of an event's day for organisers (DY-01): what stands around the list, and what does where it cannot be read. */
import { abilities } from '@saath/contract/abilities';
import { readDay } from '@saath/contract/day/check-in/endpoints';
import type { DayEvent } from '@saath/contract/day/check-in/schema';
import { listHelpers } from '@saath/contract/day/helpers/endpoints';
import { onSiteContacts } from '@saath/contract/day/on-site/endpoints';
import { getEvent } from '@saath/contract/events/events/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { keepDay } from '../../features/day/day/kept-list.ts';
import { deviceStore } from '../../features/day/day/mark-store.ts';
import { fakeDatabase } from '../../testing/fake-database.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { beachCleanUp, idOf } from '../../testing/people-and-events.ts';
import { refused, tooMany, unanswered } from '../../testing/refused.ts';
import { organiser, show } from '../../testing/show.tsx';
import DayPage from './day-page.tsx';

const server = fakeServer();
fakeDatabase();
const { id, title, location, timeZone } = beachCleanUp;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const event = (): DayEvent => ({
  ...{ id, title, location, timeZone, status: 'ONGOING', roles: [], can: [...abilities] },
  ...{ startTime: inHours(-1), endTime: inHours(2), opensAt: inHours(-3), closesAt: inHours(20) },
});
const path = `/admin/event/${id}/day`;
const open = (search = '') => {
  const given = { params: { id } } as ComponentProps<typeof DayPage>;
  return show(<DayPage {...given} />, { at: path + search });
};
const nameOfEvent = { level: 1, name: title } as const;

beforeEach(() => {
  sessionStorage.clear();
  server.on(readDay, () => ({ event: event(), people: [], asking: [], next: null }));
});

it('DY-01 beside the list stands what is done often; what is rare is behind the menu', async () => {
  const { user } = open();
  await screen.findByRole('heading', nameOfEvent);
  expect(screen.getByRole('link', { name: 'Back to the event' })).toHaveProperty(
    'pathname',
    `/admin/event/${id}`,
  );
  await user.click(screen.getByRole('button', { name: 'More for the day' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    ...['Show the check-in code', 'Open the kiosk', 'Helpers', 'Name badges'],
  ]);
});

it('DY-02 OR-03 a walk-in and helpers each have a window of their own', async () => {
  server.on(listHelpers, { helpers: [] });
  server.on(getEvent, { event: beachCleanUp });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a walk-in' }));
  expect(await screen.findByRole('dialog', { name: 'Add a walk-in' })).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'More for the day' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Helpers' }));
  expect(await screen.findByRole('dialog', { name: 'Helpers' })).toBeDefined();
});

it('EL-05 in an evacuation there is one thing to do: nothing else can be pressed, and the way back is to the list', async () => {
  server.hold(onSiteContacts);
  open('?show=on-site');
  await screen.findByRole('heading', nameOfEvent);
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveProperty('pathname', path);
  expect(screen.queryByRole('button', { name: 'Add a walk-in' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'More for the day' })).toBeNull();
});

it('RT-08 of an event that is gone the page says so', async () => {
  server.on(readDay, () => {
    throw refused('events.not_found');
  });
  open();
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
});

it('DY-06 beside a list that cannot be read stands what waits on this device', async () => {
  await deviceStore.add([
    {
      ...{ id: idOf('press'), eventId: id, organiserId: organiser.id, participationId: idOf('p') },
      ...{ from: 'confirmed', to: 'checked_in', at: inHours(0), isUndo: false, addPlace: false },
      ...{ arrivedAt: null, leftAt: null, reason: '', clashReason: '' },
    },
  ]);
  server.on(readDay, () => {
    throw tooMany();
  });
  open();
  expect(await screen.findByText(/^Waiting to be sent \(1\)/)).toBeDefined();
  expect(screen.getByText('The list could not be loaded')).toBeDefined();
});

it('D17 without a network the list that was kept is shown, with when it was read', async () => {
  keepDay(sessionStorage, { event: event(), people: [], asking: [] }, new Date());
  server.on(readDay, () => {
    throw unanswered();
  });
  open();
  await screen.findByRole('heading', nameOfEvent);
  expect(screen.getByText(/^No network/)).toBeDefined();
  expect(within(document.body).queryByText('The list could not be loaded')).toBeNull();
});
