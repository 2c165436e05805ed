/** Who takes which shifts, while it changes. A shift that a person takes is a pair of the problem, by its index. */
import { overlaps, type ShiftProblem } from './shift-problem.ts';

export class Roster {
  readonly #problem: ShiftProblem;
  /** For each person the pairs they are in: never two that overlap, never more than they may take. */
  readonly #pairsOf: readonly number[][];
  readonly #filled: Int32Array;

  constructor(problem: ShiftProblem) {
    this.#problem = problem;
    this.#pairsOf = Array.from({ length: problem.pairs.people }, () => []);
    this.#filled = new Int32Array(problem.bonuses.length);
  }

  add(pair: number): void {
    this.#ofSame(pair).push(pair);
    this.#count(pair, 1);
  }

  remove(pair: number): void {
    const pairs = this.#ofSame(pair);
    pairs.splice(pairs.indexOf(pair), 1);
    this.#count(pair, -1);
  }

  has(pair: number): boolean {
    return this.#ofSame(pair).includes(pair);
  }

  /** The person has a shift left to take, and none at that time. Whether there is a place is another question. */
  isPossible(pair: number): boolean {
    const { times, atMost, pairs, roleOf } = this.#problem;
    const taken = this.#ofSame(pair);
    const time = times[roleOf[pair] as number];
    if (!time || taken.length >= (atMost[pairs.person[pair] as number] as number)) return false;
    return taken.every((other) => !overlaps(times[roleOf[other] as number] ?? time, time));
  }

  /** How many people a role has. */
  filled(role: number): number {
    return this.#filled[role] as number;
  }

  /** All pairs that are taken, by role and then best first. */
  pairs(): number[] {
    return this.#pairsOf.flat().sort((a, b) => a - b);
  }

  /** Weights and bonuses. */
  worth(): number {
    return worthOf(this.#problem, this.pairs());
  }

  #ofSame(pair: number): number[] {
    return this.#pairsOf[this.#problem.pairs.person[pair] as number] as number[];
  }

  #count(pair: number, change: number): void {
    const role = this.#problem.roleOf[pair] as number;
    this.#filled[role] = (this.#filled[role] as number) + change;
  }
}

/** What these pairs add up to if nobody else is in their roles: weights and bonuses. */
export function worthOf(
  { pairs, bonuses, roleOf }: ShiftProblem,
  taken: readonly number[],
): number {
  const filled = new Map<number, number>();
  let worth = 0;
  for (const pair of taken) {
    const role = roleOf[pair] as number;
    const place = filled.get(role) ?? 0;
    filled.set(role, place + 1);
    worth += (pairs.weight[pair] as number) + (bonuses[role]?.[place] ?? 0);
  }
  return worth;
}

/** Adds what is possible in this order: first to the minimum places, then to all. */
export function fill(problem: ShiftProblem, roster: Roster, order: Iterable<number>): void {
  const inOrder = [...order];
  const most = [problem.minimums, problem.bonuses.map(({ length }) => length)];
  for (const limits of most) {
    for (const pair of inOrder) {
      const role = problem.roleOf[pair] as number;
      if (roster.filled(role) < (limits[role] ?? 0) && roster.isPossible(pair)) roster.add(pair);
    }
  }
}
