/** 'Fill for me' where a person may take several roles at different times: the shifts of an event, or several events. */
import { pairsOfRole, pickPairs } from './pairs.ts';
import { type Plan, placesOf } from './plan.ts';
import {
  isListWhole,
  type PlanPerson,
  type PlanRole,
  type PlanSettings,
  problemOf,
  type Weights,
} from './plan-input.ts';
import type { Problem } from './problem.ts';
import { type Interval, overlaps, rolesOfPairs, type ShiftProblem } from './shift-problem.ts';
import { solveShifts } from './solve-shifts.ts';
import { unprovedRoles } from './unproved.ts';

export type ShiftRole = PlanRole & Interval;

export type ShiftPerson = PlanPerson & {
  /** The most roles they may take in this plan, those they are locked in included. A whole number. */
  readonly atMost: number;
  /** When they cannot: other commitments. Nothing happens in one without length. */
  readonly busy?: readonly Interval[];
};

/** A person may be `locked` in several roles, and still take others at other times. */
export type ShiftPlanInput = PlanSettings<ShiftRole, ShiftPerson> &
  Weights & {
    /** Another seed may find another plan; the same one always finds the same. 1 if left out. */
    readonly seed?: number;
  };

/**
 * A plan in which nobody has two roles at once or more than they may. Never worse than giving the best pair its place first.
 * The problem is NP-hard, so the certificate is a bound: no plan is above `dual`; where `primal` equals it, the plan is the best
 * there is, and else it is rarely more than some tenths of a percent below.
 *
 * When somebody cancels, plan again with everybody else `locked`: then nobody moves.
 *
 * Bounded work, the same for the same input: about a quarter of a second for 3,000 people, 300 shifts and 12,000 pairs, about
 * two seconds for a million pairs. Whoever has more gives `lists` of the best.
 *
 * @throws RangeError as `planAssignment`, and for a shift that does not end after it begins
 */
export function planShifts(input: ShiftPlanInput): Plan {
  const atMost = limitsOf(input);
  const whole = problemOf(
    input,
    atMost.reduce((most, one) => Math.max(most, one), 0),
  );
  const problem = shiftProblemOf(input, whole, atMost);
  const { roster, bound } = solveShifts(problem, input.seed ?? 1);
  const absent = new Set(input.absent);
  return {
    ...placesOf(
      input,
      problem,
      (pair) => roster.has(pair),
      (someone) => !absent.has(someone),
    ),
    certificate: { primal: roster.worth(), dual: bound.dual, prices: [...bound.prices] },
    unproved: unprovedRoles(whole, bound.prices, (role) => isListWhole(input, role)),
  };
}

/** Leaves out the pairs of those who are absent, busy or locked at that time. */
function shiftProblemOf(
  input: ShiftPlanInput,
  { pairs, bonuses }: Problem,
  atMost: Int32Array,
): ShiftProblem {
  const { roles, locked = [] } = input;
  for (const { startsAt, endsAt } of roles)
    if (!(startsAt < endsAt)) throw new RangeError('A shift must end after it begins');

  const engaged = engagements(input);
  const rows = roles.map((role, index) =>
    pairsOfRole(pairs, index).filter((pair) => {
      const times = engaged[pairs.person[pair] as number] ?? [];
      return !times.some((time) => overlaps(time, role));
    }),
  );
  const possible = pickPairs(pairs, rows);
  const taken = roles.map((_, role) => locked.filter((one) => one.roleIndex === role).length);
  return {
    pairs: possible,
    // More places than people who could take them only make the bound worse.
    bonuses: bonuses.map((places, role) =>
      isListWhole(input, role) ? places.slice(0, rows[role]?.length) : places,
    ),
    minimums: roles.map(({ minimum }, role) => Math.max(0, minimum - (taken[role] ?? 0))),
    times: roles,
    atMost,
    roleOf: rolesOfPairs(possible),
  };
}

const ALWAYS: Interval = { startsAt: Number.NEGATIVE_INFINITY, endsAt: Number.POSITIVE_INFINITY };

/** When each person can take nothing: their commitments and locked shifts, or always. */
function engagements({ people, roles, locked = [], absent = [] }: ShiftPlanInput): Interval[][] {
  const times = people.map(({ busy = [] }) =>
    busy.filter(({ startsAt, endsAt }) => startsAt < endsAt),
  );
  const engage = (personIndex: number, time: Interval | undefined): void => {
    if (!time || !times[personIndex]) throw new RangeError(`No person ${personIndex}, or no role`);
    times[personIndex].push(time);
  };
  for (const { personIndex, roleIndex } of locked) engage(personIndex, roles[roleIndex]);
  for (const personIndex of absent) engage(personIndex, ALWAYS);
  return times;
}

/** How many shifts each person may take besides those they are locked in. */
function limitsOf({ people, locked = [] }: ShiftPlanInput): Int32Array {
  const left = Int32Array.from(people, ({ atMost }) => {
    if (Number.isInteger(atMost) && atMost >= 0) return atMost;
    throw new RangeError(`Not a number of shifts: ${atMost}`);
  });
  for (const { personIndex } of locked)
    left[personIndex] = Math.max(0, (left[personIndex] as number) - 1);
  return left;
}
