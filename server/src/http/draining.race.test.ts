/** F3: two processes behind a real balancer are restarted in turn under load, and no request fails. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../tools/patience.mjs';
import { ask, startBalancer } from '../testing/balancer.ts';
import { type ServerDatabase, serverDatabase } from '../testing/database.ts';
import { killed, startJoinServer } from '../testing/join-storm.ts';
import { freePort } from '../testing/joiners.ts';
import { installed } from '../testing/programs.ts';

const haproxy = installed('haproxy', 'the rolling restart of two processes behind HAProxy');
/** At least; the restarts take as long as they take. */
const REQUESTS = Number(process.env.DRAIN_REQUESTS ?? 1500);

let database: ServerDatabase;
let folder: string;
let balancer: ChildProcess;
let port: number;
const servers: { port: number; child: ChildProcess }[] = [];

beforeAll(async () => {
  if (!haproxy) return;
  folder = await mkdtemp(join(tmpdir(), 'saath-drain-'));
  database = await serverDatabase(4);
  for (let place = 0; place < 2; place++) {
    const own = await freePort();
    servers.push({ port: own, child: await start(own) });
  }
  ({ port, child: balancer } = await startBalancer(
    haproxy,
    folder,
    servers.map((each) => each.port),
  ));
}, patient(120_000));
afterAll(async () => {
  if (!haproxy) return;
  await killed(balancer);
  for (const { child } of servers) await killed(child);
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

const start = async (own: number) =>
  await startJoinServer({ url: database.url, folder, port: own });

const bothServe = async () =>
  await expect
    .poll(async () => (await ask(port, '/counters')).text, {
      timeout: patient(60_000),
      interval: 100,
    })
    .toBe('11');

/** Each process is told to stop and started anew, one after the other. */
async function rollingRestart(): Promise<void> {
  for (const server of servers) {
    await bothServe();
    const isGone = once(server.child, 'exit');
    server.child.kill('SIGTERM');
    await isGone;
    server.child = await start(server.port);
  }
  await bothServe();
}

test.runIf(haproxy)(
  'F3 no request fails while two processes behind HAProxy are restarted in turn',
  async () => {
    await bothServe();
    const statuses: Record<number, number> = {};
    let isOn = true;
    let count = 0;
    const people = Array.from({ length: 8 }, async () => {
      while (isOn || count < REQUESTS) {
        count += 1;
        const { status } = await ask(port, '/api/event/events');
        statuses[status] = (statuses[status] ?? 0) + 1;
        await setTimeout(5);
      }
    });
    await rollingRestart().finally(() => {
      isOn = false;
    });
    await Promise.all(people);
    expect(statuses).toEqual({ 200: count });
  },
  240_000,
);
