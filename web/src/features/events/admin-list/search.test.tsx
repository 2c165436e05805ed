import { searchEvents } from '@saath/contract/events/events/endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { AdminSearch } from './search.tsx';

const server = fakeServer();

const event = (name: string, title: string) => ({
  id: idOf(name),
  title,
  description: 'Bring gloves and water.',
  type: 'environment' as const,
  startTime: '2026-12-05T04:00:00.000Z',
  timeZone: 'Asia/Karachi',
  images: [],
});

beforeEach(() => {
  const events = [event('one', 'River clean-up'), event('two', 'River day')];
  server.on(searchEvents, { events });
});
afterEach(() => {
  vi.useRealTimers();
});

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <AdminSearch />
        <button type="button">Elsewhere</button>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.getByRole('searchbox', { name: 'Search events' });
}

it('EV-12 nothing is asked before 300 ms without a key, and never for spaces', async () => {
  vi.useFakeTimers();
  const field = show();
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const pass = async (time: number) => await act(async () => vi.advanceTimersByTimeAsync(time));
  fireEvent.focus(field);
  type('riv');
  await pass(299);
  type('river');
  await pass(299);
  expect(server.asked()).toEqual([]);
  await pass(1);
  const once = ['GET /api/event/search/?title=river'];
  expect(server.asked()).toEqual(once);
  type('   ');
  await pass(1000);
  type('');
  await pass(1000);
  expect(server.asked()).toEqual(once);
});

it('EV-12 results lead to the editor, and the arrow keys go through them', async () => {
  const user = userEvent.setup();
  const field = show();
  await user.type(field, 'river');
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/admin/event/${idOf('one')}/edit`,
    `/admin/event/${idOf('two')}/edit`,
  ]);
  expect(links[0]?.textContent).toBe('River clean-upSat, 5 Dec 2026Bring gloves and water.');
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toBe(links[0]));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toBe(links[1]));
  await user.keyboard('{ArrowUp}{ArrowUp}');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(field);
  await user.keyboard('{ArrowDown}{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field).toHaveProperty('value', '');
  expect(screen.queryByRole('link')).toBeNull();
});

it('EV-12 a title that no event has is said', async () => {
  server.on(searchEvents, { events: [] });
  await userEvent.setup().type(show(), 'xyz');
  expect(await screen.findByText('No event has “xyz” in its title.')).toBeDefined();
});

it('EV-12 a failed search empties the list and says so', async () => {
  const user = userEvent.setup();
  const field = show();
  await user.type(field, 'river');
  await screen.findAllByRole('link');
  server.refuse(searchEvents, 'down');
  await user.type(field, 's');
  expect(await screen.findByText(/^The search is not working/)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
