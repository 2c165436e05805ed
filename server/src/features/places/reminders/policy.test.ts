import { localTimeOf } from '@saath/contract/local-time';
import { describe, expect, test } from 'vitest';
import { ladderAt } from './policy.ts';

const HOUR = 3_600_000;
const start = new Date('2026-12-20T09:00:00Z');
const before = (hours: number, of = start) => new Date(of.getTime() - hours * HOUR);
const longAgo = before(1000);

/** The step at so many hours before the start, of a place that was given so many hours before it. */
function stepAt(
  hours: number,
  { given = 1000, answered }: { given?: number; answered?: number } = {},
) {
  const answeredAt = answered === undefined ? null : before(answered);
  return ladderAt({ start, toldAt: before(given), answeredAt }, before(hours)).step;
}

describe('NT-05 the ladder', () => {
  test('NT-05 comes a week, two days and three hours before the start, and never after it', () => {
    expect([200, 168.01].map((hours) => stepAt(hours))).toEqual([null, null]);
    expect([168, 100].map((hours) => stepAt(hours))).toEqual(['week', 'week']);
    expect([48, 7].map((hours) => stepAt(hours))).toEqual(['days', 'days']);
    expect([3, 0.01].map((hours) => stepAt(hours))).toEqual(['hours', 'hours']);
    expect([0, -1].map((hours) => stepAt(hours))).toEqual([null, null]);
  });

  test('NT-05 what came due while nobody sent it is made up for as long as it helps, the latest step alone', () => {
    expect(stepAt(72.01)).toBe('week');
    expect(stepAt(72)).toBeNull();
    expect(stepAt(40)).toBe('days');
    expect(stepAt(6)).toBeNull();
  });

  test('NT-05 who has only just heard of the place is not reminded of it', () => {
    expect(stepAt(168, { given: 170 })).toBeNull();
    expect(stepAt(168, { given: 192 })).toBe('week');
    expect(stepAt(150, { given: 160 })).toBeNull();
    expect(stepAt(48, { given: 59 })).toBeNull();
    expect(stepAt(48, { given: 60 })).toBe('days');
    expect(stepAt(30, { given: 30 })).toBeNull();
    expect(stepAt(3, { given: 30 })).toBe('hours');
    expect(stepAt(3, { given: 4 })).toBeNull();
    expect(stepAt(1, { given: 2 })).toBeNull();
  });

  test('NT-05 who has just answered is not asked again, and hears of the start all the same', () => {
    expect(stepAt(48, { answered: 50 })).toBeNull();
    expect(stepAt(48, { answered: 160 })).toBe('days');
    expect(stepAt(3, { answered: 4 })).toBe('hours');
  });

  test('NT-05 says when to look again', () => {
    const lookAt = (hours: number) =>
      ladderAt({ start, toldAt: longAgo, answeredAt: null }, before(hours)).lookAt;
    expect(lookAt(300)).toEqual(before(168));
    expect(lookAt(168)).toEqual(before(48));
    expect(lookAt(48)).toEqual(before(3));
    expect(lookAt(3)).toBeNull();
    expect(lookAt(-1)).toBeNull();
  });

  test('NT-05 a week is 168 hours also when the clocks change in between', () => {
    // Sunday 25 October 2026, 10 in the morning in Berlin; the clocks went back that night.
    const autumn = new Date('2026-10-25T09:00:00Z');
    const early = before(1000, autumn);
    const { lookAt } = ladderAt({ start: autumn, toldAt: early, answeredAt: null }, early);
    expect(lookAt).toEqual(before(168, autumn));
    expect(localTimeOf(autumn, 'Europe/Berlin')).toBe('2026-10-25T10:00');
    expect(localTimeOf(lookAt as Date, 'Europe/Berlin')).toBe('2026-10-18T11:00');
  });
});
