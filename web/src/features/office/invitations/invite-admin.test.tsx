import {
  inviteAdmin,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from '@saath/contract/office/invitations/endpoints';
import { invitationErrors, invitationMessages } from '@saath/contract/office/invitations/messages';
import type { Invitation } from '@saath/contract/office/invitations/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { toast } from '../../../ui/toast.ts';
import { InviteAdmin } from './invite-admin.tsx';

const server = fakeServer();
hearToasts();

const invitationTo = (email: string, change: Partial<Invitation> = {}): Invitation => ({
  id: idOf(email),
  email,
  invitedBy: 'Omar Organiser',
  invitedAt: '2026-12-01T09:00:00.000Z',
  expiresAt: '2026-12-08T09:00:00.000Z',
  isValid: true,
  ...change,
});

/** Opens the dialog; the list is read anew each time. */
async function open(list: () => Invitation[]) {
  server.on(listInvitations, () => ({ invitations: list() }));
  const { user } = show(<InviteAdmin isOpen onClose={() => {}} />);
  await screen.findByRole('dialog', { name: 'Invite an organiser' });
  return user;
}

it('AU-09 an invitation is sent in the chosen language, and stands in the list', async () => {
  let invitations: Invitation[] = [];
  const invitation = invitationTo('nadia@example.org');
  server.on(inviteAdmin, () => {
    invitations = [invitation];
    return { message: invitationMessages.sent, invitation };
  });
  const user = await open(() => invitations);
  expect(await screen.findByText('Nobody is invited at the moment.')).toBeDefined();
  const field = screen.getByLabelText('Email');
  await user.type(field, 'nadia@example.org');
  await user.selectOptions(screen.getByLabelText('Language of the mail'), 'اردو');
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect(
    await screen.findByText('nadia@example.org', { selector: '.font-semibold' }),
  ).toBeDefined();
  expect(screen.getByText(/by/).textContent).toMatch(/^Invited .+ by Omar Organiser · Works until/);
  const body = { email: 'nadia@example.org', language: 'ur' };
  expect(server.sent(inviteAdmin)).toEqual([{ path: inviteAdmin.path, body }]);
  expect(field).toHaveProperty('value', '');
  expect(toast.success).toHaveBeenCalledWith(invitationMessages.sent);
});

it('AU-09 what is no address is told at the field, and nothing is sent', async () => {
  const user = await open(() => []);
  await user.type(screen.getByLabelText('Email'), 'nadia');
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect(screen.getByText('Please enter a valid email address')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  expect(server.sent(inviteAdmin)).toEqual([]);
});

it('AU-09 a refusal says what to do instead, and what was typed stays', async () => {
  const { message, status } = invitationErrors['invitations.has_account'];
  server.refuse(inviteAdmin, message, { status, code: 'invitations.has_account' });
  const user = await open(() => []);
  await user.type(screen.getByLabelText('Email'), 'aisha@gmail.com');
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'aisha@gmail.com');
});

it('AU-09 an invitation that works no more says so and can be sent again', async () => {
  let isValid = false;
  const invitation = () => invitationTo('nadia@example.org', { isValid, invitedBy: null });
  server.on(resendInvitation, () => {
    isValid = true;
    return { message: invitationMessages.sent, invitation: invitation() };
  });
  const user = await open(() => [invitation()]);
  expect(await screen.findByText('Works no more')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Send again.*nadia/ }));
  await waitFor(() => expect(screen.queryByText('Works no more')).toBeNull());
  expect(server.sent(resendInvitation)).toEqual([
    { path: `/api/invitation/${idOf('nadia@example.org')}/resend` },
  ]);
});

it('AU-09 withdrawing is asked once more; what another Admin did meanwhile is said', async () => {
  let invitations = [invitationTo('nadia@example.org')];
  const { message, status } = invitationErrors['invitations.ended'];
  server.on(withdrawInvitation, () => {
    invitations = [];
    throw new CallError(message, { status, code: 'invitations.ended' });
  });
  const user = await open(() => invitations);
  await user.click(await screen.findByRole('button', { name: /^Withdraw.*nadia/ }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Withdraw the invitation to nadia@example.org?',
  });
  expect(server.sent(withdrawInvitation)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Nobody is invited at the moment.')).toBeDefined();
  expect(toast.error).toHaveBeenCalledWith(message);
});
