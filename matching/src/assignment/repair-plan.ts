/** Somebody of a plan cancels: who takes the place. */
import { Matcher } from './matcher.ts';
import { type Plan, planOf, solveFrom } from './plan.ts';
import { type PlanInput, problemOf, startOf } from './plan-input.ts';
import { FREE, GONE, type Problem, type Solution } from './problem.ts';

/** A person takes another role than before; null for none. */
export type Move = {
  readonly personIndex: number;
  readonly from: number | null;
  readonly to: number | null;
};

export type Repair = {
  /** For the same input, with the person among the `absent`. */
  readonly plan: Plan;
  /** What changes besides the cancellation: who comes into the open place first, then who follows them. */
  readonly moves: readonly Move[];
};

type Repairs = {
  /** The best plan without the person: equal in value to one made from nothing, but with as few moves as one chain needs. */
  readonly best: Repair;
  /** At most one move: of somebody free, the best for the open place. Its certificate says how much it is below the best. */
  readonly withoutMoves: Repair;
};

/**
 * Keeps the prices of the plan, opens the place, and looks for one augmenting path (`Matcher.fillPlace`): well under a
 * millisecond of search, after reading the input. A plan that is not proved optimal is made anew for `best`.
 *
 * @param plan a plan for this input
 * @throws RangeError as `planAssignment`, for somebody who is locked or nobody, or when the plan is none for this input
 */
export function repairPlan(input: PlanInput, plan: Plan, cancelled: number): Repairs {
  const problem = problemOf(input);
  const before = solutionOf(input, plan);
  const after = { ...input, absent: [...(input.absent ?? []), cancelled] };
  const start = startOf(after);
  // Their place is not part of the plan: it would stay theirs.
  if (input.locked?.some(({ personIndex }) => personIndex === cancelled))
    throw new RangeError(`Person ${cancelled} is locked`);
  const { primal, dual } = planOf(input, problem, before).certificate;
  const best = primal === dual ? augmented(problem, before, cancelled) : solveFrom(problem, start);
  const direct = { roleOf: withNextBest(problem, before.roleOf, cancelled), prices: best.prices };
  const repairTo = (solution: Solution): Repair => ({
    plan: planOf(after, problem, solution),
    moves: movesOf(before.roleOf, solution.roleOf, cancelled),
  });
  return { best: repairTo(best), withoutMoves: repairTo(direct) };
}

function solutionOf(input: PlanInput, { assigned, certificate }: Plan): Solution {
  const roleOf = startOf(input);
  for (const { personIndex, roleIndex } of assigned) {
    if (roleOf[personIndex] !== FREE) throw new RangeError(`Person ${personIndex} is not free`);
    roleOf[personIndex] = roleIndex;
  }
  return { roleOf, prices: Float64Array.from(certificate.prices) };
}

function augmented(problem: Problem, before: Solution, cancelled: number): Solution {
  const matcher = Matcher.resume(problem, before);
  const role = matcher.remove(cancelled);
  if (role !== FREE) matcher.fillPlace(role);
  return matcher.solution();
}

function withNextBest(
  { pairs: { start, person } }: Problem,
  before: Int32Array,
  cancelled: number,
): Int32Array {
  const roleOf = before.slice();
  const role = roleOf[cancelled] ?? FREE;
  roleOf[cancelled] = GONE;
  if (role < 0) return roleOf;
  const next = person.subarray(start[role], start[role + 1]).find((one) => roleOf[one] === FREE);
  if (next !== undefined) roleOf[next] = role;
  return roleOf;
}

/** In the order in which one open place leads to the next; moves that hang together with none of them at the end. */
function movesOf(before: Int32Array, after: Int32Array, cancelled: number): Move[] {
  const left: Move[] = [];
  for (const [personIndex, from] of before.entries()) {
    const to = after[personIndex] ?? FREE;
    if (personIndex === cancelled || from === to) continue;
    left.push({ personIndex, from: from < 0 ? null : from, to: to < 0 ? null : to });
  }
  const moves: Move[] = [];
  let open: number | null = before[cancelled] ?? FREE;
  while (left.length > 0) {
    const next = left.findIndex(({ to }) => to === open);
    const [move] = left.splice(Math.max(0, next), 1);
    if (!move) break;
    moves.push(move);
    open = move.from;
  }
  return moves;
}
