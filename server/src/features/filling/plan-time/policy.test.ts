/** EL-02: plans keep to limits of hours and rest, over random events; what ignores them is found to break them. */
import {
  type LimitedPlace,
  noTimeLimits,
  type TimeLimits,
  tooMuch,
} from '@saath/contract/events/time-limits/rules';
import { planWhole } from '@saath/matching/whole-event/plan-whole';
import { provedPlan } from '@saath/matching/whole-event/prove-whole';
import { Seating } from '@saath/matching/whole-event/seating';
import { isBetter, type Seat, type WholeEvent } from '@saath/matching/whole-event/whole-event';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '../../../../../tools/rounds.mjs';
import type { HeldPlace } from '../../events/time-limits/queries.ts';
import { timeInPlan } from './policy.ts';

const HOUR = 3_600_000;
const monday = Date.parse('2026-10-19T00:00:00Z');

type Size = { parts: number; people: number };
type World = {
  parts: LimitedPlace[];
  /** Each part in an event of its own: somebody has one part of an event anyway. */
  whole: WholeEvent;
  held: HeldPlace[];
  userIds: string[];
};

/** A week of events in two zones, over a change of clocks, with people who do other things too. */
function worlds({ parts: most, people }: Size): fc.Arbitrary<World> {
  const limits = fc.record({
    dayHours: fc.option(fc.integer({ min: 8, max: 10 })),
    weekHours: fc.option(fc.integer({ min: 14, max: 24 })),
    restHours: fc.option(fc.integer({ min: 1, max: 11 })),
  });
  const asked = fc.oneof(fc.constant<TimeLimits>(noTimeLimits), limits);
  const place = fc
    .record({
      from: fc.integer({ min: 0, max: 24 * 8 }),
      hours: fc.integer({ min: 2, max: 7 }),
      limits: asked,
      timeZone: fc.constantFrom('Asia/Karachi', 'Europe/Berlin'),
    })
    .map(({ from, hours, ...rest }): LimitedPlace => {
      const startsAt = monday + from * HOUR;
      return { ...rest, startsAt, endsAt: startsAt + hours * HOUR };
    });
  const userIds = Array.from({ length: people }, (_, index) => `person ${index}`);
  const heldPlace = fc.record({ place, userId: fc.constantFrom(...userIds) });
  return fc
    .record({
      parts: fc.array(place, { minLength: 2, maxLength: most }),
      places: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: most, maxLength: most }),
      weights: fc.array(fc.integer({ min: 0, max: 9 }), {
        minLength: most * people,
        maxLength: most * people,
      }),
      held: fc.array(heldPlace, { maxLength: people }),
    })
    .map(({ parts, places, weights, held: all }) => {
      const held = all.map(({ place: other, userId }, index) => ({
        ...{ ...other, userId, eventId: `elsewhere ${index}` },
      }));
      return { parts, held, userIds, whole: wholeOf({ parts, places, weights, held, userIds }) };
    });
}

/** As the service makes it, without the time between parts. */
function wholeOf({
  parts,
  places,
  weights,
  held,
  userIds,
}: Omit<World, 'whole'> & { places: number[]; weights: number[] }): WholeEvent {
  const mayDo = (userId: string, part: LimitedPlace) =>
    tooMuch(
      part,
      held.filter((other) => other.userId === userId),
    ).length === 0;
  return {
    events: parts.map(() => ({ place: 'here', way: 0 })),
    parts: parts.map(({ startsAt, endsAt }, event) => ({
      ...{ event, startsAt, endsAt, places: places[event] ?? 1, minimum: event % 2 },
    })),
    atMost: userIds.map(() => parts.length),
    weights: Int32Array.from(
      userIds.flatMap((userId, person) =>
        parts.map((part, at) =>
          mayDo(userId, part) ? (weights[person * parts.length + at] ?? 0) : 0,
        ),
      ),
    ),
    pinned: [],
  };
}

