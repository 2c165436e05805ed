/** Makes an installation out of an archive, on either database. */
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { openDatabase } from '../database.ts';
import type { FileStore } from '../file-store/file-store.ts';
import { knownMigrations, migrate } from '../migrate.ts';
import { version as own } from '../version.ts';
import { linesIn, loadTables } from './load.ts';
import { ArchiveRefused, type Manifest } from './manifest.ts';
import { addPending } from './pending-jobs.ts';
import { scratchFolder } from './scratch.ts';
import { asOnlyRestore, claimEmpty, markFinished } from './unfinished.ts';
import { type Unpacked, unpack } from './unpack.ts';

export type Target = {
  readonly pool: pg.Pool;
  readonly isPooled: boolean;
  readonly files: FileStore;
  /** Where the operator's texts and pictures go. */
  readonly contentDir: string;
  readonly scratchDir: string;
};

export type Restored = {
  readonly manifest: Manifest;
  readonly pictures: number;
  readonly content: number;
};

/**
 * Reads the archive to its end first; then the database takes it at the version in which it was written, is compared row
 * by row, and is brought to this version. A restore that is cut off can be run again, and nothing else starts on it.
 *
 * @throws ArchiveRefused with nothing touched, for an archive or a target with which it cannot be done
 */
export async function restoreArchive(
  archive: string,
  target: Target,
  passphrase?: string,
): Promise<Restored> {
  const { path: folder, remove } = await scratchFolder(target.scratchDir, 'restore');
  try {
    const unpacked = await unpack(archive, { folder, passphrase });
    await requireKnown(unpacked.manifest);
    return await asOnlyRestore(target.pool, async () => await restore(unpacked, target));
  } finally {
    await remove();
  }
}

async function requireKnown({ migration, version }: Manifest): Promise<void> {
  if ((await knownMigrations()).includes(migration)) return;
  throw new ArchiveRefused(
    `This archive was written by a newer version (${version}, ${migration}); this is ${own}.\nInstall Saath ${version} or newer first, then restore.`,
  );
}

async function restore(unpacked: Unpacked, target: Target): Promise<Restored> {
  const { manifest, folder } = unpacked;
  const { pool, isPooled, files } = target;
  const db = openDatabase(pool, { isPooled });
  await claimEmpty(db);
  await migrate(db, { last: manifest.migration, isRestore: true });
  await loadTables(pool, unpacked);
  await migrate(db, { isRestore: true });
  for (const name of unpacked.pictures)
    await files.put(name, await readFile(join(folder, 'pictures', name)));
  for (const path of unpacked.content) {
    const to = join(target.contentDir, path);
    await mkdir(dirname(to), { recursive: true });
    await copyFile(join(folder, 'content', path), to);
  }
  const jobs: string[] = [];
  for await (const line of linesIn(join(folder, 'jobs.jsonl'))) jobs.push(line);
  await addPending(pool, jobs.filter(Boolean));
  await markFinished(db);
  return {
    manifest,
    pictures: unpacked.pictures.length,
    content: unpacked.content.length,
  };
}
