/** MA-03 MT-04: what a solver of integer programs finds is the best plan, and nothing else of it is believed. */
import { expect, test } from 'vitest';
import { seatsProgram } from './integer-program.ts';
import { planWhole } from './plan-whole.ts';
import { isLoose, provedPlan, type Solve } from './prove-whole.ts';
import { byTrying } from './testing/by-trying.ts';
import { bruteForce, HOUR, input, part, randomCase, requireSound } from './testing/cases.ts';
import { isBetter, type WholeEvent } from './whole-event.ts';

const CASES = 300;

const own = (given: WholeEvent) => planWhole(given, { spare: 3 });
const proved = (given: WholeEvent, solve: Solve = byTrying) =>
  provedPlan(given, own(given), { solve, spare: 3 });

/** Two times, one place each; one person is wanted for both and may have one. */
const wanted = input(
  [part({ event: 0 }), part({ event: 1, startsAt: 20 * HOUR, endsAt: 22 * HOUR })],
  [
    [100, 100],
    [10, 10],
  ],
  { atMost: [1, 1] },
);

test('MA-03 in 300 random cases the proved plan is the best there is, and said to be', () => {
  let loose = 0;
  for (let seed = 1_001; seed <= 1_000 + CASES; seed++) {
    const given = randomCase(seed);
    const { seats, worth, proof } = proved(given);
    requireSound(given, seats);
    const optimum = bruteForce(given);
    expect(isBetter(optimum, worth)).toBe(false);
    if (optimum.value > 0) expect(proof).toEqual({ kind: 'best', gap: 0 });
    if (isLoose(own(given).proof)) loose += 1;
  }
  expect(loose).toBeGreaterThan(CASES / 20);
});

test('MA-03 a loose bound becomes a proof', () => {
  expect(own(wanted)).toMatchObject({ worth: { value: 110 }, proof: { kind: 'bound' } });
  expect(isLoose(own(wanted).proof)).toBe(true);
  expect(proved(wanted)).toMatchObject({
    worth: { value: 110 },
    proof: { kind: 'best', gap: 0 },
  });
});

test('MA-03 who is pinned stays, and what they add is in the proof', () => {
  const given = { ...wanted, pinned: [{ person: 1, part: 0 }] };
  expect(proved(given)).toMatchObject({
    seats: [
      { person: 1, part: 0 },
      { person: 0, part: 1 },
    ],
    worth: { value: 110 },
    proof: { kind: 'best' },
  });
});

test('MA-03 the better plan of the solver is taken, with who else could come', () => {
  const worse = own({ ...wanted, weights: Int32Array.of(100, 100, 10, 0) });
  const { worth, seats, spare } = provedPlan(wanted, worse, { solve: byTrying, spare: 3 });
  expect([worth.value, seats.length]).toEqual([110, 2]);
  expect(spare).toHaveLength(2);
});

test.each<[string, Solve]>([
  ['finds nothing', () => undefined],
  ['puts everybody everywhere', ({ gains }) => ({ columns: gains.map(() => 1), bound: 1_000 })],
  ['puts nobody anywhere', ({ gains }) => ({ columns: gains.map(() => 0), bound: 1_000 })],
  ['bounds it below the plan', ({ gains }) => ({ columns: gains.map(() => 0), bound: 109 })],
])('MA-03 a solver that %s changes neither seats nor proof', (_, solve) => {
  expect(proved(wanted, solve)).toEqual(own(wanted));
});

test('MA-03 a solver that gives up early still gives a nearer bound', () => {
  const early: Solve = ({ gains }) => ({ columns: gains.map(() => 0), bound: 121 });
  const { seats, proof } = proved(wanted, early);
  expect({ seats, proof }).toEqual({
    seats: own(wanted).seats,
    proof: { kind: 'bound', gap: 0.1 },
  });
});

test('MA-03 too many seats are not asked about', () => {
  expect(seatsProgram(wanted, 4)?.seats).toHaveLength(4);
  expect(seatsProgram(wanted, 3)).toBeUndefined();
});
