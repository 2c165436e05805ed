/** The data directory is its owner's alone: it holds password hashes, addresses, links that log in, and the signing key. */
import {
  chmodSync,
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';

const OWNER_ONLY = 0o700;
/** Closed to others, but files below may still be as they were: a start that was cut off begins again. */
const BEING_CLOSED = 0o1700;
const OTHERS_MAY_WRITE = 0o002;
const STICKY = 0o1000;

/** The data directory cannot be kept from other users of the machine; the message says what to do. */
export class OpenDataDirectory extends Error {
  constructor(what: string, remedy: string) {
    super(`${what}\nIt would hold password hashes and keys that others must not read. ${remedy}`);
    this.name = 'OpenDataDirectory';
  }
}

/**
 * Makes the directory if there is none, and closes it to everybody but its owner: files of an older installation too.
 * That is remembered by its mode, so a later start looks at nothing below. Windows has no such modes: there the
 * folder's own permissions hold. Whatever this process and its children create from now on is for their user only.
 *
 * @param path as the operator wrote it
 * @throws OpenDataDirectory when it belongs to somebody else or cannot be closed
 */
export function openDataFolder(path: string): void {
  process.umask(0o077);
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY });
  if (process.platform === 'win32') return;
  const folder = realpathSync(path);
  requireOwn(folder, statSync(folder));
  requireSafePlace(folder);
  if (permissionsOf(folder) === OWNER_ONLY) return;
  setMode(folder, BEING_CLOSED);
  closeBelow(folder);
  setMode(folder, OWNER_ONLY);
}

/**
 * Closes all files and folders below one that others cannot enter; links are left alone, and never followed.
 *
 * @throws OpenDataDirectory for what belongs to somebody else
 */
export function closeBelow(folder: string): void {
  if (process.platform === 'win32') return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      closeOne(path, OWNER_ONLY);
      closeBelow(path);
    } else if (entry.isFile()) closeOne(path, 0o600);
  }
}

/** By descriptor: what was put in the place of the file meanwhile is not opened up or followed. */
function closeOne(path: string, mode: number): void {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const descriptor = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    requireOwn(path, fstatSync(descriptor));
    fchmodSync(descriptor, mode);
  } finally {
    closeSync(descriptor);
  }
}

function requireOwn(path: string, { uid }: Stats): void {
  const own = process.geteuid?.();
  if (uid === own) return;
  throw new OpenDataDirectory(
    `${path} belongs to another user (number ${uid}; this is ${own}).`,
    `Start Saath as that user, give it to this one (\`chown -R ${own} ${path}\`), or choose another DATA_DIR.`,
  );
}

/** Where everybody may rename what lies there, somebody could put a folder of their own in its place. */
function requireSafePlace(folder: string): void {
  for (let inner = folder; dirname(inner) !== inner; inner = dirname(inner)) {
    const outer = dirname(inner);
    const { mode } = statSync(outer);
    if (mode & OTHERS_MAY_WRITE && !(mode & STICKY))
      throw new OpenDataDirectory(
        `The data directory ${folder} lies in ${outer}, where every user of this machine may replace it.`,
        `Take that right away (\`chmod o-w ${outer}\`), or choose a DATA_DIR elsewhere.`,
      );
  }
}

function setMode(folder: string, mode: number): void {
  chmodSync(folder, mode);
  // Some file systems take the call and change nothing.
  if (permissionsOf(folder) === mode) return;
  throw new OpenDataDirectory(
    `The data directory ${folder} cannot be closed to others: its file system keeps no permissions.`,
    'Choose a DATA_DIR on a disk of this machine.',
  );
}

function permissionsOf(folder: string): number {
  return statSync(folder).mode & 0o7777;
}
