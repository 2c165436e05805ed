/**
 * A cluster that hands over to another of its servers under a load of joins on two processes (F1, item 6).
 *
 * Needs a running cluster: `CLUSTER_URL`, the address behind which the writing server is always found, as somebody who may
 * create databases, and `CLUSTER_SWITCHOVER`, a command line that hands over and returns once that is done.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerDatabase, serverDatabase } from '../../../testing/database.ts';
import { givenAdmin, type SignedIn } from '../../../testing/given.ts';
import { joinStorm, killed, startJoinServer } from '../../../testing/join-storm.ts';
import {
  countsAreRight,
  freePort,
  givenJoiners,
  givenOpenEvent,
  type Joiner,
} from '../../../testing/joiners.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

const { CLUSTER_URL = '', CLUSTER_SWITCHOVER = '' } = process.env;
const SWITCHOVERS = 3;

let database: ServerDatabase;
let product: TestProduct;
let admin: SignedIn;
let people: Joiner[];
let folder: string;
const servers: ChildProcess[] = [];
const ports: number[] = [];

beforeAll(async () => {
  if (!CLUSTER_URL || !CLUSTER_SWITCHOVER)
    throw new Error('Set CLUSTER_URL and CLUSTER_SWITCHOVER: this proof needs a cluster.');
  folder = await mkdtemp(join(tmpdir(), 'saath-switchover-'));
  database = await serverDatabase(10, CLUSTER_URL);
  product = await testProduct({ database });
  product.clock.now = new Date();
  admin = await givenAdmin(product);
  people = await givenJoiners(product, 12);
  for (let count = 0; count < 2; count++) {
    const port = await freePort();
    servers.push(await startJoinServer({ url: database.url, folder, port }));
    ports.push(port);
  }
});
afterAll(async () => {
  for (const server of servers) await killed(server);
  await product.close();
  await rm(folder, { recursive: true, force: true });
});

test(`F1 two processes whose cluster switches over ${SWITCHOVERS} times under joins live, lose no acknowledged answer and oversell nothing`, async () => {
  const event = await givenOpenEvent(admin, { days: 200, places: 8 });
  const gaps: number[] = [];
  const disturb = async (acknowledged: () => number) => {
    for (let round = 0; round < SWITCHOVERS; round++) {
      await more(acknowledged, 40);
      const pauses = longestPause(acknowledged);
      await handOver();
      await more(acknowledged, 40);
      gaps.push(await pauses.end());
    }
  };
  const { pool } = database;
  const outcome = await joinStorm({ ports, people, event, disturb, pool });
  process.stdout.write(
    `${outcome.acknowledged} steps acknowledged, 0 lost; longest pauses ${gaps.join(', ')} ms\n`,
  );
  expect(outcome).toMatchObject({ odd: [], unanswered: 0, lost: 0, isOversold: false });
  for (const server of servers) expect([server.exitCode, server.signalCode]).toEqual([null, null]);
  await expect.poll(async () => await countsAreRight(pool, event.id)).toBe(true);
});

async function more(acknowledged: () => number, count: number): Promise<void> {
  const enough = acknowledged() + count;
  while (acknowledged() < enough) await setTimeout(10);
}

async function handOver(): Promise<void> {
  const [code] = await once(spawn('sh', ['-c', CLUSTER_SWITCHOVER], { stdio: 'ignore' }), 'exit');
  if (code !== 0) throw new Error(`The command for a switchover ended with ${code}`);
}

/** The longest time without an acknowledged step, in milliseconds, as seen every 20 ms. */
function longestPause(acknowledged: () => number) {
  let longest = 0;
  let isOn = true;
  const watch = (async () => {
    let [last, since] = [acknowledged(), performance.now()];
    while (isOn) {
      await setTimeout(20);
      if (acknowledged() !== last) [last, since] = [acknowledged(), performance.now()];
      longest = Math.max(longest, performance.now() - since);
    }
  })();
  return {
    async end(): Promise<number> {
      isOn = false;
      await watch;
      return Math.round(longest);
    },
  };
}
