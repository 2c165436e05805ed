/** Two ways to a good roster, and a bound that says how good. */
import { schedulesOf } from './best-schedules.ts';
import { fill, Roster } from './roster.ts';
import { type Bound, lowestBound } from './shift-bound.ts';
import type { ShiftProblem } from './shift-problem.ts';
import { improve } from './shift-search.ts';

/** Times through all windows. In practice three to six. */
const ROUNDS = 20;
/** Steps of the bound, fewer where one looks at very many pairs. */
const STEPS = { most: 200, least: 20, pairs: 10_000_000 };

/**
 * First the best pair first, improved; then what everybody would choose at the prices of the bound, completed and improved. The
 * better one counts, so the result is never worse than the best pair first. Bounded work, the same for the same seed.
 */
export function solveShifts(problem: ShiftProblem, seed: number): { roster: Roster; bound: Bound } {
  const { weight } = problem.pairs;
  const byWeight = sorted(weight.keys(), (pair) => weight[pair] as number);
  const first = new Roster(problem);
  fill(problem, first, byWeight);
  complete(problem, first, { seed, byWeight });

  const schedules = schedulesOf(problem);
  const reached = first.worth();
  const value = first.pairs().reduce((sum, pair) => sum + (weight[pair] as number), 0);
  const steps = Math.floor(STEPS.pairs / (weight.length + 1));
  const bound = lowestBound(schedules, {
    reached,
    value,
    steps: Math.max(STEPS.least, Math.min(STEPS.most, steps)),
  });
  if (bound.dual <= reached) return { roster: first, bound };

  const kept = (pair: number): number =>
    (weight[pair] as number) - (bound.prices[problem.roleOf[pair] as number] as number);
  const second = new Roster(problem);
  fill(problem, second, sorted(bound.wanted, kept));
  fill(problem, second, sorted(weight.keys(), kept));
  complete(problem, second, { seed, byWeight });
  return { roster: second.worth() > reached ? second : first, bound };
}

/** After the search nobody is left who could simply be added. */
function complete(
  problem: ShiftProblem,
  roster: Roster,
  { seed, byWeight }: { seed: number; byWeight: readonly number[] },
): void {
  improve(problem, roster, { seed, rounds: ROUNDS });
  fill(problem, roster, byWeight);
}

/** Largest first, equal ones by index. */
function sorted(pairs: Iterable<number>, sizeOf: (pair: number) => number): number[] {
  return [...pairs].sort((a, b) => sizeOf(b) - sizeOf(a) || a - b);
}
