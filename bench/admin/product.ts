/** A product of a given size: planted, started, asked, and what its answers cost. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { openDatabase } from '../../server/src/platform/database.ts';
import { migrate } from '../../server/src/platform/migrate.ts';
import { leanArguments, leanEnvironment } from '../../tools/lean.mjs';
import { cpuSeconds } from '../cpu.ts';
import type { AdminCall } from './calls.ts';
import { measureLatency } from './load.ts';
import { type Size, seedStatements, spareIndexes } from './planting.ts';
import type { Served } from './server.ts';

export type Product = Served & {
  readonly size: Size;
  readonly child: ChildProcess;
  /** Processes of the server that work for this database. */
  readonly backends: () => Promise<number[]>;
  /** Before its database ends, which it would not survive without a word. */
  readonly stop: () => Promise<void>;
};

export type Cost = {
  /** Milliseconds until the answer, of the 95th percentile. */
  readonly p95: number;
  /** Milliseconds of CPU an answer, of the product and of the database. */
  readonly cpu: number;
};

/** Fills an empty database of a server. */
export async function plant(url: string, size: Size): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await plantBy(pool, size);
  await pool.end();
}

/** @param pool of a single connection */
export async function plantBy(pool: pg.Pool, size: Size): Promise<void> {
  await migrate(openDatabase(pool));
  const indexes = await pool.query<{ drop: string; make: string }>(spareIndexes);
  const statements = [
    'set session_replication_role = replica',
    "set maintenance_work_mem = '1GB'",
    ...indexes.rows.map(({ drop }) => drop),
    ...seedStatements(size),
    ...indexes.rows.map(({ make }) => make),
    'set session_replication_role = default',
    'vacuum analyze',
  ];
  for (const statement of statements) await pool.query(statement);
}

/** @param admin somebody who sees the processes of the server */
export async function startProduct(url: string, size: Size, admin: pg.Client): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'saath-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const database = new URL(url).pathname.slice(1);
  const backends = async () => {
    const text = 'select pid from pg_stat_activity where datname = $1';
    return (await admin.query<{ pid: number }>(text, [database])).rows.map(({ pid }) => pid);
  };
  return await startWith({ DATABASE_URL: url, DATA_DIR: folder }, { size, backends });
}

/** @param settings where its data is; `backends`: processes that work for it, none where its database is in its own */
export async function startWith(
  settings: NodeJS.ProcessEnv,
  { size, backends = async () => [] }: Pick<Product, 'size'> & Partial<Pick<Product, 'backends'>>,
): Promise<Product> {
  const file = fileURLToPath(new URL('./server.ts', import.meta.url));
  const child = spawn(process.execPath, [...leanArguments, file], {
    env: { ...leanEnvironment, ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    child.once('exit', (code) => reject(new Error(`The product ended: ${code}`)));
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await gone;
  }
  return { ...(JSON.parse(line) as Served), size, child, backends, stop };
}

async function cpuOf({ child, backends }: Product): Promise<Map<number, number>> {
  const pids = [child.pid ?? 0, ...(await backends())];
  return new Map(pids.map((pid) => [pid, cpuSeconds(pid)]));
}

/** @param how `seconds`: for how long it is asked, after one second that does not count; `rate`: how often a second */
export async function costOf(
  product: Product,
  call: AdminCall,
  how: { readonly seconds: number; readonly rate: number },
): Promise<Cost> {
  const send = async (index: number) => await ask(product, call, index);
  await measureLatency(send, { ...how, seconds: 1 });
  const before = await cpuOf(product);
  const { p95, times } = await measureLatency(send, how);
  let used = 0;
  for (const [pid, now] of await cpuOf(product)) used += now - (before.get(pid) ?? 0);
  return { p95, cpu: (used * 1000) / times };
}

async function ask({ address, cookie, size }: Product, call: AdminCall, index: number) {
  const { path, method = 'GET', body } = call.request(size, index);
  const answer = await fetch(address + path, {
    method,
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (answer.status !== 200 && !(call.mayRefuse && answer.status === 409))
    throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
}