const limited = ({ whole, ...world }: World): WholeEvent => ({ ...whole, ...timeInPlan(world) });

/** Seats that the policy itself would refuse beside everything else that the person does. */
function violations({ parts, held, userIds }: World, seats: readonly Seat[]): number {
  return seats.filter(({ person, part }) => {
    const others = seats.filter((other) => other.person === person && other.part !== part);
    const elsewhere = held.filter(({ userId }) => userId === userIds[person]);
    const all = [...others.map((other) => parts[other.part] as LimitedPlace), ...elsewhere];
    return tooMuch(parts[part] as LimitedPlace, all).length > 0;
  }).length;
}

const plan = (whole: WholeEvent) => planWhole(whole, { spare: 3 });

test('EL-02 no plan breaks a limit, and plans that know nothing of limits do', () => {
  let [seats, broken] = [0, 0];
  fc.assert(
    fc.property(worlds({ parts: 9, people: 6 }), (world) => {
      const made = plan(limited(world));
      expect(violations(world, made.seats)).toBe(0);
      seats += made.seats.length;
      // Negative control.
      broken += violations(world, plan(world.whole).seats);
    }),
    { numRuns: rounds(1000) },
  );
  expect(seats).toBeGreaterThan(0);
  expect(broken).toBeGreaterThan(0);
});

test('EL-02 a plan of a solver that knows nothing of days and weeks is not taken where it breaks a limit', () => {
  fc.assert(
    fc.property(worlds({ parts: 6, people: 3 }), (world) => {
      const whole = limited(world);
      const before = plan(whole);
      // As many as ever possible, with a bound that nothing contradicts.
      const solve = ({ gains }: { gains: readonly number[] }) => ({
        columns: gains.map(() => 1),
        bound: gains.reduce((sum, gain) => sum + gain, 0),
      });
      const after = provedPlan(whole, before, { solve, spare: 3 });
      expect(violations(world, after.seats)).toBe(0);
      expect(isBetter(before.worth, after.worth)).toBe(false);
    }),
    { numRuns: rounds(200) },
  );
});

/** The best worth by trying everything, asking the policy itself. */
function bestOf(world: World) {
  const { whole, parts } = world;
  const seating = new Seating(whole);
  let best = seating.worth();
  const all = world.userIds.flatMap((_, person) => parts.map((__, part) => ({ person, part })));
  const go = (index: number): void => {
    if (isBetter(seating.worth(), best)) best = seating.worth();
    for (let next = index; next < all.length; next++) {
      const seat = all[next] as Seat;
      if (!seating.hasRoom(seat.part) || !seating.canTake(seat)) continue;
      seating.take(seat);
      // More of anything breaks no fewer limits.
      if (violations(world, seating.seats()) === 0) go(next + 1);
      seating.leave(seat);
    }
  };
  go(0);
  return best;
}

test('EL-02 small plans with limits are as good as the best by trying everything, or nearly', () => {
  let [value, best, worse, cases] = [0, 0, 0, 0];
  fc.assert(
    fc.property(worlds({ parts: 5, people: 3 }), (world) => {
      const [made, most] = [plan(limited(world)), bestOf(world)];
      expect(isBetter(made.worth, most)).toBe(false);
      // What is proved to be the best is.
      if (made.proof.kind === 'best') expect(isBetter(most, made.worth)).toBe(false);
      if (made.proof.kind === 'bound')
        expect(made.worth.value * (1 + made.proof.gap)).toBeGreaterThanOrEqual(most.value - 1e-6);
      cases += 1;
      worse += isBetter(most, made.worth) ? 1 : 0;
      // With a place more that is needed, what the people are worth says nothing.
      if (made.worth.belowMinimum > most.belowMinimum) return;
      value += made.worth.value;
      best += most.value;
    }),
    { numRuns: rounds(400), seed: 59 },
  );
  expect(worse).toBeLessThan(cases * 0.15);
  expect((best - value) / best).toBeLessThan(0.02);
});
