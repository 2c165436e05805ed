import { describe, expect, test } from 'vitest';
import { instantOf, localTimeOf } from '../../local-time.ts';
import { newEventTimeProblem } from './rules.ts';

describe('instantOf', () => {
  const at = (text: string, zone: string) => instantOf(text, zone)?.toISOString();

  test('EV-05 reads a time without a zone in the zone that is given, whatever the process has', () => {
    expect(at('2026-12-01T09:00', 'Asia/Karachi')).toBe('2026-12-01T04:00:00.000Z');
    expect(at('2026-12-01T09:00', 'America/New_York')).toBe('2026-12-01T14:00:00.000Z');
    expect(at('2026-12-01T09:00:30Z', 'Asia/Karachi')).toBe('2026-12-01T09:00:30.000Z');
    expect(at('2026-12-01T09:00+05:00', 'UTC')).toBe('2026-12-01T04:00:00.000Z');
    expect(at('2026-12-01T09:00+0500', 'UTC')).toBe('2026-12-01T04:00:00.000Z');
  });

  test('EV-05 moves a skipped local time on by the gap and takes the first of a repeated one', () => {
    expect(at('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
    expect(at('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
  });

  test('EV-05 refuses what is no time', () => {
    for (const text of [
      '',
      'soon',
      '2026-02-30T09:00',
      '2026-13-01T09:00',
      '2026-12-01',
      '2026-12-01T25:00',
    ])
      expect(instantOf(text, 'Asia/Karachi')).toBeUndefined();
  });

  test('EV-05 an unchanged save keeps the instant', () => {
    const instant = new Date('2026-07-01T06:45:00Z');
    for (const zone of ['Asia/Karachi', 'Asia/Kathmandu', 'Europe/Berlin'])
      expect(instantOf(localTimeOf(instant, zone), zone)).toEqual(instant);
  });
});

test('EV-05 a new event may last exactly an hour', () => {
  const now = new Date('2026-12-01T00:00Z');
  const startTime = new Date('2026-12-01T09:00Z');
  const problem = (minutes: number) =>
    newEventTimeProblem(
      { startTime, endTime: new Date(startTime.getTime() + minutes * 60_000) },
      now,
    );
  expect(problem(60)).toBeUndefined();
  expect(problem(59)?.message).toBe('End time must be at least 1 hour after start time.');
});
