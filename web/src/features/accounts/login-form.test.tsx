import { login, resendActivation } from '@saath/contract/accounts/endpoints';
import { accountErrors, loginMessages } from '@saath/contract/accounts/messages';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-error.ts';
import { toast } from '../../ui/toast.ts';
import { LoginForm } from './login-form.tsx';

vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../ui/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

const assign = vi.fn();
beforeEach(() => {
  vi.stubGlobal('location', { assign });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.body.replaceChildren();
});

const answering = (role: 'Admin' | 'Volunteer') => async () => ({
  message: loginMessages.success,
  user: { id: 'u', email: 'aisha@gmail.com', role },
});
const refusing = (code: string, message: string) => async () => {
  throw new CallError(message, { status: 403, code });
};

async function logIn(returnTo: string | null = null) {
  const user = userEvent.setup();
  render(<LoginForm returnTo={returnTo} />);
  await user.type(screen.getByLabelText('Email'), 'aisha@gmail.com');
  await user.type(screen.getByLabelText('Password'), 'Sunrise7!');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  return user;
}

it('AU-06 an empty form tells what is missing and asks nobody', async () => {
  render(<LoginForm returnTo={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText(loginMessages.emailRequired)).toBeDefined();
  expect(screen.getByText(loginMessages.passwordRequired)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(call).not.toHaveBeenCalled();
});

it('AU-06 whoever logs in comes to their page, and the button stays busy until then', async () => {
  vi.mocked(call).mockImplementation(answering('Admin') as never);
  await logIn('/volunteer/profile');
  expect(toast.success).toHaveBeenCalledWith(loginMessages.success);
  expect(assign).toHaveBeenCalledWith('/admin/dashboard');
  expect(screen.getByRole('button', { name: loginMessages.busy })).toHaveProperty('disabled', true);
});

it('AU-06 an account that is not activated is offered a new mail, and what was typed stays', async () => {
  const { message } = accountErrors['accounts.not_activated'];
  vi.mocked(call).mockImplementation(refusing('accounts.not_activated', message) as never);
  const user = await logIn();
  expect(toast.error).toHaveBeenCalledWith(message);
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Sunrise7!');

  vi.mocked(call).mockImplementation((async () => ({ message: 'On its way' })) as never);
  await user.click(screen.getByRole('button', { name: 'Send the activation e-mail again' }));
  expect(await screen.findByText('On its way')).toBeDefined();
  expect(call).toHaveBeenLastCalledWith(resendActivation, { body: { email: 'aisha@gmail.com' } });
  expect(assign).not.toHaveBeenCalled();
});

it('AU-06 nothing is sent before the scripts run, and what was filled in by then is kept', async () => {
  vi.mocked(call).mockImplementation(answering('Volunteer') as never);
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<LoginForm returnTo={null} />);
  const [email, password] = page.querySelectorAll('input');
  const button = page.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!email || !password || !button) throw new Error('the form is not there');
  expect(button.disabled).toBe(true);
  email.value = 'aisha@gmail.com';
  password.value = 'Sunrise7!';

  const root = await act(async () => hydrateRoot(page, <LoginForm returnTo={null} />));
  expect(button.disabled).toBe(false);
  await userEvent.click(button);
  expect(call).toHaveBeenCalledWith(login, {
    body: { email: 'aisha@gmail.com', password: 'Sunrise7!' },
  });
  await act(async () => root.unmount());
});
