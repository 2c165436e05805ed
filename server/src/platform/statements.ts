/** How Kysely's statements reach PostgreSQL: with names where it remembers them, and nothing is taken for stored in doubt. */
import {
  PostgresAdapter,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import type pg from 'pg';
import { refuseBesideTransaction } from './own-transaction.ts';

type Send = (text: unknown, ...rest: unknown[]) => unknown;

/** Milliseconds; behind a pooler, connections cannot be opened with these limits (see `serverPool`). */
const LIMITS = 15_000;
const BEGIN_LIMITED = `begin; set local statement_timeout = ${LIMITS}; set local idle_in_transaction_session_timeout = ${LIMITS}`;

const MOST_NAMES = 500;
const names = new Map<string, string>();
/** Texts that were sent without a name, once. */
const sentOnce = new Set<string>();

/**
 * From its second time on a text has a name. A third comes once only, of a start, of rows by the hundred; a connection keeps
 * some 25 kB of plan for each name.
 */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  if (!sentOnce.delete(text)) {
    if (sentOnce.size >= MOST_NAMES) sentOnce.clear();
    sentOnce.add(text);
    return undefined;
  }
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/** Gives SQL texts that come again a name, so that PostgreSQL plans each once a connection. */
function named(send: Send): Send {
  // `pg.Pool.query` shares these clients and passes a callback third: it must arrive.
  return (text, values, ...rest) => {
    // A text without values may hold many statements (a migration), which cannot be prepared.
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0
        ? nameOf(text)
        : undefined;
    return name ? send({ name, text, values }, ...rest) : send(text, values, ...rest);
  };
}

/** For a connection that is another one in every transaction: no names, and limits for as long as the transaction lasts. */
function pooled(send: Send): Send {
  return (text, ...rest) => send(text === 'begin' ? BEGIN_LIMITED : text, ...rest);
}

/**
 * A commit that stopped waiting for its copy on another server is answered as done, with a warning: the transaction is
 * lost when the other server takes over. Nobody may be told that it is stored.
 */
function certain(client: pg.PoolClient, send: Send): Send {
  let isInDoubt = false;
  client.on('notice', ({ routine }) => {
    isInDoubt ||= routine === 'SyncRepWaitForLSN';
  });
  return (text, ...rest) => {
    if (text !== 'commit') return send(text, ...rest);
    isInDoubt = false;
    return (send(text, ...rest) as Promise<unknown>).then((result) => {
      if (isInDoubt) throw Object.assign(new Error('Stored on one server only'), { code: '40003' });
      return result;
    });
  };
}

/** The pool for Kysely: the code that opened it also ends it. */
function kyselyPool(pool: pg.Pool, isPooled: boolean): PostgresPool {
  const known = new WeakSet<pg.PoolClient>();
  return {
    async connect() {
      refuseBesideTransaction(pool);
      const client = await pool.connect();
      if (!known.has(client)) {
        known.add(client);
        const send = certain(client, client.query.bind(client) as Send);
        client.query = (isPooled ? pooled(send) : named(send)) as typeof client.query;
      }
      return client as unknown as PostgresPoolClient;
    },
    end: async () => {},
    options: pool.options,
  };
}

/** The migrator's own lock belongs to a session, which a pooler would give to others with it: `migrate` takes another one. */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

export class Dialect extends PostgresDialect {
  constructor(pool: pg.Pool, isPooled: boolean) {
    super({ pool: kyselyPool(pool, isPooled) });
  }
  override createAdapter(): PostgresAdapter {
    return new Adapter();
  }
}
