/** Folders for as long as a backup or a restore takes. One whose process was killed is removed by whoever comes next. */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { holdFile } from '../held-file.ts';

const NAME = /^(archive|restore)-[A-Za-z0-9]{6}$/;
const HELD = 'held';
/** Milliseconds. A folder is made a moment before it is held. */
const BEING_MADE = 60_000;

export type Scratch = { readonly path: string; readonly remove: () => Promise<void> };

/** An empty folder that is this caller's until it is removed. */
export async function scratchFolder(parent: string, kind: 'archive' | 'restore'): Promise<Scratch> {
  await sweepScratch(parent);
  const folder = await mkdtemp(join(parent, `${kind}-`));
  const drop = async () => await rm(folder, { recursive: true, force: true });
  try {
    const held = holdFile(join(folder, HELD));
    const remove = async () => {
      held?.release();
      await drop();
    };
    return { path: folder, remove };
  } catch (error) {
    await drop();
    throw error;
  }
}

/** Removes what killed processes left: other names, and folders that somebody uses, are left alone. */
export async function sweepScratch(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!NAME.test(name)) continue;
    const folder = join(parent, name);
    const found = await stat(folder).catch(() => undefined);
    if (!found?.isDirectory() || Date.now() - found.mtimeMs < BEING_MADE) continue;
    const held = holdFile(join(folder, HELD));
    if (!held) continue;
    held.release();
    await rm(folder, { recursive: true, force: true });
  }
}
