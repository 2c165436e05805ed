/** What becomes of presses, whatever the order in which they arrive (DY-06). */
import { dayStates, dayWindow, hasCome } from '@saath/contract/day/check-in/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EventRow } from '../../events/events/queries.ts';
import { boundedTime, type Presence, type Press, requireOpenDay, settle } from './policy.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const startTime = new Date('2026-12-07T09:00:00Z');
const endTime = new Date('2026-12-07T13:00:00Z');
const minute = (minutes: number) => new Date(startTime.getTime() + minutes * MINUTE);

function eventWith(change: Partial<EventRow> = {}): EventRow {
  const published = { publishedAt: new Date(0), cancelledAt: null };
  return { startTime, endTime, ...published, ...change } as EventRow;
}

const isOpen = (event: EventRow, now: Date) => {
  try {
    requireOpenDay(event, now);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'check_in.not_open' });
    return false;
  }
};

describe('DY-01 the day is open', () => {
  test('DY-01 from one hour before the start to the last moment of a day after the end', () => {
    expect(isOpen(eventWith(), new Date(startTime.getTime() - HOUR - 1))).toBe(false);
    expect(isOpen(eventWith(), new Date(startTime.getTime() - HOUR))).toBe(true);
    expect(isOpen(eventWith(), new Date(endTime.getTime() + 24 * HOUR - 1))).toBe(true);
    expect(isOpen(eventWith(), new Date(endTime.getTime() + 24 * HOUR))).toBe(false);
  });

  test('DY-01 at no time for what is cancelled or was never published', () => {
    for (const change of [{ cancelledAt: minute(-90) }, { publishedAt: null }])
      for (const minutes of [-60, 0, 100, 300])
        expect(isOpen(eventWith(change), minute(minutes))).toBe(false);
  });
});

test('DY-06 the clock of a device is believed between the opening and now, and nowhere else', () => {
  const { opensAt } = dayWindow({ startTime, endTime });
  const minutes = fc.integer({ min: -5000, max: 5000 }).map(minute);
  fc.assert(
    fc.property(minutes, minutes, (given, now) => {
      const bounded = boundedTime(given, eventWith(), now);
      expect(bounded >= opensAt).toBe(true);
      expect(bounded <= now || bounded.getTime() === opensAt.getTime()).toBe(true);
      if (given >= opensAt && given <= now) expect(bounded).toEqual(given);
    }),
  );
});

const nobody: Presence = {
  state: 'confirmed',
  arrivedAt: null,
  leftAt: null,
  lastAt: undefined,
  notCome: undefined,
};
const press = (change: Partial<Press>): Press => ({
  from: 'confirmed',
  to: 'checked_in',
  at: minute(0),
  isUndo: false,
  arrivedAt: null,
  leftAt: null,
  ...change,
});

/** How somebody stands after presses that arrived in this order, as the database keeps it. */
function after(presses: readonly Press[], before: Presence = nobody): Presence {
  let standing = before;
  for (const each of presses) {
    const settled = settle(each, standing);
    if (typeof settled === 'string') continue;
    const { to: state, arrivedAt, leftAt } = settled;
    const lastAt = standing.lastAt && standing.lastAt > each.at ? standing.lastAt : each.at;
    const tookBack = each.isUndo && hasCome(standing.state) && !hasCome(state);
    const notCome = tookBack ? each.at : standing.notCome;
    standing = { state, arrivedAt, leftAt, lastAt, notCome };
  }
  return standing;
}

const shuffled = <T>(all: readonly T[]) =>
  fc.shuffledSubarray([...all], { minLength: all.length, maxLength: all.length });

