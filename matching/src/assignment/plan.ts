/**
 * Who takes which role, so that the sum over a whole event is as good as it can be: what 'Fill for me' asks. Where people may
 * take several at different times, `whole-event/plan-whole.ts` asks it again and again.
 *
 * Pure and deterministic: the same input gives the same bytes. Everything that goes in and comes out (except a `weight`
 * function) can be sent to a worker.
 */
import { checkCertificate } from './certificate.ts';
import { Matcher } from './matcher.ts';
import { type OpenPlaces, openPlaces } from './open-places.ts';
import {
  capacitiesOf,
  type Placed,
  type PlanInput,
  type PlanSettings,
  problemOf,
  startOf,
} from './plan-input.ts';
import { GONE, type Problem, type Solution } from './problem.ts';

export type Assigned = Placed & { readonly weight: number };

/** Proof that a plan is the best: `checkCertificate` in certificate.ts needs nothing but the prices and the problem. */
export type PlanCertificate = {
  /** What the plan is worth: its weights and bonuses (minimum, fairness). */
  readonly primal: number;
  /** What no plan can exceed. Equal to `primal`: no better plan exists. */
  readonly dual: number;
  /** One a role. */
  readonly prices: readonly number[];
};

export type Plan = {
  /** By role in the given order, within a role best first. Without the locked ones. */
  readonly assigned: readonly Assigned[];
  /** Sum of the weights of `assigned`. */
  readonly value: number;
  readonly certificate: PlanCertificate;
  readonly open: readonly OpenPlaces[];
};

/**
 * The best plan there is, with its proof. People who cannot take any role, roles without places and an empty pool are fine.
 *
 * Costs a call of `weight` for each pair, or none with `lists`. Then, for 10,000 people x 500 roles x 4 places: some 20 ms of
 * search and a second to read 5,000,000 pairs, or 20 ms with lists of 50. Where there are far more places than people at that
 * size it takes seconds.
 *
 * @throws RangeError for a weight that is no whole number up to 2^31 - 1 (NaN too), a capacity that is none, an index of nobody,
 *   a list that is not best first, or numbers so large that sums would not be exact
 */
export function planAssignment(input: PlanInput): Plan {
  const problem = problemOf(input);
  return planOf(input, problem, solveFrom(problem, startOf(input)));
}

/** The best plan without those who are `GONE` in `roleOf`. */
function solveFrom(problem: Problem, roleOf: Int32Array): Solution {
  const matcher = new Matcher(problem);
  for (const [someone, role] of roleOf.entries()) if (role === GONE) matcher.remove(someone);
  matcher.fillAll();
  return matcher.solution();
}

/** A solution in the words of the product. The proof is made anew from the prices: nothing of the solver is believed. */
function planOf(input: PlanInput, problem: Problem, solution: Solution): Plan {
  const { roleOf, prices } = solution;
  const { person } = problem.pairs;
  const isTaken = (pair: number, role: number): boolean => roleOf[person[pair] as number] === role;
  return {
    ...placesOf(input, problem, isTaken, (someone) => roleOf[someone] !== GONE),
    certificate: { ...checkCertificate(problem, solution), prices: [...prices] },
  };
}

/** Who is in, and what stays open. O(pairs). */
function placesOf(
  settings: PlanSettings,
  { pairs: { start, person, weight } }: Problem,
  isTaken: (pair: number, roleIndex: number) => boolean,
  isPlanned: (personIndex: number) => boolean,
): Pick<Plan, 'assigned' | 'value' | 'open'> {
  const assigned: Assigned[] = [];
  const open: OpenPlaces[] = [];
  for (const [roleIndex, role] of capacitiesOf(settings).entries()) {
    let fit = 0;
    let here = 0;
    for (let pair = start[roleIndex] as number; pair < (start[roleIndex + 1] as number); pair++) {
      const personIndex = person[pair] as number;
      if (isPlanned(personIndex)) fit++;
      if (!isTaken(pair, roleIndex)) continue;
      here++;
      assigned.push({ personIndex, roleIndex, weight: weight[pair] as number });
    }
    open.push(...openPlaces({ ...role, roleIndex }, { fit, here }));
  }
  return { assigned, value: assigned.reduce((sum, one) => sum + one.weight, 0), open };
}
