/** PostgreSQL inside this process: locked against a second one, durable against a power cut. */
import { spawnSync } from 'node:child_process';
import { existsSync, fdatasyncSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { closeBelow, openDataFolder } from './data-folder.ts';
import { EmbeddedPool } from './embedded-pool.ts';
import { holdFile } from './held-file.ts';

/** The data directory already belongs to a running process. */
export class DataDirectoryInUse extends Error {
  constructor(directory: string) {
    super(
      `The data directory ${directory} is in use by another Saath process.\nStop that process first, or choose another DATA_DIR, or use a PostgreSQL server by DATABASE_URL.`,
    );
    this.name = 'DataDirectoryInUse';
  }
}

type HostFileSystem = {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  node_ops: { setattr: (node: unknown, attributes: { mode?: number }) => void };
};

/** PGlite's file system with what it lacks: there, `fsync` does nothing, and each file gets a mode of its own choice. */
class SafeNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const started = await super.init(...args);
    started.emscriptenOpts.preRun?.push((module) => {
      const { stream_ops: streams, node_ops: nodes } = (
        module as unknown as { NODEFS: HostFileSystem }
      ).NODEFS;
      streams.fsync = ({ nfd }) => {
        fdatasyncSync(nfd);
        return 0;
      };
      const { setattr } = nodes;
      nodes.setattr = (node, attributes) => {
        const { mode } = attributes;
        setattr(node, mode === undefined ? attributes : { ...attributes, mode: mode & ~0o077 });
      };
    });
    return started;
  }
}

/** The database runs once through its own creation: compiling more of it than that, or better, costs a third of the time. */
const forOneUse = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering', '--wasm-lazy-compilation'];

export type Embedded = {
  readonly pool: EmbeddedPool;
  /**
   * Copies the database as it is now, for another process to open by `startEmbedded`. Others wait for as long as the
   * files take, not for as long as it takes to read their rows.
   *
   * @param directory an empty one, or none yet
   */
  readonly copyTo: (directory: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * Opens the embedded database under `directory`, and creates it first when there is none.
 *
 * @throws DataDirectoryInUse when another process has it open
 * @throws OpenDataDirectory when it cannot be kept from other users of the machine
 */
export async function startEmbedded(directory: string): Promise<Embedded> {
  const { lock, data } = takeDirectory(directory);
  beFrugal();
  const engine = await PGlite.create({
    fs: new SafeNodeFS(data),
    startParams: PGlite.defaultStartParams
      .filter((parameter) => parameter !== '-F')
      .concat(settings.flatMap((setting) => ['-c', setting])),
  });
  const pool = new EmbeddedPool({ ...createPgConfig(engine), max: 1 });
  return {
    pool,
    copyTo: async (target) => await copyCluster(pool, data, join(target, 'data')),
    async stop() {
      await pool.end();
      await engine.close();
      lock.release();
    },
  };
}

/**
 * Creates the embedded database under `directory` when there is none, and leaves it to whoever starts it.
 *
 * @throws DataDirectoryInUse when another process has it open
 * @throws OpenDataDirectory when it cannot be kept from other users of the machine
 */
export function createEmbedded(directory: string): void {
  takeDirectory(directory).lock.release();
}

function takeDirectory(directory: string) {
  openDataFolder(directory);
  const lock = holdFile(join(directory, 'lock'));
  if (!lock) throw new DataDirectoryInUse(directory);
  const data = join(directory, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) createFiles(data);
  return { lock, data };
}

/** All of them or none: whoever is stopped half-way begins again. */
function createFiles(data: string): void {
  const part = `${data}.part`;
  rmSync(part, { recursive: true, force: true });
  const creator = fileURLToPath(new URL('./create-cluster.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, [...forOneUse, creator, part], {
    stdio: 'inherit',
  });
  // Whoever opens it next tries again, and says what is wrong.
  if (status !== 0) return;
  // Its tool gives each file the mode 666, whatever the process says of it. Nothing beside them: a descriptor of the
  // lock's file that is opened and closed again would take the lock away.
  closeBelow(part);
  renameSync(part, data);
}

/** It has one connection; room for others, and for what they might read ahead, would take 6 MB. */
const settings = [
  'wal_sync_method=fsync',
  'shared_buffers=4MB',
  'max_connections=10',
  'max_locks_per_transaction=512',
  'io_max_concurrency=4',
];

/**
 * For a process that has a small machine to itself (ADR 37).
 *
 * V8 would compile the functions of the database that run most a second time, to run faster: one of them takes 600 MB while
 * it does, and the process keeps a part of that. Statements of screens cost the same without, long scans half as much again.
 * And it would let what is on its heap grow to twice what is in use before it collects.
 */
function beFrugal(): void {
  for (const flag of [
    '--no-wasm-tier-up',
    '--no-wasm-dynamic-tiering',
    '--heap-growing-percent=15',
  ])
    setFlagsFromString(flag);
}

/** Nobody else writes these files, and nobody has the connection meanwhile. Of the log only what the start reads is taken. */
async function copyCluster(pool: EmbeddedPool, from: string, to: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('checkpoint');
    const { rows } = await client.query<{ first: string; last: string }>(
      `select pg_walfile_name(redo_lsn) as first, pg_walfile_name(pg_current_wal_insert_lsn()) as last
       from pg_control_checkpoint()`,
    );
    const { first = '', last = '' } = rows[0] ?? {};
    const filter = (path: string) => {
      const name = basename(path);
      const isLog = basename(dirname(path)) === 'pg_wal' && /^[0-9A-F]{24}$/.test(name);
      return !isLog || (name >= first && name <= last);
    };
    await cp(from, to, { recursive: true, filter });
  } finally {
    client.release();
  }
}
