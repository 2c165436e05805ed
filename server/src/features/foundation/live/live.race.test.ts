/** NT-03 on a real PostgreSQL server with several processes' worth of products: nothing is missed, nothing comes twice. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Database, inTransaction, openDatabase } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { readLog, readMissed } from '../../../platform/live/log.ts';
import { openNeighbours } from '../../../platform/live/neighbours.ts';
import { noteChange } from '../../../platform/live/note.ts';
import type { Position } from '../../../platform/live/position.ts';
import { createLog } from '../../../platform/log.ts';
import { serverDatabase, type TestDatabase } from '../../../testing/database.ts';
import { givenVolunteer, signedInAs } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { type Listener, openStream } from '../../../testing/stream.ts';
import { postNotice } from '../../notices/notices/service.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await serverDatabase(40);
  db = openDatabase(database.pool);
});
afterAll(async () => await database.stop());

/** A transaction that is committed when it is told to. */
async function slowly(work: (tx: Parameters<typeof noteChange>[0]) => Promise<void>) {
  let commit = () => {};
  const told = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let isWritten = () => {};
  const written = new Promise<void>((resolve) => {
    isWritten = resolve;
  });
  const done = inTransaction(db, async (tx) => {
    await work(tx);
    isWritten();
    await told;
  });
  await written;
  return async () => {
    commit();
    await done;
  };
}

/** The way that misses: remember the highest number seen, and ask for higher ones. */
async function afterNumber(last: number): Promise<{ last: number; events: string[] }> {
  const rows = await db
    .selectFrom('liveEntry')
    .select(['sequence', 'eventId'])
    .where('sequence', '>', String(last))
    .orderBy('sequence')
    .execute();
  const highest = Number(rows.at(-1)?.sequence ?? last);
  return { last: highest, events: rows.flatMap(({ eventId }) => eventId ?? []) };
}

const eventsOf = (entries: readonly { eventId: string | null }[]) =>
  entries.flatMap(({ eventId }) => eventId ?? []);

describe('F23 transactions that are committed in another order than they were numbered', () => {
  test('NT-03 are read all the same, each once; a reader of numbers misses the slow one', async () => {
    const [slow, fast, last] = [newId(), newId(), newId()];
    let { position } = await readLog(db, undefined);
    const start = position;
    const numbers = await afterNumber(0);
    const commit = await slowly(async (tx) => await noteChange(tx, { eventId: slow }));
    await inTransaction(db, async (tx) => await noteChange(tx, { eventId: fast }));

    const looked: string[][] = [];
    const look = async () => {
      const found = await readLog(db, position);
      position = found.position;
      looked.push(eventsOf(found.entries));
    };
    await look();
    const control = await afterNumber(numbers.last);
    await commit();
    await inTransaction(db, async (tx) => await noteChange(tx, { eventId: last }));
    await look();
    await look();
    expect(looked).toEqual([[fast], [slow, last], []]);
    expect([...control.events, ...(await afterNumber(control.last)).events]).toEqual([fast, last]);

    const missed = { userId: newId(), eventId: slow, limit: 10 };
    expect(eventsOf(await readMissed(db, { ...missed, from: start, to: position }))).toEqual([
      slow,
    ]);
    expect(await readMissed(db, { ...missed, from: position, to: position })).toEqual([]);
  });

  test('NT-03 a storm of 1,200 commits is read whole, while the reader of numbers loses some', async () => {
    const written = new Set<string>();
    let isOver = false;
    const write = async () => {
      for (let round = 0; round < 30; round++) {
        const eventId = newId();
        await inTransaction(db, async (tx) => {
          await noteChange(tx, { eventId });
          await wait(Math.random() * 8);
        });
        written.add(eventId);
      }
    };
    const read: string[] = [];
    let position: Position = (await readLog(db, undefined)).position;
    const look = async () => {
      const found = await readLog(db, position);
      position = found.position;
      read.push(...eventsOf(found.entries));
    };
    const byNumber: string[] = [];
    let { last } = await afterNumber(0);
    const lookByNumber = async () => {
      const found = await afterNumber(last);
      last = found.last;
      byNumber.push(...found.events);
    };
    const reader = (once: () => Promise<void>) =>
      (async () => {
        while (!isOver) await once();
        await once();
      })();
    const readers = [reader(look), reader(lookByNumber)];
    await Promise.all(Array.from({ length: 25 }, write));
    await Promise.all(Array.from({ length: 15 }, write));
    isOver = true;
    await Promise.all(readers);

    expect(written.size).toBe(1200);
    expect(read).toHaveLength(1200);
    expect(new Set(read)).toEqual(written);
    expect(byNumber.length).toBeLessThan(1200);
  });
});

