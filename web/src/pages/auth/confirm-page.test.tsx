/** Where an organiser shows their passkey, who has to, and where they go then (RG-03). */
import { listPasskeys } from '@saath/contract/accounts/passkeys/endpoints';
import { getSite } from '@saath/contract/office/site/endpoints';
import type { Viewer } from '@saath/contract/office/site/schema';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { fakeServer } from '../../testing/fake-server.ts';
import { loaded, wayOf } from '../../testing/loaded.ts';
import { idOf } from '../../testing/people-and-events.ts';
import { organiser, show, site } from '../../testing/show.tsx';
import ConfirmPage, { loader } from './confirm-page.tsx';

const server = fakeServer();
let viewer: Viewer | null;
let passkeys: { id: string; name: string; addedAt: string; usedAt: null }[];
beforeEach(() => {
  viewer = { ...organiser, waitsForPasskey: true };
  passkeys = [];
  server.on(getSite, () => ({ site, viewer }));
  server.on(listPasskeys, () => ({ passkeys }));
});

const open = async (returnTo?: string) =>
  await loaded(
    loader,
    `/admin/confirm${returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : ''}`,
  );
const page = '/admin/event/7?tab=roster';

it('RG-03 a guest logs in first, and comes to the page that they wanted', async () => {
  viewer = null;
  expect(wayOf(await open(page))).toBe(`/admin/login?returnTo=${encodeURIComponent(page)}`);
  expect(wayOf(await open())).toBe('/admin/login');
});

it('RG-03 who does not wait goes on: confirmed in another window, or nothing is asked of them', async () => {
  viewer = organiser;
  expect(wayOf(await open(page))).toBe(page);
  expect(wayOf(await open())).toBe('/admin/dashboard');
  viewer = { ...organiser, role: 'Volunteer' };
  expect(wayOf(await open(page))).toBe('/volunteer/dashboard');
  expect(server.sent(listPasskeys)).toEqual([]);
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
  'RG-03 nobody is led to another site from there: %s',
  async (returnTo) => {
    expect(await open(returnTo)).toMatchObject({ wanted: '/admin/dashboard' });
  },
);

it('RG-03 who has a passkey shows it, who has none adds one', async () => {
  expect(await open(page)).toEqual({ wanted: page, hasNoPassword: false, hasPasskey: false });
  passkeys = [
    { id: idOf('phone'), name: 'Phone', addedAt: new Date().toISOString(), usedAt: null },
  ];
  viewer = { ...organiser, waitsForPasskey: true, hasNoPassword: true };
  expect(await open(page)).toEqual({ wanted: page, hasNoPassword: true, hasPasskey: true });
});

const shown = (hasPasskey: boolean) => {
  const loaderData = { wanted: page, hasNoPassword: false, hasPasskey };
  show(createElement(ConfirmPage, { loaderData, params: {} } as never));
};

it('RG-03 a browser that knows no passkeys says so, and offers nothing that it cannot do', () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  shown(false);
  expect(screen.getByText(m.this_browser_knows_no_passkeys())).toBeDefined();
  expect(screen.queryByRole('button', { name: m.add_a_passkey() })).toBeNull();
});

it('RG-03 one that does offers what is left to do', () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  shown(false);
  expect(screen.queryByText(m.this_browser_knows_no_passkeys())).toBeNull();
  expect(screen.getByRole('button', { name: m.add_a_passkey() })).toBeDefined();
});

it('RG-03 who lost the device learns what to do beside the button', () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  shown(true);
  expect(screen.getByRole('button', { name: m.confirm_with_my_passkey() })).toBeDefined();
  expect(screen.getByText(m.if_you_have_lost_your_passkey())).toBeDefined();
  expect(screen.queryByRole('button', { name: m.add_a_passkey() })).toBeNull();
});
