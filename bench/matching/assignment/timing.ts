/** Durations that are compared with each other: CPU of the thread, taken in turn, so that a busy machine changes the ratios little. */

/** Median milliseconds of CPU of each work over a number of turns. */
export function medians<Names extends string>(
  turns: number,
  works: Record<Names, () => unknown>,
): Record<Names, number> {
  const names = Object.keys(works) as Names[];
  const spent = new Map(names.map((name) => [name, [] as number[]]));
  for (let turn = 0; turn < turns; turn++) {
    for (const name of names) {
      const began = process.threadCpuUsage();
      works[name]();
      const { user, system } = process.threadCpuUsage(began);
      spent.get(name)?.push((user + system) / 1000);
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
