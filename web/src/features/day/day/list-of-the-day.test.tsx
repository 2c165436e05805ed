import { abilities } from '@saath/contract/abilities';
import { correctTimes, eventsOfToday, sendMarks } from '@saath/contract/day/check-in/endpoints';
import { checkInErrors, checkInMessages } from '@saath/contract/day/check-in/messages';
import type { DayEvent, DayPerson, Mark } from '@saath/contract/day/check-in/schema';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { refused, unanswered } from '../../../testing/refused.ts';
import { news, organiser, show } from '../../../testing/show.tsx';
import { TodayEvents } from './today-events.tsx';
import { DayView } from './view.tsx';

const server = fakeServer();
const event: DayEvent = {
  ...{ id: idOf('event'), title: 'River clean-up', location: 'Ravi bank', status: 'ONGOING' },
  ...{ startTime: '2026-12-05T04:00:00.000Z', endTime: '2026-12-05T08:00:00.000Z' },
  ...{ opensAt: '2026-12-05T03:00:00.000Z', closesAt: '2026-12-06T08:00:00.000Z' },
  timeZone: 'Asia/Karachi',
  can: [...abilities],
  roles: [{ id: idOf('cook'), name: 'Cook', filled: 2, places: 2 }],
};
const person = (
  name: string,
  state: DayPerson['state'],
  change: Partial<DayPerson> = {},
): DayPerson => ({
  ...{ participationId: idOf(name), userId: idOf(`${name} the person`), name, profileImage: null },
  ...{ roleId: idOf('cook'), state, startTime: event.startTime, arrivedAt: null, leftAt: null },
  ...change,
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-12-05T05:00:00Z') });
});
afterEach(() => void vi.useRealTimers());

type View = { people: DayPerson[]; on?: Partial<DayEvent>; scanned?: string };
const open = ({ people, on = {}, scanned }: View) =>
  show(
    <DayView
      day={{ event: { ...event, ...on }, people, asking: [] }}
      organiserId={organiser.id}
      login="/login"
      scanned={scanned ?? null}
      asking={null}
    />,
  ).user;
const row = (name: string) => {
  const found = screen.getByText(name, { selector: 'bdi.block' }).closest('li');
  if (!found) throw new Error(`${name} has no row.`);
  return within(found);
};
const buttonsOf = (name: string) =>
  row(name)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.firstChild?.textContent);
const marks = () => server.sent(sendMarks).flatMap(({ body }) => (body as { marks: Mark[] }).marks);

it.each([
  ['confirmed', ['Arrived', 'No-show']],
  ['checked_in', ['Completed', 'Left early', 'More about Aisha']],
  ['completed', ['More about Aisha']],
  ['left_early', ['More about Aisha']],
  ['no_show', ['Arrived', 'More about Aisha']],
  ['excused', ['Arrived', 'More about Aisha']],
] as const)('DY-01 with somebody %s one can do: %s', (state, labels) => {
  open({ people: [person('Aisha', state)] });
  expect(buttonsOf('Aisha')).toEqual(labels);
});

