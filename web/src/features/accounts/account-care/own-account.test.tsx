import {
  changeEmail,
  endOtherSessions,
  endSession,
  exportData,
  leave,
  listSessions,
} from '@saath/contract/accounts/account-care/endpoints';
import {
  accountCareErrors,
  accountCareMessages,
} from '@saath/contract/accounts/account-care/messages';
import { getUser } from '@saath/contract/accounts/accounts/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearLeaving } from '../../../testing/heard.ts';
import { aisha, idOf } from '../../../testing/people-and-events.ts';
import { refused, tooMany, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { ChangeEmail } from './change-email.tsx';
import { Devices } from './devices.tsx';
import { LeaveAccount } from './leave-account.tsx';
import { OwnDataDownload } from './own-data.tsx';

const leaveFor = hearLeaving();
const server = fakeServer();
const sessionOf = (device: string, isCurrent = false) => ({
  ...{ id: idOf(device), device, isCurrent, createdAt: '2026-11-20T08:00:00.000Z' },
  seenAt: '2026-11-20T08:00:00.000Z',
});
let sessions: ReturnType<typeof sessionOf>[];
beforeEach(() => {
  sessions = [sessionOf('Firefox on Linux', true), sessionOf('Chrome on Android')];
  server.on(listSessions, () => ({ sessions }));
  server.on(getUser, { user: aisha });
});

async function leaving() {
  const { user } = show(<LeaveAccount hasNoPassword={false} />);
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete your account?' });
  const inside = within(question);
  return { user, question: inside, go: inside.getByRole('button', { name: 'Delete my account' }) };
}

it('AU-10 what goes with the account is said before, and the question begins on the way out', async () => {
  const { user, question } = await leaving();
  expect(
    question.getByText(/^You lose your places and requests, even if you come back/),
  ).toBeDefined();
  await waitFor(() =>
    expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' })),
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.sent(leave)).toEqual([]);
});

it('AU-10 without the password nothing is deleted, and its field has the focus', async () => {
  const { user, question, go } = await leaving();
  await user.click(go);
  const field = question.getByLabelText('Current password');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(server.sent(leave)).toEqual([]);
});

it('AU-10 who asks again finds the question as it was at first', async () => {
  const { user, question, go } = await leaving();
  await user.click(go);
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const again = await screen.findByLabelText('Current password');
  expect(again.getAttribute('aria-invalid')).not.toBe('true');
});

it('AU-10 a wrong password is told at its field, and the question stays', async () => {
  const { message } = accountCareErrors['account_care.wrong_password'];
  server.on(leave, () => {
    throw refused('account_care.wrong_password', { currentPassword: message });
  });
  const { user, question, go } = await leaving();
  await user.type(question.getByLabelText('Current password'), 'Wrong1234!');
  await user.click(go);
  expect(await question.findByText(message)).toBeDefined();
  expect(question.getByLabelText('Current password')).toHaveProperty('value', 'Wrong1234!');
  expect(leaveFor).not.toHaveBeenCalled();
});

it('AU-10 the last Admin cannot leave, and is told what to do first', async () => {
  server.on(leave, () => {
    throw refused('account_care.last_admin');
  });
  const { user, question, go } = await leaving();
  await user.type(question.getByLabelText('Current password'), 'Right1234!');
  await user.click(go);
  await waitFor(() =>
    expect(news()).toEqual([accountCareErrors['account_care.last_admin'].message]),
  );
  expect(screen.getByRole('alertdialog')).toBeDefined();
});

it('AU-10 who has left is told, cannot press again, and comes to the first page', async () => {
  server.on(leave, {
    ...{ message: accountCareMessages.leaving, deletedAt: '2026-12-01T08:00:00.000Z' },
  });
  const { user, question, go } = await leaving();
  await user.type(question.getByLabelText('Current password'), 'Right1234!');
  await user.click(go);
  await waitFor(() => expect(news()).toEqual([accountCareMessages.leaving]));
  expect(question.getByRole('button', { name: 'Deleting...' })).toHaveProperty('disabled', true);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/'));
  expect(server.sent(leave)).toHaveLength(1);
});

it('AU-10 all other devices are logged out at once, where there are some', async () => {
  server.on(endOtherSessions, () => {
    sessions = sessions.slice(0, 1);
    return { message: accountCareMessages.othersEnded };
  });
  const { user } = show(<Devices />);
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
  await waitFor(() => expect(news()).toEqual([accountCareMessages.othersEnded]));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

it('AU-10 a device that was logged out elsewhere first is said, and leaves the list', async () => {
  server.on(endSession, () => {
    sessions = sessions.slice(0, 1);
    throw refused('account_care.session_gone');
  });
  const { user } = show(<Devices />);
  await user.click(await screen.findByRole('button', { name: 'Log out: Chrome on Android' }));
  await waitFor(() =>
    expect(news()).toEqual([accountCareErrors['account_care.session_gone'].message]),
  );
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

it('AU-10 devices that could not be loaded can be tried again', async () => {
  server.on(listSessions, () => {
    throw tooMany();
  });
  const { user } = show(<Devices />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.on(listSessions, () => ({ sessions }));
  await user.click(again);
  expect(await screen.findByText('This device')).toBeDefined();
});

async function changing() {
  const { user } = show(<ChangeEmail />);
  expect(await screen.findByText(aisha.email)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Change the address' }));
  return { user, email: screen.getByLabelText('New email address') };
}

it('AU-10 another address is checked before it is sent, and the field has the focus', async () => {
  const { user, email } = await changing();
  await waitFor(() => expect(document.activeElement).toBe(email));
  await user.type(email, 'nowhere');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(email));
  expect(server.sent(changeEmail)).toEqual([]);
});

it('AU-10 that the address is not in use yet stays on the page', async () => {
  server.on(changeEmail, { message: accountCareMessages.emailSent });
  const { user, email } = await changing();
  await user.type(email, 'new@example.org');
  await user.type(screen.getByLabelText('Current password'), 'Right1234!');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(accountCareMessages.emailSent)).toBeDefined();
  expect(screen.queryByLabelText('New email address')).toBeNull();
  expect(screen.getByText(aisha.email)).toBeDefined();
});

it('AU-10 a change that is given up sends nothing', async () => {
  const { user, email } = await changing();
  await user.type(email, 'new@example.org');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText('New email address')).toBeNull();
  expect(server.sent(changeEmail)).toEqual([]);
});

it('KP-01 own data that could not be fetched is said, and can be asked for again', async () => {
  server.on(exportData, () => {
    throw unanswered();
  });
  const { user } = show(<OwnDataDownload />);
  const press = screen.getByRole('button', { name: 'Everything (JSON)' });
  await user.click(press);
  await waitFor(() => expect(news()).toHaveLength(1));
  expect(news()[0]).toMatch(/The server cannot be reached/);
  await waitFor(() => expect(press).toHaveProperty('disabled', false));
});

it('KP-01 while own data is on its way it is not asked for twice', async () => {
  server.hold(exportData);
  const { user } = show(<OwnDataDownload />);
  await user.click(screen.getByRole('button', { name: 'Everything (JSON)' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'My events (CSV)' })).toHaveProperty(
      'disabled',
      true,
    ),
  );
  expect(server.sent(exportData)).toHaveLength(1);
});
