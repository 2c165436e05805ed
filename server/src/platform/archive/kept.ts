/** Which of the nightly archives are kept. */

const NAME = /^saath-(\d{4}-\d{2}-\d{2})\.(tar\.gz|age)$/;
const DAILY = 7;
const WEEKLY = 4;
const DAY = 86_400_000;

/** @param now the name's day is that of UTC */
export function archiveName(now: Date, isEncrypted: boolean): string {
  return `saath-${now.toISOString().slice(0, 10)}.${isEncrypted ? 'age' : 'tar.gz'}`;
}

/** The day of which a file of ours is, in milliseconds; undefined for what somebody else put there. */
export function dayOf(name: string): number | undefined {
  const day = NAME.exec(name)?.[1];
  return day === undefined ? undefined : Date.parse(day);
}

/**
 * Those that go: all but the newest seven, and the newest of each of the four newest weeks (Monday to Sunday). Files
 * with other names are never among them.
 */
export function superfluous(names: readonly string[]): string[] {
  const ours = names
    .filter((name) => dayOf(name) !== undefined)
    .sort()
    .toReversed();
  const newestOfWeek = new Map<number, string>();
  for (const name of ours) {
    const week = weekOf(dayOf(name) ?? 0);
    if (!newestOfWeek.has(week)) newestOfWeek.set(week, name);
  }
  const weekly = [...newestOfWeek.values()].slice(0, WEEKLY);
  const kept = new Set([...ours.slice(0, DAILY), ...weekly]);
  return ours.filter((name) => !kept.has(name));
}

/** The first of January 1970 was a Thursday. */
function weekOf(day: number): number {
  return Math.floor((day / DAY + 3) / 7);
}
