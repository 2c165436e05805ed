/** Durations that are compared with each other: taken in turn, so that a busy machine slows all of them alike. */

/** Median milliseconds of each work over a number of turns, and what it returned last. */
export function medians<Names extends string>(
  turns: number,
  works: Record<Names, () => unknown>,
): Record<Names, number> {
  const names = Object.keys(works) as Names[];
  const spent = new Map(names.map((name) => [name, [] as number[]]));
  for (let turn = 0; turn < turns; turn++) {
    for (const name of names) {
      const began = performance.now();
      works[name]();
      spent.get(name)?.push(performance.now() - began);
    }
  }
  return Object.fromEntries(
    names.map((name) => [name, quantile(spent.get(name) ?? [], 0.5)]),
  ) as Record<Names, number>;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
