/** F2: the product behind a real PgBouncer that gives every transaction another connection. */
import type { ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patient } from '../../../tools/patience.mjs';
import { explainStartFailure } from '../start-failure.ts';
import { type ServerDatabase, serverDatabase } from '../testing/database.ts';
import { givenAdmin } from '../testing/given.ts';
import { killed } from '../testing/join-storm.ts';
import { freePort, givenJoiners, givenOpenEvent, step } from '../testing/joiners.ts';
import { testProduct } from '../testing/product.ts';
import { installed, serveBy } from '../testing/programs.ts';
import { openStream } from '../testing/stream.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { openPool, serverPool } from './pool.ts';

const pgbouncer = installed('pgbouncer', 'the product behind PgBouncer');

let database: ServerDatabase;
let folder: string;
let pooler: ChildProcess;
let url: string;

beforeAll(async () => {
  if (!pgbouncer) return;
  folder = await mkdtemp(join(tmpdir(), 'saath-pooler-'));
  database = await serverDatabase(4);
  await database.pool.query('drop schema public cascade');
  await database.pool.query('create schema public');
  const port = await freePort();
  const address = new URL(database.url);
  const users = join(folder, 'users.txt');
  await writeFile(users, `"${address.username}" "${address.password}"\n`);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, settings(address, { port, users }));
  // PgBouncer refuses to be root, and the user it becomes has to read these.
  for (const path of [folder, users, file]) await chmod(path, 0o755);
  const isRoot = process.getuid?.() === 0;
  pooler = await serveBy(pgbouncer, [...(isRoot ? ['-u', 'postgres'] : []), file], port);
  address.port = `${port}`;
  url = address.href;
}, patient(120_000));
afterAll(async () => {
  if (!pgbouncer) return;
  await killed(pooler);
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

const settings = (server: URL, { port, users }: { port: number; users: string }) => `
[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 4
`;

const behindPooler = (databasePooler: boolean): pg.Pool =>
  serverPool({ databaseUrl: url, databasePoolSize: 10, databasePooler }, () => {});

describe.runIf(pgbouncer)('F2 behind PgBouncer in transaction mode', () => {
  test('without DATABASE_POOLER=1 the start fails and names that setting', async () => {
    const pool = behindPooler(false);
    const failure = await migrate(openDatabase(pool)).catch((error: unknown) => error);
    expect(explainStartFailure(failure)).toContain('Set DATABASE_POOLER=1.');
    await pool.end();
  });

  test('the product starts, a person joins, the organiser hears of it at once, and the mail goes out', async () => {
    const pool = behindPooler(true);
    const product = await testProduct({
      database: { pool, stop: async () => await pool.end() },
      env: { DATABASE_URL: url, DATABASE_POOLER: '1' },
    });
    await product.app.listen({ port: 0, host: '127.0.0.1' });
    const address = product.app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    product.clock.now = new Date();
    const admin = await givenAdmin(product);
    const event = await givenOpenEvent(admin, { days: 30, places: 3 });
    const stream = await openStream(product, admin, { query: { event: event.id } });
    await stream.messagesOf(1);
    const joiners = await givenJoiners(product, 8);
    // At once, so that their transactions take each other's connections.
    const joined = await Promise.all(
      joiners.map(async (each) => await step({ port }, each, event)),
    );
    expect(joined).toEqual(joiners.map(() => true));
    expect((await stream.messagesOf(2)).map(({ name }) => name)).toContain('change');
    const sent = async () =>
      (await pool.query('select from mail where sent_at is not null')).rowCount;
    await expect.poll(sent, { timeout: patient(20_000) }).toBeGreaterThan(0);
    expect(await leftBehind()).toEqual([]);
    void stream.close();
    await product.close();
  });

  test('negative control: statements with names are not found on the next connection', async () => {
    const pool = openPool({ connectionString: url, max: 8 });
    const db = openDatabase(pool);
    const read = async () =>
      await db.selectFrom('appUser').select('id').where('name', '=', 'x').execute();
    const all = Array.from({ length: 80 }, async () => await read());
    const failures = (await Promise.allSettled(all)).filter(({ status }) => status === 'rejected');
    expect(failures.length).toBeGreaterThan(0);
    await pool.end();
  });
});

/** Locks of sessions, which outlive the transaction and hold up whoever gets the connection next. */
async function leftBehind(): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `select pid from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows;
}
