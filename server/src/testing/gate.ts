/**
 * Lets transactions meet: they queue up behind a row that the test holds, and are let go together. Whether they met is read
 * off the database, not hoped for after some milliseconds.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { patient } from '../../../tools/patience.mjs';

export type Gate = {
  /** Resolves once so many transactions of this database wait for a lock. */
  readonly queued: (count: number) => Promise<void>;
  /** Lets them go, in the order in which they came. */
  readonly open: () => Promise<void>;
};

/** Holds the row of an event, a person or a role until the gate is opened. */
export async function gateBefore(
  pool: pg.Pool,
  id: string,
  table: 'event' | 'app_user' | 'event_role' = 'event',
): Promise<Gate> {
  const holder = await pool.connect();
  await holder.query('begin');
  // A role as taking a place holds it: who only refers to it passes.
  const how = table === 'event_role' ? 'no key update' : 'update';
  await holder.query(`select id from ${table} where id = $1 for ${how}`, [id]);
  return {
    async queued(count) {
      const until = Date.now() + patient(10_000);
      for (let seen = await waiting(pool); seen < count; seen = await waiting(pool)) {
        if (Date.now() > until) throw new Error(`Only ${seen} of ${count} came to the gate`);
        await sleep(5);
      }
    },
    async open() {
      await holder.query('commit');
      holder.release();
    },
  };
}

async function waiting(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.n ?? 0;
}
