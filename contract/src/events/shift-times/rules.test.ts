import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { shiftMessages } from '../shifts/messages.ts';
import {
  generateShifts,
  isInside,
  movedShifts,
  patternProblem,
  type ShiftTime,
  shiftName,
} from './rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const minutes = ({ startsAt, endsAt }: ShiftTime) =>
  (endsAt.getTime() - startsAt.getTime()) / MINUTE;

/** Any event of one hour to three days, also across the days on which clocks change. */
const anEvent = fc
  .record({
    start: fc.integer({
      min: Date.parse('2026-01-01T00:00Z') / MINUTE,
      max: Date.parse('2027-12-31T00:00Z') / MINUTE,
    }),
    duration: fc.integer({ min: 60, max: 3 * 1440 }),
  })
  .map(({ start, duration }) => ({
    startTime: new Date(start * MINUTE),
    endTime: new Date((start + duration) * MINUTE),
  }));

const aPattern = fc
  .record({ length: fc.integer({ min: 15, max: 1440 }), share: fc.double({ min: 0, max: 0.99 }) })
  .map(({ length, share }) => ({ length, handover: Math.floor(length * Number(share || 0)) }));

describe('OR-01 the generator of shifts', () => {
  test('OR-01 every two hours with a quarter of an hour to hand over', () => {
    const event = {
      startTime: new Date('2026-12-05T08:00Z'),
      endTime: new Date('2026-12-05T14:00Z'),
    };
    const names = generateShifts(event, { length: 120, handover: 15 }).map((shift) =>
      shiftName(shift, { ...event, timeZone: 'UTC' }),
    );
    expect(names).toEqual(['08:00–10:15', '10:00–12:15', '12:00–14:00']);
  });

  test('OR-01 a short rest belongs to the last shift, a long one is a shift', () => {
    const lengths = (hours: number) => {
      const startTime = new Date('2026-12-05T08:00Z');
      const event = { startTime, endTime: new Date(startTime.getTime() + hours * HOUR) };
      return generateShifts(event, { length: 120, handover: 0 }).map(minutes);
    };
    expect(lengths(4.5)).toEqual([120, 150]);
    expect(lengths(5)).toEqual([120, 120, 60]);
    expect(lengths(1)).toEqual([60]);
  });

  test('OR-01 on a day on which the clocks change people work the hours that pass', () => {
    const timeZone = 'Europe/Berlin';
    const spring = {
      startTime: new Date('2026-03-29T00:00Z'),
      endTime: new Date('2026-03-29T04:00Z'),
    };
    const names = generateShifts(spring, { length: 120, handover: 0 }).map((shift) =>
      shiftName(shift, { ...spring, timeZone }),
    );
    expect(names).toEqual(['01:00–04:00', '04:00–06:00']);
  });

  test('OR-01 covers exactly the time of the event, in order, whatever the pattern', () => {
    fc.assert(
      fc.property(anEvent, aPattern, (event, pattern) => {
        if (patternProblem(event, pattern)) return;
        const shifts = generateShifts(event, pattern);
        expect(shifts.length).toBeLessThanOrEqual(limits.shiftsPerRole.max);
        expect(shifts[0]?.startsAt).toEqual(event.startTime);
        expect(shifts.at(-1)?.endsAt).toEqual(event.endTime);
        for (const [index, shift] of shifts.entries()) {
          expect(isInside(shift, event)).toBe(true);
          const next = shifts[index + 1];
          if (!next) continue;
          expect(next.startsAt.getTime() - shift.startsAt.getTime()).toBe(pattern.length * MINUTE);
          // No gap, and never longer together than the handover.
          const overlap = (shift.endsAt.getTime() - next.startsAt.getTime()) / MINUTE;
          const isCut = shift.endsAt.getTime() === event.endTime.getTime();
          expect(overlap === pattern.handover || (isCut && overlap < pattern.handover)).toBe(true);
        }
        const last = shifts.at(-1);
        const isOnly = shifts.length === 1;
        if (last && !isOnly) expect(minutes(last)).toBeGreaterThanOrEqual(pattern.length / 2);
        if (last) expect(minutes(last)).toBeLessThan(pattern.length * 1.5 + 1);
      }),
    );
  });

  test('OR-01 says what is wrong with a pattern', () => {
    const event = { startTime: new Date(0), endTime: new Date(72 * HOUR) };
    expect(patternProblem(event, { length: 10, handover: 0 })?.message).toBe(shiftMessages.length);
    expect(patternProblem(event, { length: 60, handover: 60 })?.message).toBe(
      shiftMessages.handover,
    );
    expect(patternProblem(event, { length: 15, handover: 5 })?.message).toBe(shiftMessages.tooMany);
    expect(patternProblem(event, { length: 120, handover: 15 })).toBeUndefined();
  });
});

describe('OR-01 an event gets a new time', () => {
  const at = (start: number, end: number) => ({
    startTime: new Date(start * HOUR),
    endTime: new Date(end * HOUR),
  });
  const shifts = [
    { startsAt: new Date(10 * HOUR), endsAt: new Date(12 * HOUR) },
    { startsAt: new Date(12 * HOUR), endsAt: new Date(14 * HOUR) },
  ];
  const hours = (start: number, end: number) =>
    movedShifts(shifts, at(10, 14), at(start, end)).map(
      ({ startsAt }) => startsAt.getTime() / HOUR,
    );

  test('OR-01 shifts go along, or stay where they are while the event grows around them', () => {
    expect(hours(34, 38)).toEqual([34, 36]);
    expect(hours(11, 15)).toEqual([11, 13]);
    expect(hours(8, 16)).toEqual([10, 12]);
    expect(hours(10, 18)).toEqual([10, 12]);
    // Later and longer.
    expect(hours(34, 40)).toEqual([34, 36]);
    // Shorter: what is left outside is told by its old time.
    expect(hours(10, 13)).toEqual([10, 12]);
  });

  test('OR-01 the same distance from the start whenever a whole event moves', () => {
    fc.assert(
      fc.property(
        anEvent,
        aPattern,
        fc.integer({ min: -50_000, max: 50_000 }),
        (event, pattern, by) => {
          if (patternProblem(event, pattern)) return;
          const after = {
            startTime: new Date(event.startTime.getTime() + by * MINUTE),
            endTime: new Date(event.endTime.getTime() + by * MINUTE),
          };
          const moved = movedShifts(generateShifts(event, pattern), event, after);
          expect(moved).toEqual(generateShifts(after, pattern));
        },
      ),
    );
  });
});

test('OR-01 a shift is called by its time, and by its day where the event has several', () => {
  const shift = { startsAt: new Date('2026-12-05T05:00Z'), endsAt: new Date('2026-12-05T07:00Z') };
  const event = { startTime: shift.startsAt, endTime: shift.endsAt, timeZone: 'Asia/Karachi' };
  expect(shiftName(shift, event)).toBe('10:00–12:00');
  const long = { ...event, endTime: new Date('2026-12-06T07:00Z') };
  expect(shiftName(shift, long)).toBe('2026-12-05 10:00–12:00');
});
