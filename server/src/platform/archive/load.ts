/** Puts the rows of an unpacked archive into a database that has its tables and nothing else. */

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type pg from 'pg';
import { ArchiveRefused } from './manifest.ts';
import { insertLines, linesOf, quoted, SAME_TEXTS, type Table, tablesOf } from './tables.ts';
import type { Unpacked } from './unpack.ts';

/** Rows, and characters, that are written at a time. */
const MOST_ROWS = 1000;
const MOST_TEXT = 4_000_000;

/**
 * All rows or none. Triggers rest meanwhile, since what they keep is in the archive too; foreign keys are taken off and
 * checked anew, so that the order of tables does not matter. At the end every table is read again and compared.
 *
 * @throws ArchiveRefused for tables that differ from those of the archive's version, and for rows that came out otherwise
 */
export async function loadTables(pool: pg.Pool, unpacked: Unpacked): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(SAME_TEXTS);
    const tables = await tablesOf(client);
    requireSame(tables, unpacked);
    const everything = tables.map(({ name }) => quoted(name)).join(', ');
    await client.query(`truncate ${everything}`);
    const keys = await takeOffForeignKeys(client);
    for (const { name } of tables)
      await client.query(`alter table ${quoted(name)} disable trigger user`);
    for (const table of tables) await loadTable(client, table, unpacked.folder);
    for (const { name } of tables)
      await client.query(`alter table ${quoted(name)} enable trigger user`);
    for (const key of keys) await client.query(key);
    for (const [name, value] of Object.entries(unpacked.manifest.sequences))
      await client.query('select setval($1::regclass, $2::bigint)', [quoted(name), value]);
    for (const table of tables) await requireEqual(client, table, unpacked);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

function requireSame(tables: readonly Table[], { manifest }: Unpacked): void {
  const here = new Set(tables.map(({ name }) => name));
  const there = new Set(manifest.tables.map(({ name }) => name));
  const strangers = [...here, ...there].filter((name) => !here.has(name) || !there.has(name));
  if (strangers.length > 0)
    throw new ArchiveRefused(
      `The archive's tables are not those of its version (${manifest.migration}): ${strangers.join(', ')}.`,
    );
}

/** @returns the statements that put them on again */
async function takeOffForeignKeys(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as "table", conname::text as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by 1, 2`,
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  return rows.map(
    ({ table, name, definition }) =>
      `alter table ${table} add constraint ${quoted(name)} ${definition}`,
  );
}

async function loadTable(client: pg.ClientBase, table: Table, folder: string): Promise<void> {
  let lines: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (lines.length > 0) await insertLines(client, table, lines);
    lines = [];
    characters = 0;
  };
  for await (const line of linesIn(join(folder, 'tables', `${table.name}.jsonl`))) {
    lines.push(line);
    characters += line.length;
    if (lines.length >= MOST_ROWS || characters >= MOST_TEXT) await flush();
  }
  await flush();
}

/** The lines of a file, one after another. */
export function linesIn(path: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
}

async function requireEqual(
  client: pg.ClientBase,
  table: Table,
  { manifest }: Unpacked,
): Promise<void> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const lines of linesOf(client, table)) {
    rows += lines.length;
    hash.update(`${lines.join('\n')}\n`);
  }
  const promised = manifest.tables.find(({ name }) => name === table.name);
  if (promised?.rows === rows && promised.sha256 === hash.digest('hex')) return;
  throw new ArchiveRefused(
    `The rows of ${table.name} did not come out as they went in (${rows} of ${promised?.rows}). Nothing was kept.\nPlease report this with the version of your database server.`,
  );
}