it.each([
  ['checked_in', ['Not here after all', 'Change times']],
  ['completed', ['Still here', 'Left early', 'Change times']],
  ['left_early', ['Still here', 'Completed', 'Change times']],
  ['no_show', ['Expected again']],
  ['excused', ['Expected again']],
] as const)(
  'DY-01 what was recorded of somebody %s is put right by the menu',
  async (state, labels) => {
    const user = open({ people: [person('Aisha', state)] });
    await user.click(screen.getByRole('button', { name: 'More about Aisha' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(labels);
  },
);

it('DY-01 the menu takes back as an undo, with the time of arrival that stood there', async () => {
  server.hold(sendMarks);
  const arrivedAt = '2026-12-05T03:50:00.000Z';
  const gone = person('Aisha', 'completed', { arrivedAt, leftAt: '2026-12-05T04:30:00.000Z' });
  const user = open({ people: [gone] });
  await user.click(screen.getByRole('button', { name: 'More about Aisha' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Still here' }));
  await waitFor(() => expect(marks()).toHaveLength(1));
  expect(marks()[0]).toMatchObject({
    ...{ from: 'completed', to: 'checked_in', isUndo: true, arrivedAt },
  });
});

it('DY-01 a row says the role and the times, in the zone of the event', () => {
  const arrivedAt = '2026-12-05T03:50:00.000Z';
  const leftAt = '2026-12-05T04:30:00.000Z';
  open({
    people: [
      person('Aisha', 'checked_in', { arrivedAt }),
      person('Bilal', 'left_early', { arrivedAt, leftAt }),
      person('Cyra', 'confirmed', { startTime: '2026-12-05T06:00:00.000Z' }),
      person('Daud', 'confirmed'),
      person('Esra', 'no_show', { roleId: null }),
    ],
  });
  const lineOf = (name: string) => row(name).getByText(/.*/, { selector: 'p' }).textContent;
  expect(lineOf('Aisha')).toBe('Cook · Here since 8:50 AM');
  expect(lineOf('Bilal')).toBe('Cook · 8:50 AM – 9:30 AM · Left early');
  expect(lineOf('Cyra')).toBe('Cook · Expected at 11:00 AM');
  expect(lineOf('Daud')).toBe('Cook');
  expect(lineOf('Esra')).toBe('');
});

it.each([
  ['2026-12-05T02:59:00Z', /^Check-in opens at Sat, 5 Dec 2026, 8:00 AM\./],
  ['2026-12-06T08:00:00Z', /^The day of this event is over\./],
])('DY-01 at %s nothing can be recorded, and it is said why', (now, text) => {
  vi.setSystemTime(new Date(now));
  open({ people: [person('Aisha', 'confirmed'), person('Bilal', 'completed')] });
  expect(screen.getByText(text)).toBeDefined();
  expect(row('Aisha').getByRole('button', { name: /^Arrived/ })).toHaveProperty('disabled', true);
  expect(row('Bilal').queryByRole('button')).toBeNull();
});

it('DY-01 an event that was cancelled has no day', () => {
  open({ people: [person('Aisha', 'confirmed')], on: { status: 'CANCELLED' } });
  expect(screen.getByText('This event does not take place')).toBeDefined();
  expect(row('Aisha').getByRole('button', { name: /^Arrived/ })).toHaveProperty('disabled', true);
});

it('DY-01 everybody can be completed from half an hour before the end, not while searching', async () => {
  const people = [person('Aisha', 'checked_in'), person('Bilal', 'checked_in')];
  vi.setSystemTime(new Date('2026-12-05T07:29:00Z'));
  open({ people });
  const name = 'Everybody who is here: completed';
  expect(screen.queryByRole('button', { name })).toBeNull();
  cleanup();
  vi.setSystemTime(new Date('2026-12-05T07:30:00Z'));
  const user = open({ people });
  expect(screen.getByRole('button', { name })).toBeDefined();
  await user.type(screen.getByLabelText('Search by name'), 'a');
  expect(screen.queryByRole('button', { name })).toBeNull();
});

it('DY-01 several people at once are said as a number, and taken back at once', async () => {
  server.hold(sendMarks);
  vi.setSystemTime(new Date('2026-12-05T07:40:00Z'));
  const user = open({ people: [person('Aisha', 'checked_in'), person('Bilal', 'checked_in')] });
  await user.click(screen.getByRole('button', { name: /^Everybody/ }));
  expect(await screen.findByText('2 people: Completed')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(buttonsOf('Aisha')[0]).toBe('Completed'));
  expect(buttonsOf('Bilal')[0]).toBe('Completed');
});

it('DY-01 a row stays where it was pressed for ten seconds, then goes where it belongs', async () => {
  server.hold(sendMarks);
  const user = open({ people: [person('Aisha', 'confirmed'), person('Bilal', 'confirmed')] });
  await user.click(row('Aisha').getByRole('button', { name: /^Arrived/ }));
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => expect(said()).toContain('Aisha: Arrived'));
  const late = within(screen.getByRole('region', { name: /^Late/ }));
  expect(late.getByRole('button', { name: 'Undo Aisha' })).toBeDefined();
  // The focus holds its row; it goes on to the next person.
  await vi.advanceTimersByTimeAsync(11_000);
  expect(late.getByRole('button', { name: 'Undo Aisha' })).toBe(document.activeElement);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Arrived Bilal');
  await vi.advanceTimersByTimeAsync(11_000);
  await waitFor(() => expect(said()).not.toContain('Aisha: Arrived'));
  expect(late.queryByRole('button', { name: /Aisha/ })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Arrived Bilal');
});

it('DY-01 a refusal names the person, and the press is not offered to be taken back', async () => {
  const { message } = checkInErrors['check_in.not_possible'];
  const aisha = person('Aisha', 'confirmed');
  server.on(sendMarks, ({ marks: [mark] }) => ({
    results: [
      {
        ...{
          id: mark?.id ?? '',
          outcome: 'refused' as const,
          code: 'check_in.not_possible',
          message,
        },
        person: aisha,
      },
    ],
  }));
  const user = open({ people: [aisha] });
  await user.click(row('Aisha').getByRole('button', { name: /^Arrived/ }));
  await waitFor(() => expect(news()).toEqual([`Aisha: ${message}`]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(buttonsOf('Aisha')[0]).toBe('Arrived');
});

it('DY-06 after a logout what was pressed is kept, and the page’s own way to log in stands there', async () => {
  server.on(sendMarks, () => {
    throw refused('accounts.sign_in_needed');
  });
  const user = open({ people: [person('Aisha', 'confirmed')] });
  await user.click(row('Aisha').getByRole('button', { name: /^Arrived/ }));
  const link = await screen.findByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toBe('/login');
  await user.click(screen.getByRole('link', { name: /^Here/ }));
  expect(buttonsOf('Aisha')[0]).toBe('Completed');
});

it('DY-06 what waits can be sent by hand', async () => {
  server.on(sendMarks, () => {
    throw unanswered();
  });
  const user = open({ people: [person('Aisha', 'confirmed')] });
  await user.click(row('Aisha').getByRole('button', { name: /^Arrived/ }));
  await screen.findByText('Waiting to be sent (1)');
  server.on(sendMarks, ({ marks: given }) => ({
    results: given.map(({ id, at }) => ({
      ...{ id, outcome: 'done' as const, code: null, message: '' },
      person: person('Aisha', 'checked_in', { arrivedAt: at }),
    })),
  }));
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(screen.queryByText(/^Waiting to be sent/)).toBeNull());
});

it('DY-07 whose badge was scanned stands on top; a badge of somebody else says so', () => {
  open({ people: [person('Aisha', 'confirmed')], scanned: idOf('Aisha') });
  const scanned = within(screen.getByRole('region', { name: 'Scanned badge' }));
  expect(scanned.getByRole('button', { name: /^Arrived/ })).toBeDefined();
  cleanup();
  open({ people: [person('Aisha', 'confirmed')], scanned: idOf('Bilal') });
  expect(screen.getByText(/is no longer on the list of this event/)).toBeDefined();
});

it('DY-01 sixty people of a part are shown, the others on demand; the numbers are of all', async () => {
  const many = Array.from({ length: 61 }, (_each, number) => person(`P${number}`, 'checked_in'));
  const user = open({ people: many });
  // Asking for roles of so many takes seconds.
  const shown = () => document.querySelectorAll('#here li').length;
  expect(shown()).toBe(60);
  expect(document.querySelector('a[href="#here"]')?.textContent).toBe('Here61');
  await user.click(screen.getByText('Show 1 more'));
  expect(shown()).toBe(61);
});

async function times(gone: DayPerson) {
  const user = open({ people: [gone] });
  await user.click(screen.getByRole('button', { name: `More about ${gone.name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change times' }));
  const dialog = await screen.findByRole('dialog', { name: `Times of ${gone.name}` });
  return { user, dialog: within(dialog) };
}
const left = person('Aisha', 'completed', {
  ...{ arrivedAt: '2026-12-05T03:50:00.000Z', leftAt: '2026-12-05T04:30:00.000Z' },
});

it('DY-03 times are shown and saved in the zone of the event', async () => {
  server.on(correctTimes, { message: checkInMessages.timesSaved, person: left });
  const { user, dialog } = await times(left);
  const arrived = dialog.getByLabelText('Arrived at');
  expect(arrived).toHaveProperty('value', '2026-12-05T08:50');
  fireEvent.change(arrived, { target: { value: '2026-12-05T09:00' } });
  await user.click(dialog.getByRole('button', { name: 'Save times' }));
  await waitFor(() => expect(news()).toEqual([checkInMessages.timesSaved]));
  expect(server.sent(correctTimes)).toMatchObject([
    {
      body: {
        ...{ participationId: idOf('Aisha'), arrivedAt: '2026-12-05T04:00:00.000Z' },
        leftAt: '2026-12-05T04:30:00.000Z',
      },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('DY-03 a time of arrival is needed; without one nothing is sent', async () => {
  const { user, dialog } = await times(left);
  fireEvent.change(dialog.getByLabelText('Arrived at'), { target: { value: '' } });
  await user.click(dialog.getByRole('button', { name: 'Save times' }));
  expect(dialog.getByText('Please enter a date and time.')).toBeDefined();
  expect(server.sent(correctTimes)).toEqual([]);
});

it('DY-03 who is still here has no time of leaving', async () => {
  server.on(correctTimes, { message: checkInMessages.timesSaved, person: left });
  const here = person('Aisha', 'checked_in', { arrivedAt: left.arrivedAt });
  const { user, dialog } = await times(here);
  expect(dialog.queryByLabelText('Left at')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save times' }));
  await waitFor(() =>
    expect(server.sent(correctTimes)).toMatchObject([{ body: { leftAt: null } }]),
  );
});

it('DY-03 a time that cannot be stands at its field; another refusal above them', async () => {
  server.on(correctTimes, () => {
    throw refused('request.invalid', { leftAt: checkInMessages.leftBeforeArrival });
  });
  const { user, dialog } = await times(left);
  await user.click(dialog.getByRole('button', { name: 'Save times' }));
  expect(await dialog.findByText(checkInMessages.leftBeforeArrival)).toBeDefined();
  expect(dialog.getByLabelText('Left at').getAttribute('aria-invalid')).toBe('true');
  server.on(correctTimes, () => {
    throw refused('check_in.not_open');
  });
  await user.click(dialog.getByRole('button', { name: 'Save times' }));
  expect(await dialog.findByText(checkInErrors['check_in.not_open'].message)).toBeDefined();
});

it('DY-03 while times are saved Escape does not close what may still fail', async () => {
  let answer = () => {};
  server.on(correctTimes, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    throw refused('check_in.not_open');
  });
  const { user, dialog } = await times(left);
  await user.click(dialog.getByRole('button', { name: 'Save times' }));
  await waitFor(() => expect(server.sent(correctTimes)).toHaveLength(1));
  await user.keyboard('{Escape}');
  answer();
  expect(await dialog.findByText(checkInErrors['check_in.not_open'].message)).toBeDefined();
});

it('DY-01 events of today lead to their day, and say how many are here', async () => {
  const { id, title, startTime, endTime, timeZone } = event;
  server.on(eventsOfToday, {
    events: [{ id, title, startTime, endTime, timeZone, people: 12, here: 3 }],
  });
  show(<TodayEvents />);
  const link = await screen.findByRole('link', { name: /River clean-up/ });
  expect(link.getAttribute('href')).toBe(`/admin/event/${id}/day`);
  expect(link.textContent).toContain('3 of 12 here');
  expect(link.textContent).not.toContain('Dec 2026');
});

it('DY-01 in the evening, an event of the next morning has its day beside its times', async () => {
  vi.setSystemTime('2026-12-04T18:59:00Z');
  const { id, title, startTime, endTime, timeZone } = event;
  server.on(eventsOfToday, {
    events: [{ id, title, startTime, endTime, timeZone, people: 12, here: 0 }],
  });
  show(<TodayEvents />);
  const link = await screen.findByRole('link', { name: /River clean-up/ });
  expect(link.textContent).toContain('Sat, 5 Dec 2026, 9:00 AM – 1:00 PM');
});

it('DY-01 on a day without events nothing is said of them', async () => {
  server.on(eventsOfToday, { events: [] });
  show(<TodayEvents />);
  await waitFor(() => expect(server.sent(eventsOfToday)).toHaveLength(1));
  expect(screen.queryByText('Now and next')).toBeNull();
});
