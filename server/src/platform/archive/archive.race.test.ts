/** An archive of a PostgreSQL server that is written while people join and leave: one moment, not several. */
import type { ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerDatabase, serverDatabase } from '../../testing/database.ts';
import { givenAdmin, type SignedIn } from '../../testing/given.ts';
import { joinStorm, killed, startJoinServer } from '../../testing/join-storm.ts';
import { freePort, givenJoiners, givenOpenEvent, type Joiner } from '../../testing/joiners.ts';
import { type TestProduct, testProduct } from '../../testing/product.ts';
import { openDatabase } from '../database.ts';
import { diskStore } from '../file-store/disk-store.ts';
import { restoreArchive } from './restore.ts';
import { requireFinished } from './unfinished.ts';
import { writeArchive } from './write.ts';

let folder: string;
let database: ServerDatabase;
let product: TestProduct;
let admin: SignedIn;
let people: Joiner[];
let server: ChildProcess;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saath-archive-race-'));
  database = await serverDatabase(10);
  product = await testProduct({ database });
  product.clock.now = new Date();
  admin = await givenAdmin(product);
  people = await givenJoiners(product, 12);
  port = await freePort();
  server = await startJoinServer({ url: database.url, folder, port });
});
afterAll(async () => {
  await killed(server);
  await product.close();
  await rm(folder, { recursive: true, force: true });
});

const archiveOf = async (pool: pg.Pool, to: string) =>
  await writeArchive(
    { pool, files: product.files, contentDir: undefined, scratchDir: folder, version: '1.2.3' },
    createWriteStream(to),
    { now: new Date() },
  );

/** How many numbers that are kept differ from their rows in what the archive holds. */
async function differencesIn(archive: string): Promise<number> {
  const target = await serverDatabase(3);
  await target.pool.query('drop schema public cascade');
  await target.pool.query('create schema public');
  const own = await mkdtemp(join(folder, 'target-'));
  const files = diskStore(join(own, 'files'));
  const restored = { files, contentDir: join(own, 'content'), scratchDir: own };
  await restoreArchive(archive, { pool: target.pool, isPooled: false, ...restored });
  const { rows } = await target.pool.query<{ count: number }>(
    `select count(*)::int as count from event_role r where filled <> (select count(*) from participation p
       where p.role_id = r.id and p.state in ('confirmed', 'offered'))
     or (select count(*) from participation p where p.role_id = r.id) <>
       (select count(distinct user_id) from participation_change c where c.event_id = r.event_id)`,
  );
  await target.stop();
  return rows[0]?.count ?? -1;
}

/** Archives that are written while people come and go, until one differs or there are enough. */
async function differing(pool: pg.Pool, most: number): Promise<number> {
  const event = await givenOpenEvent(admin, { days: 100 + most, places: 6 });
  let found = 0;
  for (let round = 0; round < most && found === 0; round++) {
    const archive = join(folder, `${most}-${round}.tar.gz`);
    const disturb = async (acknowledged: () => number) => {
      const enough = acknowledged() + 12;
      while (acknowledged() < enough) await setTimeout(5);
      await archiveOf(pool, archive);
    };
    const given = { ports: [port], people, event, disturb, pool: database.pool };
    const { odd, lost } = await joinStorm(given);
    expect([odd, lost]).toEqual([[], 0]);
    found += await differencesIn(archive);
  }
  return found;
}

/** The negative control: each table is read at a moment of its own, and joins come between. */
function withoutSnapshot(pool: pg.Pool): pg.Pool {
  return new Proxy(pool, {
    get(target, name) {
      if (name !== 'connect') return Reflect.get(target, name);
      return async () => {
        const client = await target.connect();
        return new Proxy(client, {
          get(own, key) {
            if (key !== 'query') {
              const value = Reflect.get(own, key);
              return typeof value === 'function' ? value.bind(own) : value;
            }
            return async (text: string, values?: unknown[]) => {
              if (text.startsWith('declare')) await setTimeout(30);
              return await own.query(text.startsWith('begin') ? 'begin' : text, values);
            };
          },
        });
      };
    },
  });
}

test('OP-01 an archive written while people join and leave is of one moment', async () => {
  expect(await differing(database.pool, 2)).toBe(0);
});

test('negative control: read without one snapshot, what is kept differs from its rows', async () => {
  expect(await differing(withoutSnapshot(database.pool), 4)).toBeGreaterThan(0);
});

test('OP-01 of two restores at once into one database one is done, and the other is told to wait', async () => {
  const archive = join(folder, 'for-two.tar.gz');
  await archiveOf(product.pool, archive);
  const target = await serverDatabase(8);
  await target.pool.query('drop schema public cascade; create schema public');
  await target.pool.query('drop schema if exists pgboss cascade');
  const restoring = async () => {
    const own = await mkdtemp(join(folder, 'target-'));
    const kept = { files: diskStore(join(own, 'files')), contentDir: join(own, 'content') };
    const given = { pool: target.pool, isPooled: false, scratchDir: own };
    return await restoreArchive(archive, { ...given, ...kept });
  };
  const outcomes = await Promise.allSettled([restoring(), restoring()]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const reasons = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(String(reasons[0]?.message)).toMatch(/^Another restore is under way into this database/);
  await requireFinished(openDatabase(target.pool));
  // What the one has made the other does not write over either.
  await expect(restoring()).rejects.toThrow(/never writes over it/);
  await target.stop();
});