describe('several processes', () => {
  const products: TestProduct[] = [];
  const streams: Listener[] = [];
  afterEach(async () => {
    for (const stream of streams.splice(0)) stream.close();
    for (const product of products.splice(0).reverse()) await product.close();
  });

  /** Another process on the same database. */
  async function process(env: NodeJS.ProcessEnv = {}): Promise<TestProduct> {
    const pool = new pg.Pool(database.pool.options);
    const backend = { pool, stop: async () => await pool.end() };
    const product = await testProduct({ database: backend, env });
    await product.app.listen({ port: 0, host: '127.0.0.1' });
    products.push(product);
    return product;
  }
  async function post(product: TestProduct, userId: string): Promise<void> {
    await inTransaction(
      product.db,
      async (tx) =>
        await postNotice(tx, { userId, kind: 't', title: 'T', link: '/', at: testStart }),
    );
  }
  const idsOf = async (userId: string) =>
    (await db.selectFrom('notice').select('id').where('userId', '=', userId).execute()).map(
      ({ id }) => id,
    );
  const heard = (listeners: readonly Listener[]) =>
    listeners.flatMap(({ messages }) =>
      messages.flatMap(({ data }) => (data.notices as string[] | undefined) ?? []),
    );
  async function hearing(product: TestProduct, userId: string, lastEventId?: string) {
    const client = await signedInAs(product, userId);
    const stream = await openStream(product, client, lastEventId ? { lastEventId } : {});
    streams.push(stream);
    return stream;
  }
  async function untilHeard(listeners: readonly Listener[], count: number): Promise<void> {
    for (let look = 0; look < 200 && heard(listeners).length < count; look++) await wait(25);
  }

  test.each([
    ['LISTEN', {}],
    ['polling alone, as behind a pooler', { DATABASE_LISTEN: '0' }],
  ])('NT-03 a notice made on one reaches a stream on the other by %s', async (_, env) => {
    const [here, there] = [await process(env), await process(env)];
    const person = await givenVolunteer(db);
    const stream = await hearing(there, person.id);
    await stream.messagesOf(1);
    await post(here, person.id);
    expect((await stream.messagesOf(2))[1]?.data.notices).toEqual(await idsOf(person.id));
  });

  test('NT-03 F23 all that is said while the listening connection is killed again and again is heard once', async () => {
    const [here, there] = [await process(), await process()];
    const person = await givenVolunteer(db);
    const stream = await hearing(there, person.id);
    await stream.messagesOf(1);
    const listeners = async () =>
      (
        await sql<{ pid: number }>`
          select pid from pg_stat_activity where query = 'listen saath_live' and datname = current_database()`.execute(
          db,
        )
      ).rows.map(({ pid }) => pid);
    const killed = new Set<number>();
    for (let round = 0; round < 40; round++) {
      if (round % 10 === 0)
        for (const pid of await listeners()) {
          await sql`select pg_terminate_backend(${pid}::int)`.execute(db);
          killed.add(pid);
        }
      await post(here, person.id);
      await wait(20);
    }
    await untilHeard([stream], 40);
    expect(heard([stream]).toSorted()).toEqual((await idsOf(person.id)).toSorted());
    expect(killed.size).toBeGreaterThan(0);
    let alive = await listeners();
    for (let look = 0; look < 200 && !alive.some((pid) => !killed.has(pid)); look++) {
      await wait(25);
      alive = await listeners();
    }
    expect(alive.some((pid) => !killed.has(pid))).toBe(true);
  });

  test('NT-03 F24 who goes from one process to another, over and over, misses nothing and hears nothing twice', async () => {
    const both = [await process(), await process({ DATABASE_LISTEN: '0' })];
    const person = await givenVolunteer(db);
    let isOver = false;
    const writing = both.map(async (product) => {
      while (!isOver) {
        await post(product, person.id);
        await wait(Math.random() * 10);
      }
    });
    const heardOn: Listener[] = [];
    let lastEventId: string | undefined;
    // Posted before the first stream was open: these need not be told.
    let earlier: ReadonlySet<string> | undefined;
    for (let round = 0; round < 30; round++) {
      const product = both[round % 2] as TestProduct;
      const stream = await hearing(product, person.id, lastEventId);
      heardOn.push(stream);
      earlier ??= new Set(await idsOf(person.id));
      await wait(30 + Math.random() * 50);
      stream.close();
      // Cut off before anything came, it goes on from where it was.
      lastEventId = stream.lastId() || lastEventId;
    }
    isOver = true;
    await Promise.all(writing);
    const last = await hearing(both[0] as TestProduct, person.id, lastEventId);
    heardOn.push(last);
    const all = await idsOf(person.id);
    await wait(1500);
    const ids = heard(heardOn);
    expect(heardOn.some(({ messages }) => messages.some(({ name }) => name === 'reload'))).toBe(
      false,
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !all.includes(id))).toEqual([]);
    expect(all.filter((id) => !ids.includes(id) && !earlier?.has(id))).toEqual([]);
  });

  test('HR-02 NT-03 a process is woken by what another tells, not by itself', async () => {
    const log = createLog('silent');
    const woken = { one: 0, other: 0 };
    const one = openNeighbours(database.pool, {
      log,
      wake: () => void woken.one++,
      mayListen: true,
    });
    const other = openNeighbours(database.pool, {
      log,
      wake: () => void woken.other++,
      mayListen: true,
    });
    for (const each of [one, other]) each.listen();
    // Both look once when they begin to listen.
    for (let look = 0; look < 200 && (!woken.one || !woken.other); look++) await wait(25);
    expect(woken).toEqual({ one: 1, other: 1 });
    one.tell();
    for (let look = 0; look < 200 && woken.other < 2; look++) await wait(25);
    expect(woken).toEqual({ one: 1, other: 2 });
    await one.stop();
    await other.stop();
  });
});
