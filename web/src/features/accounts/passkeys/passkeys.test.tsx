/** EC-05: what people see of passkeys. The device itself is played here; a browser's own is in e2e/signing-in.e2e.ts. */
import { accountCareErrors } from '@saath/contract/accounts/account-care/messages';
import * as endpoints from '@saath/contract/accounts/passkeys/endpoints';
import { passkeyErrors, passkeyMessages } from '@saath/contract/accounts/passkeys/messages';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveFor } from '../../../lib/leave-for.ts';
import { m } from '../../../paraglide/messages.js';
import { fakeServer } from '../../../testing/fake-server.ts';
import { aisha, idOf } from '../../../testing/people-and-events.ts';
import { news, show } from '../../../testing/show.tsx';
import { ConfirmByPasskey } from '../entry/confirm-by-passkey.tsx';
import { LogInByPasskey } from '../entry/passkey-login.tsx';
import { Passkeys } from './list.tsx';

// It leaves the page, which jsdom cannot; nor has it a device that keeps keys.
vi.mock('../../../lib/leave-for.ts', () => ({ leaveFor: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => ({
  startRegistration: vi.fn(),
  startAuthentication: vi.fn(),
}));
const server = fakeServer();

const parts = { id: 'a', rawId: 'a', type: 'public-key' as const, clientExtensionResults: {} };
const made = { ...parts, response: { clientDataJSON: 'c', attestationObject: 'o' } };
const signed = {
  ...parts,
  response: { clientDataJSON: 'c', authenticatorData: 'd', signature: 's' },
};
const phone = {
  ...{ id: idOf('phone'), name: 'Chrome on Android', usedAt: null },
  addedAt: '2026-11-20T08:00:00.000Z',
};
const named = (name: string) => Object.assign(new Error('From the browser'), { name });

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.mocked(leaveFor).mockClear();
  vi.mocked(startRegistration).mockResolvedValue(made as never);
  vi.mocked(startAuthentication).mockResolvedValue(signed as never);
  server.on(endpoints.listPasskeys, { passkeys: [] });
  server.on(endpoints.beginPasskey, { options: { challenge: 'x' } });
  server.on(endpoints.beginPasskeyLogin, { options: { challenge: 'x' } });
});
afterEach(() => vi.unstubAllGlobals());

async function adding() {
  const { user } = show(<Passkeys hasNoPassword={false} />);
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await user.type(screen.getByLabelText(m.current_password()), 'Sunrise7!');
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
}

it('EC-05 adding asks for the password, then the device, and says that it is done', async () => {
  server.on(endpoints.addPasskey, { message: passkeyMessages.added });
  await adding();
  await waitFor(() => expect(news()).toContain(passkeyMessages.added));
  expect(server.sent(endpoints.beginPasskey)).toMatchObject([
    { body: { currentPassword: 'Sunrise7!' } },
  ]);
  expect(server.sent(endpoints.addPasskey)).toMatchObject([{ body: { answer: { id: 'a' } } }]);
});

it('EC-05 a wrong password stands at its field, and the device is not asked', async () => {
  const { message, status } = accountCareErrors['account_care.wrong_password'];
  server.refuse(endpoints.beginPasskey, message, {
    ...{ status, code: 'account_care.wrong_password', fields: { currentPassword: message } },
  });
  vi.mocked(startRegistration).mockClear();
  await adding();
  expect(await screen.findAllByText(message)).not.toEqual([]);
  expect(startRegistration).not.toHaveBeenCalled();
});

it('EC-05 a device that has one already says so, and a question that was closed is no failure', async () => {
  vi.mocked(startRegistration).mockRejectedValueOnce(named('InvalidStateError'));
  await adding();
  expect(await screen.findByText(m.this_device_has_a_passkey_already())).toBeDefined();
  vi.mocked(startRegistration).mockRejectedValueOnce(named('NotAllowedError'));
  screen.getByRole('button', { name: 'Add a passkey' }).click();
  await waitFor(() => expect(screen.queryByText(m.this_device_has_a_passkey_already())).toBeNull());
  expect(news()).toEqual([]);
});

it('EC-05 passkeys are seen, named, and removed after a question', async () => {
  server.on(endpoints.listPasskeys, { passkeys: [phone] });
  server.on(endpoints.renamePasskey, { message: passkeyMessages.renamed });
  server.on(endpoints.removePasskey, { message: passkeyMessages.removed });
  const { user } = show(<Passkeys hasNoPassword={false} />);
  await user.click(await screen.findByRole('button', { name: /^Rename/ }));
  const name = screen.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Blue phone');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.sent(endpoints.renamePasskey)).toMatchObject([{ body: { name: 'Blue phone' } }]),
  );
  await user.click(await screen.findByRole('button', { name: /^Remove/ }));
  await screen.findByRole('alertdialog');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(server.sent(endpoints.removePasskey)).toHaveLength(1));
});

it('EC-05 a browser that knows no passkeys is told so, and offers none', async () => {
  vi.unstubAllGlobals();
  show(<Passkeys hasNoPassword={false} />);
  expect(await screen.findByText(m.this_browser_knows_no_passkeys())).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  show(<LogInByPasskey returnTo={null} />);
  expect(screen.queryByRole('button', { name: m.log_in_with_a_passkey() })).toBeNull();
});

async function loggingIn() {
  const { user } = show(<LogInByPasskey returnTo="/event/1" />, { viewer: null });
  await user.click(await screen.findByRole('button', { name: m.log_in_with_a_passkey() }));
}

it('EC-05 a passkey leads to where the person wanted', async () => {
  server.on(endpoints.loginByPasskey, {
    ...{ message: 'Login successful!', user: { ...aisha, role: 'Volunteer' as const } },
  });
  await loggingIn();
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/event/1'));
});

it('EC-05 a passkey that opens nothing here is said in words; a closed question says nothing', async () => {
  const { message, status } = passkeyErrors['passkeys.refused'];
  server.refuse(endpoints.loginByPasskey, message, { status, code: 'passkeys.refused' });
  await loggingIn();
  expect(await screen.findByText(message)).toBeDefined();
  vi.mocked(startAuthentication).mockRejectedValueOnce(named('NotAllowedError'));
  screen.getByRole('button', { name: m.log_in_with_a_passkey() }).click();
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  expect(leaveFor).not.toHaveBeenCalled();
});

it('RG-03 an organiser who has a passkey confirms with it and goes on', async () => {
  server.on(endpoints.loginByPasskey, {
    ...{ message: 'Login successful!', user: { ...aisha, role: 'Admin' as const } },
  });
  const given = { wanted: '/admin/event/1', hasNoPassword: false, hasPasskey: true };
  const { user } = show(<ConfirmByPasskey {...given} />);
  await user.click(await screen.findByRole('button', { name: m.confirm_with_my_passkey() }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/admin/event/1'));
  expect(screen.queryByRole('button', { name: m.add_a_passkey() })).toBeNull();
});

it('RG-03 an organiser who has none adds one, and goes on by that', async () => {
  server.on(endpoints.addPasskey, { message: passkeyMessages.added });
  const given = { wanted: '/admin/event/1', hasNoPassword: false, hasPasskey: false };
  const { user } = show(<ConfirmByPasskey {...given} />);
  expect(screen.queryByRole('button', { name: m.confirm_with_my_passkey() })).toBeNull();
  await user.click(await screen.findByRole('button', { name: m.add_a_passkey() }));
  await user.type(screen.getByLabelText(m.current_password()), 'Sunrise7!');
  await user.click(screen.getByRole('button', { name: m.add_a_passkey() }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/admin/event/1'));
});
