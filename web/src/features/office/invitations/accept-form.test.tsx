import { accountErrors, signupMessages } from '@saath/contract/accounts/accounts/messages';
import { acceptInvitation } from '@saath/contract/office/invitations/endpoints';
import { invitationErrors } from '@saath/contract/office/invitations/messages';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearLeaving } from '../../../testing/heard.ts';
import { aisha } from '../../../testing/people-and-events.ts';
import { AcceptForm } from './accept-form.tsx';

const leave = hearLeaving();
const server = fakeServer();

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
  expect(server.sent(acceptInvitation)).toEqual([{ path: acceptInvitation.path, body }]);
  expect(leave).toHaveBeenCalledWith('/admin/dashboard');
});

it('AU-09 a weak password is told without asking the server', async () => {
  await send('sunrise');
  expect(await screen.findByText(signupMessages.passwordShort)).toBeDefined();
  expect(server.asked()).toEqual([]);
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
  expect(leave).not.toHaveBeenCalled();
});
