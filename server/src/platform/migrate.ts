import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { requireFinished } from './archive/unfinished.ts';
import type { Database, Tx } from './database.ts';
import { lockTables } from './lock-tables.ts';
import { version as own } from './version.ts';

/** What is asked of a server in the SQL of this product. */
const OLDEST = 15;

export class DatabaseTooOld extends Error {
  constructor(version: number) {
    super(
      `The database server is PostgreSQL ${version}; Saath needs ${OLDEST} or newer.\nUpgrade the server, or let DATABASE_URL name another one.`,
    );
    this.name = 'DatabaseTooOld';
  }
}

export class DatabaseNewer extends Error {
  /** @param version of the product that ran it; undefined when the database does not say */
  constructor(migration: string, version?: string) {
    const isOther = version !== undefined && version !== own;
    const writer = isOther ? `Saath ${version}` : `a newer Saath${version ? ` ${version}` : ''}`;
    super(
      `This database was brought forward by ${writer} (${migration}). This is Saath ${own}, which does not know it and has changed nothing.
Install ${isOther ? `Saath ${version} or a newer version` : 'that version again'} and start it; or go back: let this version restore a backup from before into a new DATA_DIR or database.`,
    );
    this.name = 'DatabaseNewer';
  }
}

const folder = new URL('../../migrations/', import.meta.url);

/** The names of this version's SQL files, in the order in which they run. */
export async function knownMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

/** How far a database is: without any of them, at an earlier version, or (as far as this version knows) up to date. */
export async function schemaOf(db: Database): Promise<'none' | 'earlier' | 'current'> {
  if (!(await hasTable(db, 'kysely_migration'))) return 'none';
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const ran = new Set(rows.map(({ name }) => name));
  return (await knownMigrations()).every((name) => ran.has(name)) ? 'current' : 'earlier';
}

/**
 * Runs the SQL files that have not run yet, in the order of their numbers, in one transaction and under a lock: of
 * several processes that start at once, one runs them and the others wait.
 *
 * @param given `last`: the file after which it stops; all without it. `isRestore`: the database is being restored, by the
 * caller
 * @throws ArchiveRefused when somebody else restores it, or began to; nothing is changed then
 */
export async function migrate(
  db: Database,
  { last, isRestore = false }: { last?: string; isRestore?: boolean } = {},
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await requireVersion(tx);
    await lockTables(tx);
    if (!isRestore) await requireFinished(tx);
    await requireKnown(tx);
    // The library first looks at every column of every table, which a start that finds nothing to do need not wait for.
    if (!last && (await schemaOf(tx)) === 'current') return;
    const migrator = new Migrator({ db: tx, provider: { getMigrations: readMigrations } });
    const { error, results } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
    if (error) throw error;
    await noteVersion(tx, results?.at(-1)?.migrationName);
  });
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {};
  for (const name of await knownMigrations()) {
    const text = await readFile(new URL(name, folder), 'utf8');
    migrations[name] = { up: async (tx) => void (await sql.raw(text).execute(tx)) };
  }
  return migrations;
}

/** For a version that comes later and is older. */
async function noteVersion(tx: Tx, migration: string | undefined): Promise<void> {
  if (migration && (await hasTable(tx, 'migrated_by')))
    await tx.insertInto('migratedBy').values({ migration, version: own }).execute();
}

async function hasTable(db: Database, table: string): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass(${table}) is not null as "isThere"`.execute(db);
  return rows[0]?.isThere === true;
}

/** @throws DatabaseNewer when a migration has run that this version does not have; nothing is changed then */
export async function requireKnown(db: Database): Promise<void> {
  if (!(await hasTable(db, 'kysely_migration'))) return;
  const known = new Set(await knownMigrations());
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc`.execute(db);
  const unknown = rows.find(({ name }) => !known.has(name));
  if (!unknown) return;
  const last = (await hasTable(db, 'migrated_by'))
    ? await db
        .selectFrom('migratedBy')
        .select('version')
        .where('migration', 'not in', [...known])
        .orderBy('migration', 'desc')
        .executeTakeFirst()
    : undefined;
  throw new DatabaseNewer(unknown.name, last?.version);
}

async function requireVersion(tx: Tx): Promise<void> {
  const { rows } = await sql<{ version: string }>`show server_version`.execute(tx);
  const version = Number.parseInt(Object.values(rows[0] ?? {})[0] ?? '', 10);
  if (version < OLDEST) throw new DatabaseTooOld(version);
}
