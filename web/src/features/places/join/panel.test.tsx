import type { Question } from '@saath/contract/events/questions/schema';
import { requestJoin, withdraw } from '@saath/contract/places/joining/endpoints';
import { joiningErrors, joiningMessages } from '@saath/contract/places/joining/messages';
import type { MyParticipation } from '@saath/contract/places/joining/schema';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { beforeScripts } from '../../../testing/before-scripts.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { toast } from '../../../ui/toast.ts';
import { AskForRole } from './ask-for-role.tsx';
import { reasonNotToJoin } from './may-join.ts';
import { JoinPanel } from './panel.tsx';
import { event, volunteer } from './testing/river-clean-up.ts';

const server = fakeServer();
hearToasts();

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

type Given = Partial<ComponentProps<typeof JoinPanel>>;

/** Returns what counts how often the page's data was loaded again. */
async function show(given: Given) {
  const loader = vi.fn(() => null);
  const plain = { event, viewer: volunteer, mine: undefined, clash: null, onMailed: vi.fn() };
  const element = <JoinPanel {...plain} {...given} />;
  const routes = [{ id: 'page', path: '/', element, loader }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { page: null } } });
  render(<RouterProvider router={router} />);
  // What only those who are signed in can do is loaded when they are.
  await waitFor(() => expect(document.querySelector('a, button')).not.toBeNull());
  return loader;
}
const ask = () => screen.getByRole('button', { name: 'Request to Join' });
const notOpen = joiningErrors['joining.not_open'];

it('WI-01 EV-02 RO-04 a guest signs up or logs in on the way to the event, and to the role of a link', async () => {
  await show({ viewer: null });
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('Ask for a place')).toBe(`/signup?event=${event.id}`);
  expect(link('Log in')).toBe(`/login?returnTo=%2Fevent%2F${event.id}`);
  cleanup();
  const role = idOf('aider');
  await show({ viewer: null, chosen: role });
  expect(link('Ask for a place')).toBe(`/signup?event=${event.id}&role=${role}`);
  expect(link('Log in')).toBe(`/login?returnTo=%2Fevent%2F${event.id}%3Frole%3D${role}`);
});

