import { updateEvent } from '@saath/contract/events/events/endpoints';
import { findTowns } from '@saath/contract/foundation/towns/endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { beachCleanUp } from '../../../testing/people-and-events.ts';
import { toast } from '../../../ui/toast.ts';
import { AssignDialog } from '../../places/answer/assign-dialog.tsx';
import { EventEditor } from './editor.tsx';
import { Edited, field, keepEvent, press, retype } from './testing/edited-event.tsx';

const server = fakeServer();
hearToasts();

const event = beachCleanUp;
const theirs = { ...event, location: 'Sea View', updatedAt: '2026-11-02T00:00:00.000Z' };

function show(shown = event) {
  const router = createMemoryRouter([{ path: '/', element: <Edited event={shown} /> }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

beforeEach(() => server.on(findTowns, { towns: [] }));

describe('EV-10 view and edit mode', () => {
  it('EV-10 Edit opens the fields, Cancel goes back to what was stored', async () => {
    keepEvent(server, event);
    show();
    await press('Edit');
    await retype('Event title', 'Something else');
    await press('Cancel');
    expect(screen.getByText('Beach clean-up')).toBeTruthy();
    await press('Edit');
    expect(field('Event title').value).toBe('Beach clean-up');
  });

  it('MT-11 a coming event that is on no map says so, and which town is asked once it is edited', async () => {
    const towns = ['Memphis', 'Chicago'].map((near, index) => ({
      ...{ name: 'Springfield', country: 'US', near },
      point: { latitude: 40 + index, longitude: -90 },
    }));
    keepEvent(server, { ...event, point: null });
    server.on(findTowns, { towns });
    show({ ...event, point: null });
    expect(screen.getByText(/^Not on the map yet/)).toBeTruthy();
    await press('Edit');
    expect(await screen.findByText('Which one is it?')).toBeTruthy();
    cleanup();
    show({ ...event, point: { latitude: 24.8, longitude: 67 } });
    expect(screen.queryByText(/^Not on the map yet/)).toBeNull();
    cleanup();
    show({ ...event, point: null, status: 'COMPLETED' });
    expect(screen.queryByText(/^Not on the map yet/)).toBeNull();
  });

  it('EV-10 Save needs every field', async () => {
    keepEvent(server, event);
    show();
    await press('Edit');
    await userEvent.clear(field('Location'));
    await press('Save');
    expect(toast.error).toHaveBeenCalledWith('Please fill in all required fields');
    expect(server.sent(updateEvent)).toEqual([]);
  });

  it('EV-10 a time in the wrong order is refused and the one before comes back', async () => {
    keepEvent(server, event);
    show();
    await press('Edit');
    await userEvent.clear(field('End time'));
    await userEvent.type(field('End time'), '2026-12-05T08:00');
    await userEvent.tab();
    expect(toast.error).toHaveBeenCalledWith('End time must be after start time');
    expect(field('End time').value).toBe('2026-12-05T12:00');
  });

  it('EV-10 Save stores and returns to view mode', async () => {
    const stored = keepEvent(server, event);
    show();
    await press('Edit');
    await retype('Event title', 'Beach day');
    await press('Save');
    await screen.findByRole('button', { name: 'Edit' });
    expect(stored.now().title).toBe('Beach day');
    expect(toast.success).toHaveBeenCalledWith('Event details updated successfully!');
  });
});

it('EV-10 a cancelled event is shown and not edited', () => {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <EventEditor
          event={{ ...event, status: 'CANCELLED' }}
          assignDialog={(given) => <AssignDialog {...given} />}
        />
      ),
    },
  ]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.getByText(/A cancelled event stays as it was/)).toBeTruthy();
});

describe('EV-10 two organisers at once', () => {
  it('EV-10 the later save is told, and Keep editing saves over the version that was shown', async () => {
    const stored = keepEvent(server, theirs);
    show();
    await press('Edit');
    await retype('Event title', 'Beach day');
    await press('Save');
    expect(await screen.findByText('Someone else changed this event')).toBeTruthy();
    expect(screen.getByText('Sea View')).toBeTruthy();
    expect(field('Event title').value).toBe('Beach day');
    expect(stored.now().title).toBe('Beach clean-up');
    await press('Keep editing');
    await press('Save');
    await waitFor(() => expect(stored.now().title).toBe('Beach day'));
    expect(stored.now().location).toBe('Sea View');
  });

  it('EV-10 Load their version gives the own changes up', async () => {
    keepEvent(server, theirs);
    show();
    await press('Edit');
    await retype('Event title', 'Beach day');
    await press('Save');
    await userEvent.click(await screen.findByRole('button', { name: 'Load their version' }));
    expect(field('Event title').value).toBe('Beach clean-up');
    expect(field('Location').value).toBe('Sea View');
  });
});

describe('NT-02 whom a change tells', () => {
  const people = { confirmed: 9, waitlisted: 2, requested: 3 };
  const concerned = {
    ...event,
    startTime: '2099-12-05T04:00:00.000Z',
    endTime: '2099-12-05T07:00:00.000Z',
    people,
  };
  const showConcerned = () => {
    keepEvent(server, concerned);
    const router = createMemoryRouter([
      {
        path: '/',
        element: (
          <EventEditor event={concerned} assignDialog={(given) => <AssignDialog {...given} />} />
        ),
      },
    ]);
    render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
  };
  const sent = () => server.sent(updateEvent);

  it('NT-02 asks with the number and who, tells by default, and can leave a small correction untold', async () => {
    showConcerned();
    await press('Edit');
    await retype('Location', 'Clifton beach');
    await press('Save');
    expect(await screen.findByText('Notify 14 people?')).toBeTruthy();
    for (const text of ['9 with a place', '2 on the wait list', '3 who asked for a place'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(sent()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Save and notify' })).toBeTruthy();
    await userEvent.click(screen.getByLabelText('Tell them of the new place'));
    await press('Save without notifying');
    await waitFor(() => expect(sent()).toMatchObject([{ body: { notify: false } }]));
  });

  it('NT-02 a new time is always told, and the question can be left to go on typing', async () => {
    showConcerned();
    await press('Edit');
    await userEvent.clear(field('End time'));
    await userEvent.type(field('End time'), '2099-12-05T13:00');
    await press('Save');
    const question = await screen.findByRole('alertdialog');
    expect(screen.getByText(/Of a new time people are always told/)).toBeTruthy();
    expect(screen.queryByLabelText('Tell them of the new place')).toBeNull();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(sent()).toEqual([]);
    await press('Save');
    await press('Save and notify');
    await waitFor(() => expect(sent()).toMatchObject([{ body: { notify: true } }]));
  });
});
