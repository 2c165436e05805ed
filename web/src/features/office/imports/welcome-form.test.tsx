import { accountErrors, signupMessages } from '@saath/contract/accounts/accounts/messages';
import { welcome } from '@saath/contract/office/imports/endpoints';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { m } from '../../../paraglide/messages.js';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearLeaving } from '../../../testing/heard.ts';
import { aisha } from '../../../testing/people-and-events.ts';
import { WelcomeForm } from './welcome-form.tsx';

const leave = hearLeaving();
const server = fakeServer();

async function send({ repeated = 'Sunrise7!', accepts = true } = {}) {
  render(<WelcomeForm token="secret" />, { wrapper: MemoryRouter });
  await userEvent.type(screen.getByLabelText('New password'), 'Sunrise7!');
  await userEvent.type(screen.getByLabelText('Repeat it'), repeated);
  if (accepts) await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Set my password and start' }));
}

it('OR-04 the first password leads to the dashboard', async () => {
  server.on(welcome, { message: '', user: aisha });
  await send();
  const body = { token: 'secret', password: 'Sunrise7!', terms: true };
  expect(server.sent(welcome)).toEqual([{ path: welcome.path, body }]);
  expect(leave).toHaveBeenCalledWith('/volunteer/dashboard');
});

it('OR-04 the terms must be accepted, and the passwords be the same', async () => {
  await send({ accepts: false });
  expect(screen.getByText(signupMessages.terms)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox')));
  cleanup();
  await send({ repeated: 'Sunrise8!' });
  expect(screen.getByText(m.passwords_do_not_match())).toBeDefined();
  expect(server.asked()).toEqual([]);
});

it('OR-04 a link that ended leads to a new one', async () => {
  const { status, message } = accountErrors['accounts.token_invalid'];
  server.refuse(welcome, message, { status, code: 'accounts.token_invalid' });
  await send();
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByRole('button', { name: /again/ })).toBeDefined();
  // Who chose it already only has to log in.
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
});
