/** An archive as a file that is whole or not there. */
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { archiveName, dayOf, superfluous } from './kept.ts';
import type { Manifest } from './manifest.ts';
import { type Installation, writeArchive } from './write.ts';

const PART = '.part';

/**
 * Writes beside the file, syncs, then renames: a name is never that of half an archive.
 *
 * @param path replaced if there is one
 * @param write puts everything into the stream and ends it
 */
export async function toFile<T>(path: string, write: (out: Writable) => Promise<T>): Promise<T> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const part = path + PART;
  const out = createWriteStream(part, { mode: 0o600 });
  try {
    const result = await write(out);
    const file = await open(part, 'r+');
    await file.sync().finally(() => file.close());
    await rename(part, path);
    return result;
  } catch (error) {
    // It may be opening still, and would make the file after we have removed it.
    await new Promise<void>((resolve) => {
      if (out.closed) return resolve();
      out.once('close', () => resolve()).destroy();
    });
    await rm(part, { force: true });
    throw error;
  }
}

type Nightly = { readonly directory: string; readonly passphrase: string | undefined };

/** Today's archive; then those go that are too many. Once a night, across all processes. */
export async function backUpNightly(
  installation: Installation,
  { directory, passphrase }: Nightly,
  now: Date,
): Promise<Manifest> {
  await dropParts(directory);
  const path = join(directory, archiveName(now, passphrase !== undefined));
  const manifest = await toFile(
    path,
    async (out) => await writeArchive(installation, out, { now, passphrase }),
  );
  for (const name of superfluous(await readdir(directory))) await rm(join(directory, name));
  return manifest;
}

/** What nights left that were killed while they wrote. */
async function dropParts(directory: string): Promise<void> {
  for (const name of await readdir(directory).catch(() => []))
    if (name.endsWith(PART) && dayOf(name.slice(0, -PART.length)) !== undefined)
      await rm(join(directory, name));
}
