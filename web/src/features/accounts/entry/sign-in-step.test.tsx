/** WI-05 on the screen: a link that logs in does so by a press. */
import { signInByLink } from '@saath/contract/accounts/account-care/endpoints';
import { loginMessages } from '@saath/contract/accounts/accounts/messages';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearLeaving } from '../../../testing/heard.ts';
import { aisha, idOf } from '../../../testing/people-and-events.ts';
import { SignInStep } from './sign-in-step.tsx';

const server = fakeServer();
const leave = hearLeaving();

const back = `/event/${idOf('beach')}`;
const show = (isDead = false) =>
  render(<SignInStep token="t" isDead={isDead} name="Aisha Khan" returnTo={back} />, {
    wrapper: MemoryRouter,
  });

it('WI-05 opening the page sends nothing; one press logs in and leads on', async () => {
  server.on(signInByLink, { message: loginMessages.success, user: aisha });
  show();
  expect(screen.getByText('Aisha Khan')).toBeDefined();
  expect(server.asked()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(server.sent(signInByLink).map(({ body }) => body)).toEqual([{ token: 't' }]);
  expect(leave).toHaveBeenCalledWith(back);
});

it('G15 WI-05 a dead link says so at once, or when it died since, and keeps the way to the event', async () => {
  show(true);
  expect(screen.getByText('Token Expired or Invalid')).toBeDefined();
  const again = screen.getByRole('link', { name: 'Log in' });
  expect(again.getAttribute('href')).toBe(`/login?returnTo=${encodeURIComponent(back)}`);
  cleanup();
  server.refuse(signInByLink, 'No.', { status: 400, code: 'accounts.token_invalid' });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Token Expired or Invalid')).toBeDefined();
  expect(leave).not.toHaveBeenCalled();
});
