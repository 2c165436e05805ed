import { countEventParts, listEvents } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { listedOutlooks } from '@saath/contract/matching/outlook/endpoints';
import type { RoleOutlook } from '@saath/contract/matching/outlook/schema';
import { archivedEvents } from '@saath/contract/places/event-archive/endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { event as riverCleanUp } from '../../features/places/join/testing/river-clean-up.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { hearToasts } from '../../testing/heard.ts';
import { beachCleanUp, idOf } from '../../testing/people-and-events.ts';
import { toast } from '../../ui/toast.ts';
import EventListPage from './event-list-page.tsx';

const server = fakeServer();
hearToasts();

const event: Event = {
  ...beachCleanUp,
  startTime: '2199-12-05T04:00:00.000Z',
  endTime: '2199-12-05T07:00:00.000Z',
};

const serve = (totalEvents: number, listed = event) => {
  const coming = totalEvents > 1 ? totalEvents - 1 : totalEvents;
  server.on(countEventParts, { today: 0, coming, past: 0, drafts: totalEvents - coming });
  server.on(listEvents, {
    events: totalEvents > 0 ? [listed] : [],
    allEvents: [],
    totalEvents,
    totalPages: Math.max(1, Math.ceil(totalEvents / 6)),
    currentPage: 1,
  });
};

function show(address: string) {
  const router = createMemoryRouter([{ path: '/admin/event-list', element: <EventListPage /> }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

/** Which events the server was asked for last. */
const asked = () => {
  const last = server.asked().findLast((each) => each.startsWith('GET /api/event/events/?'));
  return Object.fromEntries(new URLSearchParams(last?.split('?')[1]));
};

beforeEach(() => server.on(archivedEvents, { events: [] }));

it('EV-09 the address says the page, the words and the status, and the server is asked for just that', async () => {
  serve(40);
  show('/admin/event-list?page=2&q=beach&status=upcoming');
  await screen.findByText('Showing 1 of 40 events');
  expect(asked()).toEqual({ page: '2', title: 'beach', status: 'UPCOMING', people: 'counted' });
  expect(screen.getByLabelText<HTMLInputElement>('Search by title').value).toBe('beach');
  expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('UPCOMING');
  expect(screen.getByRole('link', { name: /^Edit\s*Beach clean-up$/ })).toBeTruthy();
  for (const step of [/^Copy\s*Beach clean-up$/, /^Delete\s*Beach clean-up$/])
    expect(screen.getByRole('button', { name: step })).toBeTruthy();
});

it('EV-09 a search and a status start at the first page and stand in the address', async () => {
  serve(40);
  const router = show('/admin/event-list?page=3');
  await screen.findByText('Showing 1 of 40 events');
  await userEvent.type(screen.getByLabelText('Search by title'), ' river {Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=river'));
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'CANCELLED');
  await waitFor(() => expect(router.state.location.search).toBe('?q=river&status=CANCELLED'));
  expect(asked()).toEqual({ page: '1', title: 'river', status: 'CANCELLED', people: 'counted' });
  await userEvent.selectOptions(screen.getByLabelText('Status'), '');
  await waitFor(() => expect(router.state.location.search).toBe('?q=river'));
});

it('WI-06 what narrows the list stands behind one press where there is little room, and it says how many are set', async () => {
  serve(40);
  show('/admin/event-list');
  await screen.findByText('Showing 1 of 40 events');
  const press = screen.getByRole('button', { name: 'Filters' });
  const fields = document.getElementById(press.getAttribute('aria-controls') ?? '');
  expect(press.getAttribute('aria-expanded')).toBe('false');
  expect(fields?.contains(screen.getByLabelText('Status'))).toBe(true);
  expect(fields?.contains(screen.getByLabelText('Search by title'))).toBe(false);
  await userEvent.click(press);
  expect(press.getAttribute('aria-expanded')).toBe('true');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'CANCELLED');
  const set = await screen.findByRole('button', { name: 'Filters (1)' });
  expect(set.getAttribute('aria-expanded')).toBe('true');
});

