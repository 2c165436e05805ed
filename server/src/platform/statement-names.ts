/** Gives every SQL text a name, so that PostgreSQL plans it once a connection. */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

const MOST_NAMES = 500;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MOST_NAMES) return undefined;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/** The pool for Kysely: ending it is left to whoever opened it. */
export function withNames(pool: pg.Pool): PostgresPool {
  const named = new WeakSet<pg.PoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      if (!named.has(client)) {
        named.add(client);
        const query = client.query.bind(client) as (...args: unknown[]) => unknown;
        // `pg.Pool.query` shares these clients and passes a callback third: it must arrive.
        client.query = ((text: unknown, values?: unknown[], ...rest: unknown[]) => {
          // A text without values may hold many statements (a migration), which cannot be prepared.
          const name = typeof text === 'string' && values?.length ? nameOf(text) : undefined;
          return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest);
        }) as typeof client.query;
      }
      return client as unknown as PostgresPoolClient;
    },
    end: async () => {},
    options: pool.options,
  };
}
