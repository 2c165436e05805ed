/** `npm run backup -- --to FILE` and `npm run restore -- --from FILE`; both take their settings from the environment. */
import { existsSync } from 'node:fs';
import { access, constants, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { ArchiveRefused, type Manifest } from './platform/archive/manifest.ts';
import { type Restored, restoreArchive, type Target } from './platform/archive/restore.ts';
import { askRunning } from './platform/archive/running.ts';
import { toFile } from './platform/archive/to-file.ts';
import { requireFinished } from './platform/archive/unfinished.ts';
import { writeArchive } from './platform/archive/write.ts';
import { type Config, readConfig } from './platform/config.ts';
import { openDataFolder } from './platform/data-folder.ts';
import { openDatabase } from './platform/database.ts';
import { DataDirectoryInUse, startEmbedded } from './platform/embedded.ts';
import { diskStore } from './platform/file-store/disk-store.ts';
import { openFileStore } from './platform/file-store/open-store.ts';
import { createLog } from './platform/log.ts';
import { requireKnown } from './platform/migrate.ts';
import { serverPool } from './platform/pool.ts';
import { version } from './platform/version.ts';
import { explainStartFailure } from './start-failure.ts';

const usage = `Usage: npm run backup -- --to FILE
       npm run restore -- --from FILE [--check]
--check restores into a temporary place, compares every row, and changes nothing here.
BACKUP_PASSPHRASE encrypts what is written and opens what is read.`;

class UsageError extends Error {}

const log = createLog('error');

const say = (text: string) => void process.stdout.write(`${text}\n`);

type Backend = { readonly pool: pg.Pool; readonly stop: () => Promise<void> };

async function openBackend(config: Config): Promise<Backend> {
  if (!config.databaseUrl) return await startEmbedded(config.dataDir);
  const pool = serverPool({ ...config, databasePoolSize: 3 }, () => {});
  return { pool, stop: async () => await pool.end() };
}

/** As it is named from where npm was called; settings, `DATA_DIR` among them, count from the product's own folder. */
function named(file: string): string {
  return resolve(process.env.INIT_CWD ?? '.', file);
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      from: { type: 'string' },
      check: { type: 'boolean', default: false },
    },
  });
  const [command, ...more] = positionals;
  const { to, from, check } = values;
  if (more.length === 0 && command === 'backup' && to && !from && !check)
    return { command, file: named(to) } as const;
  if (more.length === 0 && command === 'restore' && from && !to)
    return { command: check ? 'check' : 'restore', file: named(from) } as const;
  throw new UsageError(usage);
}

/** Over an archive of the same name nothing is written: it may be the only one. */
async function backUp(config: Config, file: string): Promise<void> {
  if (existsSync(file)) throw new UsageError(`There is a file ${file} already.\nName another one.`);
  const { dataDir, contentDir, backupPassphrase: passphrase } = config;
  if (!config.databaseUrl && !existsSync(join(dataDir, 'data', 'PG_VERSION')))
    throw new UsageError(
      `There is no installation in ${dataDir}, so there is nothing to back up.\nName the right one by DATA_DIR, or its database by DATABASE_URL.`,
    );
  openDataFolder(dataDir);
  const backend = await openBackend(config).catch((error: unknown) => {
    if (error instanceof DataDirectoryInUse) return undefined;
    throw error;
  });
  if (!backend) {
    await toFile(file, async (out) => await askRunning(dataDir, out, passphrase));
    return say(`Written by the product that is running: ${file}`);
  }
  try {
    const { pool } = backend;
    const db = openDatabase(pool, { isPooled: config.databasePooler });
    await requireFinished(db);
    await requireInstallation(pool);
    await requireKnown(db);
    const files = await openFileStore(config, log);
    const installation = { pool, files, contentDir, scratchDir: dataDir, version };
    const now = new Date();
    const manifest = await toFile(
      file,
      async (out) => await writeArchive(installation, out, { now, passphrase }),
    );
    say(`${rowsIn(manifest)} written to ${file}`);
  } finally {
    await backend.stop();
  }
}

async function requireInstallation(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(`select to_regclass('kysely_migration') as "table"`);
  if (rows[0]?.table === null)
    throw new UsageError(
      'This database holds no installation, so there is nothing to back up.\nName the right one by DATABASE_URL.',
    );
}

async function restore(config: Config, file: string): Promise<void> {
  const { dataDir, contentDir = join(dataDir, 'content'), databasePooler } = config;
  openDataFolder(dataDir);
  const backend = await openBackend(config);
  try {
    const files = await openFileStore(config, log);
    const target = { pool: backend.pool, isPooled: databasePooler, files, contentDir };
    const restored = await restoreArchive(
      file,
      { ...target, scratchDir: dataDir },
      config.backupPassphrase,
    );
    tell(restored, file);
    if (restored.content > 0 && !config.contentDir)
      say(`Your own texts and pictures are in ${contentDir}: start with CONTENT_DIR=${contentDir}`);
  } finally {
    await backend.stop();
  }
}

/** On a database and in folders that nobody sees and that go again. */
async function check(config: Config, file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'saath-check-'));
  try {
    const { pool, stop } = await startEmbedded(folder);
    try {
      const files = diskStore(join(folder, 'files'));
      const target: Target = {
        pool,
        isPooled: false,
        files,
        contentDir: join(folder, 'content'),
        scratchDir: folder,
      };
      tell(await restoreArchive(file, target, config.backupPassphrase), file);
      say(
        'That was a check: it was restored into a temporary place, and nothing was changed here.',
      );
    } finally {
      await stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function rowsIn({ tables }: Manifest): string {
  const rows = tables.reduce((total, table) => total + table.rows, 0);
  return `${rows} rows of ${tables.length} tables`;
}

function tell({ manifest, pictures, content }: Restored, file: string): void {
  const { takenAt, version: writer, migration } = manifest;
  say(`${basename(file)}: taken at ${takenAt} by version ${writer} (${migration})`);
  say(
    `${rowsIn(manifest)} restored and compared; ${pictures} pictures, ${content} of your own files`,
  );
}

async function requireReadable(file: string): Promise<void> {
  await access(file, constants.R_OK).catch(({ code }: NodeJS.ErrnoException) => {
    if (code === 'ENOENT') throw new UsageError(`There is no file ${file}.`);
    throw new UsageError(
      `Cannot read ${file} (${code}).\nGive it to the user who runs this command (in the image that is number 1000).`,
    );
  });
}

async function run(): Promise<void> {
  const { command, file } = readArguments();
  const config = readConfig(process.env);
  if (command === 'backup') return await backUp(config, file);
  await requireReadable(file);
  await (command === 'check' ? check : restore)(config, file);
}

try {
  await run();
} catch (error) {
  const isUsage =
    error instanceof UsageError ||
    error instanceof ArchiveRefused ||
    (error instanceof TypeError && /option/i.test(error.message));
  process.stderr.write(`${isUsage ? error.message : explainStartFailure(error)}\n`);
  process.exit(1);
}
