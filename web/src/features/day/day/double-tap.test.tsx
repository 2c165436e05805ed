import { abilities } from '@saath/contract/abilities';
import { readDay, sendMarks } from '@saath/contract/day/check-in/endpoints';
import type { DayPerson, Mark } from '@saath/contract/day/check-in/schema';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useQuery } from '../../../calls/query.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { organiser, show } from '../../../testing/show.tsx';
import { dayQuery } from './queries.ts';
import { DayView } from './view.tsx';

const server = fakeServer();
const PEOPLE = 30;
const start = '2026-12-05T04:00:00.000Z';

let people: DayPerson[];
let marks: Mark[];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-12-05T05:00:00Z') });
});
afterEach(() => void vi.useRealTimers());

/** A list of thirty who are expected, as the server has it. */
function givenList(): void {
  people = Array.from({ length: PEOPLE }, (_each, number) => ({
    ...{ participationId: idOf(`place ${number}`), userId: idOf(`person ${number}`) },
    ...{ name: `Person ${number}`, profileImage: null, roleId: null, state: 'confirmed' as const },
    ...{ startTime: start, arrivedAt: null, leftAt: null },
  }));
  marks = [];
  server.on(readDay, () => ({
    event: {
      ...{ id: idOf('event'), title: 'River clean-up', location: 'Ravi bank', roles: [] },
      ...{ startTime: start, endTime: '2026-12-05T08:00:00.000Z', timeZone: 'Asia/Karachi' },
      ...{ opensAt: '2026-12-05T03:00:00.000Z', closesAt: '2026-12-06T08:00:00.000Z' },
      status: 'ONGOING' as const,
      can: [...abilities],
    },
    people,
    asking: [],
    next: null,
  }));
  server.on(sendMarks, ({ marks: given }) => ({ results: given.map(taken) }));
}

function taken(mark: Mark) {
  marks.push(mark);
  const { id, participationId, to, at } = mark;
  const before = people.find((each) => each.participationId === participationId) as DayPerson;
  const person = { ...before, state: to, arrivedAt: to === 'checked_in' ? at : null };
  people = people.map((each) => (each === before ? person : each));
  return { id, outcome: 'done' as const, code: null, message: '', person };
}

function Page() {
  const { data } = useQuery(dayQuery({ eventId: idOf('event') }));
  return data ? (
    <DayView day={data} organiserId={organiser.id} login="/login" scanned={null} asking={null} />
  ) : null;
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-person]')];
const settled = async () => await act(async () => await vi.advanceTimersByTimeAsync(50));
async function opened(): Promise<void> {
  givenList();
  show(<Page />);
  await waitFor(() => expect(rows()).toHaveLength(PEOPLE));
  await settled();
}

/** What a finger does: it lands on a place of the screen, whoever stands there. */
function tap(place: number): void {
  const button = rows()[place]?.querySelector('button');
  if (button) fireEvent.click(button);
}

const doubleTap = fc.record({
  place: fc.nat(PEOPLE - 1),
  second: fc.integer({ min: 1, max: 500 }),
  pause: fc.integer({ min: 700, max: 14_000 }),
  /** Somebody else checks in a person meanwhile, and the list is read again. */
  byOther: fc.option(fc.nat(PEOPLE - 1), { nil: undefined }),
  movesOn: fc.boolean(),
});

async function tapTwice(given: typeof doubleTap extends fc.Arbitrary<infer T> ? T : never) {
  const { place, second, pause, byOther, movesOn } = given;
  const aimedAt = rows()[place]?.dataset.person;
  const isExpected =
    people.find(({ participationId }) => participationId === aimedAt)?.state === 'confirmed';
  const before = marks.length;
  if (isExpected) {
    tap(place);
    if (byOther !== undefined) othersCheckIn(byOther);
    // Leaves where the row was pressed at once: another one comes to its place.
    if (movesOn) fireEvent.click(screen.getByRole('link', { name: /^Here/ }));
    await act(async () => await vi.advanceTimersByTimeAsync(second));
    tap(place);
  }
  await act(async () => await vi.advanceTimersByTimeAsync(pause));
  const pressed = marks.slice(before);
  return {
    aimedAt,
    isExpected,
    pressed: pressed.map(({ participationId, to }) => [participationId, to]),
  };
}

function othersCheckIn(number: number): void {
  const person = people[number];
  if (person?.state === 'confirmed')
    people = people.map((each) =>
      each === person ? { ...each, state: 'checked_in', arrivedAt: start } : each,
    );
  window.dispatchEvent(new Event('visibilitychange'));
}

it('G1 whoever taps twice anywhere on a list of thirty, at any pace, checks in one person and takes nothing back', async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(doubleTap, { minLength: 4, maxLength: 8 }), async (taps) => {
      cleanup();
      await opened();
      for (const each of taps) {
        const { aimedAt, pressed } = await tapTwice(each);
        taken += pressed.length;
        // Nobody where another row has just been: also the first press can come too soon.
        if (pressed.length > 0) expect(pressed).toEqual([[aimedAt, 'checked_in']]);
      }
    }),
    { numRuns: 8, endOnFailure: true },
  );
  expect(taken).toBeGreaterThan(0);
});

it('G1 a press a moment later on another person, or on the same place after a pause, is taken', async () => {
  await opened();
  tap(0);
  tap(1);
  await settled();
  expect(marks.map(({ to }) => to)).toEqual(['checked_in', 'checked_in']);
  await act(async () => await vi.advanceTimersByTimeAsync(700));
  tap(0);
  await settled();
  expect(marks.at(-1)).toMatchObject({ participationId: idOf('place 0'), to: 'confirmed' });
});

it('G1 by keyboard thirty people are checked in one after the other; a held key takes nothing back', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await opened();
  rows()[0]?.querySelector('button')?.focus();
  for (let number = 0; number < PEOPLE; number += 1) {
    await user.keyboard('{Enter>3/}');
    expect(document.activeElement?.textContent).toBe(`Undo Person ${number}`);
    await user.tab();
  }
  await settled();
  expect(marks).toHaveLength(PEOPLE);
  expect(new Set(marks.map(({ participationId }) => participationId)).size).toBe(PEOPLE);
  expect(marks.every(({ to }) => to === 'checked_in')).toBe(true);
});
