/** A restore and a start that want the same empty database at once: one has it, and the other is told. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { patient } from '../../../../tools/patience.mjs';
import { type ServerDatabase, serverDatabase } from '../../testing/database.ts';
import { givenAdmin } from '../../testing/given.ts';
import { testProduct } from '../../testing/product.ts';
import { openDatabase } from '../database.ts';
import { diskStore } from '../file-store/disk-store.ts';
import { lockTables } from '../lock-tables.ts';
import { migrate } from '../migrate.ts';
import { restoreArchive } from './restore.ts';
import { claimEmpty, isUnfinished, requireFinished } from './unfinished.ts';
import { writeArchive } from './write.ts';

let folder: string;
let archive: string;
let target: ServerDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saath-restore-start-'));
  archive = join(folder, 'one.tar.gz');
  const product = await testProduct();
  await givenAdmin(product);
  const { pool, files } = product;
  await writeArchive(
    { pool, files, contentDir: undefined, scratchDir: folder, version: '1.2.3' },
    createWriteStream(archive),
    { now: new Date() },
  );
  await product.close();
});
beforeEach(async () => {
  target = await serverDatabase(12);
  await target.pool.query('drop schema public cascade; create schema public');
  await target.pool.query('drop schema if exists pgboss cascade');
});
afterEach(async () => await target.stop());
afterAll(async () => await rm(folder, { recursive: true, force: true }));

const restoring = async () => {
  const own = await mkdtemp(join(folder, 'target-'));
  const kept = { files: diskStore(join(own, 'files')), contentDir: join(own, 'content') };
  return await restoreArchive(archive, {
    ...{ pool: target.pool, isPooled: false, scratchDir: own },
    ...kept,
  });
};
/** A start of the whole product; the database stays when it is closed. */
const starting = async () => {
  const database = { pool: target.pool, stop: async () => {} };
  return await (await testProduct({ database })).close();
};

/** Begins all of them, each when the one before stands in line for the tables; then lets them go, in that order. */
async function inLine(works: readonly (() => Promise<unknown>)[]) {
  const outcomes: Promise<unknown>[] = [];
  await openDatabase(target.pool)
    .transaction()
    .execute(async (tx) => {
      await lockTables(tx);
      for (const [place, work] of works.entries()) {
        outcomes.push(work());
        await expect.poll(waiting, { timeout: patient(20_000) }).toBe(place + 1);
      }
    });
  return (await Promise.allSettled(outcomes)).map((each) =>
    each.status === 'fulfilled' ? 'done' : String(each.reason.message),
  );
}

async function waiting(): Promise<number> {
  const { rows } = await target.pool.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`,
  );
  return rows[0]?.n ?? 0;
}

const admins = async () =>
  (await target.pool.query(`select from app_user where role = 'Admin'`)).rowCount;

test('OP-01 a start that comes before a restore keeps its database, and the restore is refused', async () => {
  expect(await inLine([starting, restoring])).toEqual([
    'done',
    expect.stringMatching(/something in this database already/),
  ]);
  await requireFinished(openDatabase(target.pool));
  expect(await admins()).toBe(0);
  await starting();
});

test('OP-01 a start that comes after a restore began is refused, and the restore is whole', async () => {
  expect(await inLine([restoring, starting])).toEqual([
    'done',
    expect.stringMatching(/A restore has not come to its end here/),
  ]);
  await requireFinished(openDatabase(target.pool));
  expect(await admins()).toBe(1);
  await starting();
});

test('negative control: without the lock a start makes its tables in a database that a restore has for itself', async () => {
  const found = Promise.withResolvers<void>();
  const claimed = Promise.withResolvers<void>();
  const start = migrate(
    openDatabase(
      withoutLock(target.pool, async (text) => {
        if (!text.includes('unfinished_restore')) return;
        found.resolve();
        await claimed.promise;
      }),
    ),
  );
  await found.promise;
  await claimEmpty(openDatabase(withoutLock(target.pool, async () => {})));
  claimed.resolve();
  await start;
  expect(await isUnfinished(openDatabase(target.pool))).toBe(true);
  expect(await admins()).toBe(0);
});

/** @param after waited for once a statement is answered */
function withoutLock(pool: pg.Pool, after: (text: string) => Promise<void>): pg.Pool {
  const connect = async () => {
    const client = await pool.connect();
    const send = client.query.bind(client) as (
      text: string,
      ...rest: unknown[]
    ) => Promise<unknown>;
    const unlocked = async (given: string | { text: string }, ...rest: unknown[]) => {
      const text = typeof given === 'string' ? given : given.text;
      const isLock = text.includes('pg_advisory_xact_lock');
      const answer = await send(isLock ? 'select 1' : text, ...(isLock ? [] : rest));
      await after(text);
      return answer;
    };
    return new Proxy(client, {
      get: (own, name) => (name === 'query' ? unlocked : Reflect.get(own, name, own)),
    });
  };
  return new Proxy(pool, {
    get: (own, name) => (name === 'connect' ? connect : Reflect.get(own, name, own)),
  });
}
