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

export class DatabaseNewer extends Error {
  constructor(migration: string) {
    super(
      `This database was used by a newer version of Saath, which ran ${migration}.\nStart that version again; or go back by restoring a backup of this version into a new DATA_DIR or database.`,
    );
    this.name = 'DatabaseNewer';
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
    await requireKnown(tx);
    const provider = { getMigrations: async () => migrations };
    const migrator = new Migrator({ db: tx, provider });
    const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
    if (error) throw error;
  });
}

/** @throws DatabaseNewer when a migration has run that this version does not have; nothing is changed then */
export async function requireKnown(db: Database): Promise<void> {
  const ran = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration')::text as name`.execute(db);
  if (!ran.rows[0]?.name) return;
  const known = new Set(await knownMigrations());
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc`.execute(db);
  const unknown = rows.find(({ name }) => !known.has(name));
  if (unknown) throw new DatabaseNewer(unknown.name);
}

async function requireVersion(tx: Tx): Promise<void> {
  const { rows } = await sql<{ version: string }>`show server_version`.execute(tx);
  const version = Number.parseInt(Object.values(rows[0] ?? {})[0] ?? '', 10);
  if (version < OLDEST) throw new DatabaseTooOld(version);
}