describe('DY-06 presses of several organisers', () => {
  const arrival = fc.integer({ min: -30, max: 200 }).map((at) => press({ at: minute(at) }));
  const missed = fc
    .integer({ min: -30, max: 200 })
    .map((at) => press({ to: 'no_show', at: minute(at) }));

  test('DY-06 of arrivals the earliest counts, whatever the order, and who was seen is not missing', () => {
    const all = fc
      .tuple(fc.array(arrival, { minLength: 1, maxLength: 5 }), fc.array(missed, { maxLength: 3 }))
      .chain(([arrivals, misses]) =>
        fc.record({ arrivals: fc.constant(arrivals), order: shuffled([...arrivals, ...misses]) }),
      );
    fc.assert(
      fc.property(all, ({ arrivals, order }) => {
        const earliest = Math.min(...arrivals.map(({ at }) => at.getTime()));
        const { state, arrivedAt, leftAt } = after(order);
        expect({ state, arrivedAt, leftAt }).toEqual({
          state: 'checked_in',
          arrivedAt: new Date(earliest),
          leftAt: null,
        });
      }),
    );
  });

  test('DY-06 the same press once more changes nothing', () => {
    const any = fc
      .record({ to: fc.constantFrom(...dayStates), at: fc.integer({ min: 0, max: 200 }) })
      .map(({ to, at }) => press({ to, at: minute(at) }));
    fc.assert(
      fc.property(fc.array(any, { maxLength: 4 }), any, (before, last) => {
        const standing = after([...before, last]);
        expect(after([last], standing)).toEqual(standing);
      }),
    );
  });

  test('DY-06 an undo that was pressed before the newest press comes too late, whatever it takes back', () => {
    const undone = fc.constantFrom(...dayStates);
    fc.assert(
      fc.property(undone, fc.integer({ min: 1, max: 99 }), (to, earlier) => {
        const here = after([press({ at: minute(100) })]);
        const undo = press({ from: 'checked_in', to, isUndo: true, at: minute(100 - earlier) });
        expect(settle(undo, here)).toBe('superseded');
        expect(settle({ ...undo, at: minute(100) }, here)).toEqual(
          to === 'checked_in' ? 'same' : { to, arrivedAt: null, leftAt: null },
        );
      }),
    );
  });

  test('DY-06 an undo restores the times that stood there before', () => {
    const times = { arrivedAt: minute(5), leftAt: minute(90) };
    const done = after([press({ at: minute(5) }), press({ to: 'completed', at: minute(120) })]);
    const undo = press({ from: 'completed', to: 'left_early', isUndo: true, at: minute(121) });
    expect(settle({ ...undo, ...times }, done)).toEqual({ to: 'left_early', ...times });
  });

  test('DY-06 an arrival from before somebody said that the person had not come does not bring them back', () => {
    const gone = after([
      press({ at: minute(10) }),
      press({ from: 'checked_in', to: 'confirmed', isUndo: true, at: minute(20) }),
    ]);
    expect(gone).toMatchObject({ state: 'confirmed', arrivedAt: null, notCome: minute(20) });
    expect(settle(press({ at: minute(19) }), gone)).toBe('superseded');
    expect(settle(press({ at: minute(20) }), gone)).toMatchObject({ arrivedAt: minute(20) });
  });
});

describe('DY-01 leaving', () => {
  const here = after([press({ at: minute(10) })]);

  test('DY-01 who goes keeps the arrival and gets the time of the press; who was not there has neither', () => {
    for (const to of ['completed', 'left_early'] as const) {
      const leave = press({ from: 'checked_in', to, at: minute(60) });
      const times = { arrivedAt: minute(10), leftAt: minute(60) };
      expect(settle(leave, here)).toEqual({ to, ...times });
      expect(settle(leave, nobody)).toEqual({ to, arrivedAt: null, leftAt: null });
    }
    const missing = press({ from: 'checked_in', to: 'no_show', at: minute(60) });
    expect(settle(missing, here)).toEqual({ to: 'no_show', arrivedAt: null, leftAt: null });
  });

  test('DY-06 an earlier arrival moves the time of who is gone again, and brings nobody back', () => {
    const left = after([press({ from: 'checked_in', to: 'left_early', at: minute(60) })], here);
    expect(settle(press({ at: minute(5) }), left)).toEqual({
      to: 'left_early',
      arrivedAt: minute(5),
      leftAt: minute(60),
    });
    expect(settle(press({ at: minute(70) }), left)).toBe('same');
  });

  test('DY-06 leaving that was pressed before the newest press is older news', () => {
    const left = press({ from: 'checked_in', to: 'left_early', at: minute(9) });
    expect(settle(left, here)).toBe('superseded');
  });

  test('DY-06 who saw them here may say that they are missing; who only did not see them may not', () => {
    const missing = press({ to: 'no_show', at: minute(60) });
    expect(settle({ ...missing, from: 'confirmed' }, here)).toBe('superseded');
    expect(settle({ ...missing, from: 'checked_in' }, here)).toMatchObject({ to: 'no_show' });
  });
});
