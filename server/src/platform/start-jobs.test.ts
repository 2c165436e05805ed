/** What rooms say there is to do is done, on a real database. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patient } from '../../../tools/patience.mjs';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { type Database, openDatabase } from './database.ts';
import { addJobs } from './job-adding.ts';
import { openJobs } from './jobs.ts';
import { createLog } from './log.ts';
import { type Job, startJobs } from './start-jobs.ts';

let database: TestDatabase;
let db: Database;
beforeEach(async () => {
  database = await testDatabase();
  db = openDatabase(database.pool);
});
afterEach(async () => await database.stop());

/** A process that does these jobs until `done` holds. */
async function work(given: readonly Job[], done: () => void | Promise<void> = () => {}) {
  const jobs = await openJobs(database.pool, createLog('silent'));
  await startJobs(jobs, given);
  await vi.waitFor(done, { timeout: patient(5_000), interval: 50 }).finally(jobs.stop);
}

/** As though it were time for it when the next process starts. */
const isDue = async (name: string) =>
  await db.transaction().execute(async (tx) => await addJobs(tx, name, [{ id: 'tonight' }]));

test('NT-01 each part of the nightly sweep gets its turn, those of later rooms first, though one before it fails, and the failure is kept', async () => {
  await work([]);
  await isDue('sweep');
  const done: string[] = [];
  const parts: Job[] = [
    { sweep: async () => void done.push('earlier room') },
    { sweep: async () => await Promise.reject(new RangeError('the disk is full')) },
    { sweep: async () => void done.push('later room') },
  ];

  await work(parts, async () => {
    const runs = await db.selectFrom('jobRun').select(['name', 'reason']).execute();
    expect(runs).toEqual([{ name: 'sweep', reason: 'RangeError' }]);
  });

  expect(done).toEqual(['later room', 'earlier room']);
});

test('NT-01 work at the start has ended before the jobs behind it begin', async () => {
  const order: string[] = [];
  const jobs: Job[] = [
    { atStart: async () => void order.push('start') },
    { name: 'test-work', each: async (id) => void order.push(id) },
  ];
  await work(jobs);
  await isDue('test-work');

  await work(jobs, () => expect(order).toEqual(['start', 'start', 'tonight']));
});
