/** What a start says of its jobs is kept by the next ones, on a real database. */
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { declaringOn } from './job-declaring.ts';

const settings = { retryLimit: 3, retryDelay: 60, heartbeatSeconds: 60 };
const name = 'test-nightly';

let database: TestDatabase;
let written: string[];
let boss: PgBoss;
beforeEach(async () => {
  database = await testDatabase();
  written = [];
  const executeSql = async (text: string, values?: unknown[]) => {
    if (/create_queue|update pgboss\.queue|insert into pgboss\.schedule/i.test(text))
      written.push(text);
    return await database.pool.query(text, values);
  };
  boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false });
  await boss.start();
});
afterEach(async () => {
  await boss.stop();
  await database.stop();
});

/** As a start does, which knows nothing of those before it. */
async function start(cron: string, given: typeof settings): Promise<void> {
  const declaring = declaringOn(boss);
  await declaring.queue(name, given);
  await declaring.schedule(name, cron);
}

test('OP-04 the first start says what jobs there are, and the next one, which says the same, writes nothing', async () => {
  await start('17 3 * * *', settings);
  expect(written).not.toEqual([]);
  expect(await boss.getQueue(name)).toMatchObject(settings);

  written.length = 0;
  await start('17 3 * * *', settings);
  expect(written).toEqual([]);
});

test('OP-04 a version that has another time, or other settings, puts its own in their place', async () => {
  await start('17 3 * * *', settings);
  await start('17 4 * * *', { ...settings, retryLimit: 5 });
  expect(await boss.getQueue(name)).toMatchObject({ retryLimit: 5, retryDelay: 60 });
  const schedules = await boss.getSchedules(name);
  expect(schedules.map(({ cron }) => cron)).toEqual(['17 4 * * *']);
});
