import {
  cancelEvent,
  copyEvent,
  deleteEvent,
  publishEvent,
} from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { eventDeletion } from '@saath/contract/places/event-archive/endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { toast } from '../../../ui/toast.ts';
import { timesOfCopy } from '../card/copy-times.ts';
import { EventLife } from './life.tsx';

/** Ahead, and not too far. */
const year = new Date().getFullYear() + 2;

const server = fakeServer();
hearToasts();

const event: Event = {
  ...beachCleanUp,
  startTime: `${year}-12-05T04:00:00.000Z`,
  endTime: `${year}-12-05T07:00:00.000Z`,
  people: { confirmed: 2, waitlisted: 1, requested: 1 },
};

function show(change: Partial<Event> = {}) {
  const element = <EventLife event={{ ...event, ...change }} />;
  const router = createMemoryRouter(
    [
      { path: '/', element },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/'] },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

const names = (role: 'button' | 'menuitem') =>
  screen.queryAllByRole(role).map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
const MORE = 'More to do with this event';
const choose = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: MORE }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const press = async (name: string) => await userEvent.click(screen.getByRole('button', { name }));
const answer = (endpoint: typeof publishEvent | typeof cancelEvent, status: Event['status']) =>
  server.on(endpoint, { event: { ...event, status }, message: 'Done.' });

describe('EV-03 the steps that an event can take', () => {
  it.each([
    ['PENDING', ['Copy', 'Delete']],
    ['UPCOMING', ['Copy', 'Unpublish', 'Cancel event', 'Delete']],
    ['ONGOING', ['Copy', 'Cancel event', 'Delete']],
    ['COMPLETED', ['Copy', 'Delete']],
    ['CANCELLED', ['Copy', 'Delete']],
  ] as const)('EV-03 WI-06 %s', async (status, expected) => {
    show({ status });
    // In sight only what makes a draft an event.
    expect(names('button')).toEqual([...(status === 'PENDING' ? ['Publish'] : []), MORE]);
    await userEvent.click(screen.getByRole('button', { name: MORE }));
    await screen.findByRole('menu');
    expect(names('menuitem')).toEqual(expected);
  });

  it('EV-03 Publish sends the version that is on the screen; a refusal is said as it came', async () => {
    answer(publishEvent, 'UPCOMING');
    show({ status: 'PENDING' });
    await press('Publish');
    const body = { updatedAt: event.updatedAt };
    expect(server.sent(publishEvent)).toEqual([{ path: `/api/event/${event.id}/publish`, body }]);
    expect(toast.success).toHaveBeenCalledWith('Done.');
    const refusal = { status: 409, code: 'events.no_roles' };
    server.refuse(publishEvent, 'Add a role first.', refusal);
    await press('Publish');
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Add a role first.'));
  });

  it('EV-03 Cancel says how many people are told, and needs a reason', async () => {
    answer(cancelEvent, 'CANCELLED');
    show();
    await choose('Cancel event');
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this event?' });
    expect(dialog.textContent).toContain('4 people lose their places or requests');
    const confirm = screen.getAllByRole('button', { name: 'Cancel event' }).at(-1);
    await userEvent.click(confirm ?? dialog);
    expect(server.asked()).toEqual([]);
    expect(dialog.textContent).toContain('Please give a reason');
    await userEvent.type(screen.getByLabelText('Reason, for everybody concerned'), ' Flood ');
    await userEvent.click(confirm ?? dialog);
    const body = { reason: 'Flood', updatedAt: event.updatedAt };
    await waitFor(() =>
      expect(server.sent(cancelEvent)).toEqual([{ path: `/api/event/${event.id}/cancel`, body }]),
    );
  });

  it('EV-09 Delete names the version it means, and goes to the list', async () => {
    server.on(eventDeletion, { people: 0, hours: 0 });
    server.on(deleteEvent, { event: { id: event.id }, message: '' });
    const router = show();
    await choose('Delete');
    await screen.findByText('Are you sure you want to delete this?');
    await userEvent.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) as Element);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/event-list'));
    const query = new URLSearchParams({ updatedAt: event.updatedAt });
    expect(server.asked()).toContain(`DELETE /api/event/events/${event.id}?${query}`);
    expect(server.sent(deleteEvent)).toHaveLength(1);
  });
});

describe('OR-02 copying', () => {
  it('OR-02 proposes the same weekday a week on, and goes to the editor of the copy', async () => {
    const copy: Event = { ...event, id: idOf('copy'), status: 'PENDING' };
    server.on(copyEvent, { event: copy, message: 'Done.' });
    const router = show();
    await choose('Copy');
    const start = await screen.findByLabelText<HTMLInputElement>('Start time');
    expect(start.value).toBe(`${year}-12-12T09:00`);
    expect(screen.getByLabelText<HTMLInputElement>('End time').value).toBe(`${year}-12-12T12:00`);
    await press('Copy event');
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/admin/event/${copy.id}/edit`),
    );
    const body = {
      startTime: `${year}-12-12T04:00:00.000Z`,
      endTime: `${year}-12-12T07:00:00.000Z`,
      withPictures: true,
    };
    expect(server.sent(copyEvent)).toEqual([{ path: `/api/event/${event.id}/copy`, body }]);
  });

  it('OR-02 a start that is over is refused before anything is sent', async () => {
    show();
    await choose('Copy');
    const start = await screen.findByLabelText('Start time');
    await userEvent.clear(start);
    await userEvent.type(start, '2020-01-01T09:00');
    await press('Copy event');
    expect(screen.getByText('Start time must be greater than the current time.')).toBeTruthy();
    expect(server.asked()).toEqual([]);
  });

  it('OR-02 an event long ago is proposed for the first week ahead, by the clock of its zone', () => {
    const now = new Date('2026-04-02T12:00:00Z');
    const past = {
      startTime: '2026-03-01T15:00:00.000Z',
      endTime: '2026-03-01T18:30:00.000Z',
      timeZone: 'America/New_York',
    };
    // Ten in the morning on a Sunday, before and after the clocks went forward.
    expect(timesOfCopy(past, now)).toEqual({
      startTime: '2026-04-05T10:00',
      endTime: '2026-04-05T13:30',
    });
  });
});
