/**
 * What a person would choose at given prices: shifts that do not overlap, no more than they may take, with the largest sum of
 * weight - price. Weighted interval scheduling by dynamic programming (Kleinberg and Tardos, Algorithm Design, 2005, section
 * 6.1), with a limit on the number: exact.
 */
import type { ShiftProblem } from './shift-problem.ts';

/** The pairs of each person by the end of the shift; made once for a problem. */
export type Schedules = {
  readonly problem: ShiftProblem;
  /** Person i owns the entries start[i] up to and without start[i + 1]. */
  readonly start: Int32Array;
  readonly pair: Int32Array;
  /** For each entry how many of the same person's entries end before it begins. */
  readonly before: Int32Array;
  /** Room for one table, used for each person in turn. */
  readonly table: Float64Array;
};

/** O(pairs log pairs). */
export function schedulesOf(problem: ShiftProblem): Schedules {
  const { pairs, times, roleOf, atMost } = problem;
  const endOf = (one: number): number => times[roleOf[one] as number]?.endsAt as number;
  const personOf = (one: number): number => pairs.person[one] as number;
  const pair = Int32Array.from(pairs.person.keys()).sort(
    (a, b) => personOf(a) - personOf(b) || endOf(a) - endOf(b) || a - b,
  );

  const start = new Int32Array(pairs.people + 1);
  for (const someone of pairs.person) start[someone + 1] = (start[someone + 1] as number) + 1;
  let largest = 0;
  for (let someone = 0; someone < pairs.people; someone++) {
    const length = start[someone + 1] as number;
    largest = Math.max(largest, (length + 1) * (Math.min(length, atMost[someone] as number) + 1));
    start[someone + 1] = length + (start[someone] as number);
  }

  const before = pair.map((one, entry) => {
    const first = start[personOf(one)] as number;
    const begins = times[roleOf[one] as number]?.startsAt as number;
    let end = entry;
    while (end > first && endOf(pair[end - 1] as number) > begins) end--;
    return end - first;
  });
  return { problem, start, pair, before, table: new Float64Array(largest) };
}

/**
 * O(pairs of the person x shifts they may take).
 *
 * @param chosen where the pairs are added
 * @returns the sum of weight - price over them
 */
export function bestSchedule(
  { problem, start, pair, before, table }: Schedules,
  someone: number,
  prices: Float64Array,
  chosen: number[],
): number {
  const first = start[someone] as number;
  const length = (start[someone + 1] as number) - first;
  const most = Math.min(length, problem.atMost[someone] as number);
  const width = length + 1;
  // table[n x width + k]: the best of the first k entries, at most n of them.
  table.fill(0, 0, width * (most + 1));
  for (let entry = 0; entry < length; entry++) {
    const one = pair[first + entry] as number;
    const price = prices[problem.roleOf[one] as number] as number;
    const gain = (problem.pairs.weight[one] as number) - price;
    for (let count = 1; count <= most; count++) {
      const without = table[count * width + entry] as number;
      const rest = table[(count - 1) * width + (before[first + entry] as number)] as number;
      table[count * width + entry + 1] = Math.max(without, rest + gain);
    }
  }
  let count = most;
  let end = length;
  while (count > 0 && end > 0) {
    if (table[count * width + end] === table[count * width + end - 1]) {
      end--;
      continue;
    }
    chosen.push(pair[first + end - 1] as number);
    end = before[first + end - 1] as number;
    count--;
  }
  return table[most * width + length] as number;
}
