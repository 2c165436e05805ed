/**
 * Large-neighbourhood search (Shaw 1998). With several shifts a person the problem is NP-hard in general, but the shifts that
 * run at one moment are an ordinary assignment: nobody can take two of them. So again and again all places of such a window are
 * freed and given anew, exactly, with everything else as it is. The roster never gets worse.
 */
import { solve } from './matcher.ts';
import { pairsOfRole, pickPairs } from './pairs.ts';
import { randomNumbers } from './random-numbers.ts';
import { type Roster, worthOf } from './roster.ts';
import type { ShiftProblem } from './shift-problem.ts';

/** Goes through all windows, in an order drawn from the seed, until none can be improved; at most `rounds` times. */
export function improve(
  problem: ShiftProblem,
  roster: Roster,
  { seed, rounds }: { seed: number; rounds: number },
): void {
  const next = randomNumbers(seed);
  const windows = windowsOf(problem);
  for (let round = 0; round < rounds; round++) {
    shuffle(windows, next);
    const improved = windows.filter((window) => refill(problem, roster, window));
    if (improved.length === 0) return;
  }
}

/** For each moment at which a shift begins, the shifts that run then. */
function windowsOf({ times }: ShiftProblem): number[][] {
  const moments = [...new Set(times.map(({ startsAt }) => startsAt))].sort((a, b) => a - b);
  return moments.map((moment) =>
    [...times.keys()].filter((role) => {
      const time = times[role];
      return time && time.startsAt <= moment && moment < time.endsAt;
    }),
  );
}

function refill(problem: ShiftProblem, roster: Roster, window: readonly number[]): boolean {
  const all = window.map((role) => pairsOfRole(problem.pairs, role));
  const before = all.flat().filter((pair) => roster.has(pair));
  for (const pair of before) roster.remove(pair);

  const possible = all.map((pairs) => pairs.filter((pair) => roster.isPossible(pair)));
  const after = bestOf(problem, window, possible);
  const isBetter = worthOf(problem, after) > worthOf(problem, before);
  for (const pair of isBetter ? after : before) roster.add(pair);
  return isBetter;
}

/** The best choice among these pairs, one list a role of the window, where nobody may take two. */
function bestOf(
  problem: ShiftProblem,
  window: readonly number[],
  possible: readonly (readonly number[])[],
): number[] {
  const pairs = pickPairs(problem.pairs, possible);
  const { roleOf } = solve({ pairs, bonuses: window.map((role) => problem.bonuses[role] ?? []) });
  return possible.flatMap((row, index) =>
    row.filter((pair) => roleOf[problem.pairs.person[pair] as number] === index),
  );
}

/** Fisher and Yates, in place. */
function shuffle<T>(items: T[], next: () => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1));
    [items[last], items[other]] = [items[other] as T, items[last] as T];
  }
}
