/** EL-02 MT-04: a plan has nobody alone who comes only beside others, and is the best that has not, by trying everything. */
import { expect, test } from 'vitest';
import type { CrewBeside } from './crews.ts';
import { planWhole } from './plan-whole.ts';
import { provedPlan } from './prove-whole.ts';
import { possibleSeats } from './seating.ts';
import { byTrying } from './testing/by-trying.ts';
import {
  bruteForce,
  input,
  isAlone,
  numbers,
  part,
  randomCase,
  requireSound,
} from './testing/cases.ts';
import { isBetter, type WholeEvent } from './whole-event.ts';

const CASES = 400;
const counting = (rule: Omit<CrewBeside, 'counts'>, counts: readonly number[]): CrewBeside => ({
  ...rule,
  counts: Uint8Array.from(counts),
});

/** A random case in which most parts take minors only beside adults, and some only so many without a paper and so many who are new. */
function withMinors(seed: number): WholeEvent {
  const given = randomCase(seed);
  const next = numbers(seed + 177);
  const minors = given.atMost.map(() => Number(next() < 0.5));
  const parts = given.parts.map((each) => ({ ...each, places: each.places + 1 }));
  const beside = parts.flatMap((_, at) =>
    next() < 0.8 ? [counting({ part: at, least: 1 + Math.floor(next() * 2) }, minors)] : [],
  );
  const crews = parts.flatMap((_, at) => {
    const counts = Uint8Array.from(given.atMost, () => Number(next() < 0.5));
    const other = Uint8Array.from(given.atMost, () => Number(next() < 0.5));
    if (next() < 0.6) return [];
    return [counts, other].map((each) => ({ part: at, most: 1, counts: each }));
  });
  return { ...given, parts, beside, crews };
}

test('EL-02 in random cases no plan has a minor alone, and none that is told as the best is bettered', () => {
  let alone = 0;
  for (let seed = 1; seed <= CASES; seed++) {
    const given = withMinors(seed);
    const { seats, worth, proof } = planWhole(given, { spare: 3 });
    requireSound(given, seats);
    const optimum = bruteForce(given);
    expect(isBetter(worth, optimum)).toBe(false);
    if (proof.kind === 'best') expect(isBetter(optimum, worth)).toBe(false);
    if (proof.kind === 'bound')
      expect(worth.value * (1 + proof.gap)).toBeGreaterThanOrEqual(optimum.value - 1e-6);
    const free = planWhole({ ...given, beside: [] }, { spare: 3 });
    if (isAlone(given, free.seats)) alone += 1;
  }
  // Negative control: without the rule many plans would have one.
  expect(alone).toBeGreaterThan(CASES / 8);
});

test('EL-02 the proved plan is the best there is by trying everything, and said to be', () => {
  for (let seed = 1_001; seed <= 1_000 + CASES; seed++) {
    const given = withMinors(seed);
    const own = planWhole(given, { spare: 3 });
    const { seats, worth, proof } = provedPlan(given, own, { solve: byTrying, spare: 3 });
    requireSound(given, seats);
    const optimum = bruteForce(given);
    expect(isBetter(optimum, worth)).toBe(false);
    if (optimum.value > 0) expect(proof).toEqual({ kind: 'best', gap: 0 });
  }
});

test('EL-02 adults who are worth little come, where minors can come beside them', () => {
  const beside = [counting({ part: 0, least: 2 }, [1, 1, 0, 0])];
  const given = input([part({ places: 4 })], [[90], [80], [5], [4]], { beside });
  const plan = planWhole(given, { spare: 3 });
  expect(plan.seats.map(({ person }) => person)).toEqual([0, 1, 2, 3]);
  const few = input([part({ places: 4 })], [[90], [80], [5]], {
    beside: [counting({ part: 0, least: 2 }, [1, 1, 0])],
  });
  const adults = planWhole(few, { spare: 3 });
  expect([adults.seats, adults.spare]).toEqual([[{ person: 2, part: 0 }], [[]]]);
});

test('EL-02 minors are pinned together with the adults beside whom they come, in whatever order', () => {
  const beside = [counting({ part: 0, least: 1 }, [1, 0])];
  const given = input([part({ places: 2 })], [[9], [8]], { beside });
  const seats = [0, 1].map((person) => ({ person, part: 0 }));
  expect(possibleSeats(given, seats)).toEqual({ kept: seats, lost: [] });
  const [minor, adult] = seats as [(typeof seats)[0], (typeof seats)[0]];
  expect(possibleSeats(given, [minor])).toEqual({ kept: [], lost: [minor] });
  expect(planWhole({ ...given, pinned: [adult] }, { spare: 0 }).seats).toHaveLength(2);
});
