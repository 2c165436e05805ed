import { activate, activateShop } from '@saath/contract/accounts/accounts/endpoints';
import { activationMessages } from '@saath/contract/accounts/accounts/messages';
import { browseEvents, getEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { limits } from '@saath/contract/limits';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { m } from '../../../paraglide/messages.js';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearLeaving } from '../../../testing/heard.ts';
import { aisha, beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { Activation } from './activation.tsx';

const leave = hearLeaving();
const server = fakeServer();

const welcome = { message: activationMessages.success, user: aisha };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = async (endpoint: typeof activate | typeof activateShop, isDead = false) =>
  await act(async () =>
    render(
      <StrictMode>
        <MemoryRouter>
          <Activation endpoint={endpoint} token="secret" isDead={isDead} />
        </MemoryRouter>
      </StrictMode>,
    ),
  );
const failing = (status: number, code: string) => () => {
  throw new CallError('The server says no.', { status, code });
};

it.each([activate, activateShop])('AU-05 the link is used once, then home: $path', async (way) => {
  server.on(way, welcome);
  await open(way);
  expect(server.sent(way)).toEqual([{ path: way.path, body: { activation_token: 'secret' } }]);
  expect(screen.getByText(activationMessages.success)).toBeDefined();

  vi.advanceTimersByTime(limits.activationRedirect - 1);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledWith('/');
});

it('AU-05 a link that is used up or replaced says so and offers a new mail and a new sign-up', async () => {
  server.on(activate, failing(400, 'accounts.token_invalid'));
  await open(activate);
  expect(screen.getByText(m.token_expired_or_invalid())).toBeDefined();
  expect(screen.getByRole('button', { name: 'Send the activation e-mail again' })).toBeDefined();
  expect(screen.getByText(/only the newest one works/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveProperty('pathname', '/signup');
});

it.each([
  [0, 'network'],
  [429, 'request.too_many'],
  [503, 'server.busy'],
])('AU-05 trouble on the way (%i) leaves the link good for another try', async (status, code) => {
  server.on(activate, failing(status, code));
  await open(activate);
  expect(screen.queryByText(m.token_expired_or_invalid())).toBeNull();

  server.on(activate, welcome);
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(screen.getByText(activationMessages.success)).toBeDefined();
});

it('G15 AU-05 a link that is known to be dead says so at once, is not sent, and leads on', async () => {
  await open(activate, true);
  expect(server.asked()).toEqual([]);
  expect(screen.getByText(m.token_expired_or_invalid())).toBeDefined();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveProperty('pathname', '/login');
  expect(screen.getByRole('button', { name: 'Send the activation e-mail again' })).toBeDefined();
});

const role = {
  id: idOf('packer'),
  role_name: 'Packer',
  description: '',
  maxVolunteers: 2,
  minVolunteers: null,
  filled: 0,
  skills: [],
  shifts: [],
  volunteers: [],
  event_id: beachCleanUp.id,
};
const carried = { eventId: beachCleanUp.id, roleId: role.id };

async function openWith(event: Partial<Event> | undefined) {
  server.on(activate, { ...welcome, carried });
  if (event) server.on(getEvent, { event: { ...beachCleanUp, role: [role], ...event } });
  else server.refuse(getEvent, 'Event not Found!', { status: 404, code: 'events.not_found' });
  const counts = { all: 1, upcoming: 1, ongoing: 0, past: 0 };
  const { role: _roles, volunteers: _none, images: _, ...card } = beachCleanUp;
  const next = { ...card, id: idOf('next'), title: 'Tree planting', image: null, skills: [] };
  const events = [{ ...next, places: { total: 3, free: 1 } }];
  server.on(browseEvents, { events, next: null, counts });
  await open(activate);
  await act(async () => await vi.dynamicImportSettled());
  expect(screen.getByText(activationMessages.success)).toBeDefined();
}

it('WI-01 AU-05 who came for an event is led back to it, with the role chosen', async () => {
  await openWith({});
  vi.advanceTimersByTime(limits.activationRedirect - 1);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledWith(`/event/${beachCleanUp.id}?role=${role.id}`);
});

it.each<[string, Partial<Event> | undefined, string]>([
  ['is full', { role: [{ ...role, filled: 2 }] }, 'All its places are taken by now.'],
  ['is over', { status: 'COMPLETED' }, 'It is over by now.'],
  ['has begun', { status: 'ONGOING' }, 'It has begun by now'],
  ['was cancelled', { status: 'CANCELLED' }, 'It was cancelled'],
  ['is gone', undefined, 'is not there any more'],
])('WI-01 an event that %s meanwhile: one is told, and offered others', async (_, event, text) => {
  await openWith(event);
  expect(screen.getByText(new RegExp(text))).toBeDefined();
  expect(screen.getByRole('link', { name: 'Tree planting' })).toHaveProperty(
    'pathname',
    `/event/${idOf('next')}`,
  );
  expect(screen.getByRole('link', { name: 'See upcoming events' })).toBeDefined();
  vi.advanceTimersByTime(10 * limits.activationRedirect);
  expect(leave).not.toHaveBeenCalled();
});

it('WI-01 an event of which nothing can be learned is where one is led all the same', async () => {
  server.on(activate, { ...welcome, carried });
  server.refuse(getEvent, '', { status: 503, code: 'server.busy' });
  await open(activate);
  await act(async () => await vi.dynamicImportSettled());
  expect(screen.getByText(activationMessages.success)).toBeDefined();
  vi.advanceTimersByTime(limits.activationRedirect);
  expect(leave).toHaveBeenCalledWith(`/event/${beachCleanUp.id}?role=${role.id}`);
});
