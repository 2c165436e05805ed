/**
 * Reads the log of what open screens are to be told.
 *
 * A reader keeps the snapshot of its last look. What it has not seen is what that snapshot does not show: exactly the
 * transactions that were committed since, also those that began earlier. Nothing is missed and nothing comes twice,
 * and nobody waits for a transaction that stays open.
 */
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Position } from './position.ts';

export type LiveEntry = {
  readonly kind: 'notice' | 'event' | 'sessions';
  readonly userId: string | null;
  readonly eventId: string | null;
  readonly payload: { readonly id?: string };
};

/** Hours that entries are kept. Positions are taken for too old an hour earlier, before anything they need is dropped. */
export const HOURS_KEPT = 24;

/** Entries of transactions that the snapshot does not show. The first condition is one for the index. */
const unseenBy = (snapshot: string) => sql<SqlBool>`
  transaction_id >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
  and not pg_visible_in_snapshot(transaction_id, ${snapshot}::pg_snapshot)`;

/** What was committed since the last look, and the position after it. The first look, without a position, finds nothing. */
export async function readLog(
  db: Database,
  last: Position | undefined,
): Promise<{ position: Position; entries: readonly LiveEntry[] }> {
  // One statement, so that entries and position are of the same snapshot. The last condition is for a database that was
  // restored from a copy: there, old entries can carry numbers that are yet to come.
  const entries = last
    ? sql<readonly LiveEntry[]>`(
        select coalesce(json_agg(json_build_object(
          'kind', kind, 'userId', user_id, 'eventId', event_id, 'payload', payload) order by sequence), '[]')
        from live_entry
        where ${unseenBy(last.snapshot)} and transaction_id < pg_snapshot_xmax(pg_current_snapshot()))`
    : sql<readonly LiveEntry[]>`'[]'::json`;
  const { rows } = await sql<{ snapshot: string; takenAt: number; entries: readonly LiveEntry[] }>`
    select pg_current_snapshot()::text as snapshot,
      floor(extract(epoch from clock_timestamp()) * 1000)::float8 as taken_at, ${entries} as entries`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('A look at the log found nothing at all');
  const { snapshot, takenAt } = row;
  return { position: { snapshot, takenAt }, entries: row.entries };
}

/** What one reader missed between two positions, oldest first, at most `limit`. */
export async function readMissed(
  db: Database,
  { userId, eventId, from, to, limit }: Missed,
): Promise<readonly LiveEntry[]> {
  return await db
    .selectFrom('liveEntry')
    .select(['kind', 'userId', 'eventId', 'payload'])
    .where(unseenBy(from.snapshot))
    .where(sql<SqlBool>`pg_visible_in_snapshot(transaction_id, ${to.snapshot}::pg_snapshot)`)
    .where((eb) =>
      eventId
        ? eb.or([eb('userId', '=', userId), eb('eventId', '=', eventId)])
        : eb('userId', '=', userId),
    )
    .orderBy('sequence')
    .limit(limit)
    .execute();
}

type Missed = {
  readonly userId: string;
  readonly eventId: string | undefined;
  readonly from: Position;
  readonly to: Position;
  readonly limit: number;
};

/** By the database's clock, which also stamped the entries. */
export async function dropOldLiveEntries(db: Database): Promise<void> {
  await db
    .deleteFrom('liveEntry')
    .where('at', '<', sql<Date>`now() - make_interval(hours => ${HOURS_KEPT})`)
    .execute();
}
