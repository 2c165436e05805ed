/** Which new times an event may have: before it begins, while it goes on, and once it is over (EV-05, EV-10). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { instantOf, localTimeOf } from '../../local-time.ts';
import { eventEditorMessages, eventFormMessages } from '../events/messages.ts';
import {
  changedTimesProblem,
  correctedTimesProblem,
  type EventTimes,
  newEventTimeProblem,
} from './rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const now = new Date('2026-12-01T09:00:00Z');
/** So many hours from now. */
const at = (hours: number) => new Date(now.getTime() + hours * HOUR);
const times = (from: number, until: number): EventTimes => ({
  startTime: at(from),
  endTime: at(until),
});
const { max: longest } = limits.eventDuration;
const longestHours = longest / HOUR;
const aheadHours = limits.eventAhead.max / HOUR;

const anyTimes = fc
  .tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -4, max: 900 }))
  .map(([from, length]) => times(from, from + length));

describe('EV-05 a new event', () => {
  test.each([
    [0, 2, 'startTime', eventFormMessages.startPast],
    [-1, 2, 'startTime', eventFormMessages.startPast],
    [1, -1, 'endTime', eventFormMessages.endPast],
    [3, 3, 'endTime', eventFormMessages.endBeforeStart],
    [3, 2, 'endTime', eventFormMessages.endBeforeStart],
    [1, 1.9, 'endTime', eventFormMessages.tooShort],
    [1, 1 + longestHours + 0.1, 'endTime', eventFormMessages.tooLong],
    [aheadHours + 1, aheadHours + 3, 'startTime', eventFormMessages.tooFar],
  ])('EV-05 from %d to %d hours from now is refused at its %s', (from, until, field, message) => {
    expect(newEventTimeProblem(times(from, until), now)).toMatchObject({ field, message });
  });

  test.each([
    [0.001, 1.001],
    [1, 2],
    [1, 1 + longestHours],
    [aheadHours, aheadHours + 1],
  ])('EV-05 from %d to %d hours from now is taken', (from, until) => {
    expect(newEventTimeProblem(times(from, until), now)).toBeUndefined();
  });
});

describe('EV-10 new times of an event', () => {
  test('EV-10 an unchanged save always works, however old or odd the times are', () => {
    fc.assert(
      fc.property(anyTimes, fc.boolean(), (same, flag) => {
        const copy = { startTime: new Date(same.startTime), endTime: new Date(same.endTime) };
        expect(changedTimesProblem(same, copy, { now, goesOn: flag })).toBeUndefined();
        expect(correctedTimesProblem(same, copy, { now, isOver: flag })).toBeUndefined();
      }),
    );
  });

  test('EV-10 whatever it was: after a save it ends after its start, and no new start lies in the past', () => {
    fc.assert(
      fc.property(anyTimes, anyTimes, fc.boolean(), (before, after, goesOn) => {
        if (changedTimesProblem(before, after, { now, goesOn })) return;
        const isSame = +before.startTime === +after.startTime && +before.endTime === +after.endTime;
        if (isSame) return;
        expect(after.endTime > after.startTime).toBe(true);
        expect(after.endTime >= now).toBe(true);
        if (+after.startTime !== +before.startTime) expect(after.startTime > now).toBe(true);
      }),
    );
  });

  const ahead = times(24, 28);
  test.each([
    [times(-1, 28), 'startTime', eventFormMessages.startPast],
    [times(24, 24), 'endTime', eventEditorMessages.endBeforeStart],
    [times(24, 24.5), 'endTime', eventFormMessages.tooShort],
    [times(24, 25 + longestHours), 'endTime', eventFormMessages.tooLong],
    [times(aheadHours + 1, aheadHours + 3), 'startTime', eventFormMessages.tooFar],
  ])('EV-10 of one that lies ahead: %j is refused', (after, field, message) => {
    expect(changedTimesProblem(ahead, after, { now, goesOn: false })).toMatchObject({
      field,
      message,
    });
  });

  test('EV-10 what was too short, too long or too far before need not become better, only not worse', () => {
    const short = times(24, 24.5);
    const problem = (before: EventTimes, after: EventTimes) =>
      changedTimesProblem(before, after, { now, goesOn: false })?.message;
    expect(problem(short, times(30, 30.5))).toBeUndefined();
    expect(problem(short, times(30, 30.4))).toBe(eventFormMessages.tooShort);
    const long = times(24, 30 + longestHours);
    expect(problem(long, times(25, 31 + longestHours))).toBeUndefined();
    expect(problem(long, times(25, 32 + longestHours))).toBe(eventFormMessages.tooLong);
    const far = times(aheadHours + 48, aheadHours + 50);
    expect(problem(far, times(aheadHours + 48, aheadHours + 51))).toBeUndefined();
  });

  test('EV-10 one that goes on may end at any moment from now, also after less than an hour', () => {
    const before = times(-0.25, 4);
    const problem = (until: number) =>
      changedTimesProblem(before, times(-0.25, until), { now, goesOn: true })?.message;
    expect(problem(0)).toBeUndefined();
    expect(problem(-0.01)).toBe(eventFormMessages.endPast);
    expect(problem(5)).toBeUndefined();
    expect(problem(longestHours)).toBe(eventFormMessages.tooLong);
  });
});

