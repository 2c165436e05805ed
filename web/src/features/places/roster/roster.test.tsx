import { abilities } from '@saath/contract/abilities';
import { eventRoster } from '@saath/contract/places/joining/endpoints';
import type { RosterPerson } from '@saath/contract/places/joining/schema';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { QueryProvider } from '../../../lib/query-client.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { event } from '../join/testing/river-clean-up.ts';
import { wholeRosterQuery } from './queries.ts';
import { RosterRole } from './role.tsx';
import { RosterSheet } from './sheet.tsx';

const server = fakeServer();

const person = (name: string, roleId = idOf('usher')): RosterPerson => ({
  participationId: idOf(`${name} with a place`),
  roleId,
  shift: null,
  userId: idOf(name),
  name,
  email: `${name.toLowerCase()}@example.org`,
  contactNumber: '+92 300 1234567',
  profileImage: null,
  givenBy: 'Omar',
  givenAt: '2026-11-01T00:00:00.000Z',
  clashReason: null,
  eligibilityReason: null,
  needsAttention: false,
  coming: { answer: 'late', minutes: 30, answeredAt: '2026-12-01T00:00:00.000Z' },
});
const [usher] = event.role;
if (!usher) throw new Error('The event has no role');

/** Pages of two people of each role. */
function serve(people: readonly RosterPerson[]) {
  server.on(eventRoster, (_body, { query }) => {
    const inRole = people.filter(({ roleId }) => roleId === query.get('roleId'));
    const start = inRole.findIndex(({ userId }) => userId === query.get('after')) + 1;
    const shown = inRole.slice(start, start + 2);
    const next = start + 2 < inRole.length ? (shown.at(-1)?.userId ?? null) : null;
    return { people: shown, next };
  });
}

it('EV-11 the roster tells how to reach each, who gave the place, and shows everybody when asked for', async () => {
  serve([person('Aisha'), person('Bilal'), person('Fatima')]);
  const onTakeOff = vi.fn();
  render(
    <MemoryRouter>
      <QueryProvider>
        <RosterRole
          role={{ ...usher, filled: 3 }}
          first={[person('Aisha')]}
          can={abilities}
          isAsked
          shiftsToGive={{ shifts: [], mayTakeBack: true }}
          onTakeOff={onTakeOff}
        />
      </QueryProvider>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const mail = screen.getByRole('link', { name: 'aisha@example.org' });
  expect(mail.getAttribute('href')).toBe('mailto:aisha@example.org');
  // A long one goes on in another line where its domain begins.
  expect(mail.querySelector('wbr')?.nextSibling?.textContent).toBe('@example.org');
  expect(screen.getByRole('link', { name: '+92 300 1234567' }).getAttribute('href')).toBe(
    'tel:+923001234567',
  );
  const write = screen.getByRole('link', { name: /^Write a message.*Aisha/ });
  expect(write.getAttribute('href')).toContain(`tab=messages&person=${idOf('Aisha')}`);
  expect(screen.getByText('Place given by', { exact: false })).toBeDefined();
  expect(screen.getByText('Late, 30 min')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Take off.*Aisha/ }));
  expect(onTakeOff).toHaveBeenCalledWith(person('Aisha'));
  await user.click(screen.getByRole('button', { name: /^Show all 3.*Usher/ }));
  expect(await screen.findByRole('link', { name: 'bilal@example.org' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Show more.*Usher/ }));
  expect(await screen.findByRole('link', { name: 'fatima@example.org' })).toBeDefined();
});

it('EV-11 the sheet reads everybody page by page, and is none when a page fails', async () => {
  const people = ['A', 'B', 'C', 'D', 'E'].map((name) => person(name));
  serve([...people, person('F', idOf('aider'))]);
  const seen: number[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const all = await client.fetchQuery(wholeRosterQuery(event, (count) => seen.push(count)));
  expect(all.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  expect(seen).toEqual([2, 4, 5, 6]);
  const changed = { status: 409, code: 'joining.list_changed' };
  server.refuse(eventRoster, 'The list has changed.', changed);
  const again = { ...event, id: idOf('other') };
  await expect(client.fetchQuery(wholeRosterQuery(again, () => {}))).rejects.toThrow('changed');
});

it('EV-11 the sheet has every role with its people, numbered, and room to sign', () => {
  const people = [person('Aisha'), person('Bilal')];
  render(<RosterSheet event={event} people={people} on="2026-12-01T09:00:00.000Z" />);
  const [ushers, aiders] = screen.getAllByRole('table');
  expect(ushers?.querySelector('thead')?.textContent).toContain('Usher (2 / 2)');
  expect(ushers?.querySelector('thead')?.textContent).toContain('River clean-up');
  expect([...(ushers?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent)).toEqual([
    '1Aisha+92 300 1234567',
    '2Bilal+92 300 1234567',
  ]);
  expect(aiders?.textContent).toContain('Nobody yet');
  expect(screen.getAllByText('Signature')).toHaveLength(2);
});

it('EV-11 OR-01 on the sheet whoever has several shifts takes a place in each', () => {
  const shift = (name: string, hour: number) => ({
    ...{ id: idOf(name), place: '' },
    startsAt: new Date(Date.parse(event.startTime) + hour * 3_600_000).toISOString(),
    endsAt: new Date(Date.parse(event.startTime) + (hour + 1) * 3_600_000).toISOString(),
  });
  const twice = {
    ...person('Aisha', usher.id),
    ...{ shift: shift('first', 0), furtherShifts: [shift('second', 1)] },
  };
  const people = [twice, person('Bilal', usher.id)];
  render(<RosterSheet event={event} people={people} on="2026-12-01T09:00:00.000Z" />);
  expect(screen.getByText(/^3 of \d+ filled/)).toBeDefined();
  expect(screen.getByText(`(3 / ${usher.maxVolunteers})`)).toBeDefined();
});
