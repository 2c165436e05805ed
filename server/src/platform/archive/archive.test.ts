/** One archive holds all that an installation has, and makes it again on either database. */
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { login } from '@saath/contract/accounts/accounts/endpoints';
import pg from 'pg';
import { extract as newExtract, pack as newPack } from 'tar-stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plantDemo } from '../../seed/demo.ts';
import { testClient } from '../../testing/client.ts';
import { compiledProgram, type TestDatabase, testDatabase } from '../../testing/database.ts';
import { type TestProduct, testProduct } from '../../testing/product.ts';
import { openDatabase } from '../database.ts';
import { EmbeddedPool } from '../embedded-pool.ts';
import { diskStore } from '../file-store/disk-store.ts';
import { openPool } from '../pool.ts';
import type { Manifest } from './manifest.ts';
import { restoreArchive } from './restore.ts';
import { requireFinished } from './unfinished.ts';
import { writeArchive } from './write.ts';

let folder: string;
let product: TestProduct;
let archive: string;
let manifest: Manifest;
const toEnd: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saath-archive-'));
  product = await testProduct();
  await plantDemo(product);
  await mkdir(join(folder, 'texts', 'images'), { recursive: true });
  await writeFile(join(folder, 'texts', 'en.json'), '{"tagline": "Ours"}');
  archive = join(folder, 'whole.tar.gz');
  manifest = await archiveOf(product, archive);
});

afterAll(async () => {
  for (const end of toEnd.toReversed()) await end();
  await product.close();
  await rm(folder, { recursive: true, force: true });
});

async function archiveOf(
  { pool, files }: Pick<TestProduct, 'pool' | 'files'>,
  to: string,
  passphrase?: string,
): Promise<Manifest> {
  // As an operator may write it.
  const contentDir = `${folder}/./texts/`;
  const installation = { pool, files, contentDir, scratchDir: folder, version: '1.2.3' };
  const now = new Date('2026-11-22T10:00:00Z');
  return await writeArchive(installation, createWriteStream(to), { now, passphrase });
}

/** An empty database of the embedded kind, and an empty folder for pictures. Restoring into it takes three times as long. */
async function emptyEmbedded() {
  const engine = await PGlite.create({ pgliteWasmModule: await compiledProgram() });
  const pool = new EmbeddedPool({ ...createPgConfig(engine), max: 1 });
  toEnd.push(async () => {
    await pool.end();
    await engine.close();
  });
  return await targetOn(pool);
}