it('EV-09 nothing found leads back to everything; nothing at all leads to the first event', async () => {
  serve(0);
  const router = show('/admin/event-list?q=zebra');
  await screen.findByText('No events match');
  await userEvent.click(screen.getByRole('link', { name: 'Show all events' }));
  expect(router.state.location.search).toBe('');
  expect(await screen.findByText('Publish your first event')).toBeTruthy();
});

it('EV-09 before the first event there is one thing to do, and nothing to search', async () => {
  serve(0);
  show('/admin/event-list');
  await screen.findByText('Publish your first event');
  const main = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(main).toEqual(['Create event']);
  expect(screen.queryByLabelText('Search by title')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

it('EV-09 one page of events has no way to others', async () => {
  serve(5);
  show('/admin/event-list');
  await screen.findByText('Showing 1 of 5 events');
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  cleanup();
  serve(40);
  show('/admin/event-list');
  await screen.findByText('Showing 1 of 40 events');
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeDefined();
});

const parts = () =>
  within(screen.getByRole('navigation', { name: 'Parts of this page' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);

it('WI-06 the list opens where there is something to do, soonest first; each part has its number and address', async () => {
  serve(5);
  const router = show('/admin/event-list');
  await screen.findByText('Showing 1 of 5 events');
  expect(parts()).toEqual([
    ['Today0', null],
    ['Coming4', 'page'],
    ['Past0', null],
    ['Drafts1', null],
  ]);
  expect(asked()).toEqual({ page: '1', part: 'coming', people: 'counted' });
  await userEvent.click(screen.getByRole('link', { name: /^Drafts/ }));
  await waitFor(() => expect(asked()).toEqual({ page: '1', part: 'drafts', people: 'counted' }));
  expect(router.state.location.search).toBe('?part=drafts');
  await userEvent.type(screen.getByLabelText('Search by title'), 'river{Enter}');
  await waitFor(() => expect(asked()).toEqual({ page: '1', title: 'river', people: 'counted' }));
  expect(parts().every(([, current]) => current === null)).toBe(true);
});

it('WI-06 what is on today opens first, and an empty part says where the others are', async () => {
  serve(0);
  server.on(countEventParts, { today: 1, coming: 2, past: 3, drafts: 0 });
  show('/admin/event-list');
  await screen.findByText('Nothing is on today');
  expect(asked()).toEqual({ page: '1', part: 'today', people: 'counted' });
  expect(screen.queryByRole('link', { name: /^Drafts/ })).toBeNull();
});

it('EV-09 past the last page there are no more pages', async () => {
  serve(7);
  const router = show('/admin/event-list?page=9&status=UPCOMING');
  await waitFor(() => expect(toast.info).toHaveBeenCalledWith('No More Pages'));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2&status=UPCOMING'));
});

it('EV-09 a search that finds more than is counted says so', async () => {
  serve(1000);
  show('/admin/event-list?q=a');
  expect(await screen.findByText('Showing 1 of the newest 1000 events that match')).toBeTruthy();
});

it('MT-06 a coming event shows how sure its staffing is, once that is known', async () => {
  serve(1, { ...event, role: riverCleanUp.role });
  const worst: RoleOutlook = {
    ...{
      roleId: idOf('usher'),
      roleName: 'Usher',
      shift: null,
      level: 'at-risk',
      percent: 51,
      missing: 0,
    },
    ...{ minimum: 3, hasMinimum: true, places: 4, standbys: 2, steps: [] },
  };
  server.on(listedOutlooks, { outlooks: [{ eventId: event.id, worst }] });
  show('/admin/event-list');
  expect(await screen.findByText('At risk')).toBeTruthy();
  expect(server.asked().at(-1)).toBe(`GET /api/outlooks?ids=${event.id}`);
});
