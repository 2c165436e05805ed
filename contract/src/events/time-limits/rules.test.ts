import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasLimits,
  impossibleParts,
  isContradictory,
  type LimitedPlace,
  noTimeLimits,
  partsOfRoles,
  skipsDays,
  type TimeLimits,
  tooMuch,
  windowsOf,
} from './rules.ts';

const none: TimeLimits = { dayHours: null, weekHours: null, restHours: null };
const HOUR = 3_600_000;
/** `2026-12-05T09` in UTC. */
const at = (text: string) => Date.parse(`${text}:00Z`);
const place = (
  [from, to]: readonly [string, string],
  limits: Partial<TimeLimits> = {},
  timeZone = 'UTC',
): LimitedPlace => ({
  ...{ startsAt: at(from), endsAt: at(to), timeZone },
  limits: { ...none, ...limits },
});
const broken = (wanted: LimitedPlace, ...others: LimitedPlace[]) =>
  tooMuch(wanted, others).map(({ why, hours }) => [why, hours]);

describe('EL-01 hours a day', () => {
  test('EL-01 count together with what else is done that day, up to the limit itself', () => {
    const wanted = place(['2026-12-05T14', '2026-12-05T18'], { dayHours: 8 });
    expect(broken(wanted, place(['2026-12-05T09', '2026-12-05T13']))).toEqual([]);
    expect(broken(wanted, place(['2026-12-05T08', '2026-12-05T13']))).toEqual([['day', 8]]);
    expect(broken(wanted, place(['2026-12-06T08', '2026-12-06T13']))).toEqual([]);
  });

  test('EL-01 are kept for a place elsewhere that asks for them, too', () => {
    const wanted = place(['2026-12-05T14', '2026-12-05T18']);
    const other = place(['2026-12-05T08', '2026-12-05T13'], { dayHours: 8 });
    expect(broken(wanted, other)).toEqual([['day', 8]]);
    // On a day on which that place is not, its limit says nothing.
    const [later, evening] = [
      place(['2026-12-07T08', '2026-12-07T13']),
      place(['2026-12-07T14', '2026-12-07T20']),
    ];
    expect(broken(later, evening, other)).toEqual([]);
  });

  test('EL-01 of a night fall on both of its days, by the clocks of the event', () => {
    const night = place(['2026-12-05T20', '2026-12-06T04'], { dayHours: 5 });
    expect(broken(night)).toEqual([]);
    // In Karachi it is 1:00 to 9:00 of one day.
    expect(broken({ ...night, timeZone: 'Asia/Karachi' })).toEqual([['day', 5]]);
    expect(broken(night, place(['2026-12-06T10', '2026-12-06T12']))).toEqual([['day', 5]]);
  });

  test('EL-01 are those that pass, also on days with 23 or 25', () => {
    const berlin = (day: string, dayHours: number) => {
      const [window] = windowsOf(place([`${day}T12`, `${day}T13`]), 'Europe/Berlin', 'day');
      const all = { ...(window ?? { startsAt: 0, endsAt: 0 }), limits: { ...none, dayHours } };
      return broken({ ...all, timeZone: 'Europe/Berlin' });
    };
    expect(berlin('2026-03-29', 23)).toEqual([]);
    expect(berlin('2026-03-28', 23)).toEqual([['day', 23]]);
    expect(berlin('2026-10-25', 24)).toEqual([['day', 24]]);
  });

  test('EL-01 where clocks skip midnight or come to it twice, days leave nothing out', () => {
    for (const [zone, day] of [
      ['Africa/Cairo', '2026-04-24'],
      ['Atlantic/Azores', '2026-10-25'],
    ] as const) {
      const noon = at(`${day}T12`);
      const span = { startsAt: noon - 30 * HOUR, endsAt: noon + 30 * HOUR };
      const windows = windowsOf(span, zone, 'day');
      for (const [index, window] of windows.slice(1).entries())
        expect(window.startsAt).toBe(windows[index]?.endsAt);
      const lengths = windows.map(({ startsAt, endsAt }) => (endsAt - startsAt) / HOUR);
      expect(lengths.filter((length) => length !== 24)).toHaveLength(1);
    }
  });
});

test('EL-01 weeks begin on Monday by the clocks of the event', () => {
  const sunday = place(['2026-12-06T09', '2026-12-06T15'], { weekHours: 10 });
  const saturday = place(['2026-12-05T09', '2026-12-05T14']);
  const monday = place(['2026-12-07T09', '2026-12-07T14']);
  expect(broken(sunday, saturday)).toEqual([['week', 10]]);
  expect(broken(sunday, monday)).toEqual([]);
});

