import { readDay } from '@saath/contract/day/check-in/endpoints';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { aisha, beachCleanUp, idOf } from '../../testing/people-and-events.ts';
import { refused } from '../../testing/refused.ts';
import { show } from '../../testing/show.tsx';
import DoorPage from './door-page.tsx';

const server = fakeServer();
const { id, title, location, startTime, timeZone } = beachCleanUp;
const soon = new Date(Date.now() + 3_600_000).toISOString();
const page = () =>
  show(<DoorPage {...({ params: { id } } as Parameters<typeof DoorPage>[0])} />).user;
const person = {
  ...{ participationId: idOf('place'), userId: aisha.id, name: 'Aisha Khan', roleId: null },
  ...{ profileImage: null, state: 'checked_in' as const, startTime, leftAt: null },
  arrivedAt: startTime,
};

it.each([
  [['day.read', 'day.record'] as const, false],
  [['day.read', 'day.record', 'day.correct'] as const, true],
])('RG-01 the list offers what %j allows, and no more', async (can, mayCorrect) => {
  const event = { ...{ id, title, location, timeZone, roles: [] }, status: 'ONGOING' as const };
  const times = { startTime: soon, endTime: soon, opensAt: startTime, closesAt: soon };
  server.on(readDay, {
    event: { ...event, ...times, opensAt: '2026-01-01T00:00:00.000Z', can: [...can] },
    ...{ people: [person], asking: [], next: null },
  });
  const user = page();
  await user.click(await screen.findByRole('button', { name: 'More about Aisha Khan' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('menuitem', { name: 'Not here after all' })).toBeDefined();
  expect(menu.queryByRole('menuitem', { name: 'Change times' }) !== null).toBe(mayCorrect);
});

it('RG-01 whose right is over, or not usable yet, is told when it is', async () => {
  server.on(readDay, () => {
    throw refused('accounts.not_allowed');
  });
  page();
  expect(await screen.findByText('This list is not open to you')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toBeDefined();
});
