/** A PostgreSQL server that is restarted, and one that is away for a while, under a load of joins (F1, item 6). */
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
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
import { type OwnServer, ownServer } from '../../../testing/own-server.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let postgres: OwnServer;
let database: ServerDatabase;
let product: TestProduct;
let admin: SignedIn;
let people: Joiner[];
let folder: string;
let port: number;
let server: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saath-stopped-'));
  postgres = await ownServer();
  database = await serverDatabase(10, postgres.url);
  product = await testProduct({ database });
  product.clock.now = new Date();
  admin = await givenAdmin(product);
  people = await givenJoiners(product, 12);
  port = await freePort();
}, patient(120_000));
afterEach(async () => await killed(server));
afterAll(async () => {
  await product.close();
  await postgres.end();
  await rm(folder, { recursive: true, force: true });
});

const answerOf = async (path: string) => await fetch(`http://127.0.0.1:${port}${path}`);

test(
  'F1 a server whose database is restarted five times under joins lives, loses no acknowledged answer and oversells nothing',
  async () => {
    server = await startJoinServer({ url: database.url, folder, port });
    const event = await givenOpenEvent(admin, { days: 200, places: 8 });
    const disturb = async (acknowledged: () => number) => {
      for (let round = 0; round < 5; round++) {
        const enough = acknowledged() + 20;
        while (acknowledged() < enough) await setTimeout(10);
        await postgres.restart();
      }
      const enough = acknowledged() + 10;
      while (acknowledged() < enough) await setTimeout(10);
    };
    const { pool } = database;
    const outcome = await joinStorm({ ports: [port], people, event, disturb, pool });
    expect(outcome).toMatchObject({ odd: [], unanswered: 0, lost: 0, isOversold: false });
    expect(outcome.acknowledged).toBeGreaterThan(109);
    expect(server.exitCode).toBe(null);
    await expect.poll(async () => await countsAreRight(pool, event.id)).toBe(true);
  },
  patient(240_000),
);

test(
  'F1 while the database is stopped people are told within four seconds to come back, /readyz says no, and all recovers by itself',
  async () => {
    server = await startJoinServer({ url: database.url, folder, port });
    expect((await answerOf('/readyz')).status).toBe(200);
    await postgres.stop();
    // Whoever would wait for longer than four seconds, as long as those are on this machine, has no answer here.
    const signal = AbortSignal.timeout(4000 * Number(process.env.TEST_SLOWNESS));
    const answer = await fetch(`http://127.0.0.1:${port}/api/event/events`, { signal });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ success: false, code: 'server.busy' });
    expect((await answerOf('/readyz')).status).toBe(503);
    await postgres.restart();
    await expect
      .poll(async () => (await answerOf('/readyz')).status, { timeout: patient(5000) })
      .toBe(200);
    expect((await answerOf('/api/event/events')).status).toBe(200);
    expect(server.exitCode).toBe(null);
  },
  patient(120_000),
);
