/** A later version has brought the data forward: what runs goes on beside it, what starts anew says which to install. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../tools/patience.mjs';
import { spool } from './platform/archive/spool.ts';
import { DatabaseNewer } from './platform/migrate.ts';
import { version } from './platform/version.ts';
import { built, type Program } from './testing/built.ts';
import { type ServerDatabase, serverDatabase } from './testing/database.ts';
import { givenAdmin } from './testing/given.ts';
import { joinStorm, killed, startJoinServer } from './testing/join-storm.ts';
import { countsAreRight, freePort, givenJoiners, givenOpenEvent } from './testing/joiners.ts';
import { LATER, migrateLater } from './testing/later-version.ts';
import { type TestProduct, testProduct } from './testing/product.ts';

let folder: string;
let database: ServerDatabase;
let product: TestProduct;
let server: ChildProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saath-newer-'));
  database = await serverDatabase(10);
  product = await testProduct({ database });
  product.clock.now = new Date();
});
afterAll(async () => {
  await killed(server);
  await product.close();
  await rm(folder, { recursive: true, force: true });
});

const own = (name: string) => join(folder, name);

async function run(url: string, [program, ...args]: [Program, ...string[]]) {
  const path = await built(program);
  const child = spawn(process.execPath, [path, ...args], {
    cwd: folder,
    env: {
      ...process.env,
      ...{ INIT_CWD: folder, NODE_ENV: '', PORT: `${await freePort()}`, DATA_DIR: own('data') },
      DATABASE_URL: url,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

/** All rows by hash, and the names of all tables and indexes, the queue's too. */
async function contentsOf(pool: pg.Pool) {
  const { tables, migration, jobs } = await spool(pool, await mkdtemp(own('rows-')));
  const { rows: names } = await pool.query(
    `select c.oid::regclass::text as name from pg_class c order by 1`,
  );
  return { tables, migration, jobs, names };
}

test('OP-04 a process goes on beside a later version that has migrated', async () => {
  const admin = await givenAdmin(product);
  const people = await givenJoiners(product, 6);
  const event = await givenOpenEvent(admin, { days: 200, places: 3 });
  const port = await freePort();
  server = await startJoinServer({ url: database.url, folder, port });
  const { pool } = database;
  const disturb = async (acknowledged: () => number) => {
    const more = async (count: number) => {
      const enough = acknowledged() + count;
      await expect.poll(acknowledged, { timeout: patient(30_000) }).toBeGreaterThan(enough);
    };
    await more(20);
    await migrateLater(pool);
    await more(20);
  };
  const storm = await joinStorm({ ports: [port], people, event, disturb, pool });
  expect(storm).toMatchObject({ odd: [], unanswered: 0, lost: 0, isOversold: false });
  await expect.poll(async () => await countsAreRight(pool, event.id)).toBe(true);
  await killed(server);
});

const credentials = ['--name', 'Aisha', '--email', 'a@example.org', '--password', 'Correct1horse!'];

test('OP-03 on data of a later version every command names the version to install, and changes nothing', async () => {
  const { pool, url, stop } = await serverDatabase(3);
  try {
    await migrateLater(pool);
    const before = await contentsOf(pool);
    const commands: [Program, ...string[]][] = [
      ['main'],
      ['archive-command', 'backup', '--to', 'written.tar.gz'],
      ['admin-command', 'create', ...credentials],
      ['doctor-command'],
    ];
    for (const { code, said } of await Promise.all(commands.map((each) => run(url, each)))) {
      expect(said).toContain(
        `This database was brought forward by Saath ${LATER} (9999_last.sql). This is Saath ${version}, which does not know it and has changed nothing.`,
      );
      expect(said).toContain(`Install Saath ${LATER} or a newer version and start it`);
      expect(said).not.toContain('    at ');
      expect(code).toBe(1);
    }
    expect(existsSync(own('written.tar.gz'))).toBe(false);
    expect(await readdir(own('data'))).toEqual([]);
    expect(await contentsOf(pool)).toEqual(before);
  } finally {
    await stop();
  }
});

test('OP-03 where a later version did not say its name, or has this one’s, the words are right too', () => {
  expect(new DatabaseNewer('9999_last.sql').message).toMatch(
    /brought forward by a newer Saath \(9999_last\.sql\)[\s\S]*Install that version again/,
  );
  expect(new DatabaseNewer('9999_last.sql', version).message).toContain(
    `brought forward by a newer Saath ${version} (9999_last.sql)`,
  );
});
