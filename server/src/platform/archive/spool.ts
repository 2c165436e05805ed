/** All tables as of one moment, as files of lines: read by this process, or of the embedded database by one of its own. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { Manifest } from './manifest.ts';
import { pendingLines } from './pending-jobs.ts';
import { linesOf, SAME_TEXTS, tablesOf } from './tables.ts';

/** What was read, and when. */
export type Spooled = Omit<Manifest, 'format' | 'version' | 'takenAt'>;

/** Reads the tables in one transaction and one snapshot into files, so that it ends soon. */
export async function spool(pool: pg.Pool, folder: string): Promise<Spooled> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(SAME_TEXTS);
    const tables: Manifest['tables'] = [];
    for (const table of await tablesOf(client))
      tables.push({
        name: table.name,
        ...(await keepLines(join(folder, table.name), linesOf(client, table))),
      });
    const jobs = await keepLines(join(folder, 'jobs'), pendingLines(client));
    const { migration, sequences } = await positionOf(client);
    await client.query('commit');
    client.release();
    return { migration, tables, jobs, sequences };
  } catch (error) {
    await client.query('rollback').catch(() => {});
    client.release();
    throw error;
  }
}

async function positionOf(client: pg.ClientBase) {
  const last = await client.query<{ name: string }>(
    'select name from kysely_migration order by name desc limit 1',
  );
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select sequencename::text as name, last_value::text as value from pg_sequences
     where schemaname = current_schema()`,
  );
  const sequences: Manifest['sequences'] = {};
  for (const { name, value } of rows) if (value !== null) sequences[name] = value;
  return { migration: last.rows[0]?.name ?? '', sequences };
}

async function keepLines(path: string, batches: AsyncIterable<string[]>) {
  const hash = createHash('sha256');
  let rows = 0;
  async function* texts() {
    for await (const lines of batches) {
      rows += lines.length;
      const text = `${lines.join('\n')}\n`;
      hash.update(text);
      yield text;
    }
  }
  await pipeline(texts, createWriteStream(path, { mode: 0o600 }));
  return { rows, sha256: hash.digest('hex') };
}

const reader = fileURLToPath(new URL('./read-copy.ts', import.meta.url));

/**
 * The embedded database has one connection, so reading all of it would keep everybody waiting, and the queue's heartbeat
 * too. It is copied instead, and another process reads the copy.
 */
export async function spoolFromCopy(
  copyTo: (directory: string) => Promise<void>,
  folder: string,
): Promise<Spooled> {
  const copy = join(folder, 'copy');
  await copyTo(copy);
  const child = spawn(process.execPath, [reader, copy, folder], {
    // By `ipc` it tells what it has read, and notices our end, even by kill -9.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    words += chunk.toString();
  });
  let told: Spooled | NodeJS.ErrnoException | undefined;
  child.on('message', (message) => {
    told = message as Spooled | NodeJS.ErrnoException;
  });
  const [code] = await once(child, 'close');
  if (code !== 0 || !told || !('tables' in told))
    throw Object.assign(new Error(words || `Reading the copy ended with ${code}`), told);
  await rm(copy, { recursive: true });
  return told;
}
