/** Until when an offered place is kept, before the event and while it goes on (JO-06, A8). */
import { offerUntil } from '@saath/contract/places/joining/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EventRow } from '../../events/events/queries.ts';
import { keptUntil } from './policy.ts';

const MINUTE = 60_000;
const startTime = new Date('2026-12-07T09:00:00Z');
const endTime = new Date('2026-12-07T17:00:00Z');
const minute = (minutes: number) => new Date(startTime.getTime() + minutes * MINUTE);
const event = { startTime, endTime, publishedAt: new Date(0), cancelledAt: null } as EventRow;
const whole = { startTime, endTime };
const refused = expect.objectContaining({ code: 'joining.not_open' });

describe('JO-06 an offered place', () => {
  test('JO-06 is kept by the start of the event while it lies ahead, also of a later shift', () => {
    const late = { startTime: minute(240), endTime };
    for (const now of [minute(-3000), minute(-60), minute(-1)]) {
      expect(keptUntil(event, whole, now)).toEqual(offerUntil(now, startTime));
      expect(keptUntil(event, late, now)).toEqual(offerUntil(now, startTime));
    }
  });

  test('A8 while the event goes on: by the start of a shift that lies ahead, else by what is left of the part', () => {
    const late = { startTime: minute(240), endTime };
    expect(keptUntil(event, late, minute(0))).toEqual(offerUntil(minute(0), minute(240)));
    expect(keptUntil(event, whole, minute(0))).toEqual(minute(30));
    expect(keptUntil(event, whole, minute(440))).toEqual(minute(450));
    expect(() => keptUntil(event, whole, minute(451))).toThrow(refused);
    // A part that begins now is no part that lies ahead.
    expect(keptUntil(event, late, minute(240))).toEqual(minute(270));
  });

  test('JO-06 is kept for nobody in what is over, cancelled or a draft', () => {
    const ahead = { startTime: minute(600), endTime: minute(700) };
    expect(() => keptUntil(event, ahead, endTime)).toThrow(refused);
    for (const off of [{ cancelledAt: new Date(0) }, { publishedAt: null }])
      for (const now of [minute(-60), minute(10)])
        expect(() => keptUntil({ ...event, ...off }, whole, now)).toThrow(refused);
  });

  test('JO-06 whenever it is kept, it is kept for a while, and never past the end of its part', () => {
    const times = fc.tuple(
      fc.integer({ min: -5000, max: 600 }),
      fc.integer({ min: 0, max: 420 }),
      fc.integer({ min: 15, max: 480 }),
    );
    fc.assert(
      fc.property(times, ([at, from, length]) => {
        const part = { startTime: minute(from), endTime: minute(Math.min(480, from + length)) };
        let until: Date;
        try {
          until = keptUntil(event, part, minute(at));
        } catch (error) {
          expect(error).toMatchObject({ code: 'joining.not_open' });
          expect(at).toBeGreaterThanOrEqual(0);
          return;
        }
        expect(until > minute(at)).toBe(true);
        expect(until <= part.endTime).toBe(true);
      }),
    );
  });
});
