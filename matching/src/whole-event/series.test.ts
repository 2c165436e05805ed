import { describe, expect, test } from 'vitest';
import { planWhole } from './plan-whole.ts';
import { provedPlan } from './prove-whole.ts';
import { byTrying } from './testing/by-trying.ts';
import { bruteForce, HOUR, input, numbers, part, requireSound } from './testing/cases.ts';
import { isBetter, type Part } from './whole-event.ts';

const plan = (given: ReturnType<typeof input>) => planWhole(given, { spare: 3 });
const CASES = 200;
const shift = (from: number, change: Partial<Part> = {}) =>
  part({ startsAt: from * HOUR, endsAt: (from + 2) * HOUR, ...change });

/** Up to five people and five shifts of one or two series in one event, some of them at the same time. */
function withSeries(seed: number) {
  const next = numbers(seed);
  const whole = (most: number) => Math.floor(next() * (most + 1));
  const parts = Array.from({ length: 2 + whole(3) }, () => {
    const places = 1 + whole(1);
    return shift(whole(8), { places, minimum: Math.min(places, whole(1)), series: whole(1) });
  });
  const rows = Array.from({ length: 1 + whole(4) }, () =>
    parts.map(() => (next() < 0.3 ? 0 : 1 + whole(9))),
  );
  return input(parts, rows, { atMost: rows.map(() => 1 + whole(3)) });
}

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

  test('MT-04 in random cases the proved plan is the best there is by trying everything, and said to be', () => {
    let several = 0;
    for (let seed = 1; seed <= CASES; seed++) {
      const given = withSeries(seed);
      const own = plan(given);
      requireSound(given, own.seats);
      const optimum = bruteForce(given);
      if (own.proof.kind === 'best') expect(isBetter(optimum, own.worth)).toBe(false);
      if (own.proof.kind === 'bound')
        expect(own.worth.value * (1 + own.proof.gap)).toBeGreaterThanOrEqual(optimum.value - 1e-6);
      const { seats, worth, proof } = provedPlan(given, own, { solve: byTrying, spare: 3 });
      requireSound(given, seats);
      expect([worth.belowMinimum, worth.value]).toEqual([optimum.belowMinimum, optimum.value]);
      if (optimum.value > 0) expect(proof).toEqual({ kind: 'best', gap: 0 });
      const alone = given.parts.map((each) => ({ ...each, series: undefined }));
      if (isBetter(optimum, bruteForce({ ...given, parts: alone }))) several += 1;
    }
    // Negative control: in many cases one shift each is worth less.
    expect(several).toBeGreaterThan(CASES / 4);
  });
});
