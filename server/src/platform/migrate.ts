import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database, Tx } from './database.ts';

/** What is asked of a server in the SQL of this product. */
const OLDEST = 15;
/** The number that the migrator's own lock has, so that versions with either wait for each other. */
const LOCK = sql.lit(BigInt('3853314791062309107'));

export class DatabaseTooOld extends Error {
  constructor(version: number) {
    super(
      `The database server is PostgreSQL ${version}; Saath needs ${OLDEST} or newer.\nUpgrade the server, or let DATABASE_URL name another one.`,
    );
    this.name = 'DatabaseTooOld';
  }
}

const folder = new URL('../../migrations/', import.meta.url);

/** The names of this version's SQL files, in the order in which they run. */
export async function knownMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

/**
 * Runs the SQL files that have not run yet, in the order of their numbers, in one transaction and under a lock: of
 * several processes that start at once, one runs them and the others wait.
 *
 * @param last the file after which it stops; all without it
 */
export async function migrate(db: Database, last?: string): Promise<void> {
  const migrations: Record<string, Migration> = {};
  for (const name of await knownMigrations()) {
    const text = await readFile(new URL(name, folder), 'utf8');
    migrations[name] = { up: async (tx) => void (await sql.raw(text).execute(tx)) };
  }
  await db.transaction().execute(async (tx) => {
    await requireVersion(tx);
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    const provider = { getMigrations: async () => migrations };
    const migrator = new Migrator({ db: tx, provider });
    const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
    if (error) throw error;
  });
}

async function requireVersion(tx: Tx): Promise<void> {
  const { rows } = await sql<{ version: string }>`show server_version`.execute(tx);
  const version = Number.parseInt(Object.values(rows[0] ?? {})[0] ?? '', 10);
  if (version < OLDEST) throw new DatabaseTooOld(version);
}
