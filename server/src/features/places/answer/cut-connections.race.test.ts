/** The database ends all connections of the product again and again, under a load of joins (F1), on a real PostgreSQL. */
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import { rounds } from '../../../../../tools/rounds.mjs';
import { inTransaction } from '../../../platform/database.ts';
import { noteChange } from '../../../platform/live/note.ts';
import { type ServerDatabase, serverDatabase } from '../../../testing/database.ts';
import { givenAdmin, type SignedIn } from '../../../testing/given.ts';
import { joinStorm, killed, startJoinServer } from '../../../testing/join-storm.ts';
import {
  countsAreRight,
  freePort,
  givenJoiners,
  givenOpenEvent,
  type Joiner,
  step,
} from '../../../testing/joiners.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { openStream } from '../../../testing/stream.ts';

let database: ServerDatabase;
let product: TestProduct;
let admin: SignedIn;
let people: Joiner[];
let folder: string;
let port: number;
/** On another database, so that it is not cut itself. */
let killer: pg.Client;
let server: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saath-cut-'));
  database = await serverDatabase(10);
  product = await testProduct({ database });
  product.clock.now = new Date();
  admin = await givenAdmin(product);
  // Each cut costs as many new connections as there are people.
  people = await givenJoiners(product, 5);
  port = await freePort();
  killer = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
  await killer.connect();
});
afterEach(async () => await killed(server));
afterAll(async () => {
  await killer.end();
  await product.close();
  await rm(folder, { recursive: true, force: true });
});

type Connection = { readonly state: string; readonly query: string };

/** Ends all connections to the database, those of this process as well. @returns what they were at */
async function cut(): Promise<Connection[]> {
  const { rows } = await killer.query<Connection>(
    `with own as materialized (
       select pid, state, query from pg_stat_activity
       where datname = $1 and backend_type = 'client backend')
     select state, query, pg_terminate_backend(pid) from own`,
    [new URL(database.url).pathname.slice(1)],
  );
  return rows;
}

/** A step has come through since the last cut; how long that takes is up to the machine. */
async function nextStep(acknowledged: () => number): Promise<void> {
  const enough = acknowledged() + 1;
  const until = performance.now() + patient(10_000);
  while (acknowledged() < enough && performance.now() < until) await setTimeout(5);
}

const CUTS = rounds(200);

test(
  `F1 a server whose connections are all ended ${CUTS} times under joins lives, loses no acknowledged answer and oversells nothing`,
  async () => {
    server = await startJoinServer({ url: database.url, folder, port });
    const event = await givenOpenEvent(admin, { days: 200, places: 4 });
    const stream = await openStream({ port }, admin, { query: { event: event.id } });
    const ended: Connection[] = [];
    const disturb = async (acknowledged: () => number) => {
      for (let cuts = 0; cuts < CUTS; cuts++) {
        // Every fourth comes at once: some meet what is still recovering from the one before.
        if (cuts % 4 > 0) await nextStep(acknowledged);
        await setTimeout(Math.random() * 40);
        ended.push(...(await cut()));
      }
    };

    const { pool } = database;
    const outcome = await joinStorm({ ports: [port], people, event, disturb, pool });

    expect(outcome).toMatchObject({ odd: [], unanswered: 0, lost: 0, isOversold: false });
    expect(server).toMatchObject({ exitCode: null, signalCode: null });
    expect(outcome.acknowledged).toBeGreaterThan(0.7 * CUTS);
    // Both were cut as well: transactions in their middle, and the connection that hears other processes.
    expect(ended.filter(({ state }) => state === 'idle in transaction').length).toBeGreaterThan(
      CUTS / 10,
    );
    expect(ended.filter(({ query }) => query.startsWith('listen')).length).toBeGreaterThan(
      CUTS / 100,
    );

    // All recovers by itself: what was decided is counted, new mails are sent, other processes are heard.
    await expect.poll(async () => await countsAreRight(pool, event.id)).toBe(true);
    const { rows } = await pool.query<{ id: string }>('select id from mail');
    const earlier = rows.map(({ id }) => id);
    const later = async (condition: string) =>
      (await pool.query(`select from mail where ${condition} and id <> all($1)`, [earlier]))
        .rowCount;
    // Not every step is told by mail: leaving is not, where nobody waits.
    while (!(await later('true'))) await step({ port }, people[0] as Joiner, event);
    const sent = async () => await later('sent_at is not null');
    await expect.poll(sent, { timeout: patient(30_000) }).toBeGreaterThan(0);
    const listens = async () =>
      (
        await killer.query(
          `select from pg_stat_activity where datname = $1 and query like 'listen%'`,
          [new URL(database.url).pathname.slice(1)],
        )
      ).rowCount;
    await expect.poll(listens, { timeout: patient(10_000) }).toBeGreaterThan(0);
    const before = stream.messages.length;
    await inTransaction(product.db, async (tx) => await noteChange(tx, { eventId: event.id }));
    await stream.messagesOf(before + 1);
    void stream.close();
  },
  patient(400_000),
);

test(
  'F1 negative control: a server that does not listen to connections in use is ended by the same cuts',
  async () => {
    const deaf = await startJoinServer({ url: database.url, folder, port }, 'deaf');
    server = deaf;
    const event = await givenOpenEvent(admin, { days: 201, places: 4 });
    const disturb = async () => {
      for (let cuts = 0; cuts < 100 && deaf.exitCode === null; cuts++) {
        await setTimeout(Math.random() * 100);
        await cut();
      }
    };
    await joinStorm({ ports: [port], people, event, disturb, pool: database.pool });
    expect(deaf.exitCode).toBe(1);
  },
  patient(120_000),
);
