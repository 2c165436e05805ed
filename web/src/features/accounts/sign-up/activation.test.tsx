import { activate, activateShop } from '@saath/contract/accounts/accounts/endpoints';
import { activationMessages } from '@saath/contract/accounts/accounts/messages';
import { limits } from '@saath/contract/limits';
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { leaveFor } from '../../../lib/leave-for.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { aisha } from '../../../testing/people-and-events.ts';
import { Activation } from './activation.tsx';

vi.mock('../../../lib/leave-for.ts', () => ({ leaveFor: vi.fn() }));
vi.mock('../../../lib/call.ts', { spy: true });
const server = fakeServer();

const welcome = { message: activationMessages.success, user: aisha };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const open = async (endpoint: typeof activate | typeof activateShop) =>
  await act(async () =>
    render(
      <StrictMode>
        <MemoryRouter>
          <Activation endpoint={endpoint} token="secret" />
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
  expect(call).toHaveBeenCalledTimes(1);
  expect(call).toHaveBeenCalledWith(way, { body: { activation_token: 'secret' } });
  expect(screen.getByText(activationMessages.success)).toBeDefined();

  vi.advanceTimersByTime(limits.activationRedirect - 1);
  expect(leaveFor).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leaveFor).toHaveBeenCalledWith('/');
});

it('AU-05 a link that is used up or replaced says so and offers a new mail and a new sign-up', async () => {
  server.on(activate, failing(400, 'accounts.token_invalid'));
  await open(activate);
  expect(screen.getByText(activationMessages.failed)).toBeDefined();
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
  expect(screen.queryByText(activationMessages.failed)).toBeNull();

  server.on(activate, welcome);
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(screen.getByText(activationMessages.success)).toBeDefined();
});
