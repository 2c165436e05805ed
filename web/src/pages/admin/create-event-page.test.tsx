import { createEvent, listEvents } from '@saath/contract/events/events/endpoints';
import { listBranches } from '@saath/contract/office/branches/endpoints';
import type { Branch } from '@saath/contract/office/branches/schema';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { emptyDraft, writeDraft } from '../../features/events/wizard/draft.ts';
import { QueryProvider } from '../../lib/query-client.tsx';
import { fakeServer } from '../../testing/fake-server.ts';
import { beachCleanUp, idOf } from '../../testing/people-and-events.ts';
import { tooMany } from '../../testing/refused.ts';
import { show, site } from '../../testing/show.tsx';
import CreateEventPage from './create-event-page.tsx';

const server = fakeServer();
beforeEach(() => {
  sessionStorage.clear();
  server.on(listBranches, { branches: [] });
  server.on(listEvents, {
    ...{ events: [], allEvents: [], totalEvents: 0, totalPages: 0, currentPage: 1 },
  });
});

it('EV-04 before its scripts run there is nothing to fill in and nothing to press, so nothing can be lost', () => {
  const page = (
    <QueryProvider>
      <CreateEventPage />
    </QueryProvider>
  );
  const router = createMemoryRouter(
    [{ id: 'root', path: '*', loader: () => null, element: page }],
    { hydrationData: { loaderData: { root: { site } } } },
  );
  const html = renderToString(<RouterProvider router={router} />);
  expect(html).toContain('Create Event</h1>');
  expect(html).not.toMatch(/<(form|input|button)/);
});

it('EV-04 Continue too early says what lacks, and what was typed is there after a reload', async () => {
  const { user } = show(<CreateEventPage />);
  await user.type(await screen.findByLabelText('Event title'), 'Tree planting');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const lacking = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(lacking).toEqual(['Start time is required', 'End time is required']);
  cleanup();
  show(<CreateEventPage />);
  await waitFor(() =>
    expect(screen.getByLabelText('Event title')).toHaveProperty('value', 'Tree planting'),
  );
});

const branchOf = (name: string, closedAt: string | null = null): Branch => ({
  ...{ id: idOf(name), name, slug: name.toLowerCase(), closedAt, events: 0, people: [] },
});

it('OR-08 an Admin gives the event to a branch that is open, or leaves it with the organisation', async () => {
  const branches = [branchOf('North'), branchOf('Old town', '2026-11-01T04:00:00.000Z')];
  server.on(listBranches, { branches });
  show(<CreateEventPage />);
  const choice = await screen.findByLabelText<HTMLSelectElement>('Branch');
  expect([...choice.options].map(({ text }) => text)).toEqual([
    ...['The organisation itself', 'North'],
  ]);
  expect(choice.value).toBe('');
});

it('OR-08 EV-04 branches that could not be read keep nobody from making an event', async () => {
  server.on(listBranches, () => {
    throw tooMany();
  });
  show(<CreateEventPage />);
  await waitFor(() => expect(server.sent(listBranches)).toHaveLength(1));
  expect(await screen.findByLabelText('Event title')).toBeDefined();
  expect(screen.queryByLabelText('Branch')).toBeNull();
});

it.each([
  ['Create Event', true, { published: beachCleanUp.id }],
  ['Save without publishing', false, null],
] as const)(
  'EV-04 after %s the list of events comes, which opens with the new one only where everybody sees it',
  async (button, publish, state) => {
    const year = new Date().getFullYear() + 1;
    const values = {
      ...emptyDraft.values,
      ...{ title: 'Clean-up', location: 'Clifton', description: 'We clean.' },
      ...{ startTime: `${year}-05-01T09:00`, endTime: `${year}-05-01T12:00` },
      roles: [{ ...emptyDraft.values.builder, role_name: 'Helper', description: 'Helps.' }],
    };
    const roles = values.roles.map((role) => ({ ...role, maxVolunteers: '2' }));
    writeDraft(sessionStorage, { step: 2, values: { ...values, roles }, lostPictures: 0 });
    server.on(createEvent, { event: beachCleanUp, message: 'Created.' });
    const { user, router } = show(<CreateEventPage />);
    await user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/event-list'));
    expect(router.state.location.state).toEqual(state);
    expect(server.sent(createEvent)).toMatchObject([{ body: { publish: String(publish) } }]);
  },
);
