import { expect, test } from 'vitest';
import { eventStatusAt } from './rules.ts';

test('EV-03 the start belongs to an event, its end does not', () => {
  const startTime = new Date('2026-12-01T09:00Z');
  const endTime = new Date('2026-12-01T12:00Z');
  const event = { startTime, endTime, publishedAt: startTime, cancelledAt: null };
  expect(eventStatusAt(event, new Date(startTime.getTime() - 1))).toBe('UPCOMING');
  expect(eventStatusAt(event, startTime)).toBe('ONGOING');
  expect(eventStatusAt(event, endTime)).toBe('COMPLETED');
  expect(eventStatusAt({ ...event, publishedAt: null }, endTime)).toBe('PENDING');
  expect(eventStatusAt({ ...event, cancelledAt: startTime }, endTime)).toBe('CANCELLED');
});
