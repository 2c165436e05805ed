/** When the newest nightly archive of a folder was written. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayOf } from './kept.ts';

/** Milliseconds: as little as the clocks of two machines that share a disk differ. */
const AHEAD = 60_000;

/**
 * Undefined when there is none, or the folder cannot be read. One that was written while the clock was wrong says nothing:
 * from the future it would hide for as long that no other comes.
 */
export async function newestArchive(directory: string, now: Date): Promise<Date | undefined> {
  const names = await readdir(directory).catch(() => []);
  const times = await Promise.all(
    names
      .filter((name) => dayOf(name) !== undefined)
      .map(async (name) => (await stat(join(directory, name)).catch(() => undefined))?.mtime),
  );
  return times
    .filter((time) => time !== undefined)
    .filter((time) => time.getTime() <= now.getTime() + AHEAD)
    .toSorted((one, other) => one.getTime() - other.getTime())
    .at(-1);
}
