/** When the list of the day is open to those who keep it. */
import { expect, test } from 'vitest';
import { dayWindow } from '../check-in/rules.ts';
import { doorHours, isUsable } from './rules.ts';

const event = {
  startTime: new Date('2026-12-05T09:00:00Z'),
  endTime: new Date('2026-12-05T12:00:00Z'),
};

test('RG-01 helpers see the list from twelve hours before the start until nothing is recorded any more', () => {
  const { opensAt, closesAt } = doorHours(event);
  expect(opensAt).toEqual(new Date('2026-12-04T21:00:00Z'));
  expect(closesAt).toEqual(dayWindow(event).closesAt);
});

test('RG-01 they can look at it before anything can be recorded', () => {
  expect(doorHours(event).opensAt.getTime()).toBeLessThan(dayWindow(event).opensAt.getTime());
});

test('RG-01 the moment of opening is included, that of closing is not', () => {
  const { opensAt, closesAt } = doorHours(event);
  const before = (moment: Date) => new Date(moment.getTime() - 1);
  expect(isUsable('door', event, before(opensAt))).toBe(false);
  expect(isUsable('door', event, opensAt)).toBe(true);
  expect(isUsable('door', event, before(closesAt))).toBe(true);
  expect(isUsable('door', event, closesAt)).toBe(false);
});

test('RG-01 who leads an event can do so long before, and until the same moment', () => {
  const { closesAt } = doorHours(event);
  expect(isUsable('lead', event, new Date('2026-06-01T00:00:00Z'))).toBe(true);
  expect(isUsable('lead', event, new Date(closesAt.getTime() - 1))).toBe(true);
  expect(isUsable('lead', event, closesAt)).toBe(false);
});
