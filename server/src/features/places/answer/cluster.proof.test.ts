/**
 * Three processes of the product on a cluster of PostgreSQL servers, under joins, while parts of it fail (F1, F3, F14, F15).
 *
 * Needs a running cluster, by its settings: `CLUSTER_URL`, the address behind which the writing server is always found, as
 * somebody who may create databases, and command lines: `CLUSTER_SWITCHOVER` hands over, `CLUSTER_CRASH` kills the writing
 * server's process, `CLUSTER_DEATH` kills it with what watches over it, and `CLUSTER_HEAL` returns when all is well again.
 * What has no command is said to be left out. HAProxy in front of the processes, when it is installed.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import { ask, startBalancer } from '../../../testing/balancer.ts';
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
import { installed } from '../../../testing/programs.ts';
import { checkKept } from '../../office/kept-numbers/service.ts';

const { CLUSTER_URL = '', CLUSTER_HEAL = 'true' } = process.env;
const REQUESTS = Number(process.env.CLUSTER_REQUESTS ?? 10_000);
const PROCESSES = 3;

const haproxy = installed('haproxy', 'three processes behind HAProxy');
let database: ServerDatabase;
let product: TestProduct;
let admin: SignedIn;
let people: Joiner[];
let folder: string;
let balancer: { port: number; child: ChildProcess } | undefined;
const servers: { port: number; child: ChildProcess }[] = [];
const ports = () => servers.map(({ port }) => port);

const start = async (port: number) => await startJoinServer({ url: database.url, folder, port });

beforeAll(async () => {
  if (!CLUSTER_URL) throw new Error('Set CLUSTER_URL: this proof needs a cluster.');
  folder = await mkdtemp(join(tmpdir(), 'saath-cluster-'));
  database = await serverDatabase(10, CLUSTER_URL);
  product = await testProduct({ database });
  product.clock.now = new Date();
  admin = await givenAdmin(product);
  people = await givenJoiners(product, 12);
  for (let count = 0; count < PROCESSES; count++) {
    const port = await freePort();
    servers.push({ port, child: await start(port) });
  }
  if (haproxy) balancer = await startBalancer(haproxy, folder, ports());
});
afterAll(async () => {
  await killed(balancer?.child);
  for (const { child } of servers) await killed(child);
  await product?.close({ isBroken: true });
  await rm(folder, { recursive: true, force: true });
});

const faults = [
  ['a planned switchover', 'CLUSTER_SWITCHOVER'],
  ['a crash of the writing server', 'CLUSTER_CRASH'],
  ['the death of its machine', 'CLUSTER_DEATH'],
] as const;

test.each(faults)('F15 %s under joins: no answer lost, no place sold twice', async (what, name) => {
  const command = process.env[name];
  if (!command) return void process.stdout.write(`${what}: left out, ${name} is not set\n`);
  const event = await givenOpenEvent(admin, { days: 200, places: 8 });
  let pause = 0;
  const disturb = async (acknowledged: () => number) => {
    await more(acknowledged, 40);
    const pauses = longestPause(acknowledged);
    await run(command);
    await more(acknowledged, 40);
    pause = await pauses.end();
  };
  const { pool } = database;
  const outcome = await joinStorm({ ports: ports(), people, event, disturb, pool });
  process.stdout.write(
    `${what}: ${outcome.acknowledged} steps acknowledged, ${outcome.lost} lost; longest pause ${pause} ms\n`,
  );
  expect(outcome).toMatchObject({ odd: [], unanswered: 0, lost: 0, isOversold: false });
  for (const { child } of servers) expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  await run(CLUSTER_HEAL);
  await expect.poll(async () => await countsAreRight(pool, event.id)).toBe(true);
});

test('F8 a process is killed under joins: no acknowledged answer is lost, no place sold twice', async () => {
  const event = await givenOpenEvent(admin, { days: 210, places: 8 });
  const [victim] = servers;
  if (!victim) throw new Error('No process');
  const disturb = async (acknowledged: () => number) => {
    await more(acknowledged, 60);
    await killed(victim.child);
    await more(acknowledged, 60);
  };
  const { pool } = database;
  const outcome = await joinStorm({ ports: ports(), people, event, disturb, pool });
  process.stdout.write(
    `one of ${PROCESSES} processes killed: ${outcome.acknowledged} steps acknowledged, ${outcome.lost} lost, ${outcome.unanswered} cut off\n`,
  );
  expect(outcome).toMatchObject({ odd: [], lost: 0, isOversold: false });
  expect(outcome.unanswered).toBeGreaterThan(0);
  await expect.poll(async () => await countsAreRight(pool, event.id)).toBe(true);
  victim.child = await start(victim.port);
});

/** Eight clients ask without a pause, by the balancer, until it is over. @returns how often they got which status */
async function askedMeanwhile(port: number, work: () => Promise<void>, least: number) {
  const statuses: Record<number, number> = {};
  let isOn = true;
  let count = 0;
  const askers = Array.from({ length: 8 }, async () => {
    while (isOn || count < least) {
      count += 1;
      const status = await ask(port, '/api/event/events').then(
        (answer) => answer.status,
        () => 0,
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  });
  await work().finally(() => {
    isOn = false;
  });
  await Promise.all(askers);
  const { 200: good = 0 } = statuses;
  return { statuses, count, failed: count - good };
}

const allServe = async () =>
  await expect
    .poll(async () => (await ask(balancer?.port ?? 0, '/counters')).text, {
      timeout: patient(60_000),
    })
    .toBe('1'.repeat(PROCESSES));

test.runIf(haproxy)('F3 a rolling restart of three processes fails no request', async () => {
  const restart = async () => {
    for (const server of servers) {
      await allServe();
      const isGone = once(server.child, 'exit');
      server.child.kill('SIGTERM');
      await isGone;
      server.child = await start(server.port);
    }
    await allServe();
  };
  await allServe();
  const { statuses, count, failed } = await askedMeanwhile(balancer?.port ?? 0, restart, REQUESTS);
  process.stdout.write(`rolling restart: ${failed} of ${count} failed\n`);
  expect(statuses).toEqual({ 200: count });
});

test.runIf(haproxy)(
  'F3 control: processes that are killed one after the other fail some',
  async () => {
    const restart = async () => {
      for (const server of servers) {
        await killed(server.child);
        server.child = await start(server.port);
      }
      await allServe();
    };
    await allServe();
    const { count, failed } = await askedMeanwhile(balancer?.port ?? 0, restart, 0);
    process.stdout.write(`control: killed one after the other, ${failed} of ${count} failed\n`);
    expect(failed).toBeGreaterThan(0);
  },
);

test('F8 F15 control: a process that answers before it has written loses answers in the same storm', async () => {
  // What the product itself has kept is compared before somebody writes past it.
  expect(await checkKept(product.db)).toEqual([]);
  const event = await givenOpenEvent(admin, { days: 220, places: 8 });
  const port = await freePort();
  const hasty = await startJoinServer({ url: database.url, folder, port }, 'hasty');
  const disturb = async (acknowledged: () => number) => {
    await more(acknowledged, 60);
    await killed(hasty);
  };
  const { pool } = database;
  const outcome = await joinStorm({ ports: [port], people, event, disturb, pool });
  process.stdout.write(
    `control: ${outcome.acknowledged} steps acknowledged by a hasty process, ${outcome.lost} lost\n`,
  );
  expect(outcome.lost).toBeGreaterThan(0);
});

async function more(acknowledged: () => number, count: number): Promise<void> {
  const enough = acknowledged() + count;
  while (acknowledged() < enough) await setTimeout(10);
}

async function run(command: string): Promise<void> {
  const [code] = await once(spawn('sh', ['-c', command], { stdio: 'ignore' }), 'exit');
  if (code !== 0) throw new Error(`"${command}" ended with ${code}`);
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
