/**
 * A throw-away PostgreSQL server for tests, on 127.0.0.1 and in a temporary folder.
 * As a program it prints the address and runs until Ctrl-C: for `TEST_POSTGRES_URL=… npm run unit`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { findBinaries, postgresUser, program } from './postgres-binaries.mjs';
import { isMain } from './setup.mjs';

/** @typedef {{ url: string, stop: () => void }} Postgres */

/** Of Linux; files in it are memory. */
const IN_MEMORY = '/dev/shm';
/** In bytes. What the databases of all workers and the log need is a tenth of it. */
const ROOM = 2e9;

// What makes it fast makes it forget at a crash: right for a server that nobody will miss.
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '300',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

/**
 * Starts a server, or takes the one that TEST_POSTGRES_URL names. The end of this process stops it.
 * @param {Record<string, string>} [more] settings beside those that every test server has
 * @param {{ isInMemory?: boolean }} [where] in memory where there is room: for many small databases, not for measuring
 * @returns {Promise<Postgres>}
 */
export async function startPostgres(more = {}, { isInMemory = false } = {}) {
  if (process.env.TEST_POSTGRES_URL) return { url: process.env.TEST_POSTGRES_URL, stop() {} };
  const folder = mkdtempSync(join(isInMemory ? roomyFolder() : tmpdir(), 'saath-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    return await startIn(folder, { remove, more });
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Each test file has a database of its own, a thousand files that are made and removed again: in memory, where there is
 * room, that costs a fifth of what it does on a disk.
 */
function roomyFolder() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    accessSync(IN_MEMORY, constants.W_OK);
    if (bavail * bsize >= ROOM) return IN_MEMORY;
  } catch {
    // There is none, or it is not for us.
  }
  return tmpdir();
}

/**
 * @param {string} folder
 * @param {{ remove: () => void, more: Record<string, string> }} options
 * @returns {Promise<Postgres>}
 */
async function startIn(folder, { remove, more }) {
  const user = postgresUser();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  const bin = findBinaries(user, folder);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder };
  makeCluster(program(bin, 'initdb'), data, options);
  const port = await freePort();
  const parameters = Object.entries({ ...settings, ...more, port: String(port) });
  const flags = parameters.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(program(bin, 'postgres'), ['-D', data, ...flags], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl-C is for us: it must outlive the tests that use it.
    detached: true,
  });
  const stop = () => {
    process.off('exit', stop);
    spawnSync(program(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate'], options);
    remove();
  };
  process.on('exit', stop);
  await isReady(server);
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

/**
 * @param {string} initdb
 * @param {string} data
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
function makeCluster(initdb, data, options) {
  const access = ['--username=postgres', '--auth=trust'];
  const texts = ['--encoding=UTF8', '--locale=C'];
  const { status, stderr, error } = spawnSync(
    initdb,
    ['-D', data, ...access, ...texts, '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`initdb failed: ${stderr || error?.message}`);
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No free port');
  return address.port;
}

/** @param {import('node:child_process').ChildProcess} server */
async function isReady(server) {
  let log = '';
  await new Promise((resolve, reject) => {
    server.stderr?.on('data', (chunk) => {
      log = `${log}${chunk}`.slice(-2000);
      if (log.includes('ready to accept connections')) resolve(undefined);
    });
    server.on('error', reject);
    server.on('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
  server.stderr?.removeAllListeners('data').resume();
}

if (isMain(import.meta.url)) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit());
  // Until then, also while somebody stops the server and starts it again.
  setInterval(() => {}, 1_000_000);
  console.log((await startPostgres({}, { isInMemory: true })).url);
}
