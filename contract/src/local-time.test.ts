/** Wall-clock times and the instants they mean: whatever the zone of the process is (tests run in Kathmandu's). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantOf, localTimeOf } from './local-time.ts';

const at = (text: string, zone: string) => instantOf(text, zone)?.toISOString();

describe('EV-05 the instant that a time means', () => {
  test.each([
    ['2026-12-01T09:00', 'Asia/Karachi', '2026-12-01T04:00:00.000Z'],
    ['2026-12-01T09:00:30', 'Asia/Kathmandu', '2026-12-01T03:15:30.000Z'],
    ['2026-12-01T09:00', 'UTC', '2026-12-01T09:00:00.000Z'],
    ['2026-12-01T09:00Z', 'Asia/Karachi', '2026-12-01T09:00:00.000Z'],
    ['2026-12-01T09:00+05:30', 'Europe/Berlin', '2026-12-01T03:30:00.000Z'],
    ['2026-12-01T09:00-0330', 'Europe/Berlin', '2026-12-01T12:30:00.000Z'],
  ])('EV-05 %s in %s', (text, zone, instant) => {
    expect(at(text, zone)).toBe(instant);
  });

  test('EV-05 a time that clocks skip moves on by the gap, one that comes twice is the first', () => {
    expect(at('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
    expect(at('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
    expect(at('2026-03-29T01:59', 'Europe/Berlin')).toBe('2026-03-29T00:59:00.000Z');
    expect(at('2026-10-25T03:00', 'Europe/Berlin')).toBe('2026-10-25T02:00:00.000Z');
    // Half an hour, in the southern half of the world.
    expect(at('2026-10-04T02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:45:00.000Z');
  });

  test.each([
    '2026-02-30T09:00',
    '2026-13-01T09:00',
    '2026-12-01T24:30',
    '2026-12-01T09:60',
    '2026-12-01 09:00',
    '2026-12-01',
    '09:00',
    '2026-12-01T09:00 Karachi',
    '2026-12-01T09:00+99:00',
    '',
  ])('EV-05 %j is no time', (text) => {
    expect(instantOf(text, 'Asia/Karachi')).toBeUndefined();
  });

  test('EV-05 a date-time field that shows an instant means it again, but for the hour that comes twice', () => {
    const zone = fc.constantFrom('Asia/Karachi', 'America/St_Johns', 'Europe/Berlin', 'UTC');
    const minute = fc.integer({ min: 0, max: 20 * 366 * 1440 });
    fc.assert(
      fc.property(zone, minute, (timeZone, minutes) => {
        const instant = new Date(Date.UTC(2020, 0, 1) + minutes * 60_000);
        const read = instantOf(localTimeOf(instant, timeZone), timeZone);
        const later = instant.getTime() - (read?.getTime() ?? 0);
        expect([0, 3_600_000]).toContain(later);
        if (later) expect(localTimeOf(instant, timeZone)).toBe(localTimeOf(read as Date, timeZone));
      }),
    );
  });
});