it('EV-02 WL-01 a guest is told that an event is full, and what asking comes to', async () => {
  const role = event.role.map((each) => ({ ...each, filled: each.maxVolunteers }));
  await show({ event: { ...event, role }, viewer: null });
  expect(screen.getByText(/^All its places are taken by now/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Join the wait list' })).toBeTruthy();
});

it('EV-02 RO-04 a guest is not sent to log in for what cannot be joined', async () => {
  await show({ event: { ...event, status: 'COMPLETED' }, viewer: null });
  expect(screen.queryByRole('link', { name: /log in/i })).toBeNull();
  expect(screen.getByRole('heading', { name: 'This event is over' })).toBeTruthy();
  expect(screen.getByText(notOpen.message)).toBeTruthy();
  const next = screen.getByRole('link', { name: 'See upcoming events' });
  expect(next.getAttribute('href')).toBe('/events?tab=upcoming');
});

it('EV-02 an organiser is led to the requests', async () => {
  await show({ viewer: { ...volunteer, role: 'Admin' } });
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/admin/event/${event.id}`);
});

it('WI-01 a role that is asked for before the scripts run is asked for once they do', async () => {
  const participation = { ...waiting, state: 'requested', position: null, answer: '' } as const;
  server.on(requestJoin, { message: joiningMessages.sent, participation, mailedTo: null });
  const [, role] = event.role;
  if (!role) throw new Error('the event has no such role');
  const asking = { event, role, userId: volunteer.id, onMailed: vi.fn() };
  const routes = [{ path: '/', element: <AskForRole {...asking} isMain isRuledOut={false} /> }];
  const wake = beforeScripts(<RouterProvider router={createMemoryRouter(routes)} />);
  await userEvent.click(screen.getByRole('button'));
  expect(server.sent(requestJoin)).toEqual([]);
  await wake();
  await waitFor(() => expect(asking.onMailed).toHaveBeenCalled());
  expect(server.sent(requestJoin)).toMatchObject([{ body: { roleId: role.id } }]);
});

it('WI-01 EL-04 a press on a role that asks something opens its questions, also before the scripts run', async () => {
  const [, role] = event.role;
  if (!role) throw new Error('the event has no such role');
  const question: Question = {
    ...{ id: idOf('plate'), roleId: null, kind: 'text', words: 'Licence plate', choices: [] },
    ...{ lowest: null, highest: null, isNeeded: true, isSensitive: false, template: null },
  };
  const asked = { ...event, questions: [question] };
  const asking = { event: asked, role, userId: volunteer.id, onMailed: vi.fn() };
  const routes = [{ path: '/', element: <AskForRole {...asking} isMain isRuledOut={false} /> }];
  const wake = beforeScripts(<RouterProvider router={createMemoryRouter(routes)} />);
  await userEvent.click(screen.getByRole('button'));
  await wake();
  expect(await screen.findByLabelText(/^Licence plate/)).toBeTruthy();
  expect(server.sent(requestJoin)).toEqual([]);
});

it('RO-04 a volunteer asks for a role with a note, is told, and sees the page anew', async () => {
  const participation = { ...waiting, state: 'requested', position: null, answer: '' } as const;
  server.on(requestJoin, { message: joiningMessages.sent, participation, mailedTo: null });
  const load = await show({});
  expect(screen.getByRole('option', { name: 'Usher (full)' })).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'First aider');
  await userEvent.type(screen.getByLabelText(/^A word to the organiser/), 'I have a kit');
  await userEvent.click(ask());
  const body = {
    ...{ eventId: event.id, userId: volunteer.id, roleId: idOf('aider') },
    note: 'I have a kit',
  };
  expect(server.sent(requestJoin)).toEqual([{ path: requestJoin.path, body }]);
  expect(server.asked()).toHaveLength(1);
  expect(toast.success).toHaveBeenCalledWith(joiningMessages.sent);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
});

it('RO-04 a refusal is told in the words of the server, and the page looks again', async () => {
  const { message, status } = notOpen;
  server.refuse(requestJoin, message, { status, code: 'joining.not_open' });
  const load = await show({});
  await userEvent.click(ask());
  expect(toast.error).toHaveBeenCalledWith(message);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
});

it('RO-04 only upcoming events can be asked for, and the reason stands beside the button', async () => {
  await show({ event: { ...event, status: 'ONGOING' } });
  expect(ask()).toHaveProperty('disabled', true);
  expect(screen.queryByLabelText('Role')).toBeNull();
  expect(screen.getByText(notOpen.message)).toBeTruthy();
  expect(reasonNotToJoin(undefined)).toBe('Status not available');
  expect(reasonNotToJoin('UPCOMING')).toBeUndefined();
});

it('RO-04 who asked sees place and answer, and withdraws after one more question', async () => {
  const participation = { ...waiting, state: 'withdrawn', position: null } as const;
  server.on(withdraw, { message: joiningMessages.withdrawn, participation });
  const load = await show({ mine: waiting });
  expect(screen.getByRole('heading', { name: 'Wait list, 2nd: Usher' })).toBeTruthy();
  expect(screen.getByText('Please bear with us.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(server.asked()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(toast.success).toHaveBeenCalledWith(joiningMessages.withdrawn);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
});

it('RO-04 nothing is taken back once the event has begun; who withdrew may ask again', async () => {
  await show({ event: { ...event, status: 'ONGOING' }, mine: waiting });
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  cleanup();
  const withdrawn = { ...waiting, state: 'withdrawn', position: null } as const;
  await show({ mine: withdrawn });
  expect(ask()).toHaveProperty('disabled', false);
});

const clash = {
  eventId: idOf('beach'),
  title: 'Beach clean-up',
  startTime: event.startTime,
  endTime: event.endTime,
  timeZone: event.timeZone,
  minutesAway: null,
};
const instant = { ...event, mode: 'instant' } as const;
const shiftTimes = { startsAt: '2026-12-05T06:00:00.000Z', endsAt: '2026-12-05T08:00:00.000Z' };

it('JO-04 who has another place then may ask organisers all the same, but cannot take a place at once', async () => {
  await show({ clash });
  expect(ask()).toHaveProperty('disabled', false);
  cleanup();
  await show({ event: instant, clash });
  expect(screen.getByRole('button', { name: 'Take a place' })).toHaveProperty('disabled', true);
});

const inState = (state: MyParticipation['state'], roleName: string | null = 'Usher') => ({
  mine: { ...waiting, state, roleName, position: null },
});
const title = () => screen.getByRole('heading', { level: 2 }).textContent;

it('WI-01 G11 who is in reads so first, with role and time, and what one does then', async () => {
  await show(inState('confirmed'));
  expect(title()).toBe("You're in: Usher · Sat 5 Dec, 9:00 AM");
  const calendar = screen.getByRole('link', { name: 'Add to calendar' });
  expect(calendar.getAttribute('href')).toBe(`/event/${event.id}/calendar.ics`);
  const organisers = screen.getByRole('link', { name: 'Message the organisers' });
  expect(organisers.getAttribute('href')).toBe(`/volunteer/messages/${event.id}`);
  await userEvent.click(screen.getByRole('button', { name: "I can't come" }));
  expect(screen.getByRole('alertdialog', { name: "I can't come" })).toBeTruthy();
});

it('WI-01 G11 the time of who is in is that of their shift', async () => {
  const shift = { id: idOf('late'), place: 'Gate 2', ...shiftTimes };
  await show({ mine: { ...inState('confirmed').mine, shift } });
  expect(title()).toBe("You're in: Usher · Sat 5 Dec, 11:00 AM");
});

it('WI-01 who is asked whether they come can say no in one place only', async () => {
  const { id, title, location, startTime, endTime, timeZone } = event;
  const asked = {
    ...{ participationId: waiting.id, roleName: 'Usher', given: null },
    event: { id, title, location, startTime, endTime, timeZone },
  };
  await show({ ...inState('confirmed'), asked });
  expect(screen.getByText('Are you coming?')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: "I can't come" })).toHaveLength(1);
});

it.each([
  ['requested', 'Usher', 'You asked for: Usher'],
  ['requested', null, 'You asked for: Any role that fits'],
  ['declined', 'Usher', 'Not this time: Usher'],
] as const)('WI-01 RO-04 who is %s for %s reads: %s', async (state, role, text) => {
  await show(inState(state, role));
  expect(title()).toBe(text);
});

it('JO-05 the button says what pressing it comes to', async () => {
  await show({ event: instant });
  expect(screen.getByText('You get a place at once', { exact: false })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Take a place' })).toHaveProperty('disabled', false);
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Usher (full)');
  expect(screen.getByRole('button', { name: 'Join the wait list' })).toBeTruthy();
});

it('JO-06 an offered place stands with its two answers, and without a way to withdraw', async () => {
  const offeredUntil = new Date(Date.now() + 3_600_000).toISOString();
  const mine = { ...waiting, state: 'offered', position: null, offeredUntil } as const;
  await show({ mine });
  expect(screen.getByRole('heading', { name: 'Place offered: Usher' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Take the place/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});
