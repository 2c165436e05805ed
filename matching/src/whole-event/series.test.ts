import { describe, expect, test } from 'vitest';
import { planWhole } from './plan-whole.ts';
import { bruteForce, HOUR, input, part, requireSound } from './testing/cases.ts';
import type { Part } from './whole-event.ts';

const plan = (given: ReturnType<typeof input>) => planWhole(given, { spare: 3 });
const shift = (from: number, change: Partial<Part> = {}) =>
  part({ startsAt: from * HOUR, endsAt: (from + 2) * HOUR, ...change });

describe('MT-04 several shifts of one role', () => {
  test('MT-04 go to one person where they are one series and lie one after the other', () => {
    const [early, over, late] = [9, 10, 11].map((from) => shift(from, { series: 0 }));
    const of = (parts: (Part | undefined)[], atMost = 9) =>
      plan(input(parts as Part[], [parts.map(() => 5)], { atMost: [atMost] })).worth.placed;
    expect(of([early, late])).toBe(2);
    expect(of([early, over, late])).toBe(2);
    expect(of([early, late], 1)).toBe(1);
    expect(of([shift(9), shift(11)])).toBe(1);
    expect(of([early, shift(11, { series: 1 })])).toBe(1);
    expect(of([early, shift(11, { series: 0, event: 1 })])).toBe(2);
  });

  test('MT-04 39 people fill 54 places, and 39 of them where everybody has one', () => {
    const parts = [9, 11, 13].map((from) => shift(from, { places: 18, series: 0 }));
    const rows = Array.from({ length: 39 }, (_, person) =>
      [0, 1, 2].map((at) => 50 + ((person * 7 + at) % 11)),
    );
    const atMost = rows.map(() => 3);
    const filled = (series: number | undefined) =>
      plan(
        input(
          parts.map((each) => ({ ...each, series })),
          rows,
          { atMost },
        ),
      ).worth.placed;
    expect([filled(undefined), filled(0)]).toEqual([39, 54]);
  });

  test('MT-04 are planned as well as by trying everything', () => {
    for (let round = 0; round < 40; round++) {
      const parts = [9, 10, 11, 13].map((from, at) =>
        shift(from, { places: 1 + ((round + at) % 2), series: at % 3 === 2 ? 1 : 0 }),
      );
      const rows = [0, 1, 2].map((person) =>
        parts.map((_, at) => (round * 13 + person * 7 + at * 5) % 17),
      );
      const given = input(parts, rows, { atMost: [2, 3, 1] });
      const { seats, worth, proof } = plan(given);
      requireSound(given, seats);
      const best = bruteForce(given);
      expect(worth.value).toBeLessThanOrEqual(best.value);
      if (proof.kind !== 'compared')
        expect(worth.value * (1 + proof.gap)).toBeGreaterThanOrEqual(best.value - 1e-6);
    }
  });
});
