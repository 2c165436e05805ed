/** EC-05: what people see of passkeys. The device itself is played here; a browser's own is in e2e/signing-in.e2e.ts. */
import { accountCareErrors } from '@saath/contract/accounts/account-care/messages';
import * as endpoints from '@saath/contract/accounts/passkeys/endpoints';
import { passkeyErrors, passkeyMessages } from '@saath/contract/accounts/passkeys/messages';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { m } from '../../../paraglide/messages.js';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearLeaving } from '../../../testing/heard.ts';
import { aisha, idOf } from '../../../testing/people-and-events.ts';
import { news, show } from '../../../testing/show.tsx';
import { ConfirmByPasskey } from '../entry/confirm-by-passkey.tsx';
import { LogInByPasskey } from '../entry/passkey-login.tsx';
import { Passkeys } from './list.tsx';

const server = fakeServer();
const leave = hearLeaving();
/** The device that keeps keys, which jsdom has not: what the browser asks it (`navigator.credentials`). */
const device = { create: vi.fn(), get: vi.fn() };

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const parts = {
  ...{ id: 'YQ', rawId: bytes('a'), type: 'public-key', getClientExtensionResults: () => ({}) },
};
const made = {
  ...parts,
  response: { clientDataJSON: bytes('c'), attestationObject: bytes('o') },
};
const signed = {
  ...parts,
  response: {
    ...{ clientDataJSON: bytes('c'), authenticatorData: bytes('d'), signature: bytes('s') },
  },
};
const phone = {
  ...{ id: idOf('phone'), name: 'Chrome on Android', usedAt: null },
  addedAt: '2026-11-20T08:00:00.000Z',
};
const named = (name: string) => Object.assign(new Error('From the browser'), { name });

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  device.create.mockReset().mockResolvedValue(made);
  device.get.mockReset().mockResolvedValue(signed);
  Object.defineProperty(navigator, 'credentials', { value: device, configurable: true });
  server.on(endpoints.listPasskeys, { passkeys: [] });
  server.on(endpoints.beginPasskey, { options: { challenge: 'eA', user: { id: 'eA' } } });
  server.on(endpoints.beginPasskeyLogin, { options: { challenge: 'eA' } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'credentials');
});

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
  expect(server.sent(endpoints.addPasskey)).toMatchObject([{ body: { answer: { id: 'YQ' } } }]);
});

it('EC-05 a wrong password stands at its field, and the device is not asked', async () => {
  const { message, status } = accountCareErrors['account_care.wrong_password'];
  server.refuse(endpoints.beginPasskey, message, {
    ...{ status, code: 'account_care.wrong_password', fields: { currentPassword: message } },
  });
  await adding();
  expect(await screen.findAllByText(message)).not.toEqual([]);
  expect(device.create).not.toHaveBeenCalled();
});

it('EC-05 a device that has one already says so, and a question that was closed is no failure', async () => {
  device.create.mockRejectedValueOnce(named('InvalidStateError'));
  await adding();
  expect(await screen.findByText(m.this_device_has_a_passkey_already())).toBeDefined();
  device.create.mockRejectedValueOnce(named('NotAllowedError'));
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
  Reflect.deleteProperty(window, 'PublicKeyCredential');
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
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/event/1'));
});

it('EC-05 a passkey that opens nothing here is said in words; a closed question says nothing', async () => {
  const { message, status } = passkeyErrors['passkeys.refused'];
  server.refuse(endpoints.loginByPasskey, message, { status, code: 'passkeys.refused' });
  await loggingIn();
  expect(await screen.findByText(message)).toBeDefined();
  device.get.mockRejectedValueOnce(named('NotAllowedError'));
  screen.getByRole('button', { name: m.log_in_with_a_passkey() }).click();
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  expect(leave).not.toHaveBeenCalled();
});

it('RG-03 an organiser who has a passkey confirms with it and goes on', async () => {
  server.on(endpoints.loginByPasskey, {
    ...{ message: 'Login successful!', user: { ...aisha, role: 'Admin' as const } },
  });
  const given = { wanted: '/admin/event/1', hasNoPassword: false, hasPasskey: true };
  const { user } = show(<ConfirmByPasskey {...given} />);
  await user.click(await screen.findByRole('button', { name: m.confirm_with_my_passkey() }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/admin/event/1'));
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
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/admin/event/1'));
});
