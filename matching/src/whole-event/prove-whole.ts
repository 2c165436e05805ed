/** A plan whose own bound is loose, proved and where possible bettered by a solver of integer programs. */
import { seatsProgram } from './integer-program.ts';
import { type Proof, planFrom, type WholePlan } from './plan-whole.ts';
import type { IntegerProgram } from './program.ts';
import { possibleSeats, Seating } from './seating.ts';
import { isBetter, type WholeEvent } from './whole-event.ts';

/** A bound that is further away than this is worth an integer program: so far below the best a plan may be (row 24 of docs/matching.md). */
const LOOSE = 0.007;

/** Larger programs take longer than anybody waits. */
const MOST_SEATS = 20_000;

/** What a solver found of a program: the columns, and what no columns can exceed. */
export type Solved = { readonly columns: ArrayLike<number>; readonly bound: number };

export type Solve = (program: IntegerProgram) => Solved | undefined;

/** Whether a proof says too little to leave it at that: only plans were compared, or the gap to the bound is wide. */
export function isLoose({ kind, gap }: Proof): boolean {
  return kind === 'compared' || gap > LOOSE;
}

/**
 * The plan as it is, with the solver's proof, or the solver's plan where that is better. Nothing of the solver is believed but
 * its bound: seats that are not possible, or are worth less, are not taken.
 *
 * @param given `solve` finds nothing where it gives up: then the plan stays as it is
 */
export function provedPlan(
  input: WholeEvent,
  plan: WholePlan,
  { solve, spare }: { solve: Solve; spare: number },
): WholePlan {
  const program = seatsProgram(input, MOST_SEATS);
  if (!program || program.seats.length === 0) return plan;
  const pinned = new Seating(input).worth();
  const found = plan.worth.belowMinimum > 0 ? solve(program.needed) : undefined;
  if (plan.worth.belowMinimum > 0 && !found) return plan;
  const needed = found ? wholeBelow(found.bound) : program.mostNeeded;
  const solved = solve(program.value(needed));
  if (!solved) return plan;

  const chosen = program.seats.filter((_, column) => Number(solved.columns[column]) > 0.5);
  const seats = [...input.pinned, ...chosen];
  const { lost } = possibleSeats(input, seats);
  const other = new Seating({ ...input, pinned: lost.length > 0 ? input.pinned : seats });
  const isOther = isBetter(other.worth(), plan.worth);
  const best = isOther ? other : new Seating({ ...input, pinned: plan.seats });
  const { belowMinimum, value } = best.worth();
  // With fewer places that are needed the bound is of another question.
  if (belowMinimum > pinned.belowMinimum - needed) return plan;
  const most = wholeBelow(solved.bound) + pinned.value;
  // A bound that the plan itself exceeds is wrong, and one further away than its own says nothing.
  const isWorse = !isOther && plan.proof.kind === 'bound' && most >= value * (1 + plan.proof.gap);
  if (most < value || isWorse) return plan;
  const proof: Proof =
    value === most ? { kind: 'best', gap: 0 } : { kind: 'bound', gap: (most - value) / value };
  return { ...plan, ...(isOther ? planFrom(input, best, spare) : {}), proof };
}

/** Sums of whole numbers are whole; a solver comes near them in floating-point numbers, from either side. */
function wholeBelow(bound: number): number {
  return Math.floor(bound + 0.5);
}
