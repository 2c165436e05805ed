/** F3: two processes behind a real balancer are restarted in turn under load, and no request fails. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../tools/patience.mjs';
import { type ServerDatabase, serverDatabase } from '../testing/database.ts';
import { killed, startJoinServer } from '../testing/join-storm.ts';
import { freePort } from '../testing/joiners.ts';
import { installed, serveBy } from '../testing/programs.ts';

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
  port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  await writeFile(
    file,
    settings(
      port,
      servers.map((each) => each.port),
    ),
  );
  balancer = await serveBy(haproxy, ['-db', '-f', file], port);
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

/** Nothing is tried again and nothing is sent elsewhere: what fails is seen. */
function settings(front: number, backs: readonly number[]): string {
  return `
global
  maxconn 400
defaults
  mode http
  retries 0
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend people
  bind 127.0.0.1:${front}
  use_backend counters if { path /counters }
  default_backend saath
backend counters
  http-request return status 200 content-type text/plain lf-string "%[srv_is_up(saath/s0)]%[srv_is_up(saath/s1)]"
backend saath
  option httpchk GET /readyz
  http-check expect status 200
  default-server inter 1s fall 2 rise 1
${backs.map((back, place) => `  server s${place} 127.0.0.1:${back} check`).join('\n')}
`;
}

const agent = new Agent({ keepAlive: true, maxSockets: 20 });

/** @returns the status, or 0 when the connection was cut */
async function ask(path: string): Promise<{ status: number; text: string }> {
  return await new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', path, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', () => resolve({ status: 0, text }));
    });
    request.on('error', ({ message }) => resolve({ status: 0, text: message }));
  });
}

const bothServe = async () =>
  await expect
    .poll(async () => (await ask('/counters')).text, { timeout: patient(60_000), interval: 100 })
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
        const { status } = await ask('/api/event/events');
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
