/** A migrated, empty database for one test file: on the engine that TEST_ENGINE names, which vitest.config.ts decides. */
import { createReadStream, openAsBlob } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { extract } from 'tar-stream';
import { openDatabase } from '../platform/database.ts';
import { EmbeddedPool } from '../platform/embedded-pool.ts';
import { migrate } from '../platform/migrate.ts';
import { openPool } from '../platform/pool.ts';

export type TestDatabase = { readonly pool: pg.Pool; readonly stop: () => Promise<void> };

/** One that other processes can reach as well. */
export type ServerDatabase = TestDatabase & { readonly url: string };

/** Connections. A start opens all it may have, and each first learns what the tables are. */
const FEW = 5;

export async function testDatabase(): Promise<TestDatabase> {
  const { TEST_ENGINE, TEST_POSTGRES_URL } = process.env;
  // Whoever runs one file by hand may have no server.
  const isOnServer = TEST_ENGINE === 'postgres' && TEST_POSTGRES_URL;
  return isOnServer ? await serverDatabase(FEW) : await embeddedDatabase();
}

let program: Promise<WebAssembly.Module> | undefined;

/**
 * The program of the embedded database, compiled once for all databases of a process. Each would compile it anew, and whatever
 * runs often in it once more, which is half of what an empty one costs.
 */
export async function compiledProgram(): Promise<WebAssembly.Module> {
  const file = join(
    dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
    'pglite.wasm',
  );
  program ??= readFile(file).then(async (bytes) => await WebAssembly.compile(bytes));
  return await program;
}

/** Of the embedded kind whatever TEST_ENGINE says: its clock is that of this process. */
export async function embeddedDatabase(): Promise<TestDatabase> {
  const engine = await PGlite.create({
    loadDataDir: await openAsBlob(embeddedTemplate()),
    pgliteWasmModule: await compiledProgram(),
  });
  const pool = new EmbeddedPool({ ...createPgConfig(engine), max: 1 });
  return {
    pool,
    async stop() {
      await pool.end();
      await engine.close();
    },
  };
}

/**
 * A data directory with a migrated, empty database, as one that was in use before: for tests in which it is not
 * created, since that takes seconds.
 *
 * @returns the directory
 */
export async function givenDataDirectory(directory: string): Promise<string> {
  const closed = { recursive: true, mode: 0o700 };
  await mkdir(directory, closed);
  // Not before the last wait: an entry that comes while nobody listens yet is never followed by another one.
  const files = createReadStream(embeddedTemplate()).pipe(extract());
  for await (const entry of files) {
    const path = join(directory, 'data', entry.header.name);
    const bytes = await buffer(entry);
    const isFolder = entry.header.type === 'directory';
    await mkdir(isFolder ? path : dirname(path), closed);
    if (!isFolder) await writeFile(path, bytes, { mode: 0o600 });
  }
  return directory;
}

function embeddedTemplate(): string {
  const template = process.env.SAATH_TEST_TEMPLATE;
  if (template) return template;
  throw new Error('No template: run the tests through vitest with its global set-up');
}

/**
 * A database of its own on the real PostgreSQL server, with many connections.
 *
 * @param connections how many transactions can run at once
 * @param server the address of another server than the one that all tests share
 */
export async function serverDatabase(
  connections = 20,
  server = process.env.TEST_POSTGRES_URL,
): Promise<ServerDatabase> {
  if (!server) throw new Error('TEST_POSTGRES_URL is not set: run these tests by `npm test`');
  const name = `test_${process.pid}_${Math.trunc(performance.now() * 1000)}`;
  const admin = new pg.Client({ connectionString: server });
  // The server may be stopped meanwhile.
  admin.on('error', () => {});
  await admin.connect();
  const template =
    server === process.env.TEST_POSTGRES_URL ? process.env.SAATH_TEST_TEMPLATE_DATABASE : undefined;
  // Copied as files: by way of the log, as is usual, it takes twice as long.
  const copy = template ? ` template ${template} strategy file_copy` : '';
  await admin.query(`create database ${name}${copy}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = openPool({ connectionString: url.href, max: connections });
  if (!template) await migrate(openDatabase(pool));
  return {
    pool,
    url: url.href,
    async stop() {
      await pool.end();
      await dropWhenFree(admin, name);
      await admin.end();
    },
  };
}

/** The server notices closed connections a moment later; forcing it would raise errors in them. */
async function dropWhenFree(admin: pg.Client, name: string): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt++) {
    const isGone = await admin.query(`drop database ${name}`).then(
      () => true,
      () => false,
    );
    if (isGone) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
