import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockPieces } from './local-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (text: string) => Date.parse(text);

describe('PF-05 an interval by the clocks of a zone', () => {
  test('PF-05 is cut at midnight, and Monday is the first day', () => {
    const night = { startsAt: at('2026-12-06T15:00Z'), endsAt: at('2026-12-06T21:00Z') };
    expect(clockPieces(night, 'Asia/Karachi')).toEqual([
      { weekday: 6, from: 20 * 60, to: 24 * 60 },
      { weekday: 0, from: 0, to: 2 * 60 },
    ]);
    expect(clockPieces(night, 'Asia/Kathmandu')[0]).toEqual({
      ...{ weekday: 6, from: 20 * 60 + 45, to: 24 * 60 },
    });
    expect(clockPieces(night, 'America/New_York')).toEqual([
      { weekday: 6, from: 10 * 60, to: 16 * 60 },
    ]);
  });

  test('PF-05 misses the hour that clocks skip, and has the one that they repeat twice', () => {
    const spring = { startsAt: at('2026-03-29T00:00Z'), endsAt: at('2026-03-29T02:00Z') };
    expect(clockPieces(spring, 'Europe/Berlin')).toEqual([
      { weekday: 6, from: 60, to: 120 },
      { weekday: 6, from: 180, to: 240 },
    ]);
    const autumn = { startsAt: at('2026-10-25T00:00Z'), endsAt: at('2026-10-25T02:00Z') };
    expect(clockPieces(autumn, 'Europe/Berlin')).toEqual([
      { weekday: 6, from: 120, to: 180 },
      { weekday: 6, from: 120, to: 180 },
    ]);
  });

  test('PF-05 is nothing when it is empty or the wrong way round; an unknown zone is refused', () => {
    for (const endsAt of [0, -HOUR])
      expect(clockPieces({ startsAt: 0, endsAt }, 'UTC')).toEqual([]);
    expect(() => clockPieces({ startsAt: 0, endsAt: 1 }, 'Mars/Base')).toThrow(RangeError);
  });

  test('PF-05 lasts as long in pieces as whole, each within one day, whatever zone and time', () => {
    const zone = fc.constantFrom(
      ...['UTC', 'Asia/Karachi', 'Asia/Kathmandu', 'Europe/Berlin', 'America/St_Johns'],
      ...['Australia/Lord_Howe', 'Pacific/Apia', 'America/Sao_Paulo'],
    );
    const start = fc.integer({ min: at('1969-06-01') / MINUTE, max: at('2030-01-01') / MINUTE });
    const length = fc.integer({ min: 1, max: 5 * 24 * 60 });
    fc.assert(
      fc.property(zone, start, length, (timeZone, from, minutes) => {
        const startsAt = from * MINUTE;
        const pieces = clockPieces({ startsAt, endsAt: startsAt + minutes * MINUTE }, timeZone);
        const lasts = pieces.reduce((sum, piece) => sum + piece.to - piece.from, 0);
        expect(lasts).toBeCloseTo(minutes, 6);
        for (const piece of pieces) {
          expect(piece.from).toBeGreaterThanOrEqual(0);
          expect(piece.to).toBeGreaterThan(piece.from);
          expect(piece.to).toBeLessThanOrEqual(1440);
          expect([0, 1, 2, 3, 4, 5, 6]).toContain(piece.weekday);
        }
      }),
      { numRuns: 60 },
    );
  });
});
