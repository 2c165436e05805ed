/** Jobs that wait: the queue's own tables belong to its library and its version, so only what is to be done is kept. */
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { retries } from '../job-doing.ts';
import { linesBy } from './tables.ts';

type Pending = { readonly name: string; readonly id: string; readonly at: string };

/** Jobs that were caused and not done yet, those under way among them; a queue that never began has none. */
export async function* pendingLines(client: pg.ClientBase): AsyncGenerator<string[]> {
  const { rows } = await client.query(`select to_regclass('pgboss.job') is not null as "isThere"`);
  if (!rows[0]?.isThere) return;
  yield* linesBy(
    client,
    `select json_build_object('name', name, 'id', data->>'id', 'at', start_after)::text as line from pgboss.job
     where state in ('created', 'retry', 'active') and data->>'id' is not null order by name, id`,
  );
}

/** Makes the queue and puts the jobs into it, where the product will find them. */
export async function addPending(pool: pg.Pool, lines: readonly string[]): Promise<void> {
  const db = {
    executeSql: async (text: string, values?: unknown[]) => await pool.query(text, values),
  };
  const boss = new PgBoss({ db, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  try {
    const jobs = lines.map((line): Pending => JSON.parse(line));
    for (const name of new Set(jobs.map((job) => job.name))) {
      await boss.createQueue(name, retries);
      const own = jobs.filter((job) => job.name === name);
      const rows = own.map(({ id, at }) => ({ data: { id }, startAfter: new Date(at) }));
      await boss.insert(name, rows);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
