import type { Event } from '@saath/contract/events/events/schema';
import { eventOutlook, shortEvents } from '@saath/contract/matching/outlook/endpoints';
import { nextStepKinds } from '@saath/contract/matching/outlook/rules';
import type { RoleOutlook } from '@saath/contract/matching/outlook/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { EventOutlook } from './event-outlook.tsx';
import { RoleOutlookChip } from './role-outlook-chip.tsx';
import { ShortEvents } from './short-events.tsx';
import { chanceInWords, levelInWords, stepAddress, stepInWords } from './words.ts';

const server = fakeServer();

const id = (last: number) => `0191d000-0000-7000-8000-00000000000${last}`;

const role: RoleOutlook = {
  ...{ roleId: id(1), roleName: 'Usher', shift: null, level: 'thin', percent: 86, missing: 0 },
  ...{ minimum: 8, hasMinimum: true, places: 10, standbys: 2 },
  steps: [
    { kind: 'ask-unanswered', count: 3, percent: 93 },
    { kind: 'open-places', count: 1, percent: 91 },
  ],
};
const sure: RoleOutlook = {
  ...{ ...role, roleId: id(2), roleName: 'Cook', level: 'covered', percent: 99 },
  ...{ standbys: 0, steps: [] },
};

const event = {
  ...{ id: id(9), title: 'River clean-up', status: 'UPCOMING', timeZone: 'Asia/Karachi' },
  ...{ startTime: '2199-12-05T04:00:00.000Z', endTime: '2199-12-05T07:00:00.000Z' },
  role: [{ id: id(1), shifts: [] }],
} as unknown as Event;

function show(element: ReactNode) {
  const router = createMemoryRouter([{ path: '/', element }]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const whole = (...roles: [RoleOutlook, ...RoleOutlook[]]) => ({
  outlook: {
    worstRoleId: roles[0].roleId,
    roles: roles.map((each) => ({ ...each, shifts: [] })),
  },
});

it('MT-06 an event tells how sure its least sure role is, in words and figures, and what would help', async () => {
  server.on(eventOutlook, whole(role, sure));
  show(<EventOutlook event={event} />);
  expect(await screen.findAllByText('Usher')).toHaveLength(2);
  expect(screen.getAllByText('Thin')).toHaveLength(2);
  expect(screen.getAllByText('86% that at least 8 of 10 come')).toHaveLength(2);
  expect(screen.getByText(/With 2 standbys ready it would reach 90%/)).toBeDefined();
  const steps = within(screen.getByRole('list', { name: 'What would help most' }));
  const links = steps
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    [
      'Ask the 3 people who have not said yet whether they come',
      `/admin/event/${id(9)}?tab=roster#queue`,
    ],
    ['Open one place more and fill it', `/admin/event/${id(9)}/edit?tab=roles`],
  ]);
  expect(steps.getByText('raises the chance to 93%')).toBeDefined();
  expect(screen.getByText(/never about one person/)).toBeDefined();
  expect(server.asked()).toEqual([`GET /api/event/${id(9)}/outlook`]);
});

it('MT-06 nothing is shown, and nothing asked, for an event that is over; nothing when none of it is to come', async () => {
  show(<EventOutlook event={{ ...event, status: 'COMPLETED' }} />);
  expect(server.asked()).toEqual([]);
  server.on(eventOutlook, { outlook: null });
  show(<EventOutlook event={event} />);
  await vi.waitFor(() => expect(screen.queryByText('Will enough people come?')).toBeNull());
});

it('MT-06 what cannot be loaded says so', async () => {
  server.refuse(eventOutlook, 'The server is asleep.');
  show(<EventOutlook event={event} />);
  expect(await screen.findByText('The outlook could not be loaded')).toBeDefined();
});

it('MT-06 each role of the roster has its own chip', async () => {
  server.on(eventOutlook, whole(role, sure));
  show(<RoleOutlookChip event={event} roleId={id(2)} />);
  expect(await screen.findByText('Covered')).toBeDefined();
});

it('MT-06 the dashboard lists what may lack people, or says that nothing does', async () => {
  const short = { event: { ...event, role: undefined }, worst: role };
  server.on(shortEvents, { events: [short], more: 2 });
  show(<ShortEvents />);
  expect(await screen.findByRole('link', { name: 'River clean-up' })).toBeDefined();
  expect(screen.getByRole('link', { name: '2 more events may lack people.' })).toBeDefined();
  expect(server.asked()).toEqual([`GET ${shortEvents.path}`]);
  cleanup();
  server.on(shortEvents, { events: [], more: 0 });
  show(<ShortEvents />);
  expect(await screen.findByText(/Nothing in the next 14 days/)).toBeDefined();
});

it('MT-06 every step has words for one and for many, and leads to where one does it', () => {
  for (const kind of nextStepKinds)
    for (const count of [1, 4]) {
      const step = { kind, count, percent: 90 };
      expect(stepInWords(step, true).length).toBeGreaterThan(10);
      expect(stepAddress(step, id(9))).toContain(id(9));
    }
  const lower = { kind: 'lower-minimum', count: 3, percent: 90 } as const;
  expect(stepInWords(lower, true)).toBe('Lower the minimum to 3');
  expect(stepInWords(lower, false)).toContain('Set a minimum of 3');
});

it('MT-06 a chance is told with what it is of', () => {
  const chance = (percent: number, minimum: number, places: number, missing = 0) =>
    chanceInWords({ percent, minimum, places, missing });
  expect(chance(51, 3, 4)).toBe('51% that at least 3 of 4 come');
  expect(chance(0, 10, 10)).toBe('<1% that all 10 come');
  expect(chance(0, 8, 10, 3)).toBe('5 of the 8 people needed have a place');
  expect(levelInWords({ level: 'at-risk', missing: 3 })).toBe('At risk · 3 more needed');
  expect(levelInWords({ level: 'at-risk', missing: 0 })).toBe('At risk');
  expect(chance(80, 1, 1)).toBe('80% that the one person needed comes');
});
