/** Makes one migrated database of each engine before all tests, for each test file to copy. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { EmbeddedPool } from '../platform/embedded-pool.ts';
import { openPool } from '../platform/pool.ts';
import { testProduct } from './product.ts';

/** Once, whichever project of the tests comes first. */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env.SAATH_TEST_TEMPLATE) return async () => {};
  const folder = await mkdtemp(join(tmpdir(), 'saath-template-'));
  await makeEmbedded(join(folder, 'template.tar'));
  const server = process.env.TEST_POSTGRES_URL;
  const remove = server ? await makeOn(server) : undefined;
  return async () => {
    await rm(folder, { recursive: true, force: true });
    await remove?.();
  };
}

/** As after a first start and its end, but for its secrets. */
async function fill(pool: pg.Pool): Promise<void> {
  const database = { pool, stop: async () => {} };
  const product = await testProduct({ database });
  await product.db.deleteFrom('secret').execute();
  await product.close();
}

async function makeEmbedded(file: string): Promise<void> {
  const engine = await PGlite.create();
  const pool = new EmbeddedPool({ ...createPgConfig(engine), max: 1 });
  await fill(pool);
  const dump = await engine.dumpDataDir('none');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  await pool.end();
  await engine.close();
  process.env.SAATH_TEST_TEMPLATE = file;
}

/** @returns how it is removed */
async function makeOn(server: string): Promise<() => Promise<void>> {
  const name = `template_${process.pid}`;
  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  await query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = openPool({ connectionString: url.href, max: 2 });
  await fill(pool);
  await pool.end();
  process.env.SAATH_TEST_TEMPLATE_DATABASE = name;
  return async () => await query(`drop database ${name} with (force)`);
}
