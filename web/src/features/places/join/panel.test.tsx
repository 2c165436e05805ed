import { requestJoin, withdraw } from '@saath/contract/places/joining/endpoints';
import { joiningErrors, joiningMessages } from '@saath/contract/places/joining/messages';
import type { MyParticipation } from '@saath/contract/places/joining/schema';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../lib/call.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { toast } from '../../../ui/toast.ts';
import { reasonNotToJoin } from './form.tsx';
import { JoinPanel } from './panel.tsx';
import { event, volunteer } from './testing/river-clean-up.ts';

vi.mock('../../../lib/call.ts', { spy: true });
const server = fakeServer();
vi.mock('../../../ui/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));
beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

const waiting: MyParticipation = {
  id: idOf('mine'),
  eventId: event.id,
  userId: volunteer.id,
  roleId: idOf('usher'),
  roleName: 'Usher',
  shift: null,
  state: 'waitlisted',
  position: 2,
  note: '',
  answer: 'Please bear with us.',
  requestedAt: '2026-11-02T00:00:00.000Z',
  decidedAt: '2026-11-03T00:00:00.000Z',
  offeredUntil: null,
  event: { ...event, image: null, skills: [], places: { total: 3, free: 1 } },
};

/** Returns what counts how often the page's data was loaded again. */
function show(panel: ReactNode) {
  const loader = vi.fn(() => null);
  const routes = [{ id: 'page', path: '/', element: panel, loader }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { page: null } } });
  render(<RouterProvider router={router} />);
  return loader;
}
const ask = () => screen.getByRole('button', { name: 'Request to Join' });
const notOpen = joiningErrors['joining.not_open'];

it('EV-02 RO-04 a guest logs in first and comes back to the event', () => {
  show(<JoinPanel event={event} viewer={null} mine={undefined} clash={null} />);
  expect(screen.getByRole('link', { name: 'Log in to join' }).getAttribute('href')).toBe(
    `/login?returnTo=%2Fevent%2F${event.id}`,
  );
});

it('EV-02 RO-04 a guest is not sent to log in for what cannot be joined', () => {
  show(
    <JoinPanel
      event={{ ...event, status: 'COMPLETED' }}
      viewer={null}
      mine={undefined}
      clash={null}
    />,
  );
  expect(screen.queryByRole('link', { name: /log in/i })).toBeNull();
  expect(screen.getByRole('heading', { name: 'This event is over' })).toBeTruthy();
  expect(screen.getByText(notOpen.message)).toBeTruthy();
  const next = screen.getByRole('link', { name: 'See upcoming events' });
  expect(next.getAttribute('href')).toBe('/events?tab=upcoming');
});

it('EV-02 an organiser is led to the requests', () => {
  show(
    <JoinPanel
      event={event}
      viewer={{ ...volunteer, role: 'Admin' }}
      mine={undefined}
      clash={null}
    />,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/admin/event/${event.id}`);
});

it('RO-04 a volunteer asks for a role with a note, is told, and sees the page anew', async () => {
  const participation = { ...waiting, state: 'requested', position: null, answer: '' } as const;
  server.on(requestJoin, { message: joiningMessages.sent, participation, mailedTo: null });
  const load = show(<JoinPanel event={event} viewer={volunteer} mine={undefined} clash={null} />);
  expect(screen.getByRole('option', { name: 'Usher (full)' })).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'First aider');
  await userEvent.type(screen.getByLabelText(/^A word to the organiser/), 'I have a kit');
  await userEvent.click(ask());
  const body = {
    ...{ eventId: event.id, userId: volunteer.id, roleId: idOf('aider') },
    note: 'I have a kit',
  };
  expect(call).toHaveBeenCalledExactlyOnceWith(requestJoin, { body });
  expect(toast.success).toHaveBeenCalledWith(joiningMessages.sent);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
});

it('RO-04 a refusal is told in the words of the server, and the page looks again', async () => {
  const { message, status } = notOpen;
  server.refuse(requestJoin, message, { status, code: 'joining.not_open' });
  const load = show(<JoinPanel event={event} viewer={volunteer} mine={undefined} clash={null} />);
  await userEvent.click(ask());
  expect(toast.error).toHaveBeenCalledWith(message);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
});

it('RO-04 only upcoming events can be asked for, and the reason stands beside the button', () => {
  show(
    <JoinPanel
      event={{ ...event, status: 'ONGOING' }}
      viewer={volunteer}
      mine={undefined}
      clash={null}
    />,
  );
  expect(ask()).toHaveProperty('disabled', true);
  expect(screen.queryByLabelText('Role')).toBeNull();
  expect(screen.getByText(notOpen.message)).toBeTruthy();
  expect(reasonNotToJoin(undefined)).toBe('Status not available');
  expect(reasonNotToJoin('UPCOMING')).toBeUndefined();
});

it('RO-04 who asked sees place and answer, and withdraws after one more question', async () => {
  const participation = { ...waiting, state: 'withdrawn', position: null } as const;
  server.on(withdraw, { message: joiningMessages.withdrawn, participation });
  const load = show(<JoinPanel event={event} viewer={volunteer} mine={waiting} clash={null} />);
  expect(screen.getByText('Wait list, 2nd')).toBeTruthy();
  expect(screen.getByText('Please bear with us.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(call).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(toast.success).toHaveBeenCalledWith(joiningMessages.withdrawn);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
});

it('RO-04 nothing is taken back once the event has begun; who withdrew may ask again', () => {
  show(
    <JoinPanel
      event={{ ...event, status: 'ONGOING' }}
      viewer={volunteer}
      mine={waiting}
      clash={null}
    />,
  );
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  cleanup();
  const withdrawn = { ...waiting, state: 'withdrawn', position: null } as const;
  show(<JoinPanel event={event} viewer={volunteer} mine={withdrawn} clash={null} />);
  expect(ask()).toHaveProperty('disabled', false);
});

const clash = {
  eventId: idOf('beach'),
  title: 'Beach clean-up',
  startTime: event.startTime,
  endTime: event.endTime,
  timeZone: event.timeZone,
};
const instant = { ...event, mode: 'instant' } as const;

it('JO-04 who has another place then is told which, and may ask organisers all the same', () => {
  show(<JoinPanel event={event} viewer={volunteer} mine={undefined} clash={clash} />);
  expect(screen.getByRole('link', { name: 'Beach clean-up' }).getAttribute('href')).toBe(
    `/event/${clash.eventId}`,
  );
  expect(screen.getByText('You may ask all the same', { exact: false })).toBeTruthy();
  expect(ask()).toHaveProperty('disabled', false);
  cleanup();
  show(<JoinPanel event={instant} viewer={volunteer} mine={undefined} clash={clash} />);
  expect(screen.getByText('Give that place back first', { exact: false })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Take a place' })).toHaveProperty('disabled', true);
});

it('JO-05 the button says what pressing it comes to', async () => {
  show(<JoinPanel event={instant} viewer={volunteer} mine={undefined} clash={null} />);
  expect(screen.getByText('You get a place at once', { exact: false })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Take a place' })).toHaveProperty('disabled', false);
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Usher (full)');
  expect(screen.getByRole('button', { name: 'Join the wait list' })).toBeTruthy();
});

it('JO-06 an offered place stands with its two answers, and without a way to withdraw', () => {
  const offeredUntil = new Date(Date.now() + 3_600_000).toISOString();
  const mine = { ...waiting, state: 'offered', position: null, offeredUntil } as const;
  show(<JoinPanel event={event} viewer={volunteer} mine={mine} clash={null} />);
  expect(screen.getByText('Place offered')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Take the place/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});
