import { abilities } from '@saath/contract/abilities';
import { readDay, sendMarks } from '@saath/contract/day/check-in/endpoints';
import type { DayEvent, DayPerson, Mark, MarkResult } from '@saath/contract/day/check-in/schema';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { useQuery } from '../../../calls/query.ts';
import { CallError } from '../../../lib/call-error.ts';
import { QueryProvider } from '../../../lib/query-client.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { dayQuery } from './queries.ts';
import { DayView } from './view.tsx';

const server = fakeServer();
hearToasts();

const HOUR = 3_600_000;
const iso = (offset: number) => new Date(Date.now() + offset).toISOString();

const role = { id: idOf('role'), name: 'Cook', filled: 2, places: 2 };
let people: DayPerson[];
let sent: Mark[][];
let answer: 'works' | 'offline' | 'full' | 'late' | 'elsewhere';

const person = (name: string, state: DayPerson['state'], change: Partial<DayPerson> = {}) => ({
  participationId: idOf(name),
  userId: idOf(`${name} the person`),
  name,
  profileImage: null,
  roleId: role.id,
  state,
  startTime: iso(-HOUR),
  arrivedAt: null,
  leftAt: null,
  ...change,
});

beforeEach(() => {
  people = [
    person('Aisha', 'confirmed'),
    person('Bilal', 'checked_in', { arrivedAt: iso(-HOUR) }),
    person('Chanda', 'confirmed', { startTime: iso(HOUR) }),
    person('Danish', 'no_show'),
  ];
  sent = [];
  answer = 'works';
  server.on(readDay, () => ({ event: event(), people, asking: [], next: null }));
  server.on(sendMarks, ({ marks }) => {
    if (answer === 'offline') throw new CallError('No network.', { status: 0, code: 'network' });
    sent.push(marks);
    return { results: marks.map(recorded) };
  });
});

const event = (): DayEvent => ({
  id: idOf('event'),
  title: 'River clean-up',
  location: 'Ravi bank',
  startTime: iso(-HOUR),
  endTime: iso(HOUR / 4),
  timeZone: 'Asia/Karachi',
  status: 'ONGOING',
  opensAt: iso(-2 * HOUR),
  closesAt: iso(20 * HOUR),
  can: [...abilities],
  roles: [role],
});

function recorded(mark: Mark): MarkResult {
  const { id, participationId, to, at, addPlace, reason, clashReason } = mark;
  const before = people.find((each) => each.participationId === participationId) ?? null;
  if (answer === 'full' && !addPlace)
    return { id, outcome: 'refused', code: 'check_in.full', message: 'Full.', person: before };
  const elsewhere = 'Danish has a place elsewhere.';
  if (answer === 'elsewhere' && !clashReason)
    return { id, outcome: 'refused', code: 'joining.overlap', message: elsewhere, person: before };
  const message = 'This takes 4 h away. Please say why.';
  if (answer === 'late' && !reason)
    return { id, outcome: 'refused', code: 'check_in.reason_needed', message, person: before };
  const after = { ...before, state: to, arrivedAt: to === 'checked_in' ? at : null } as DayPerson;
  people = people.map((each) => (each.participationId === participationId ? after : each));
  return { id, outcome: 'done', code: null, message: '', person: after };
}

function Page() {
  const { data } = useQuery(dayQuery({ eventId: idOf('event') }));
  return data ? (
    <DayView
      day={data}
      organiserId={idOf('organiser')}
      login="/login"
      scanned={null}
      asking={null}
    />
  ) : null;
}
async function show() {
  const page = (
    <QueryProvider>
      <Page />
    </QueryProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  await screen.findByRole('heading', { name: /^Late/ });
  return userEvent.setup();
}
const inSection = (name: string) =>
  within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))
    .queryAllByRole('listitem')
    .map((row) => /Aisha|Bilal|Chanda|Danish/.exec(row.textContent ?? '')?.[0]);

it('DY-01 everybody stands where they belong: late from the start of their own part', async () => {
  await show();
  expect(inSection('Late')).toEqual(['Aisha']);
  expect(inSection('Expected')).toEqual(['Chanda']);
  expect(inSection('Here')).toEqual(['Bilal']);
  expect(inSection('Missing')).toEqual(['Danish']);
  expect(screen.getByText('Nobody has finished yet.')).toBeDefined();
});

/** Rows go where they belong when one moves on. */
const moveOn = async () => await userEvent.click(screen.getByRole('link', { name: /^Here/ }));

