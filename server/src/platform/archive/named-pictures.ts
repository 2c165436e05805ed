/** Pictures that went while an archive was written: whether that matters. */
import { join } from 'node:path';
import type { FileStore } from '../file-store/file-store.ts';
import { linesIn } from './load.ts';
import { ArchiveRefused } from './manifest.ts';

/** The tables whose rows show pictures. */
const showing = ['app_user', 'branch', 'event_image', 'evidence', 'organisation', 'sign_up'];

/** All of them, whenever they were written. */
export async function namesOf(files: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const name of files.namesBefore(new Date(Number.MAX_SAFE_INTEGER / 2)))
    names.push(name);
  return names;
}

/**
 * A picture that is gone is missed when a row of the archive shows it: whoever restores it would find a broken one.
 *
 * @param folder with the tables as they were read
 * @throws ArchiveRefused when a row names it
 */
export async function requireUnnamed(name: string, folder: string): Promise<void> {
  const id = name.slice(0, 36);
  for (const table of showing)
    for await (const line of linesIn(join(folder, table)))
      if (line.includes(id))
        throw new ArchiveRefused(
          `A picture (${name}) was removed while the archive was written, and a row of ${table} shows it. Nothing was kept.\nTry again.`,
        );
}
