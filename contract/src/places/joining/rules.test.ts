import { describe, expect, test } from 'vitest';
import { isLateOffer, mayFollow, offerUntil, participationStates, standbyUntil } from './rules.ts';

const HOUR = 3_600_000;
const start = new Date('2026-12-10T12:00:00Z');
const before = (hours: number) => new Date(start.getTime() - hours * HOUR);
const kept = (hours: number) =>
  (offerUntil(before(hours), start).getTime() - before(hours).getTime()) / HOUR;

describe('JO-06 how long an offered place is kept', () => {
  test.each([
    [1000, 24],
    [96, 24],
    [48, 12],
    [8, 2],
    [3, 2],
    [2, 2],
    [1, 1],
    [0, 0],
    [-1, 0],
  ])('%d hours before the start: %d hours', (left, hours) => {
    expect(kept(left)).toBe(hours);
  });

  test('never past the start, and never longer than from further away', () => {
    for (let minutes = 0; minutes < 6000; minutes += 7) {
      const now = before(minutes / 60);
      expect(offerUntil(now, start) <= start || minutes < 0).toBe(true);
      expect(kept(minutes / 60)).toBeLessThanOrEqual(kept(minutes / 60 + 1));
    }
  });

  test('the organiser is told when there is no time for a second person', () => {
    expect(isLateOffer(before(1.9), start)).toBe(true);
    expect(isLateOffer(before(2), start)).toBe(false);
  });
});

describe('A8 how long a place is kept for somebody who stands by', () => {
  test.each([
    [600, 30],
    [120, 30],
    [100, 25],
    [30, 7.5],
    [29, undefined],
    [0, undefined],
    [-60, undefined],
  ])('%d minutes before the end: %s minutes', (left, minutes) => {
    const now = new Date(start.getTime() - left * 60_000);
    const until = standbyUntil(now, start);
    expect(until && (until.getTime() - now.getTime()) / 60_000).toBe(minutes);
  });
});

describe('JO-01 the table of states', () => {
  test('nothing follows itself, and a volunteer takes only a place that was offered', () => {
    for (const from of participationStates) {
      expect(mayFollow(from, from, 'organiser')).toBe(false);
      expect(mayFollow(from, 'confirmed', 'volunteer')).toBe(from === 'offered');
    }
  });
});