it('DY-01 one press records an arrival, and another takes it back', async () => {
  const user = await show();
  await user.click(screen.getByRole('button', { name: 'Arrived Aisha' }));
  const undo = await screen.findByRole('button', { name: 'Undo Aisha' });
  expect(document.activeElement).toBe(undo);
  expect(inSection('Late')).toEqual(['Aisha']);
  expect(screen.getByRole('heading', { name: 'Late 0' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Here 2' })).toBeDefined();
  // A press that comes too soon after the one before it is not meant.
  await waitFor(
    async () => {
      await user.click(undo);
      expect(sent).toHaveLength(2);
    },
    { interval: 700, timeout: 5_000 },
  );
  expect(document.activeElement?.textContent).toBe('Arrived Aisha');
  const [[first], [second]] = sent as [[Mark], [Mark]];
  expect(first).toMatchObject({ from: 'confirmed', to: 'checked_in', isUndo: false });
  expect(second).toMatchObject({ from: 'checked_in', to: 'confirmed', isUndo: true });
  expect(second.at > first.at).toBe(true);
  expect(Object.keys(first)).not.toContain('organiserId');
});

it('DY-06 without a network the list goes on, and says how much waits', async () => {
  const user = await show();
  answer = 'offline';
  await user.click(screen.getByRole('button', { name: 'Arrived Aisha' }));
  await user.click(screen.getByRole('button', { name: 'No-show Chanda' }));
  expect(await screen.findByText('Waiting to be sent (2)')).toBeDefined();
  await moveOn();
  expect(inSection('Here')).toEqual(['Aisha', 'Bilal']);
  expect(inSection('Missing')).toEqual(['Chanda', 'Danish']);
  answer = 'works';
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/Waiting to be sent/)).toBeNull());
  expect(sent.map((marks) => marks.map(({ to }) => to))).toEqual([['checked_in', 'no_show']]);
});

it('DY-01 a place that has gone to somebody else can be raised by one in one step', async () => {
  const user = await show();
  answer = 'full';
  await user.click(screen.getByRole('button', { name: 'Arrived Danish' }));
  expect(await screen.findByRole('alertdialog', { name: 'Cook is full' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Raise the places by one' }));
  await waitFor(() => expect(inSection('Here')).toEqual(['Bilal', 'Danish']));
  expect(sent.at(-1)).toMatchObject([{ addPlace: true, from: 'no_show', to: 'checked_in' }]);
});

it('DY-01 somebody who was missed and has a place elsewhere is let in all the same, with a reason', async () => {
  const user = await show();
  answer = 'elsewhere';
  await user.click(screen.getByRole('button', { name: 'Arrived Danish' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Let Danish in anyway?' }));
  expect(dialog.getByText('Danish has a place elsewhere.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Give the place anyway' }));
  expect(sent).toHaveLength(1);
  await user.type(dialog.getByLabelText('Why make an exception?'), 'Next door');
  await user.click(dialog.getByRole('button', { name: 'Give the place anyway' }));
  await waitFor(() => expect(inSection('Here')).toEqual(['Bilal', 'Danish']));
  expect(sent.at(-1)).toMatchObject([{ clashReason: 'Next door', reason: '', to: 'checked_in' }]);
});

it('DY-01 near the end everybody who is here has completed, and a search finds by any part', async () => {
  const user = await show();
  await user.type(screen.getByLabelText('Search by name'), 'han');
  expect(inSection('Expected')).toEqual(['Chanda']);
  expect(inSection('Late')).toEqual([]);
  await user.clear(screen.getByLabelText('Search by name'));
  await user.type(screen.getByLabelText('Search by name'), 'zzz');
  expect(screen.getByText('Nobody by that name is on the list')).toBeDefined();
  await user.clear(screen.getByLabelText('Search by name'));
  await user.click(screen.getByRole('button', { name: 'Everybody who is here: completed' }));
  await waitFor(() => expect(inSection('Done')).toEqual(['Bilal']));
  expect(document.activeElement?.textContent).toBe('Here 0');
});

it('KP-01 a press that takes hours away is asked why, and sent again with the reason', async () => {
  answer = 'late';
  const user = await show();
  await user.click(screen.getByRole('button', { name: 'No-show Aisha' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Take hours away from Aisha?')).toBeDefined();
  expect(dialog.getByText('This takes 4 h away. Please say why.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Take the hours away' }));
  expect(dialog.getByText('Please say why you are taking these hours away.')).toBeDefined();
  expect(sent).toHaveLength(1);
  await user.type(dialog.getByRole('textbox'), 'Her sister says she was ill');
  await user.click(dialog.getByRole('button', { name: 'Take the hours away' }));
  await waitFor(() => expect(inSection('Missing')).toEqual(['Aisha', 'Danish']));
  const [[first], [second]] = sent as [[Mark], [Mark]];
  expect(second).toMatchObject({ to: 'no_show', reason: 'Her sister says she was ill' });
  expect(second.id).not.toBe(first.id);
  expect(second.at).toBe(first.at);
});
