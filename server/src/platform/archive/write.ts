/** Writes all that an installation holds into one archive, while it runs. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import type pg from 'pg';
import { pack as newPack, type Pack } from 'tar-stream';
import type { FileStore } from '../file-store/file-store.ts';
import type { End, Manifest } from './manifest.ts';
import { pendingLines } from './pending-jobs.ts';
import { linesOf, SAME_TEXTS, tablesOf } from './tables.ts';

/** What is kept, and what is needed meanwhile. */
export type Installation = {
  readonly pool: pg.Pool;
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
 * database, which has one connection, keeps others waiting while its tables are read, not while they are packed.
 *
 * @param passphrase the archive is encrypted with it (age-encryption.org/v1, as `age --decrypt` reads it)
 * @returns what the archive says of itself
 */
export async function writeArchive(
  installation: Installation,
  out: Writable,
  { now, passphrase }: { now: Date; passphrase?: string | undefined },
): Promise<Manifest> {
  const folder = await mkdtemp(join(installation.scratchDir, 'archive-'));
  try {
    const manifest = await spool(installation, folder, now);
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
    await Promise.all([fill(pack, { installation, folder, manifest }), sending]);
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function encrypted(bytes: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const stream = await encrypter.encrypt(Readable.toWeb(bytes) as ReadableStream<Uint8Array>);
  return Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
}

/** Reads the tables in one transaction and one snapshot into files, so that it ends soon. */
async function spool(
  { pool, version }: Installation,
  folder: string,
  now: Date,
): Promise<Manifest> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(SAME_TEXTS);
    const tables: Manifest['tables'] = [];
    for (const table of await tablesOf(client))
      tables.push({
        name: table.name,
        ...(await keepLines(join(folder, table.name), linesOf(client, table))),
      });
    const jobs = await keepLines(join(folder, 'jobs'), pendingLines(client));
    const { migration, sequences } = await positionOf(client);
    await client.query('commit');
    client.release();
    const takenAt = now.toISOString();
    return { format: 'saath-archive-1', version, migration, takenAt, tables, jobs, sequences };
  } catch (error) {
    await client.query('rollback').catch(() => {});
    client.release();
    throw error;
  }
}

async function positionOf(client: pg.ClientBase) {
  const last = await client.query<{ name: string }>(
    'select name from kysely_migration order by name desc limit 1',
  );
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select sequencename::text as name, last_value::text as value from pg_sequences
     where schemaname = current_schema()`,
  );
  const sequences: Manifest['sequences'] = {};
  for (const { name, value } of rows) if (value !== null) sequences[name] = value;
  return { migration: last.rows[0]?.name ?? '', sequences };
}

async function keepLines(path: string, batches: AsyncIterable<string[]>) {
  const hash = createHash('sha256');
  let rows = 0;
  async function* texts() {
    for await (const lines of batches) {
      rows += lines.length;
      const text = `${lines.join('\n')}\n`;
      hash.update(text);
      yield text;
    }
  }
  await pipeline(texts, createWriteStream(path, { mode: 0o600 }));
  return { rows, sha256: hash.digest('hex') };
}

async function fill(
  pack: Pack,
  parts: { installation: Installation; folder: string; manifest: Manifest },
): Promise<void> {
  const { installation, folder, manifest } = parts;
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
    for await (const name of files.namesBefore(new Date(Number.MAX_SAFE_INTEGER / 2))) {
      // One that was dropped meanwhile is asked for by no row of the snapshot that anybody can still open.
      const picture = await files.open(name);
      if (picture) await add(`pictures/${name}`, picture.stream, picture.size);
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
