/** Writes all that an installation holds into one archive, while it runs. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { pack as newPack, type Pack } from 'tar-stream';
import type { FileStore } from '../file-store/file-store.ts';
import type { End, Manifest } from './manifest.ts';
import { namesOf, requireUnnamed } from './named-pictures.ts';
import { scratchFolder } from './scratch.ts';
import { spool, spoolFromCopy } from './spool.ts';

/** What is kept, and what is needed meanwhile. */
export type Installation = {
  readonly pool: pg.Pool;
  /** Of the embedded database while others use it (platform/embedded.ts). */
  readonly copyTo?: ((directory: string) => Promise<void>) | undefined;
  readonly files: FileStore;
  /** The operator's texts and pictures, if there are any. */
  readonly contentDir: string | undefined;
  /** For as long as it takes: a folder with room for all tables. */
  readonly scratchDir: string;
  /** Of the product. */
  readonly version: string;
};

/**
 * Tables as of one moment, then pictures, which never change. Meanwhile a PostgreSQL server goes on as usual; the embedded
 * database keeps others waiting while its files are copied, not while its rows are read and packed.
 *
 * @param passphrase the archive is encrypted with it (age-encryption.org/v1, as `age --decrypt` reads it)
 * @returns what the archive says of itself
 */
export async function writeArchive(
  installation: Installation,
  out: Writable,
  { now, passphrase }: { now: Date; passphrase?: string | undefined },
): Promise<Manifest> {
  const { pool, copyTo, files, version } = installation;
  const { path: folder, remove } = await scratchFolder(installation.scratchDir, 'archive');
  try {
    // Before and after: one may come, or go, while the tables are read.
    const before = await namesOf(files);
    const spooled = copyTo ? await spoolFromCopy(copyTo, folder) : await spool(pool, folder);
    const pictures = new Set([...before, ...(await namesOf(files))]);
    const takenAt = now.toISOString();
    const manifest: Manifest = { format: 'saath-archive-1', version, takenAt, ...spooled };
    const pack = newPack();
    // Both promises below tell what went wrong.
    pack.on('error', () => {});
    const packed = pack.pipe(createGzip());
    const bytes = passphrase ? await encrypted(packed, passphrase) : packed;
    const sending = pipeline(bytes, out).catch((error: Error) => {
      // Else the packing would wait for ever for room, with its files open.
      pack.destroy(error);
      throw error;
    });
    await Promise.all([fill(pack, { installation, folder, manifest, pictures }), sending]);
    return manifest;
  } finally {
    await remove();
  }
}

async function encrypted(bytes: Readable, passphrase: string): Promise<Readable> {
  // Large, and only needed with a passphrase.
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const stream = await encrypter.encrypt(Readable.toWeb(bytes) as ReadableStream<Uint8Array>);
  return Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
}

type Parts = {
  readonly installation: Installation;
  readonly folder: string;
  readonly manifest: Manifest;
  readonly pictures: ReadonlySet<string>;
};

async function fill(pack: Pack, parts: Parts): Promise<void> {
  const { installation, folder, manifest, pictures } = parts;
  const { files, contentDir } = installation;
  const end: End = { files: {} };
  const add = async (name: string, bytes: Readable, size: number) => {
    end.files[name] = await addFile(pack, { name, bytes, size });
  };
  try {
    await addText(pack, 'manifest.json', manifest);
    for (const { name } of manifest.tables)
      await addTable(pack, join(folder, name), `tables/${name}`);
    await addTable(pack, join(folder, 'jobs'), 'jobs');
    for (const name of pictures) {
      const picture = await files.open(name);
      if (picture) await add(`pictures/${name}`, picture.stream, picture.size);
      else await requireUnnamed(name, folder);
    }
    for (const path of contentDir ? await pathsIn(contentDir) : []) {
      const file = join(contentDir ?? '', path);
      await add(`content/${path}`, createReadStream(file), (await stat(file)).size);
    }
    await addText(pack, 'end.json', end);
    pack.finalize();
  } catch (error) {
    pack.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

/** Files that the product reads there: texts, and pictures in folders; hidden ones and links are left. */
async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => /^[\w-][\w.-]*(\/[\w-][\w.-]*){0,3}$/.test(path))
    .sort();
}

async function addText(pack: Pack, name: string, value: Manifest | End): Promise<void> {
  const bytes = Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
  await addFile(pack, { name, bytes: Readable.from([bytes]), size: bytes.length });
}

async function addTable(pack: Pack, file: string, name: string): Promise<void> {
  const { size } = await stat(file);
  await addFile(pack, { name: `${name}.jsonl`, bytes: createReadStream(file), size });
}

/** @returns the SHA-256 of its bytes */
async function addFile(
  pack: Pack,
  { name, bytes, size }: { name: string; bytes: Readable; size: number },
): Promise<string> {
  const hash = createHash('sha256');
  const entry = pack.entry({ name, size, mode: 0o600 });
  await pipeline(
    bytes,
    async function* counted(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    entry,
  );
  return hash.digest('hex');
}
