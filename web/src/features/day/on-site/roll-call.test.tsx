import { abilities } from '@saath/contract/abilities';
import type { DayEvent, DayPerson } from '@saath/contract/day/check-in/schema';
import { emergencyContact, onSiteContacts } from '@saath/contract/day/on-site/endpoints';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { organiser, show } from '../../../testing/show.tsx';
import { DayView } from '../day/view.tsx';

const server = fakeServer();
const event: DayEvent = {
  ...{ id: idOf('event'), title: 'River clean-up', location: 'Ravi bank', status: 'ONGOING' },
  ...{ startTime: '2026-12-05T04:00:00.000Z', endTime: '2126-12-05T08:00:00.000Z' },
  ...{ opensAt: '2026-12-05T03:00:00.000Z', closesAt: '2126-12-06T08:00:00.000Z' },
  timeZone: 'Asia/Karachi',
  can: [...abilities],
  roles: ['Cook', 'Driver'].map((name) => ({ id: idOf(name), name, filled: 2, places: 2 })),
};
const person = (name: string, role: string | null, state: DayPerson['state']): DayPerson => ({
  ...{ participationId: idOf(name), userId: idOf(`${name} the person`), name, profileImage: null },
  ...{ roleId: role && idOf(role), state, startTime: event.startTime, leftAt: null },
  arrivedAt: state === 'checked_in' ? event.startTime : null,
});
const people = [
  person('Aisha', 'Driver', 'checked_in'),
  person('Bilal', 'Cook', 'checked_in'),
  person('Chanda', 'Cook', 'confirmed'),
  person('Danish', 'Cook', 'completed'),
  person('Esra', null, 'checked_in'),
];

function open({ of = people, on = event, isRollCall = true } = {}) {
  return show(
    <DayView
      day={{ event: on, people: of, asking: [] }}
      organiserId={organiser.id}
      login="/login"
      scanned={null}
      asking={null}
      isRollCall={isRollCall}
    />,
  ).user;
}
const seen = (name: string) => screen.getByRole('checkbox', { name: `Seen ${name}` });
const names = () =>
  screen.queryAllByRole('checkbox', { name: /^Seen/ }).map(({ id }) => {
    const row = document.getElementById(id)?.closest('li');
    return row?.querySelector('bdi')?.textContent;
  });

beforeEach(() => {
  sessionStorage.clear();
  server.on(onSiteContacts, () => ({
    contacts: [
      { participationId: idOf('Aisha'), phone: '+92 300 1234567', emergency: 'Omar, 0301 7654321' },
      { participationId: idOf('Bilal'), phone: '', emergency: '' },
    ],
    next: null,
  }));
});

it('EL-05 shows who is checked in and has not left, by role, and nobody else; nobody is lost with a role', () => {
  open();
  expect(names()).toEqual(['Bilal', 'Aisha', 'Esra']);
  const heads = screen.getAllByRole('heading', { level: 3 });
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Cook 1', 'Driver 1', ' 1']);
});

it('EL-05 counts who was seen, shows who was not, and keeps ticks over a reload until one begins again', async () => {
  const user = open();
  expect(screen.getByText('0 of 3 seen')).toBeDefined();
  expect(screen.queryByText('Only who was not seen yet')).toBeNull();
  await user.click(seen('Bilal'));
  expect(screen.getByText('1 of 3 seen')).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'Only who was not seen yet' }));
  expect(names()).toEqual(['Aisha', 'Esra']);
  cleanup();
  const again = open();
  expect(screen.getByText('1 of 3 seen')).toBeDefined();
  for (const name of ['Aisha', 'Esra']) await again.click(seen(name));
  expect(screen.getByText('Everybody on site was seen.')).toBeDefined();
  await again.click(seen('Esra'));
  expect(screen.getByText('2 of 3 seen')).toBeDefined();
  await again.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByText('0 of 3 seen')).toBeDefined();
});

