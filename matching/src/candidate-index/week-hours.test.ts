/** Free hours as bits: a share of an event that is never told too low, in any zone. */
import { describe, expect, test } from 'vitest';
import { eventHours, freeShare, weekBits } from './week-hours.ts';

const none = new Uint32Array(6);
/** Monday from 9 to 12 where the event is, five hours ahead of UTC. */
const morning = {
  startsAt: Date.UTC(2026, 11, 7, 4),
  endsAt: Date.UTC(2026, 11, 7, 7),
  timeZone: 'Asia/Karachi',
};
const share = (event: Parameters<typeof eventHours>[0], ...week: Parameters<typeof weekBits>[0]) =>
  freeShare(eventHours(event), weekBits(week) ?? none, 0);

describe('MA-01 free hours of a week', () => {
  test('MA-01 cover an event as far as they reach, by the clocks where it is', () => {
    expect(share(morning, { weekday: 0, from: 540, to: 720 })).toBeCloseTo(1);
    expect(share(morning, { weekday: 0, from: 540, to: 600 })).toBeCloseTo(1 / 3);
    expect(share(morning, { weekday: 1, from: 540, to: 720 })).toBe(0);
    const inUtc = { ...morning, timeZone: 'UTC' };
    expect(share(inUtc, { weekday: 0, from: 540, to: 720 })).toBe(0);
  });

  test('MA-01 an hour of which any minute is free counts as free', () => {
    expect(share(morning, { weekday: 0, from: 659, to: 661 })).toBeCloseTo(2 / 3);
  });

  test('MA-01 a night is of two days, that of Sunday of Monday too', () => {
    const night = {
      ...morning,
      startsAt: Date.UTC(2026, 11, 13, 18),
      endsAt: Date.UTC(2026, 11, 13, 20),
    };
    expect(share(night, { weekday: 6, from: 1380, to: 1440 })).toBeCloseTo(0.5);
    expect(share(night, { weekday: 0, from: 0, to: 60 })).toBeCloseTo(0.5);
  });

  test('MA-01 part of an hour weighs as much as it takes', () => {
    const halves = { ...morning, startsAt: morning.startsAt + 30 * 60_000 };
    expect(share(halves, { weekday: 0, from: 540, to: 600 })).toBeCloseTo(0.2);
  });

  test('MA-01 what is no time of a week says nothing; a week of nothing else is not known', () => {
    expect(weekBits([])).toBeUndefined();
    expect(weekBits([{ weekday: 7, from: 0, to: 60 }])).toBeUndefined();
    expect(weekBits([{ weekday: 0.5, from: 0, to: 60 }])).toBeUndefined();
    expect(weekBits([{ weekday: 0, from: 60, to: 60 }])).toBeUndefined();
    expect(weekBits([{ weekday: 0, from: 1440, to: 1500 }])).toBeUndefined();
    expect(weekBits([{ weekday: 0, from: -60, to: 0 }])).toBeUndefined();
    expect(weekBits([{ weekday: 0, from: -60, to: 30 }])?.[0]).toBe(1);
    expect(weekBits([{ weekday: 1, from: -60, to: 30 }])?.[0]).toBe(1 << 24);
  });

  test('MA-01 an event without length has no hours, one longer than a year is judged by its first', () => {
    expect(eventHours({ ...morning, endsAt: morning.startsAt }).hours).toEqual([]);
    const endless = { ...morning, endsAt: morning.startsAt + 1e13 };
    expect(eventHours(endless).hours).toHaveLength(168);
  });

  test('MA-01 the week of somebody among others begins where theirs does', () => {
    const two = new Uint32Array([
      ...none,
      ...(weekBits([{ weekday: 0, from: 540, to: 720 }]) ?? []),
    ]);
    expect(freeShare(eventHours(morning), two, 0)).toBe(0);
    expect(freeShare(eventHours(morning), two, 6)).toBeCloseTo(1);
  });
});
