/** EL-02 MT-04: a plan keeps to what crews ask for, is the best that does, and says so. */
import { expect, test } from 'vitest';
import type { CrewLimit } from './crews.ts';
import { planWhole } from './plan-whole.ts';
import { provedPlan } from './prove-whole.ts';
import { byTrying } from './testing/by-trying.ts';
import {
  bruteForce,
  HOUR,
  input,
  numbers,
  part,
  randomCase,
  requireSound,
} from './testing/cases.ts';
import { isBetter, type WholeEvent } from './whole-event.ts';

const CASES = 400;
const counting = (limit: Omit<CrewLimit, 'counts'>, counts: readonly number[]): CrewLimit => ({
  ...limit,
  counts: Uint8Array.from(counts),
});

/** A random case in which most parts take only some of those who lack a paper. */
function withCrews(seed: number): WholeEvent {
  const given = randomCase(seed);
  const next = numbers(seed + 77);
  const crews = given.parts.flatMap(({ places }, at) => {
    const most = Math.floor(next() * (places + 1));
    const counts = given.atMost.map(() => Number(next() < 0.6));
    return next() < 0.8 ? [counting({ part: at, most }, counts)] : [];
  });
  return { ...given, crews };
}

/** How many people count in a part, of the seats of a plan: counted here once more. */
function isKeptTo({ crews = [] }: WholeEvent, seats: readonly { person: number; part: number }[]) {
  return crews.every(
    ({ part: at, most, counts }) =>
      seats.filter((seat) => seat.part === at && counts[seat.person] === 1).length <= most,
  );
}

test('EL-02 in random cases no plan breaks a crew, and none that is told as the best is bettered', () => {
  let limiting = 0;
  for (let seed = 1; seed <= CASES; seed++) {
    const given = withCrews(seed);
    const { seats, worth, proof } = planWhole(given, { spare: 3 });
    requireSound(given, seats);
    expect(isKeptTo(given, seats)).toBe(true);
    const optimum = bruteForce(given);
    if (proof.kind === 'best') expect(isBetter(optimum, worth)).toBe(false);
    if (proof.kind === 'bound')
      expect(worth.value * (1 + proof.gap)).toBeGreaterThanOrEqual(optimum.value - 1e-6);
    const free = planWhole({ ...given, crews: [] }, { spare: 3 });
    if (!isKeptTo(given, free.seats)) limiting += 1;
  }
  // Negative control: without the limits many plans would break them.
  expect(limiting).toBeGreaterThan(CASES / 8);
});

test('EL-02 the proved plan is the best there is by trying everything, and said to be', () => {
  for (let seed = 1_001; seed <= 1_000 + CASES; seed++) {
    const given = withCrews(seed);
    const own = planWhole(given, { spare: 3 });
    const { seats, worth, proof } = provedPlan(given, own, { solve: byTrying, spare: 3 });
    requireSound(given, seats);
    const optimum = bruteForce(given);
    expect(isBetter(optimum, worth)).toBe(false);
    if (optimum.value > 0) expect(proof).toEqual({ kind: 'best', gap: 0 });
  }
});

test('EL-02 one event is planned exactly without another solver: places before value, kept ones for who is missing', () => {
  const given = input([part({ places: 3, minimum: 2 })], [[90], [80], [70], [5]], {
    crews: [counting({ part: 0, most: 1 }, [1, 1, 1, 0])],
  });
  const plan = planWhole(given, { spare: 3 });
  expect(plan).toMatchObject({
    seats: [
      { person: 0, part: 0 },
      { person: 3, part: 0 },
    ],
    worth: { placed: 2, belowMinimum: 0, value: 95 },
    proof: { kind: 'best', gap: 0 },
    // They could take the place of the other.
    spare: [[1, 2]],
    elsewhere: [[]],
  });
});

test('EL-02 where the crew takes none of them they are not named as others who could come', () => {
  const given = input([part({ places: 2 })], [[90], [5]], {
    crews: [counting({ part: 0, most: 0 }, [1, 0])],
  });
  const { seats, spare, elsewhere } = planWhole(given, { spare: 3 });
  expect([seats, spare, elsewhere]).toEqual([[{ person: 1, part: 0 }], [[]], [[]]]);
});

test('EL-02 who is pinned counts, and pins that a crew cannot take together are refused', () => {
  const pinned = [
    { person: 0, part: 0 },
    { person: 1, part: 0 },
  ];
  const crews = [counting({ part: 0, most: 1 }, [1, 1, 0])];
  const given = input([part({ places: 2 })], [[9], [8], [1]], { crews });
  expect(() => planWhole({ ...given, pinned }, { spare: 0 })).toThrow(RangeError);
  const { seats } = planWhole({ ...given, pinned: pinned.slice(1) }, { spare: 0 });
  expect(seats.map(({ person }) => person)).toEqual([1, 2]);
});

test('EL-02 over several times each crew counts for itself', () => {
  const later = { event: 1, startsAt: 20 * HOUR, endsAt: 22 * HOUR };
  const given = input(
    [part({ places: 2 }), part({ ...later, places: 2 })],
    [
      [9, 9],
      [8, 8],
      [1, 1],
    ],
    { crews: [0, 1].map((at) => counting({ part: at, most: 1 }, [1, 1, 0])) },
  );
  const { worth, proof } = planWhole(given, { spare: 0 });
  expect([worth.value, proof.kind]).toEqual([20, 'best']);
});
