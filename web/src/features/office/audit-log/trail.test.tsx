import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import type { AuditEntry } from '@saath/contract/office/audit-log/schema';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { QueryProvider } from '../../../lib/query-client.tsx';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { logAddress, logFilters, logPart } from './log-address.ts';
import { AuditTrail } from './trail.tsx';

const server = fakeServer();

const omar = { id: idOf('Omar'), name: 'Omar', profileImage: null, isGone: false };
const aisha = { id: idOf('Aisha'), name: 'Aisha', isGone: false };
const event = { id: idOf('event'), title: 'River clean-up', isGone: false };

let count = 0;
function entry(change: Partial<AuditEntry>): AuditEntry {
  count += 1;
  const at = '2026-12-05T10:00:00.000Z';
  const rest = { person: null, event, from: null, details: {} };
  return { id: idOf(count), at, action: 'event.changed', actor: omar, ...rest, ...change };
}

function show(pages: AuditEntry[][], props: { eventId?: string; userId?: string }) {
  server.on(readAuditLog, (_body, { query }) => {
    const page = Number(query.get('after')?.slice(-3) ?? 0);
    const next = `2026-12-05T10:00:00.000Z_${idOf(page + 1)}`;
    return { entries: pages[page] ?? [], next: page + 1 < pages.length ? next : null };
  });
  const trail = (
    <QueryProvider>
      <AuditTrail {...props} />
    </QueryProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: trail }])} />);
  return userEvent.setup();
}

const sentences = async () => {
  await screen.findAllByRole('listitem');
  return [...document.querySelectorAll('li li p:first-child')].map((each) => each.textContent);
};

it('OR-05 changed shifts and hours are called as on the screens where they are changed', async () => {
  const changes = [
    { field: 'shifts', before: [], after: ['09:00–12:00 ×2'] },
    { field: 'hours', before: 4, after: 5 },
  ];
  show([[entry({ details: { changes } })]], { eventId: event.id });
  await screen.findAllByRole('listitem');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Shifts',
    'Hours',
  ]);
});

it('OR-05 says in words who did what to whom, and where it came from', async () => {
  const step = { person: aisha, action: 'participation.confirmed' } as const;
  show(
    [
      [
        entry(step),
        entry({ ...step, actor: null, from: 'waitlisted' }),
        entry({ ...step, action: 'participation.declined', from: 'confirmed' }),
        entry({ ...step, action: 'participation.declined', from: 'requested' }),
        entry({
          ...step,
          action: 'participation.withdrawn',
          from: 'confirmed',
          actor: { ...aisha, profileImage: null },
        }),
        entry({ action: 'images.added', details: { count: 3 } }),
        entry({ action: 'role.deleted', details: { subject: 'Cook' } }),
        entry({ action: 'event.deleted', event: { id: idOf('gone'), title: null, isGone: true } }),
      ],
    ],
    { eventId: event.id },
  );
  expect(await sentences()).toEqual([
    'Omar gave Aisha a place at the event River clean-up',
    'The system gave Aisha a place at the event River clean-up from the wait list',
    'Omar took Aisha off the event River clean-up',
    'Omar declined the request of Aisha for the event River clean-up',
    'Aisha gave the place at the event River clean-up back',
    'Omar added 3 pictures to the event River clean-up',
    'Omar deleted the role Cook from the event River clean-up',
    'Omar deleted the event a deleted event',
  ]);
  const [first] = screen.getAllByRole('link', { name: 'River clean-up' });
  expect(first?.getAttribute('href')).toBe(`/admin/event/${event.id}`);
  expect(screen.queryByRole('link', { name: 'a deleted event' })).toBeNull();
});

