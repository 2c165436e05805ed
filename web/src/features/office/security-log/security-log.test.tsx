import { readSecurityLog } from '@saath/contract/office/security-log/endpoints';
import type { SecurityEntry } from '@saath/contract/office/security-log/schema';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { tooMany } from '../../../testing/refused.ts';
import { show } from '../../../testing/show.tsx';
import { securityAddress, securityFilters } from './address.ts';
import { SecurityFilters } from './filters.tsx';
import { SecurityList } from './list.tsx';

const server = fakeServer();
const [aisha, omar] = ['Aisha', 'Omar'].map((name) => ({ id: idOf(name), name })) as [
  { id: string; name: string },
  { id: string; name: string },
];
const entryOf = (
  kind: SecurityEntry['kind'],
  change: Partial<SecurityEntry> = {},
): SecurityEntry => ({
  ...{ id: idOf(`${kind} ${JSON.stringify(change)}`), at: '2026-12-05T04:00:00.000Z', kind },
  ...{ actor: null, person: null, network: '', count: 1 },
  ...change,
});
let entries: SecurityEntry[];
let asked: string[];
beforeEach(() => {
  asked = [];
  entries = [];
  server.on(readSecurityLog, (_body, { query }) => {
    asked.push(query.toString());
    return { entries, next: null };
  });
});
const open = (filters = securityFilters(new URLSearchParams())) =>
  show(<SecurityList filters={filters} empty={<p>Nothing here</p>} />).user;

it('Security log: an empty log says what it was given to say; one that fails can be tried again', async () => {
  server.on(readSecurityLog, () => {
    throw tooMany();
  });
  const user = open();
  expect(await screen.findByText('The log could not be loaded')).toBeDefined();
  server.on(readSecurityLog, { entries: [], next: null });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing here')).toBeDefined();
});

it.each([
  [entryOf('login.done', { person: aisha }), 'Aisha logged in'],
  [entryOf('login.failed', { person: aisha }), 'A login as Aisha failed'],
  [entryOf('login.failed'), 'A login failed'],
  [entryOf('password.changed', { actor: aisha }), 'The password of Aisha was changed'],
  [entryOf('role.raised', { actor: omar, person: aisha }), 'Omar made Aisha an Admin'],
  [entryOf('account.removed', { actor: omar, person: aisha }), 'Omar deleted the account of Aisha'],
  // A guest who is refused need not be whom they tried to be.
  [entryOf('rate.refused', { person: aisha }), 'Somebody tried too often and had to wait'],
  [entryOf('rate.refused', { actor: omar }), 'Omar tried too often and had to wait'],
  [entryOf('link.refused'), 'Somebody tried a link that does not work'],
])('Security log: an entry is a sentence (%#)', async (entry, text) => {
  entries = [entry];
  open();
  const row = await screen.findByText((_text, element) => element?.textContent === text, {
    selector: 'p',
  });
  expect(row).toBeDefined();
});

it('Security log: a name leads to everything about that person', async () => {
  entries = [entryOf('role.raised', { actor: omar, person: aisha })];
  open();
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/admin/security?person=${omar.id}`,
    `/admin/security?person=${aisha.id}`,
  ]);
});

it('Security log: entries stand by days in the zone of the site', async () => {
  entries = [
    entryOf('login.done', { person: aisha, at: '2026-12-05T19:30:00.000Z' }),
    entryOf('logout.done', { person: aisha, at: '2026-12-05T18:30:00.000Z' }),
  ];
  open();
  const days = (await screen.findAllByText(/Dec 2026/)).map(({ textContent }) => textContent);
  expect(days).toEqual(['Sun, 6 Dec 2026', 'Sat, 5 Dec 2026']);
  expect(screen.getByText('12:30 AM')).toBeDefined();
});

it('Security log: how often and from which network is told, where it is known', async () => {
  entries = [
    entryOf('login.failed', { person: aisha, count: 1200, network: '203.0.113.0/24' }),
    entryOf('login.done', { person: aisha }),
  ];
  open();
  expect(await screen.findByText('1,200 times within a minute')).toBeDefined();
  expect(screen.getByText('203.0.113.0/24').getAttribute('dir')).toBe('ltr');
  expect(screen.getAllByText(/times within a minute|^Network/)).toHaveLength(2);
});

it('Security log: older entries come on demand, after the last that is there', async () => {
  server.on(readSecurityLog, (_body, { query }) => {
    const after = query.get('after');
    asked.push(after ?? '');
    return after
      ? { entries: [entryOf('logout.done', { person: aisha })], next: null }
      : { entries: [entryOf('login.done', { person: aisha })], next: 'the-last' };
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByText('logged out', { exact: false });
  expect(asked).toEqual(['', 'the-last']);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('Security log: filters are asked of the server, and live in the address', async () => {
  const search = new URLSearchParams({ group: 'refusals', person: aisha.id });
  open(securityFilters(search));
  await waitFor(() => expect(asked).toEqual([`group=refusals&userId=${aisha.id}`]));
  expect(securityAddress(securityFilters(search))).toBe(`/admin/security?${search}`);
  expect(securityAddress({ group: undefined })).toBe('/admin/security');
});

it('Security log: a mistyped filter shows more instead of an error', () => {
  const none = { group: undefined, person: undefined };
  expect(securityFilters(new URLSearchParams('group=everything&person=me'))).toEqual(none);
  expect(securityFilters(new URLSearchParams('group=&person='))).toEqual(none);
});

it('Security log: what happened can be chosen; the person whom it is about stays, and can be taken off', async () => {
  const filters = { group: 'data', person: aisha.id } as const;
  const { user, address } = show(<SecurityFilters filters={filters} personName="Aisha" />);
  const chip = screen.getByRole('link', { name: /^About Aisha/ });
  expect(chip.getAttribute('href')).toBe('/admin/security?group=data');
  await user.selectOptions(screen.getByLabelText('What happened'), 'Turned away');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(address()).toContain('/admin/security'));
  expect(new URLSearchParams(address().split('?')[1])).toEqual(
    new URLSearchParams({ person: aisha.id, group: 'refusals' }),
  );
});

it('Security log: of a person whose name is not known yet it is said that it is about one', () => {
  show(<SecurityFilters filters={{ group: undefined, person: aisha.id }} personName={undefined} />);
  expect(screen.getByRole('link', { name: /^About one person/ })).toBeDefined();
});
