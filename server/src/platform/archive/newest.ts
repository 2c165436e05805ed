/** When the newest nightly archive of a folder was written. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayOf } from './kept.ts';

/** Undefined when there is none, or the folder cannot be read. */
export async function newestArchive(directory: string): Promise<Date | undefined> {
  const names = await readdir(directory).catch(() => []);
  const newest = names
    .filter((name) => dayOf(name) !== undefined)
    .sort()
    .at(-1);
  if (!newest) return undefined;
  return (await stat(join(directory, newest)).catch(() => undefined))?.mtime;
}
