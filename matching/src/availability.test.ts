/** MA-01: how much of an event is free, by the clocks on the wall, whatever they do meanwhile. */
import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { freeTimeDuring } from './availability.ts';
import { eventHours, freeShare, weekBits } from './candidate-index/week-hours.ts';
import type { WeeklySlot } from './need.ts';

const MINUTE = 60_000;
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Nights on which clocks go forward or back: at midnight in Cairo, by half an hour on Lord Howe. */
const nights = [
  ['Europe/Berlin', '2026-03-29T01:00Z'],
  ['Europe/Berlin', '2026-10-25T01:00Z'],
  ['America/New_York', '2026-11-01T06:00Z'],
  ['Africa/Cairo', '2026-04-23T22:00Z'],
  ['Africa/Cairo', '2026-10-29T21:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00Z'],
  ['Asia/Karachi', '2026-12-05T19:00Z'],
] as const;

/** What a clock of the zone shows. */
function clockOf(timeZone: string): (instant: number) => { weekday: number; minute: number } {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, weekday: 'short', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' },
  });
  return (instant) => {
    const shown = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    return {
      weekday: days.indexOf(shown.get('weekday') ?? ''),
      minute: 60 * Number(shown.get('hour')) + Number(shown.get('minute')),
    };
  };
}

const slots = array(
  record({
    weekday: constantFrom(0, 3, 4, 5, 6, 9, -1, 2.5, Number.NaN),
    from: constantFrom(0, 45, 120, 150, 720, 1439, -60, 1440, Number.NaN),
    to: constantFrom(1440, 100, 180, 725, 0, 3000, Number.POSITIVE_INFINITY, Number.NaN),
  }),
  { maxLength: 6 },
);

function isMeant({ weekday, from, to }: WeeklySlot): boolean {
  return days[weekday] !== undefined && from < to && from < 1440 && to > 0;
}

test('MA-01 minutes are free as a clock on the wall shows them, over nights that are longer or shorter, for any week', () => {
  const check = property(
    constantFrom(...nights),
    integer({ min: -1_600, max: 400 }),
    constantFrom(0, 1, 60, 300, 1_500, 3_000),
    slots,
    ([timeZone, night], before, length, week) => {
      const startsAt = Date.parse(night) + before * MINUTE;
      const event = { startsAt, endsAt: startsAt + length * MINUTE, timeZone };
      const found = freeTimeDuring(event)(week);
      const meant = week.filter(isMeant);
      if (meant.length === 0 || length === 0) {
        expect(found).toBeUndefined();
        return;
      }

      const clock = clockOf(timeZone);
      const shown = Array.from({ length }, (_, minute) => clock(startsAt + minute * MINUTE));
      const free = shown.filter(({ weekday, minute }) =>
        meant.some((slot) => slot.weekday === weekday && slot.from <= minute && minute < slot.to),
      );
      expect(found).toEqual({ freeMinutes: free.length, eventMinutes: length });
      // The index tells it by the hour, and never too low.
      const share = freeShare(eventHours(event), weekBits(week) ?? new Uint32Array(), 0);
      expect(share).toBeGreaterThanOrEqual(free.length / length - 1e-9);
    },
  );
  expect(() => assert(check, { numRuns: 150, seed: 20 })).not.toThrow();
});
