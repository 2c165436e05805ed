/** Pictures as files of a folder: written beside, synced, then renamed, so that a name is whole or not there. */
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { isStoredName } from './names.ts';

export function diskStore(folder: string): FileStore {
  // The last characters of a UUIDv7 are random, so the folders fill evenly.
  const folderOf = (name: string) => join(folder, name.slice(34, 36));
  const pathOf = (name: string) => join(folderOf(name), name);

  return {
    async put(name, bytes) {
      if (!isStoredName(name)) throw new TypeError('Not a name of a stored file');
      await mkdir(folderOf(name), { recursive: true });
      const part = `${pathOf(name)}.part`;
      try {
        await writeWhole(part, bytes);
        await rename(part, pathOf(name));
      } catch (error) {
        // Half of a picture would take the last room of a disk that is full.
        await rm(part, { force: true });
        throw error;
      }
    },
    async open(name) {
      if (!isStoredName(name)) return undefined;
      const file = await open(pathOf(name)).catch(() => undefined);
      if (!file) return undefined;
      const { size } = await file.stat();
      return { stream: file.createReadStream(), size };
    },
    async remove(name) {
      if (isStoredName(name)) await rm(pathOf(name), { force: true });
    },
    async *namesBefore(moment) {
      const folders = await readdir(folder).catch(() => []);
      for (const inner of folders)
        for (const name of await readdir(join(folder, inner))) {
          const { mtime } = await stat(join(folder, inner, name));
          if (mtime < moment) yield name;
        }
    },
  };
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