async function emptyOnServer() {
  const server = process.env.TEST_POSTGRES_URL ?? '';
  const name = `restored_${process.pid}_${toEnd.length}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = openPool({ connectionString: url.href, max: 3 });
  toEnd.push(async () => {
    await pool.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  return await targetOn(pool);
}

async function targetOn(pool: pg.Pool) {
  const own = await mkdtemp(join(folder, 'target-'));
  const files = diskStore(join(own, 'files'));
  return { pool, isPooled: false, files, contentDir: join(own, 'content'), scratchDir: own };
}

const comparable = ({ tables, sequences, migration }: Manifest) => ({
  tables,
  sequences,
  migration,
});

test('OP-01 from the embedded database to PostgreSQL and back: every row, picture and text is the same', async () => {
  const server = await emptyOnServer();
  const { pictures, content } = await restoreArchive(archive, server);
  expect(pictures).toBe((await product.storedFiles()).length);
  expect(content).toBe(1);
  expect(await readFile(join(server.contentDir, 'en.json'), 'utf8')).toBe('{"tagline": "Ours"}');
  const again = join(folder, 'again.tar.gz');
  const moved = await archiveOf({ pool: server.pool, files: server.files }, again);
  expect(comparable(moved)).toEqual(comparable(manifest));

  const embedded = await emptyEmbedded();
  await restoreArchive(again, embedded);
  const back = await archiveOf(embedded, join(folder, 'back.tar.gz'));
  expect(comparable(back)).toEqual(comparable(manifest));
  expect(back.jobs.rows).toBe(manifest.jobs.rows);

  // The product runs on it: people log in, jobs that waited are done, kept numbers equal their rows.
  const database: TestDatabase = { pool: embedded.pool, stop: async () => {} };
  const restored = await testProduct({ database });
  const credentials = { email: 'volunteer@demo.saath.example', password: 'Saath@demo1' };
  const { status } = await testClient(restored.app).call(login, { body: credentials });
  expect(status).toBe(200);
  await restored.close();
});

test('OP-01 an archive with a passphrase opens with that one, and with no other', async () => {
  const { pool, stop } = await testDatabase();
  toEnd.push(stop);
  const files = diskStore(join(folder, 'no-pictures'));
  const locked = join(folder, 'locked.age');
  await archiveOf({ pool, files }, locked, 'correct horse battery staple');
  expect((await readFile(locked)).toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
  const target = await emptyOnServer();
  await expect(restoreArchive(locked, target)).rejects.toThrow(/^This archive is encrypted/);
  await expect(restoreArchive(locked, target, 'wrong')).rejects.toThrow(/does not open/);
  await restoreArchive(locked, target, 'correct horse battery staple');
});

test('OP-01 an archive that was cut off, changed, of a newer version or none at all touches nothing', async () => {
  const target = await emptyOnServer();
  const bytes = await readFile(archive);
  const text = gunzipSync(bytes);
  const changed = Buffer.from(text);
  const at = changed.indexOf('volunteer@demo.saath.example');
  changed.write('intruderr', at);
  const newer = Buffer.from(
    text
      .toString('latin1')
      .replace(manifest.migration, '9999-later.sql'.padEnd(manifest.migration.length, 'x')),
    'latin1',
  );
  const cases: readonly (readonly [string, Buffer, RegExp])[] = [
    ['cut off', bytes.subarray(0, bytes.length / 2), /cut off|no archive/],
    ['cut off at a file', gzipSync(text.subarray(0, 5120)), /cut off|changed|no archive/],
    ['without its end', await withoutFile(text, 'end.json'), /was cut off before its end/],
    ['without a table', await withoutFile(text, 'tables/app_user.jsonl'), /app_user.*is missing/],
    ['a changed row', gzipSync(changed), /tables\/\w+\.jsonl was changed/],
    ['newer', gzipSync(newer), /newer version/],
    [
      'a foreign file',
      await withFile(text, 'tables/strange.jsonl'),
      /a file that it does not name/,
    ],
    ['a foreign kind', await withFile(text, 'run-me.sh'), /no archive of ours/],
    ['no archive', Buffer.from('PK something else'), /no archive/],
    ['empty', Buffer.alloc(0), /no archive|cut off/],
  ];
  for (const [what, content, refusal] of cases) {
    const path = join(folder, 'broken');
    await writeFile(path, content);
    await expect(restoreArchive(path, target), what).rejects.toThrow(refusal);
    const { rows } = await target.pool.query(
      `select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace`,
    );
    expect(rows[0].n, what).toBe(0);
  }
});

/** The same archive with one file more. */
async function withFile(text: Buffer, name: string): Promise<Buffer> {
  const pack = newPack();
  pack.entry({ name }, 'echo');
  return await packedAgain(pack, text, () => true);
}

async function withoutFile(text: Buffer, name: string): Promise<Buffer> {
  return await packedAgain(newPack(), text, (each) => each !== name);
}

async function packedAgain(
  pack: ReturnType<typeof newPack>,
  text: Buffer,
  isKept: (name: string) => boolean,
): Promise<Buffer> {
  const entries = newExtract();
  const copied = (async () => {
    for await (const entry of entries) {
      const bytes = await buffer(entry);
      if (isKept(entry.header.name)) pack.entry({ name: entry.header.name }, bytes);
    }
    pack.finalize();
  })();
  entries.end(text);
  const [bytes] = await Promise.all([buffer(pack), copied]);
  return gzipSync(bytes);
}

test('OP-01 rows that are fewer than the archive says are not kept', async () => {
  const target = await emptyOnServer();
  const text = gunzipSync(await readFile(archive)).toString('latin1');
  const { name, rows } = manifest.tables.find((table) => table.name === 'app_user') ?? {};
  const said = `"name": "${name}",\n   "rows": ${rows}`;
  expect(text).toContain(said);
  const more = said.replace(/\d+$/, (count) => `${Number(count) + 1}`);
  const path = join(folder, 'miscounted');
  await writeFile(path, gzipSync(Buffer.from(text.replace(said, more), 'latin1')));
  await expect(restoreArchive(path, target)).rejects.toThrow(
    /app_user did not come out as they went in/,
  );
  const { rows: kept } = await target.pool.query('select from app_user');
  expect(kept).toEqual([]);
  await restoreArchive(archive, target);
});

test('OP-01 a restore never writes over an installation', async () => {
  const { pool } = product;
  const target = await targetOn(pool);
  await expect(restoreArchive(archive, target)).rejects.toThrow(
    /something in this database already/,
  );
});

test('OP-01 a restore that was cut off lets nothing start, and can be run again', async () => {
  const target = await emptyOnServer();
  const files = {
    ...target.files,
    put: async () => {
      throw new Error('power cut');
    },
  };
  await expect(restoreArchive(archive, { ...target, files })).rejects.toThrow('power cut');
  await expect(requireFinished(openDatabase(target.pool))).rejects.toThrow(
    /has not come to its end/,
  );
  await restoreArchive(archive, target);
  await requireFinished(openDatabase(target.pool));
  const again = await archiveOf(target, join(folder, 'after-cut.tar.gz'));
  expect(comparable(again)).toEqual(comparable(manifest));

  // The comparison means something: one letter shows.
  await target.pool.query(`update secret set value = value || '.' where name = 'signing'`);
  const other = await archiveOf(target, join(folder, 'other.tar.gz'));
  const hashOf = ({ tables }: Manifest) => tables.find(({ name }) => name === 'secret')?.sha256;
  expect(hashOf(other)).not.toBe(hashOf(manifest));
});

test('OP-01 a disk that is full ends the backup with that error, and nothing of it is left', async () => {
  const full = new Writable({
    write: (_chunk, _encoding, done) => done(new Error('no space left on device')),
  });
  const scratchDir = await mkdtemp(join(folder, 'scratch-'));
  const { pool, files } = product;
  const installation = { pool, files, contentDir: undefined, scratchDir, version: '1.2.3' };
  await expect(writeArchive(installation, full, { now: new Date() })).rejects.toThrow(/no space/);
  expect(await readdir(scratchDir)).toEqual([]);
});

test('OP-01 a picture that goes while the archive is written is missed only where a row shows it', async () => {
  const { pool } = product;
  const names = (await product.storedFiles()).map((path) => path.slice(path.indexOf('/') + 1));
  const { pictureId } = await product.db
    .selectFrom('appUser')
    .select('pictureId')
    .where('pictureId', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  const shown = names.find((name) => name.startsWith(pictureId ?? '-')) ?? '';
  const withoutIt = (name: string) => ({
    ...product.files,
    async *namesBefore(moment: Date) {
      yield* product.files.namesBefore(moment);
      yield name;
    },
    open: async (asked: string) => (asked === name ? undefined : await product.files.open(asked)),
  });
  const nobodys = withoutIt('019aaaaa-0000-7000-8000-000000000000-480.webp');
  await archiveOf({ pool, files: nobodys }, join(folder, 'without.tar.gz'));
  await expect(
    archiveOf({ pool, files: withoutIt(shown) }, join(folder, 'broken-picture.tar.gz')),
  ).rejects.toThrow(/was removed while the archive was written, and a row of \w+ shows it/);
});
