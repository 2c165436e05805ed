import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';

const folder = new URL('../../migrations/', import.meta.url);

/**
 * Runs the SQL files that have not run yet, in the order of their numbers, in one transaction and under a lock: of
 * several processes that start at once, one runs them and the others wait.
 */
export async function migrate(db: Database): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const migrations: Record<string, Migration> = {};
  for (const name of files) {
    const text = await readFile(new URL(name, folder), 'utf8');
    migrations[name] = { up: async (tx) => void (await sql.raw(text).execute(tx)) };
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