describe('EV-10 a correction of times in which people have hours', () => {
  const correct = (before: EventTimes, after: EventTimes, isOver: boolean) =>
    correctedTimesProblem(before, after, { now, isOver })?.message;
  const past = times(-10, -6);
  const running = times(-2, 2);

  test('EV-10 what has begun stays begun, what is over stays over, what goes on does not end before now', () => {
    expect(correct(past, times(0.1, 4), true)).toBe(eventEditorMessages.staysBegun);
    expect(correct(past, times(-10, 0.1), true)).toBe(eventEditorMessages.staysOver);
    expect(correct(past, times(-10, 0), true)).toBeUndefined();
    expect(correct(running, times(-2, -0.1), false)).toBe(eventFormMessages.endPast);
    expect(correct(running, times(-3, 0), false)).toBeUndefined();
    expect(correct(running, times(0, 4), false)).toBeUndefined();
  });

  test('EV-10 keeps the bounds of an event: an end after the start, an hour at least, a month at most', () => {
    expect(correct(past, times(-8, -8), true)).toBe(eventEditorMessages.endBeforeStart);
    expect(correct(past, times(-8, -7.5), true)).toBe(eventFormMessages.tooShort);
    expect(correct(past, times(-8 - longestHours, -7), true)).toBe(eventFormMessages.tooLong);
  });
});

describe('EV-05 the times of a zone', () => {
  const zones = [
    'UTC',
    'Asia/Karachi',
    'Asia/Kathmandu',
    'Europe/Berlin',
    'America/St_Johns',
    'Australia/Lord_Howe',
  ];
  const anInstant = fc
    .integer({ min: Date.parse('2020-01-01') / MINUTE, max: Date.parse('2031-01-01') / MINUTE })
    .map((minutes) => new Date(minutes * MINUTE));

  test('EV-05 what a field shows is read back as the same wall clock, and as the same instant but in the hour that comes twice', () => {
    fc.assert(
      fc.property(anInstant, fc.constantFrom(...zones), (instant, zone) => {
        const shown = localTimeOf(instant, zone);
        const read = instantOf(shown, zone);
        if (!read) throw new Error(`${shown} is no time`);
        expect(localTimeOf(read, zone)).toBe(shown);
        const off = instant.getTime() - read.getTime();
        expect(off === 0 || (off > 0 && off <= HOUR)).toBe(true);
      }),
    );
  });

  test('EV-05 text with a zone means the same in every zone', () => {
    fc.assert(
      fc.property(anInstant, fc.constantFrom(...zones), (instant, zone) => {
        expect(instantOf(instant.toISOString(), zone)).toEqual(instant);
      }),
    );
  });

  test('EV-05 a day of clocks that change is an hour shorter or longer', () => {
    const midnight = (day: string) => instantOf(`${day}T00:00`, 'Europe/Berlin')?.getTime() ?? 0;
    expect(midnight('2026-03-30') - midnight('2026-03-29')).toBe(DAY - HOUR);
    expect(midnight('2026-10-26') - midnight('2026-10-25')).toBe(DAY + HOUR);
  });
});
