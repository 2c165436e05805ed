/** Who holds a place: what stands with a name, who can be taken off, and lists that fail. */
import { abilities } from '@saath/contract/abilities';
import { eventRoster } from '@saath/contract/places/joining/endpoints';
import type { RosterPerson } from '@saath/contract/places/joining/schema';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { refused } from '../../../testing/refused.ts';
import { show } from '../../../testing/show.tsx';
import { event } from '../join/testing/river-clean-up.ts';
import { RosterRole } from './role.tsx';
import { RosterSheet } from './sheet.tsx';

const server = fakeServer();

const person = (name: string, change: Partial<RosterPerson> = {}): RosterPerson => ({
  participationId: idOf(`${name} with a place`),
  roleId: idOf('usher'),
  shift: null,
  userId: idOf(name),
  name,
  email: `${name.toLowerCase()}@example.org`,
  contactNumber: '',
  profileImage: null,
  givenBy: null,
  givenAt: null,
  clashReason: null,
  eligibilityReason: null,
  needsAttention: false,
  coming: null,
  ...change,
});

function showRole(first: RosterPerson[], { filled = first.length, isAsked = false } = {}) {
  const [usher] = event.role;
  if (!usher) throw new Error('The event has no role');
  const role = { ...usher, filled };
  const shiftsToGive = { shifts: [], mayTakeBack: false };
  const shown = { role, first, isAsked, can: abilities, shiftsToGive };
  return show(<RosterRole {...shown} onTakeOff={undefined} />).user;
}

it('EV-11 a role without people says so', () => {
  showRole([]);
  expect(screen.getByText('Nobody yet.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('EV-11 of an event that is over nobody is taken off, and what is not known is not shown', () => {
  showRole([person('Aisha')]);
  expect(screen.queryByRole('button', { name: /Take off/ })).toBeNull();
  // No telephone number, nobody who gave the place, nobody asked.
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'aisha@example.org',
    expect.stringMatching(/^Write a message.*Aisha$/),
  ]);
  expect(screen.queryByText(/Place given by/)).toBeNull();
  expect(screen.queryByText(/No answer/i)).toBeNull();
});

it('RG-01 PR-03 of who did not agree to be reached it says so, and they can be written to here', () => {
  showRole([person('Aisha', { email: '' })]);
  expect(screen.getByText('Contact details not shared')).toBeDefined();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Write a message.*Aisha$/),
  ]);
});

it('EV-11 on a phone what one can do with a person stands in one row, the telephone number first; signs have words for who hears them', () => {
  const [usher] = event.role;
  if (!usher) throw new Error('The event has no role');
  const call = '+92 300 1234567';
  const first = [person('Aisha', { contactNumber: call }), person('Bilal')];
  show(
    <RosterRole
      {...{ role: usher, first, isAsked: false, can: abilities }}
      shiftsToGive={{ shifts: [], mayTakeBack: true }}
      onTakeOff={() => {}}
    />,
  );
  const [aisha, bilal] = screen.getAllByRole('listitem');
  const row = (entry: HTMLElement | undefined) =>
    [...(entry?.querySelectorAll('a, button') ?? [])].map((each) => [
      each.parentElement?.closest('div') === entry?.querySelector('button')?.parentElement,
      each.textContent,
      // The words that a phone has no room for.
      each.querySelector(':scope > .max-md\\:sr-only')?.textContent,
    ]);
  expect(row(aisha)).toEqual([
    [true, call, undefined],
    [true, 'aisha@example.org', 'aisha@example.org'],
    [true, expect.stringMatching(/Aisha$/), 'Write a message'],
    [true, expect.stringMatching(/Aisha$/), 'Take off'],
  ]);
  // Without a number the address is what can be read.
  expect(row(bilal)[0]).toEqual([true, 'bilal@example.org', undefined]);
  expect(document.querySelectorAll('.max-md\\:hidden')).toHaveLength(0);
});

it('EV-11 who has answered is in: a phone shows the answer alone, and still says the state', () => {
  const coming = { answer: 'late', minutes: 30, answeredAt: '2026-12-01T00:00:00.000Z' } as const;
  showRole([person('Aisha', { coming }), person('Bilal')]);
  const said = (state: HTMLElement) => state.closest('.max-md\\:sr-only') !== null;
  expect(screen.getAllByText('Confirmed').map(said)).toEqual([true, false]);
  expect(screen.getByText('Late, 30 min').closest('.max-md\\:sr-only')).toBeNull();
});

it('RO-06 a place that was given despite another one stands there with the reason', () => {
  showRole([person('Aisha', { clashReason: 'Only for the first hour' })]);
  expect(screen.getByText('Only for the first hour')).toBeDefined();
});

it('EV-11 nobody is shown twice over: all of a role are offered only when there are more', () => {
  showRole([person('Aisha'), person('Bilal')]);
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
});

it('EV-11 a list that changed while it was read says so, and is read anew', async () => {
  server.on(eventRoster, () => {
    throw refused('joining.list_changed');
  });
  const user = showRole([person('Aisha')], { filled: 2 });
  await user.click(screen.getByRole('button', { name: /^Show all 2/ }));
  const panel = await screen.findByRole('alert');
  expect(panel.textContent).toContain(refused('joining.list_changed').message);
  server.on(eventRoster, { people: [person('Aisha'), person('Bilal')], next: null });
  await user.click(within(panel).getByRole('button', { name: /try again/i }));
  expect(await screen.findByRole('link', { name: 'bilal@example.org' })).toBeDefined();
});

it('EV-11 on paper stand the shift of each and the day of the place; an event without a title has one', () => {
  const shift = {
    ...{ id: idOf('shift'), place: '' },
    ...{ startsAt: '2026-12-05T04:00:00.000Z', endsAt: '2026-12-05T06:00:00.000Z' },
  };
  // Half past eight in the evening in London is the next day in Karachi.
  show(
    <RosterSheet
      event={{ ...event, title: '', location: '' }}
      people={[person('Aisha', { shift })]}
      on="2026-12-01T20:30:00.000Z"
    />,
  );
  expect(screen.getByRole('heading', { name: 'Untitled Event' })).toBeDefined();
  expect(screen.getByText('Location TBD')).toBeDefined();
  expect(screen.getByText(/Wed, 2 Dec 2026/)).toBeDefined();
  const [row] = within(screen.getAllByRole('table')[0] as HTMLElement)
    .getAllByRole('row')
    .slice(2);
  expect(row?.textContent).toMatch(/9:00.*11:00/);
});
