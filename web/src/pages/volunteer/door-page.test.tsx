import { readDay, sendMarks } from '@saath/contract/day/check-in/endpoints';
import type { DayEvent, DayPerson } from '@saath/contract/day/check-in/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { aisha, beachCleanUp, idOf } from '../../testing/people-and-events.ts';
import { refused } from '../../testing/refused.ts';
import { show } from '../../testing/show.tsx';
import DoorPage from './door-page.tsx';

const server = fakeServer();
const { id, title, location, startTime, timeZone } = beachCleanUp;
const soon = new Date(Date.now() + 3_600_000).toISOString();
const page = (at = '/') =>
  show(<DoorPage {...({ params: { id } } as Parameters<typeof DoorPage>[0])} />, { at }).user;
const person = {
  ...{ participationId: idOf('place'), userId: aisha.id, name: 'Aisha Khan', roleId: null },
  ...{ profileImage: null, state: 'checked_in' as const, startTime, leftAt: null },
  arrivedAt: startTime,
};

const openList = (people: DayPerson[], can: DayEvent['can'] = ['day.read', 'day.record']) => {
  const event = { ...{ id, title, location, timeZone, roles: [] }, status: 'ONGOING' as const };
  const times = { startTime: soon, endTime: soon, closesAt: soon };
  server.on(readDay, {
    event: { ...event, ...times, opensAt: '2026-01-01T00:00:00.000Z', can: [...can] },
    ...{ people, asking: [], next: null },
  });
};

it.each([
  [['day.read', 'day.record'] as const, false],
  [['day.read', 'day.record', 'day.correct'] as const, true],
])('RG-01 the list offers what %j allows, and no more', async (can, mayCorrect) => {
  openList([person], [...can]);
  const user = page();
  await user.click(await screen.findByRole('button', { name: 'More about Aisha Khan' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('menuitem', { name: 'Not here after all' })).toBeDefined();
  expect(menu.queryByRole('menuitem', { name: 'Change times' }) !== null).toBe(mayCorrect);
});

it('EL-05 a roll call leads back to the list and offers nothing else to do', async () => {
  openList([person]);
  page('/?show=on-site');
  const back = await screen.findByRole('link', { name: 'Back to the list' });
  expect(back.getAttribute('href')).toBe(`/volunteer/door/${id}`);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Print']);
});

it('RG-01 whose right is over, or not usable yet, is told when it is', async () => {
  server.on(readDay, () => {
    throw refused('accounts.not_allowed');
  });
  page();
  expect(await screen.findByText('This list is not open now')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'At the door' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toBeDefined();
});

it('RG-01 DY-06 when the right is taken away, the list says so and keeps in sight what was not sent', async () => {
  const expected = { ...person, state: 'confirmed' as const, arrivedAt: null };
  const zoya = { ...expected, participationId: idOf('other place'), name: 'Zoya Malik' };
  openList([expected, zoya]);
  const user = page();
  const arrived = await screen.findByRole('button', { name: 'Arrived Aisha Khan' });
  server.refuse(sendMarks, 'No.', { status: 403, code: 'accounts.not_allowed' });
  server.refuse(readDay, 'No.', { status: 403, code: 'accounts.not_allowed' });
  await user.click(arrived);
  expect(await screen.findByText('This list is no longer yours')).toBeDefined();
  expect(screen.getByText(/not sent\. Please tell an organiser/)).toBeDefined();
  expect(screen.getByRole('listitem').textContent).toMatch(/^Aisha Khan: Arrived, \d/);
  expect(screen.queryByText(/logged out/)).toBeNull();
  expect(screen.queryByText(/Zoya/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a walk-in' })).toBeNull();
  // Once an organiser has given it back, what waited is sent and the list goes on.
  openList([expected, zoya]);
  server.on(sendMarks, ({ marks }) => ({
    results: marks.map(({ id: mark }) => ({
      ...{ id: mark, outcome: 'done' as const, code: null, message: '' },
      person: { ...expected, state: 'checked_in' as const, arrivedAt: startTime },
    })),
  }));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(server.sent(sendMarks).length).toBeGreaterThan(1));
});

it('RG-01 DY-06 who corrects the day is no Admin by that: logged out, they come back to this list', async () => {
  openList([{ ...person, state: 'confirmed', arrivedAt: null }], ['day.record', 'day.correct']);
  const user = page();
  server.refuse(sendMarks, 'No.', { status: 401, code: 'accounts.sign_in_needed' });
  await user.click(await screen.findByRole('button', { name: 'Arrived Aisha Khan' }));
  const login = await screen.findByRole('link', { name: 'Log in' });
  const { pathname, search } = new URL(login.getAttribute('href') ?? '', 'https://saath.example');
  expect([pathname, new URLSearchParams(search).get('returnTo')]).toEqual([
    ...['/login', `/volunteer/door/${id}`],
  ]);
});
