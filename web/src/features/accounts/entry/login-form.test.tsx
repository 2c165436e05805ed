import { mailSignInLink } from '@saath/contract/accounts/account-care/endpoints';
import { accountCareMessages } from '@saath/contract/accounts/account-care/messages';
import { login, resendActivation } from '@saath/contract/accounts/accounts/endpoints';
import { accountErrors, loginMessages } from '@saath/contract/accounts/accounts/messages';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { m } from '../../../paraglide/messages.js';
import { beforeScripts } from '../../../testing/before-scripts.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearLeaving, hearToasts } from '../../../testing/heard.ts';
import { aisha, idOf } from '../../../testing/people-and-events.ts';
import { toast } from '../../../ui/toast.ts';
import { LoginForm } from './login-form.tsx';

const leave = hearLeaving();
const server = fakeServer();
hearToasts();

const welcome = (role: 'Admin' | 'Volunteer') =>
  server.on(login, { message: loginMessages.success, user: { ...aisha, role } });
const refuse = (code: string, message: string) =>
  server.refuse(login, message, { status: 403, code });

async function logIn(returnTo: string | null = null) {
  const user = userEvent.setup();
  render(<LoginForm returnTo={returnTo} />);
  await user.type(screen.getByLabelText('Email'), 'aisha@gmail.com');
  await user.type(screen.getByLabelText('Password'), 'Sunrise7!');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  return user;
}

it('AU-06 an empty form tells what is missing and asks nobody', async () => {
  render(<LoginForm returnTo={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText(loginMessages.emailRequired)).toBeDefined();
  expect(screen.getByText(loginMessages.passwordRequired)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  expect(server.asked()).toEqual([]);
});

it('AU-06 D2 whoever logs in comes to their page, which says so, and the button stays busy until then', async () => {
  welcome('Admin');
  await logIn('/volunteer/profile');
  expect(toast.afterLoad).toHaveBeenCalledWith(loginMessages.success);
  expect(leave).toHaveBeenCalledWith('/admin/dashboard');
  expect(screen.getByRole('button', { name: m.logging_in() })).toHaveProperty('disabled', true);
});

it('AU-06 an account that is not activated is offered a new mail, and what was typed stays', async () => {
  const { message } = accountErrors['accounts.not_activated'];
  refuse('accounts.not_activated', message);
  const user = await logIn();
  expect(toast.error).toHaveBeenCalledWith(message);
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Sunrise7!');

  server.on(resendActivation, { message: 'On its way' });
  await user.click(screen.getByRole('button', { name: 'Send the activation e-mail again' }));
  expect(await screen.findByText('On its way')).toBeDefined();
  expect(server.sent(resendActivation)).toEqual([
    { path: resendActivation.path, body: { email: 'aisha@gmail.com' } },
  ]);
  expect(leave).not.toHaveBeenCalled();
});

it('AU-06 a problem that only the server finds stands at its field, and the first has the focus', async () => {
  const fields = {
    email: loginMessages.emailInvalid,
    password: loginMessages.passwordShort,
  };
  server.refuse(login, fields.email, { fields });
  const user = await logIn();
  expect(vi.mocked(toast.error).mock.calls).toEqual([[loginMessages.emailInvalid]]);
  const [email, password] = [screen.getByLabelText('Email'), screen.getByLabelText('Password')];
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    loginMessages.emailInvalid,
    loginMessages.passwordShort,
  ]);
  for (const [field, message] of [
    [email, fields.email],
    [password, fields.password],
  ] as const) {
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const told = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(told?.textContent).toBe(message);
  }
  await waitFor(() => expect(document.activeElement).toBe(email));
  expect(password).toHaveProperty('value', 'Sunrise7!');

  welcome('Volunteer');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(leave).toHaveBeenCalledWith('/volunteer/dashboard');
});

it('AU-06 every rule and every failure is told in the words of the specification', async () => {
  const user = userEvent.setup();
  render(<LoginForm returnTo={null} />);
  await user.type(screen.getByLabelText('Email'), 'aisha');
  await user.type(screen.getByLabelText('Password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Please enter a valid email address')).toBeDefined();
  expect(screen.getByText('Password must be at least 6 characters')).toBeDefined();
  expect(server.asked()).toEqual([]);

  await user.type(screen.getByLabelText('Email'), '@gmail.com');
  await user.type(screen.getByLabelText('Password'), 'er');
  const press = () => user.click(screen.getByRole('button', { name: 'Log in' }));
  refuse('accounts.wrong_credentials', 'Invalid credentials');
  await press();
  expect(toast.error).toHaveBeenLastCalledWith('Invalid credentials');
  expect(screen.getByRole('alert').textContent).toBe('Invalid credentials');

  server.refuse(login, '', { status: 500, code: 'server.failed' });
  await press();
  expect(toast.error).toHaveBeenLastCalledWith('Login failed. Please try again.');
});

it('WI-01 AU-06 filled in and sent by Enter before the scripts run, one is logged in once they do', async () => {
  welcome('Volunteer');
  const wake = beforeScripts(<LoginForm returnTo={null} />);
  const form = document.querySelector('form');
  const isSentByBrowser = vi.fn((event: Event) => event.preventDefault());
  form?.addEventListener('submit', isSentByBrowser);
  await userEvent.type(screen.getByLabelText('Email'), 'aisha@gmail.com');
  await userEvent.type(screen.getByLabelText('Password'), 'Sunrise7!{Enter}');
  expect(isSentByBrowser).not.toHaveBeenCalled();
  // Nor would it be where no script runs at all: the password would stand in the address.
  expect(form?.getAttribute('method')).toBe('dialog');
  expect(server.asked()).toEqual([]);

  await wake();
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(server.sent(login)).toEqual([
    { path: login.path, body: { email: 'aisha@gmail.com', password: 'Sunrise7!' } },
  ]);
});

it('WI-05 a link by mail is asked for with the address that is typed, and the answer says nothing about it', async () => {
  const user = userEvent.setup();
  const carried = { eventId: idOf('beach'), roleId: null };
  render(<LoginForm returnTo={null} byMail={{ carried }} />, { wrapper: MemoryRouter });
  const ask = screen.getByRole('button', { name: 'Mail me a link instead' });
  await user.click(ask);
  expect(screen.getByText(loginMessages.emailRequired)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  expect(server.asked()).toEqual([]);

  await user.type(screen.getByLabelText('Email'), 'aisha@gmail.com');
  expect(screen.queryByText(loginMessages.emailRequired)).toBeNull();
  server.on(mailSignInLink, { message: accountCareMessages.signInSent });
  await user.click(ask);
  expect(await screen.findByText(accountCareMessages.signInSent)).toBeDefined();
  expect(server.sent(mailSignInLink).map(({ body }) => body)).toEqual([
    { email: 'aisha@gmail.com', eventId: carried.eventId },
  ]);
  expect(screen.getByRole('link', { name: 'Open Gmail' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Log in with a password' }));
  expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined();
});

it('WI-05 organisers are offered no link by mail', () => {
  render(<LoginForm returnTo={null} />);
  expect(screen.queryByRole('button', { name: 'Mail me a link instead' })).toBeNull();
});