test('EL-01 rest is counted from the end of one place to the beginning of the next, whichever asks for it', () => {
  const evening = place(['2026-12-05T18', '2026-12-05T22'], { restHours: 11 });
  const at8 = place(['2026-12-06T08', '2026-12-06T10']);
  const at9 = place(['2026-12-06T09', '2026-12-06T10']);
  expect(broken(evening, at8)).toEqual([['rest', 11]]);
  expect(broken(at8, evening)).toEqual([['rest', 11]]);
  expect(broken(evening, at9)).toEqual([]);
  // The strictest is told.
  expect(broken(evening, { ...at8, limits: { ...none, restHours: 12 } })).toEqual([['rest', 12]]);
});

test('EL-01 limits that nobody could keep to are found', () => {
  const parts = [
    { role: 'Kitchen', startsAt: at('2026-12-05T08'), endsAt: at('2026-12-05T18') },
    { role: 'Gate', startsAt: at('2026-12-05T08'), endsAt: at('2026-12-05T12') },
  ];
  const found = (limits: Partial<TimeLimits>) =>
    impossibleParts(parts, { limits: { ...none, ...limits }, timeZone: 'UTC' }).map(
      ({ part, why }) => [part.role, why],
    );
  expect(found({ dayHours: 10, restHours: 48 })).toEqual([]);
  expect(found({ dayHours: 8 })).toEqual([['Kitchen', 'day']]);
  expect(found({ weekHours: 3 })).toEqual([
    ['Kitchen', 'week'],
    ['Gate', 'week'],
  ]);
  expect(isContradictory({ ...none, dayHours: 10, weekHours: 8 })).toBe(true);
  expect(isContradictory({ ...none, dayHours: 10, weekHours: 10 })).toBe(false);
  const [kitchen, gate] = parts as [(typeof parts)[number], (typeof parts)[number]];
  expect(skipsDays({ ...none, restHours: 15 }, kitchen)).toBe(true);
  expect(skipsDays({ ...none, restHours: 15 }, gate)).toBe(false);
});

test('EL-01 what one place breaks beside another, the other breaks beside it, as far as both ask for it', () => {
  const hour = fc.integer({ min: 0, max: 24 * 14 });
  const limits = fc.record({
    dayHours: fc.option(fc.integer({ min: 8, max: 12 })),
    weekHours: fc.option(fc.integer({ min: 12, max: 20 })),
    restHours: fc.option(fc.integer({ min: 1, max: 24 })),
  });
  const some = fc
    .record({ from: hour, hours: fc.integer({ min: 1, max: 8 }), limits })
    .map(({ from, hours, limits: asked }) => ({
      startsAt: at('2026-10-19T00') + from * HOUR,
      endsAt: at('2026-10-19T00') + (from + hours) * HOUR,
      ...{ limits: asked, timeZone: 'Europe/Berlin' },
    }));
  fc.assert(
    fc.property(some, some, (one, other) => {
      expect(broken(one, other)).toEqual(broken(other, one));
    }),
  );
});

test('EL-01 the parts of an event are its shifts, and all of its time where a role has none', () => {
  const event = { startTime: '2026-12-05T09:00:00Z', endTime: '2026-12-05T17:00:00Z' };
  const shift = { startsAt: '2026-12-05T09:00:00Z', endsAt: '2026-12-05T11:00:00Z' };
  const [gate, kitchen] = [
    { shifts: [] },
    { shifts: [shift, { ...shift, endsAt: event.endTime }] },
  ];
  expect(partsOfRoles(event, [gate, kitchen])).toEqual([
    { startsAt: at('2026-12-05T09'), endsAt: at('2026-12-05T17'), role: gate },
    { startsAt: at('2026-12-05T09'), endsAt: at('2026-12-05T11'), role: kitchen },
    { startsAt: at('2026-12-05T09'), endsAt: at('2026-12-05T17'), role: kitchen },
  ]);
});

test('EL-01 an event has limits as soon as it has one of them', () => {
  expect(hasLimits(noTimeLimits)).toBe(false);
  for (const limit of ['dayHours', 'weekHours', 'restHours'])
    expect(hasLimits({ ...noTimeLimits, [limit]: 8 })).toBe(true);
});
