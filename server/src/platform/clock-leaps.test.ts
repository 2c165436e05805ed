/** A clock that is put back or forward: of this process and of the embedded database, which is in it. */
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patient } from '../../../tools/patience.mjs';
import { embeddedDatabase, type TestDatabase } from '../testing/database.ts';
import { shiftClock, trueClock } from '../testing/shifted-clock.ts';
import { newestArchive } from './archive/newest.ts';
import { openCounters } from './counters.ts';
import { inTransaction, openDatabase } from './database.ts';
import { type Jobs, openJobs } from './jobs.ts';
import { createLog } from './log.ts';

const HOUR = 3_600_000;

let database: TestDatabase;
beforeEach(async () => {
  database = await embeddedDatabase();
});
afterEach(async () => {
  trueClock();
  await database.stop();
});

const open = async () =>
  await openJobs(database.pool, createLog('silent'), { heartbeat: 60, look: 1 });

/** A job by the clock, and how often it ran. */
async function everyMinute(jobs: Jobs) {
  let runs = 0;
  await jobs.schedule('every-minute', '* * * * *', async () => {
    runs += 1;
  });
  const isRunBy = async (enough: number) =>
    await vi.waitFor(
      () => {
        jobs.wake('every-minute');
        expect(runs).toBeGreaterThanOrEqual(enough);
      },
      { timeout: patient(30_000), interval: 100 },
    );
  return { runs: () => runs, isRunBy };
}

test('OP-04 a clock that is put back an hour keeps no job waiting for an hour, and does none early or twice', async () => {
  const { pool } = database;
  const db = openDatabase(pool);
  const jobs = await open();
  try {
    const done: string[] = [];
    const gate = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    let tries = 0;
    await jobs.work('letters', async (id) => {
      if (id === 'refused once' && tries++ === 0) throw new Error('busy');
      if (id === 'slow') {
        began.resolve();
        await gate.promise;
      }
      done.push(id);
    });
    const add = async (id: string, notBefore?: Date) =>
      await inTransaction(db, async (tx) => await jobs.add(tx, 'letters', id, notBefore));
    const clock = await everyMinute(jobs);
    await clock.isRunBy(1);
    await add('tomorrow', new Date(Date.now() + 24 * HOUR));
    await add('refused once');
    await vi.waitFor(() => expect(tries).toBe(1), { timeout: patient(30_000) });
    await add('slow');
    await began.promise;
    await add('just before');

    shiftClock(-HOUR);
    gate.resolve();
    // The minutes of the last hour come again, and each has its one run.
    await clock.isRunBy(2);
    await vi.waitFor(
      () => expect(done.toSorted()).toEqual(['just before', 'refused once', 'slow']),
      { timeout: patient(30_000) },
    );
    expect(clock.runs()).toBeLessThanOrEqual(3);
    const waiting = await pool.query(
      `select data->>'id' as id, start_after > now() + interval '24 hours' as "isKept" from pgboss.job where name = 'letters' and state < 'active'`,
    );
    expect(waiting.rows).toEqual([{ id: 'tomorrow', isKept: true }]);
    const ended = await pool.query('select ended_at <= now() as "isPast" from job_run');
    expect(ended.rows).toEqual([{ isPast: true }]);
  } finally {
    await jobs.stop();
  }
});

test('OP-04 a clock put back while nothing ran keeps nothing waiting, and one put forward makes up for no run of that day', async () => {
  const first = await open();
  await (await everyMinute(first)).isRunBy(1);
  await first.stop();
  shiftClock(-24 * HOUR);
  const second = await open();
  try {
    const clock = await everyMinute(second);
    await clock.isRunBy(1);
    shiftClock(48 * HOUR);
    const before = clock.runs();
    await clock.isRunBy(before + 1);
    expect(clock.runs()).toBeLessThanOrEqual(before + 2);
  } finally {
    await second.stop();
  }
});

test('OP-04 what waits is still done after a clock that leapt forward past the weeks for which the queue would keep it', async () => {
  const { pool } = database;
  const db = openDatabase(pool);
  const first = await open();
  await first.work('letters', async () => {});
  const tomorrow = new Date(Date.now() + 24 * HOUR);
  for (const id of ['a mail', 'as the library would', 'of an archive'])
    await inTransaction(db, async (tx) => await first.add(tx, 'letters', id, tomorrow));
  await first.stop();
  const keepTwoWeeks = async (id: string, from: string) =>
    void (await pool.query(
      `update pgboss.job set keep_until = ${from} + interval '14 days' where data->>'id' = $1`,
      [id],
    ));
  await keepTwoWeeks('as the library would', 'start_after');
  shiftClock(30 * 24 * HOUR);
  await keepTwoWeeks('of an archive', 'now()');
  const waiting = async () => {
    const { rows } = await pool.query<{ id: string }>(
      `select data->>'id' as id from pgboss.job where name = 'letters' order by 1`,
    );
    return rows.map(({ id }) => id);
  };
  const second = await open();
  try {
    // Nobody works here yet, and the queue has cleared away by its own rule.
    await vi.waitFor(async () => expect(await waiting()).toEqual(['a mail', 'of an archive']), {
      timeout: patient(30_000),
    });
    const gate = Promise.withResolvers<void>();
    const done: string[] = [];
    await second.work('letters', async (id) => {
      await gate.promise;
      done.push(id);
    });
    const { rows } = await pool.query(
      `select bool_and(keep_until > now() + interval '40 years') as "areKept" from pgboss.job where name = 'letters'`,
    );
    expect(rows).toEqual([{ areKept: true }]);
    gate.resolve();
    await vi.waitFor(() => expect(done.toSorted()).toEqual(['a mail', 'of an archive']), {
      timeout: patient(30_000),
    });
  } finally {
    await second.stop();
  }
});

test.each(['shared', 'own'] as const)(
  'OP-04 who was told to wait a minute does not wait an hour because the clock was put back (%s counts)',
  async (kind) => {
    const shared = kind === 'shared' ? { shared: database.pool } : {};
    const counter = openCounters(shared)('test', { points: 2, duration: 60 });
    const take = async () => await counter.take('somebody');
    await take();
    await take();
    await expect(take()).rejects.toMatchObject({ code: 'request.too_many' });
    shiftClock(-HOUR);
    if (kind === 'shared') {
      // Minutes of shared counts end by the time of day: they begin anew.
      await take();
      await take();
    }
    const refusal = await take().then(
      () => undefined,
      (error: { retryAfter?: number }) => error,
    );
    expect(refusal?.retryAfter).toBeGreaterThan(0);
    expect(refusal?.retryAfter).toBeLessThanOrEqual(60);
  },
);

test('OP-04 an archive of a time that is yet to come does not hide that there is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saath-newest-'));
  const now = new Date('2026-11-22T12:00:00Z');
  const put = async (day: string, at: Date) => {
    const path = join(folder, `saath-${day}.tar.gz`);
    await writeFile(path, 'an archive');
    await utimes(path, at, at);
  };
  await put('2027-11-22', new Date('2027-11-22T02:17:00Z'));
  expect(await newestArchive(folder, now)).toBeUndefined();
  await put('2026-11-19', new Date('2026-11-19T02:17:00Z'));
  await put('2026-11-18', new Date('2026-11-18T02:17:00Z'));
  expect(await newestArchive(folder, now)).toEqual(new Date('2026-11-19T02:17:00Z'));
  await rm(folder, { recursive: true, force: true });
});
