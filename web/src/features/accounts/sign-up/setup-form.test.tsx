import { createFirstAdmin } from '@saath/contract/accounts/accounts/endpoints';
import { accountErrors, signupMessages } from '@saath/contract/accounts/accounts/messages';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearLeaving } from '../../../testing/heard.ts';
import { aisha } from '../../../testing/people-and-events.ts';
import { SetupForm } from './setup-form.tsx';

const leave = hearLeaving();
const server = fakeServer();

async function send(password = 'Sunrise7!', token = 'secret') {
  render(<SetupForm token={token} />, { wrapper: MemoryRouter });
  await userEvent.type(screen.getByLabelText('Full name'), 'Aisha Khan');
  await userEvent.type(screen.getByLabelText('Email'), 'aisha@example.org');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Become the first Admin' }));
}

it('AU-09 the first Admin is made and comes to the first steps', async () => {
  server.on(createFirstAdmin, { user: { ...aisha, role: 'Admin' }, message: '' });
  await send();
  const body = {
    token: 'secret',
    name: 'Aisha Khan',
    email: 'aisha@example.org',
    password: 'Sunrise7!',
  };
  expect(server.sent(createFirstAdmin)).toEqual([{ path: createFirstAdmin.path, body }]);
  expect(leave).toHaveBeenCalledWith('/admin/first-run');
});

it('AU-09 a weak password or an impossible link is told without asking the server', async () => {
  await send('sunrise', 'x'.repeat(201));
  expect(await screen.findByText(signupMessages.passwordShort)).toBeDefined();
  expect(screen.getByText(accountErrors['accounts.token_invalid'].message)).toBeDefined();
  expect(server.asked()).toEqual([]);
});

it('AU-09 an installation with an Admin leads to the login', async () => {
  const { status, message } = accountErrors['accounts.setup_done'];
  server.refuse(createFirstAdmin, message, { status, code: 'accounts.setup_done' });
  await send();
  expect(screen.getByText(message)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/admin/login');
});

it('AU-09 what the server refuses is shown at its field', async () => {
  const fields = { email: 'Not this one.' };
  server.refuse(createFirstAdmin, 'Please check.', { fields });
  await send();
  expect(screen.getByText('Not this one.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  expect(leave).not.toHaveBeenCalled();
});
