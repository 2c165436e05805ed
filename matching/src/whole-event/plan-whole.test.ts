import { describe, expect, test } from 'vitest';
import { bestPairFirst, roleByRole } from './by-hand.ts';
import { planWhole } from './plan-whole.ts';
import { possibleSeats } from './seating.ts';
import { bruteForce, HOUR, input, part, randomCase, requireSound } from './testing/cases.ts';
import { isBetter, type Seat, type WholeEvent, weightOf } from './whole-event.ts';

const plan = (given: WholeEvent) => planWhole(given, { spare: 3 });
const seatsOf = (given: WholeEvent) =>
  plan(given).seats.map(({ person, part: at }) => [at, person]);

describe('MT-04 one event', () => {
  test('MT-04 gives up the best pair where the whole is better without it, and proves it', () => {
    const given = input(
      [part(), part()],
      [
        [100, 90],
        [80, 10],
      ],
    );
    expect(seatsOf(given)).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(plan(given)).toMatchObject({
      worth: { placed: 2, value: 170, belowMinimum: 0 },
      bestPairFirst: { value: 110 },
      roleByRole: { value: 110 },
      proof: { kind: 'best', gap: 0 },
    });
  });

  test('MT-04 fills minimums before everything else', () => {
    const given = input(
      [part({ places: 2 }), part({ places: 2, minimum: 1 })],
      [
        [100, 1],
        [90, 1],
      ],
    );
    expect(plan(given).worth).toEqual({ placed: 2, value: 101, belowMinimum: 0 });
    expect(plan(given).bestPairFirst).toEqual({ placed: 2, value: 190, belowMinimum: 1 });
  });

  test('MT-04 two shifts of one role are two parts, and nobody gets both', () => {
    const parts = [
      part({ startsAt: 9 * HOUR, endsAt: 11 * HOUR }),
      part({ startsAt: 11 * HOUR, endsAt: 13 * HOUR }),
    ];
    expect(seatsOf(input(parts, [[50, 60]]))).toEqual([[1, 0]]);
  });

  test('MT-04 who is pinned stays, whatever is better, and the proof holds for the rest', () => {
    const given = input(
      [part(), part()],
      [
        [100, 90],
        [80, 10],
      ],
    );
    const pinned = { ...given, pinned: [{ person: 0, part: 0 }] };
    expect(plan(pinned)).toMatchObject({
      worth: { placed: 2, value: 110 },
      proof: { kind: 'best' },
    });
  });

  test('MT-04 who is wanted twice in a part is there once, and pins that are not possible together are refused', () => {
    const given = input([part({ places: 2 })], [[5], [0]]);
    const [seat, strange] = [0, 1].map((person) => ({ person, part: 0 })) as [Seat, Seat];
    expect(possibleSeats(given, [seat, seat, strange])).toEqual({ kept: [seat], lost: [strange] });
    for (const pinned of [
      [seat, seat],
      [strange],
      [{ ...seat, person: 7 }],
      [{ ...seat, part: 7 }],
    ])
      expect(() => plan({ ...given, pinned })).toThrow(RangeError);
  });

  test('MT-04 names who else could come, and who fits but is elsewhere', () => {
    const given = input(
      [part(), part({ places: 2 })],
      [
        [100, 0],
        [90, 95],
        [80, 0],
      ],
    );
    const { spare, elsewhere, seats } = plan(given);
    expect(seats).toHaveLength(2);
    expect(spare).toEqual([[2], []]);
    expect(elsewhere).toEqual([[1], []]);
  });

  test('MT-04 empty pools, no roles, roles without places and people who can do nothing', () => {
    expect(plan(input([], [])).worth).toEqual({ placed: 0, value: 0, belowMinimum: 0 });
    expect(plan(input([part({ minimum: 1 })], [])).worth.belowMinimum).toBe(1);
    expect(plan(input([part({ places: 0 })], [[5]])).seats).toEqual([]);
    expect(plan(input([part()], [[0], [-3]])).seats).toEqual([]);
    expect(plan(input([part()], [[5]], { atMost: [0] })).seats).toEqual([]);
  });

  test('MT-04 10,000 people with equal scores: every place is filled, twice the same', () => {
    const parts = Array.from({ length: 20 }, () => part({ places: 4, minimum: 2 }));
    const given = input(
      parts,
      Array.from({ length: 10_000 }, () => Array<number>(20).fill(50_000)),
    );
    const first = plan(given);
    expect(first.worth).toEqual({ placed: 80, value: 4_000_000, belowMinimum: 0 });
    expect(first.proof.kind).toBe('best');
    expect(plan(given)).toEqual(first);
  });

  test('MT-04 what is no whole number is refused', () => {
    expect(() => plan(input([part({ places: Number.NaN })], [[5]]))).toThrow(RangeError);
    expect(() => plan(input([part({ minimum: 2 })], [[5]]))).toThrow(RangeError);
  });
});

describe('MA-03 several events', () => {
  const apart = [part({ event: 0 }), part({ event: 1, startsAt: 13 * HOUR, endsAt: 15 * HOUR })];

  test('MA-03 one person helps at two events one after the other, but not without time for the way', () => {
    const near = input(apart, [[10, 10]]);
    expect(plan(near).worth.placed).toBe(2);
    const sites = (way: number, place = 'there') => [
      { place: 'here', way: 0 },
      { place, way },
    ];
    expect(plan({ ...near, events: sites(1) }).worth.placed).toBe(1);
    expect(plan({ ...near, events: sites(1, 'here') }).worth.placed).toBe(2);
  });

  test('MA-03 nobody helps more often than they may', () => {
    const given = input(apart, [[10, 10]], { atMost: [1] });
    expect(plan(given).worth.placed).toBe(1);
  });

  test('MA-03 events at one time are planned together: the better exchange is found', () => {
    const given = input(
      [part({ event: 0 }), part({ event: 1 })],
      [
        [100, 90],
        [80, 10],
      ],
    );
    expect(plan(given)).toMatchObject({ worth: { value: 170 }, proof: { kind: 'best' } });
  });

  test('MA-03 in 400 random cases the plan is sound, never worse than by hand, and its bound holds', () => {
    let best = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const given = randomCase(seed);
      const { seats, worth, proof, ...others } = plan(given);
      requireSound(given, seats);
      const optimum = bruteForce(given);
      for (const other of [others.roleByRole, others.bestPairFirst])
        expect(isBetter(other, worth)).toBe(false);
      expect(isBetter(worth, optimum)).toBe(false);
      if (proof.kind === 'best') expect(worth).toMatchObject({ value: optimum.value });
      if (proof.kind === 'bound')
        expect(optimum.value).toBeLessThanOrEqual(worth.value * (1 + proof.gap) + 1e-6);
      if (!isBetter(optimum, worth)) best += 1;
    }
    expect(best).toBeGreaterThan(380);
  });

  test('MA-03 by hand is by hand: the first role takes the best, and the best pair goes first', () => {
    const given = input(
      [part(), part()],
      [
        [60, 100],
        [50, 0],
      ],
    );
    expect(roleByRole(given).seats()).toEqual([{ person: 0, part: 0 }]);
    expect(bestPairFirst(given).worth().value).toBe(150);
    expect(weightOf(given, { person: 1, part: 0 })).toBe(50);
  });
});
