/** EL-02 MT-04: limits of hours are in the integer program, so that its plan is the best that keeps them. */
import { expect, test } from 'vitest';
import { planWhole } from './plan-whole.ts';
import { provedPlan } from './prove-whole.ts';
import { rowsOfSums } from './sum-rows.ts';
import type { Sum } from './sums.ts';
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

const CASES = 300;

/** A random case with one or two stretches of time, some of whose parts ask for the limit, and people who do something there already. */
function withSums(seed: number): WholeEvent {
  const given = randomCase(seed);
  const next = numbers(seed + 511);
  const lengths = () => given.parts.map(() => Math.floor(next() * 4) * HOUR);
  const sums: Sum[] = Array.from({ length: 1 + Math.floor(next() * 2) }, () => ({
    most: (1 + Math.floor(next() * 5)) * HOUR,
    lengths: lengths(),
    asks: given.parts.map(() => next() < 0.6),
    already: new Map(
      given.atMost.flatMap((_, person) =>
        next() < 0.3
          ? [[person, { length: Math.floor(next() * 3) * HOUR, asks: next() < 0.5 }] as const]
          : [],
      ),
    ),
  }));
  return { ...given, atMost: given.atMost.map(() => 3), sums };
}

test('EL-02 in 300 random cases the proved plan keeps all limits, is the best there is, and said to be', () => {
  let bettered = 0;
  for (let seed = 1; seed <= CASES; seed++) {
    const given = withSums(seed);
    const own = planWhole(given, { spare: 0 });
    const { seats, worth, proof } = provedPlan(given, own, { solve: byTrying, spare: 0 });
    requireSound(given, seats);
    const optimum = bruteForce(given);
    expect(worth).toEqual(optimum);
    if (optimum.value > 0) expect(proof).toEqual({ kind: 'best', gap: 0 });
    if (isBetter(worth, own.worth)) bettered += 1;
  }
  // Without the program some of these plans would be worse.
  expect(bettered).toBeGreaterThan(0);
});

test('EL-02 who may do any two of three and not all three does the best two', () => {
  const days = [9, 20, 40].map((hour, event) =>
    part({ event, startsAt: hour * HOUR, endsAt: (hour + 4) * HOUR }),
  );
  const most = 8 * HOUR;
  const lengths = days.map(() => 4 * HOUR);
  const sum: Sum = { most, lengths, asks: [true, true, true], already: new Map() };
  const given = input(days, [[50, 60, 70]], { atMost: [3], sums: [sum] });
  const plan = provedPlan(given, planWhole(given, { spare: 0 }), { solve: byTrying, spare: 0 });
  expect(plan).toMatchObject({ worth: { value: 130 }, proof: { kind: 'best' } });
});

const own = [0, 1, 2].map((each) => ({ part: each, column: 10 + each }));
const sum = (change: Partial<Sum> = {}): Sum => ({
  ...{ most: 8, lengths: [4, 4, 5], asks: [true, true, true], already: new Map() },
  ...change,
});
const rowsFor = (given: Sum, parts: readonly number[] = []) =>
  rowsOfSums(given, { person: 7, own, parts });

test('EL-02 a limit that nobody can reach, or in which they have no part, is no row', () => {
  expect(rowsFor(sum({ most: 13 }))).toEqual([]);
  expect(rowsFor(sum({ lengths: [0, 0, 0] }))).toEqual([]);
  expect(rowsFor(sum({ asks: [false, false, false] }))).toEqual([]);
});

test('EL-02 what somebody does already, or keeps, leaves less', () => {
  const already = new Map([[7, { length: 3, asks: false }]]);
  const row = { plus: [10, 11, 12], times: [4, 4, 5], minus: [] };
  expect(rowsFor(sum({ already }))).toEqual([{ ...row, most: 5 }]);
  expect(rowsFor(sum({ lengths: [4, 4, 5, 2], asks: [true, true, true, false] }), [3])).toEqual([
    { ...row, most: 6 },
  ]);
});

test('EL-02 where only some parts ask for the limit, it holds beside each of these alone', () => {
  const [row, ...others] = rowsFor(sum({ asks: [false, true, false] }));
  expect(others).toEqual([]);
  const total = (taken: readonly number[]) =>
    taken.reduce((all, index) => all + (row?.times?.[index] ?? 0), 0);
  expect(total([0, 2])).toBeLessThanOrEqual(row?.most ?? 0);
  expect(total([0, 1])).toBeLessThanOrEqual(row?.most ?? 0);
  expect(total([1, 2])).toBeGreaterThan(row?.most ?? 0);
  // Who does something already that asks for it is held to it at once.
  const already = new Map([[7, { length: 1, asks: true }]]);
  expect(rowsFor(sum({ asks: [false, true, false], already }))).toMatchObject([{ most: 7 }]);
});
