/** AU-10 on the screen: what each form says, and that a link is used by a press only. */
import {
  changeEmail,
  endSession,
  forgotPassword,
  keepAccount,
  listSessions,
  resetPassword,
} from '@saath/contract/accounts/account-care/endpoints';
import { accountCareMessages } from '@saath/contract/accounts/account-care/messages';
import { getUser } from '@saath/contract/accounts/accounts/endpoints';
import type { Endpoint } from '@saath/contract/endpoint';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { aisha, idOf } from '../../../testing/people-and-events.ts';
import { LoggedInAs } from '../../foundation/sessions/way-in.tsx';
import { ChangeEmail } from './change-email.tsx';
import { Devices } from './devices.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { LinkStep } from './link-step.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

const server = fakeServer();
hearToasts();

const refuse = (endpoint: Endpoint, code: string, status: number) =>
  server.refuse(endpoint, 'Refused.', { status, code });

function show(screenPart: ReactNode) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{screenPart}</MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const keeping = {
  ...{ token: 't', title: 'Keep it?', lead: 'Lead', button: 'Keep', wayOn: 'Way on' },
};
/** The only heading. */
const heading = () => screen.getByRole('heading').textContent;

describe('a forgotten password', () => {
  it('AU-10 is asked for by address, and the answer stands on the page', async () => {
    server.on(forgotPassword, { message: accountCareMessages.resetSent });
    const user = show(<ForgotPasswordForm />);
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(screen.getByText('Email is required')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(server.asked()).toEqual([]);
    await user.type(screen.getByLabelText('Email'), 'aisha@gmail.com');
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(screen.getByText(accountCareMessages.resetSent)).toBeDefined();
  });

  it('AU-10 the new one is checked before it is sent, and nothing typed is lost', async () => {
    refuse(resetPassword, 'server.failed', 500);
    const user = show(<ResetPasswordForm token="t" />);
    const [first, second] = [
      screen.getByLabelText('New password'),
      screen.getByLabelText('Repeat it'),
    ];
    await user.type(first, 'Moonlight8!');
    await user.type(second, 'Moonlight9!');
    const save = screen.getByRole('button', { name: 'Set the new password' });
    await user.click(save);
    expect(screen.getByText('Passwords do not match')).toBeDefined();
    expect(document.activeElement).toBe(second);
    await user.clear(second);
    await user.type(second, 'Moonlight8!');
    await user.click(save);
    expect(screen.getByText('Refused.')).toBeDefined();
    expect(first).toHaveProperty('value', 'Moonlight8!');
  });

  it('AU-10 a dead link leads to a new one', async () => {
    refuse(resetPassword, 'accounts.token_invalid', 400);
    const user = show(<ResetPasswordForm token="t" />);
    await user.type(screen.getByLabelText('New password'), 'Moonlight8!');
    await user.type(screen.getByLabelText('Repeat it'), 'Moonlight8!');
    await user.click(screen.getByRole('button', { name: 'Set the new password' }));
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeDefined();
  });
});

it('AU-10 a link of a mail is used by a press, not by opening the page', async () => {
  server.on(keepAccount, { message: accountCareMessages.kept });
  const step = { ...keeping, endpoint: keepAccount };
  const user = show(<LinkStep {...step} />);
  expect(server.asked()).toEqual([]);
  expect(heading()).toBe('Keep it?');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(screen.getByText(accountCareMessages.kept)).toBeDefined();
  // What is done is no question any more.
  expect(heading()).toBe('All done');
  cleanup();
  refuse(keepAccount, 'accounts.token_invalid', 400);
  show(<LinkStep {...step} />);
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(screen.getByText('Way on')).toBeDefined();
});

it('G15 AU-10 a link that is known to be dead says so before anything is pressed or typed', () => {
  const step = { ...keeping, endpoint: keepAccount };
  show(<LinkStep {...step} isDead />);
  expect(screen.getByText('Token Expired or Invalid')).toBeDefined();
  expect(screen.getByText('Way on')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull();
  const login = () => screen.getByRole('link', { name: 'Log in' }).getAttribute('href');
  expect(login()).toBe('/login');
  cleanup();
  show(
    <LoggedInAs value={{ id: 'aisha', name: 'Aisha Khan', role: 'Volunteer', profileImage: null }}>
      <LinkStep {...step} isDead />
    </LoggedInAs>,
  );
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  expect(screen.getByText('Aisha Khan')).toBeDefined();
  const on = screen.getByRole('link', { name: 'Go to your dashboard' });
  expect(on.getAttribute('href')).toBe('/volunteer/dashboard');
  cleanup();
  show(<ResetPasswordForm token="t" isDead />);
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeDefined();
  expect(screen.getByText(/If you set your new password with it already/)).toBeDefined();
  expect(login()).toBe('/login');
  expect(server.asked()).toEqual([]);
});

it('AU-10 another address: a wrong password is told at its field', async () => {
  server.on(getUser, { user: aisha });
  const user = show(<ChangeEmail />);
  await user.click(screen.getByRole('button', { name: 'Change the address' }));
  await user.type(screen.getByLabelText('New email address'), 'new@example.org');
  await user.type(screen.getByLabelText('Current password'), 'Wrong1234!');
  server.refuse(changeEmail, 'Refused.', {
    ...{ status: 403, code: 'account_care.wrong_password' },
    fields: { currentPassword: 'This is not your current password.' },
  });
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(screen.getByText('This is not your current password.')).toBeDefined();
  expect(screen.getByLabelText('New email address')).toHaveProperty('value', 'new@example.org');
});

it('AU-10 devices can be logged out, this one not by mistake', async () => {
  const session = { createdAt: '2026-11-30T08:00:00.000Z', seenAt: '2026-11-30T08:00:00.000Z' };
  server.on(listSessions, {
    sessions: [
      { ...session, id: idOf('here'), device: 'Firefox on Linux', isCurrent: true },
      { ...session, id: idOf('elsewhere'), device: '', isCurrent: false },
    ],
  });
  server.on(endSession, { message: '' });
  const user = show(<Devices />);
  expect(await screen.findByText('This device')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Log out: Firefox on Linux' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Log out: Unknown device' }));
  expect(server.sent(endSession)).toEqual([{ path: `/api/account/sessions/${idOf('elsewhere')}` }]);
});