it('EL-05 phone and emergency contact are for those who may see them', async () => {
  open();
  const phone = await screen.findByRole('link', { name: '+92 300 1234567' });
  expect(phone.getAttribute('href')).toBe('tel:+923001234567');
  expect(within(phone.closest('li') as HTMLElement).getByText('Omar, 0301 7654321')).toBeDefined();
  cleanup();
  open({ on: { ...event, can: ['day.read', 'day.record'] } });
  expect(names()).toHaveLength(3);
  // Nothing is even asked for.
  expect(server.sent(onSiteContacts)).toHaveLength(1);
});

it('EL-05 PR-03 whom to call by somebody’s profile is there where there is one, and read when it is opened', async () => {
  server.on(onSiteContacts, () => ({
    contacts: ['Aisha', 'Bilal'].map((name) => ({
      ...{ participationId: idOf(name), phone: '', emergency: '' },
      hasContact: name === 'Aisha',
    })),
    next: null,
  }));
  server.on(emergencyContact, { contact: { name: 'Amna, her mother', phone: '042 3571-1234' } });
  const user = open();
  const [summary, ...others] = await screen.findAllByText(/^Emergency contact/);
  expect([summary?.closest('li')?.textContent, others]).toEqual([
    expect.stringContaining('Aisha'),
    [],
  ]);
  expect(server.sent(emergencyContact)).toEqual([]);
  await user.click(summary as HTMLElement);
  expect(await screen.findByText('Amna, her mother')).toBeDefined();
  const phone = screen.getByRole('link', { name: '042 3571-1234' });
  expect(phone.getAttribute('href')).toBe('tel:04235711234');
  // Each look is noted: shut, it is forgotten, and opening it is another look.
  await user.click(summary as HTMLElement);
  await waitFor(() => expect(screen.queryByText('Amna, her mother')).toBeNull());
  await user.click(summary as HTMLElement);
  expect(await screen.findByText('Amna, her mother')).toBeDefined();
  expect(server.sent(emergencyContact)).toHaveLength(2);
});

it('EL-05 PR-03 on the list of the day it is in the menu of who has one, also before they come; each opening is a look', async () => {
  server.on(emergencyContact, { contact: { name: 'Amna, her mother', phone: '042 3571-1234' } });
  const chanda = { ...person('Chanda', 'Cook', 'confirmed'), hasContact: true };
  const missed = { ...person('Esra', 'Cook', 'no_show'), hasContact: true };
  const user = open({
    of: [chanda, person('Danish', 'Cook', 'confirmed'), missed],
    isRollCall: false,
  });
  expect(await screen.findByRole('button', { name: 'More about Chanda' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'More about Danish' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'More about Esra' })).toBeNull();
  for (let looks = 1; looks <= 2; looks++) {
    await user.click(screen.getByRole('button', { name: 'More about Chanda' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Emergency contact' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Chanda')).toBeDefined();
    expect(await dialog.findByText('Amna, her mother')).toBeDefined();
    expect(dialog.getByRole('link', { name: '042 3571-1234' }).getAttribute('href')).toBe(
      'tel:04235711234',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent(emergencyContact)).toHaveLength(looks);
  }
});

it('EL-05 without a network the list is whole, and says what is missing', async () => {
  server.on(onSiteContacts, () => {
    throw new CallError('No network.', { status: 0, code: 'network' });
  });
  const user = open();
  expect(await screen.findByText(/^Phone numbers could not be loaded/)).toBeDefined();
  await user.click(seen('Aisha'));
  expect(screen.getByText('1 of 3 seen')).toBeDefined();
});

it('EL-05 the way there stands on the list of the day once somebody is checked in', () => {
  open({ of: [person('Chanda', 'Cook', 'confirmed')], isRollCall: false });
  expect(screen.queryByRole('link', { name: /^On site now/ })).toBeNull();
  cleanup();
  open({ isRollCall: false });
  expect(screen.getByRole('link', { name: 'On site now: 3' })).toBeDefined();
});

it('EL-05 says so when nobody is on site', () => {
  open({ of: [person('Danish', 'Cook', 'completed')] });
  expect(screen.getByText('Nobody is on site.')).toBeDefined();
});
