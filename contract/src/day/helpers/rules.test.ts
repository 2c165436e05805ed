/** When the list of the day is open to those who keep it. */
import { expect, test } from 'vitest';
import { dayWindow } from '../check-in/rules.ts';
import { doorHours, earlier, endOfDay, isUsable } from './rules.ts';

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

test('RG-01 a right until a day holds all of that day, by the clocks of the event', () => {
  const end = (day: string, zone: string) => endOfDay(day, zone)?.toISOString();
  expect(end('2026-12-05', 'Asia/Karachi')).toBe('2026-12-05T19:00:00.000Z');
  expect(end('2026-12-31', 'America/New_York')).toBe('2027-01-01T05:00:00.000Z');
  // The night in which the clocks go forward is an hour shorter.
  expect(end('2026-03-29', 'Europe/Berlin')).toBe('2026-03-29T22:00:00.000Z');
  expect(end('2026-13-01', 'UTC')).toBeUndefined();
  expect(end('soon', 'UTC')).toBeUndefined();
});

test('RG-01 it is over by itself or with its event, whichever comes first', () => {
  const [end, sooner] = [new Date('2026-12-06T12:00:00Z'), new Date('2026-12-05T19:00:00Z')];
  expect(earlier(end, null)).toBe(end);
  expect(earlier(end, sooner)).toBe(sooner);
  expect(earlier(sooner, end)).toBe(sooner);
});