it('OR-05 shows what a field was and is: times as times, lists as lists, nothing as nothing', async () => {
  const changes = [
    { field: 'startTime', before: '2026-12-05T04:00:00.000Z', after: '2026-12-06T05:30:00.000Z' },
    { field: 'Cook.skills', before: [], after: ['Cooking', 'Baking'] },
    { field: 'peopleHelped', before: null, after: 1200 },
  ];
  show([[entry({ details: { changes } })]], { eventId: event.id });
  expect(await screen.findByText(/Sat, 5 Dec 2026.*9:00 AM/)).toBeDefined();
  expect(screen.getByText(/Sun, 6 Dec 2026.*10:30 AM/)).toBeDefined();
  expect(screen.getByText('Skills of Cook')).toBeDefined();
  expect(screen.getByText('Baking')).toBeDefined();
  expect(screen.getByText('1,200')).toBeDefined();
  expect(screen.getAllByText('nothing')).toHaveLength(2);
});

it('OR-05 goes on page by page, day by day, and a person has two sides', async () => {
  const late = entry({ action: 'event.published', at: '2026-12-05T19:30:00.000Z' });
  const user = show([[late], [entry({ action: 'event.created' })]], { userId: aisha.id });
  // 00:30 of the next day in the zone of the installation.
  expect(await screen.findByText('Sun, 6 Dec 2026')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Sat, 5 Dec 2026')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Done by this person' }));
  expect(server.asked().at(-1)).toBe(`GET /api/audit?userId=${aisha.id}&by=1`);
});

it('OR-05 an event without a history says so', async () => {
  show([[]], { eventId: event.id });
  expect(await screen.findByText('Nothing has been changed yet')).toBeDefined();
});

it('OR-05 the filters of the log live in the address, and what is none is left out', () => {
  const id = '01a1fdf3-18ba-72ed-96c6-44be6e11c5c4';
  const given = logFilters(new URLSearchParams({ group: 'people', from: '2026-12-05', by: id }));
  expect(logAddress(given)).toBe(`/admin/log?group=people&from=2026-12-05&by=${id}`);
  expect(logPart(given)).toEqual({ group: 'people', from: '2026-12-05', userId: id, by: '1' });
  const wrong = logFilters(
    new URLSearchParams({ group: 'x', to: '2026-02-30', by: 'y', from: '' }),
  );
  expect(logAddress(wrong)).toBe('/admin/log');
  expect(logPart(wrong)).toEqual({});
});

it('OR-05 why the product took a step is said in the reader’s language; what somebody wrote stays as written', async () => {
  const step = { person: aisha, from: 'confirmed', action: 'participation.withdrawn' } as const;
  const moved = { from: 'waitlisted', action: 'participation.waitlisted' } as const;
  const entries = [
    entry({ ...step, cause: { code: 'role_deleted' } }),
    entry({ ...step, cause: { code: 'role_changed', before: 'Cook', after: 'Driver' } }),
    entry({
      ...{ ...step, ...moved, cause: { code: 'line_changed', before: 4, after: 2 } },
      details: { reason: 'Has a van.' },
    }),
    entry({ ...step, details: { reason: 'role_deleted' } }),
  ];
  const told = () =>
    [...document.querySelectorAll('li li p:not(:first-child)')].map((each) => each.textContent);
  show([entries], { userId: aisha.id });
  await screen.findAllByRole('listitem');
  expect(told()).toEqual([
    'The role was deleted.',
    'From “Cook” to “Driver”.',
    'From number 4 in line to number 2.',
    'Has a van.',
    'role_deleted',
  ]);
  cleanup();
  onTestFinished(() => overwriteGetLocale(() => 'en'));
  overwriteGetLocale(() => 'ur');
  show([entries], { userId: aisha.id });
  await screen.findAllByRole('listitem');
  expect(
    told()
      .join(' ')
      .replace(/[\u2068\u2069]/g, ''),
  ).toBe(
    'ذمہ داری حذف کر دی گئی۔ ”Cook“ سے ”Driver“ میں۔ نمبر 4 سے نمبر 2 پر۔ Has a van. role_deleted',
  );
});
