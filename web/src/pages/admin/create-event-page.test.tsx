import { listEvents } from '@saath/contract/events/events/endpoints';
import { listBranches } from '@saath/contract/office/branches/endpoints';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { QueryProvider } from '../../lib/query-client.tsx';
import { fakeServer } from '../../testing/fake-server.ts';
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
