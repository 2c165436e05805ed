import { accountErrors, signupMessages } from '@saath/contract/accounts/accounts/messages';
import { acceptInvitation } from '@saath/contract/office/invitations/endpoints';
import { invitationErrors } from '@saath/contract/office/invitations/messages';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { call } from '../../../lib/call.ts';
import { leaveFor } from '../../../lib/leave-for.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { aisha } from '../../../testing/people-and-events.ts';
import { AcceptForm } from './accept-form.tsx';

vi.mock('../../../lib/leave-for.ts', () => ({ leaveFor: vi.fn() }));
vi.mock('../../../lib/call.ts', { spy: true });
const server = fakeServer();

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const invitation = { email: 'nadia@example.org', invitedBy: 'Omar Organiser' };

async function send(password = 'Sunrise7!') {
  render(<AcceptForm token="secret" invitation={invitation} />, { wrapper: MemoryRouter });
  await userEvent.type(screen.getByLabelText('Full name'), 'Nadia Newcomer');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Become an Admin' }));
}

function refuse(code: string, { status, message }: { status: number; message: string }) {
  server.refuse(acceptInvitation, message, { status, code });
}

it('AU-09 the address is told and fixed; name and password make the Admin, who comes to the dashboard', async () => {
  server.on(acceptInvitation, { message: '', user: { ...aisha, role: 'Admin' } });
  await send();
  const email = screen.getByLabelText('Email');
  expect(email).toHaveProperty('value', invitation.email);
  expect(email).toHaveProperty('readOnly', true);
  expect(screen.getByText('Omar Organiser').tagName).toBe('BDI');
  const body = { token: 'secret', name: 'Nadia Newcomer', password: 'Sunrise7!' };
  expect(vi.mocked(call).mock.calls).toEqual([[acceptInvitation, { body }]]);
  expect(leaveFor).toHaveBeenCalledWith('/admin/dashboard');
});

it('AU-09 a weak password is told without asking the server', async () => {
  await send('sunrise');
  expect(await screen.findByText(signupMessages.passwordShort)).toBeDefined();
  expect(call).not.toHaveBeenCalled();
});

it('AU-09 a link that was used in the meantime says so, and the form goes away', async () => {
  refuse('accounts.token_invalid', accountErrors['accounts.token_invalid']);
  await send();
  expect(screen.getByText('Token Expired or Invalid')).toBeDefined();
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByText(/If you accepted it already, just log in/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/admin/login');
});

it('AU-09 an address that signed up in the meantime is led to the login', async () => {
  const refusal = invitationErrors['invitations.account_since'];
  refuse('invitations.account_since', refusal);
  await send();
  expect(screen.getByText(refusal.message)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  expect(leaveFor).not.toHaveBeenCalled();
});
