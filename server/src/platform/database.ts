/** How to reach the tables. */
import { CamelCasePlugin, Kysely, type Transaction } from 'kysely';
import type pg from 'pg';
import { isDatabaseAway } from './database-away.ts';
import { withinTransaction } from './own-transaction.ts';
import { Dialect } from './statements.ts';
import type { Tables } from './tables.ts';

/** A connection pool or an open transaction: queries do not care which. */
export type Database = Kysely<Tables>;

export type Tx = Transaction<Tables>;

/** Rung when a transaction of this process that asked for it is committed. */
export type Bell = {
  readonly ring: () => void;
  /** @param listener it must not throw */
  readonly onRing: (listener: () => void) => void;
};

export function createBell(): Bell {
  const listeners: (() => void)[] = [];
  return {
    ring() {
      for (const listener of listeners) listener();
    },
    onRing: (listener) => void listeners.push(listener),
  };
}

/** A database knows its pool, and the bell that its commits ring. */
class BelledDatabase extends Kysely<Tables> {
  readonly bell: Bell;
  readonly pool: pg.Pool;

  constructor(pool: pg.Pool, { isPooled, bell }: { isPooled: boolean; bell: Bell }) {
    super({ dialect: new Dialect(pool, isPooled), plugins: [new CamelCasePlugin()] });
    this.bell = bell;
    this.pool = pool;
  }
}

/**
 * @param given `isPooled`: a pooler gives every transaction another connection, and nothing may be left in one; `bell`:
 * rung after commits (`wakeAfterCommit`)
 */
export function openDatabase(
  pool: pg.Pool,
  { isPooled = false, bell = createBell() }: { isPooled?: boolean; bell?: Bell } = {},
): Database {
  return new BelledDatabase(pool, { isPooled, bell });
}

/** SQLSTATEs of a transaction that lost to another one and may simply be tried again. */
const retryable = new Set(['40001', '40P01']);
const TRIES = 5;

/** Milliseconds in which a transaction that lost its connection begins again; after that the caller gets the error. */
const PATIENCE = 800;
const PAUSE = 50;

/**
 * Runs a decision as one transaction, again when the database gave way to another one (deadlock, serialization) or went
 * away before it was asked to commit. Of a commit without an answer nobody knows what came of it: that is never tried
 * again (docs/decisions/0019-connections.md). The work must do nothing outside the transaction.
 */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  const patientUntil = performance.now() + PATIENCE;
  for (let attempt = 1; ; attempt++) {
    let isCommitting = false;
    try {
      return await committed(db, async (tx) => {
        const result = await work(tx);
        isCommitting = true;
        return result;
      });
    } catch (error) {
      const gaveWay = attempt < TRIES && retryable.has(sqlState(error) ?? '');
      const isLost = !isCommitting && performance.now() < patientUntil && isDatabaseAway(error);
      if (!gaveWay && !isLost) throw error;
      await new Promise((resolve) => setTimeout(resolve, gaveWay ? attempt * 10 : PAUSE));
    }
  }
}

/** Open transactions that are to ring; a transaction has no other place for a mark. */
const waking = new WeakSet<Tx>();

async function committed<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  let begun: Tx | undefined;
  const result = await db.transaction().execute(async (tx) => {
    begun = tx;
    if (!(db instanceof BelledDatabase)) return await work(tx);
    return await withinTransaction(db.pool, async () => await work(tx));
  });
  if (begun && waking.has(begun) && db instanceof BelledDatabase) db.bell.ring();
  return result;
}

/** Anyone who waits for changes of this database is woken once the transaction is committed, and not if it is not. */
export function wakeAfterCommit(tx: Tx): void {
  waking.add(tx);
}

/** The SQLSTATE of a database error, or undefined for any other. */
export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}
