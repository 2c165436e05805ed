/** The two logs as pages: what is said where they hold nothing, and whose doings are shown (OR-05). */
import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import type { AuditEntry } from '@saath/contract/office/audit-log/schema';
import { readSecurityLog } from '@saath/contract/office/security-log/endpoints';
import type { SecurityEntry } from '@saath/contract/office/security-log/schema';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { idOf } from '../../testing/people-and-events.ts';
import { show } from '../../testing/show.tsx';
import LogPage from './log-page.tsx';
import SecurityPage from './security-page.tsx';

const server = fakeServer();
const [omar, aisha] = [
  { id: idOf('Omar'), name: 'Omar', isGone: false, profileImage: null },
  { id: idOf('Aisha'), name: 'Aisha', isGone: false },
];
const changed: AuditEntry = {
  ...{ id: idOf('entry'), at: '2026-12-05T04:00:00.000Z', action: 'person.promoted' },
  ...{ actor: omar, person: aisha, event: null, from: null, details: {} },
};
const came: SecurityEntry = {
  ...{ id: idOf('came'), at: '2026-12-05T04:00:00.000Z', kind: 'role.raised', count: 1 },
  ...{ actor: omar, person: aisha, network: '' },
};
beforeEach(() => {
  server.on(readAuditLog, { entries: [], next: null });
  server.on(readSecurityLog, { entries: [], next: null });
});
const chip = (name: RegExp) => screen.findByRole('link', { name });

it('OR-05 AC-03 before anything was changed the log says what shows up there, and there is nothing to narrow down', async () => {
  show(<LogPage />, { at: '/admin/log' });
  expect(await screen.findByText('Nothing has been changed yet')).toBeDefined();
  await waitFor(() => expect(screen.queryByLabelText('Kind of change')).toBeNull());
  expect(screen.queryByRole('link', { name: 'Clear all' })).toBeNull();
});

it('OR-05 AC-03 filters that find nothing can be taken off at once', async () => {
  show(<LogPage />, { at: '/admin/log?group=people' });
  const clear = await screen.findByRole('link', { name: 'Clear all' });
  expect(clear.getAttribute('href')).toBe('/admin/log');
  expect(screen.getByLabelText('Kind of change')).toHaveProperty('value', 'people');
  expect(screen.queryByText('Nothing has been changed yet')).toBeNull();
});

it('OR-05 whose doings are shown is named as soon as an entry says it; until then it is said that it is one person', async () => {
  const { promise, resolve } = Promise.withResolvers<{ entries: AuditEntry[]; next: null }>();
  server.on(readAuditLog, () => promise);
  show(<LogPage />, { at: `/admin/log?by=${omar.id}` });
  expect(await chip(/^By one person/)).toBeDefined();
  resolve({ entries: [changed], next: null });
  expect(await chip(/^By Omar/)).toBeDefined();
});

it('OR-05 the name of who did something leads to all of theirs, within the other filters', async () => {
  server.on(readAuditLog, { entries: [changed], next: null });
  show(<LogPage />, { at: '/admin/log?group=people' });
  const link = await screen.findByRole('link', { name: 'Omar' });
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://saath.example');
  expect([searchParams.get('by'), searchParams.get('group')]).toEqual([omar.id, 'people']);
});

it('Security log: AC-03 before anything happened it says what shows up there; filters that find nothing can be taken off', async () => {
  show(<SecurityPage />, { at: '/admin/security' });
  expect(await screen.findByText('Nothing has happened yet')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Clear all' })).toBeNull();
});

it('Security log: filters that find nothing can be taken off at once', async () => {
  show(<SecurityPage />, { at: '/admin/security?group=refusals' });
  const clear = await screen.findByRole('link', { name: 'Clear all' });
  expect(clear.getAttribute('href')).toBe('/admin/security');
  expect(screen.queryByText('Nothing has happened yet')).toBeNull();
});

it.each([
  ['who did it', omar],
  ['whom it was done to', aisha],
])('Security log: the person is named by the first entry, be it %s', async (_, person) => {
  server.on(readSecurityLog, { entries: [came], next: null });
  show(<SecurityPage />, { at: `/admin/security?person=${person.id}` });
  expect(await chip(new RegExp(`^About ${person.name}`))).toBeDefined();
});
