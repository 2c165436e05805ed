/** Why a command could not start, in words for the person at the terminal. */

import { ArchiveRefused } from './platform/archive/manifest.ts';
import { ConfigError } from './platform/config.ts';
import { OpenDataDirectory } from './platform/data-folder.ts';
import { isDatabaseAway } from './platform/database-away.ts';
import { isDiskFull } from './platform/disk-full.ts';
import { DomainError } from './platform/domain-error.ts';
import { DataDirectoryInUse } from './platform/embedded.ts';
import { StoreAway } from './platform/file-store/file-store.ts';
import { DatabaseNewer, DatabaseTooOld } from './platform/migrate.ts';

type Refusal = { readonly what: string; readonly todo?: string };

/** SQLSTATEs with which PostgreSQL turns a client away. */
const refusals: Readonly<Record<string, Refusal>> = {
  '28P01': { what: 'refused the password' },
  '28000': { what: 'refused the user' },
  '3D000': {
    what: 'has no database of that name',
    todo: 'Create the database, or put the name of another one at the end of DATABASE_URL.',
  },
  '42501': {
    what: 'does not let this user make tables',
    todo: 'Let the user of DATABASE_URL own the database: alter database … owner to …',
  },
  '53300': {
    what: 'has no free connection',
    todo: 'Lower DATABASE_POOL, end what else is connected, or raise max_connections of the server.',
  },
  '57P03': { what: 'is still starting, or about to stop', todo: 'Start again in a moment.' },
  '25006': {
    what: 'takes no changes: it is a copy of another one',
    todo: 'Let DATABASE_URL name the primary server.',
  },
};

/** What the driver and poolers say in words only. */
const texts: readonly (readonly [RegExp, Refusal])[] = [
  [
    /unsupported startup parameter|prepared statement "s\d+" does not exist/,
    {
      what: 'is behind a pooler that gives every transaction another connection',
      todo: 'Set DATABASE_POOLER=1.',
    },
  ],
  [/^SASL:.*password must be/, { what: 'asks for a password' }],
  [/does not support SSL/, { what: 'has no TLS', todo: 'Take sslmode out of DATABASE_URL.' }],
  [/no such database/, { what: 'has no database of that name' }],
];

const unreachable = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
];
const unwritable = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'];

/**
 * What happened and what to do about it, without secrets; the stack of an error that nobody foresaw.
 *
 * @param error whatever the start threw
 */
export function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOurs = [
    ArchiveRefused,
    ConfigError,
    DataDirectoryInUse,
    DatabaseNewer,
    DatabaseTooOld,
    OpenDataDirectory,
    DomainError,
  ].some((kind) => error instanceof kind);
  if (isOurs) return error.message;
  const { code = '', syscall, port, path } = error as NodeJS.ErrnoException & { port?: number };
  if (syscall === 'listen') return explainListening(code, port);
  const told = texts.find(([text]) => text.test(error.message))?.[1] ?? refusals[code];
  if (told) return database(told);
  if (unreachable.includes(code) || isDatabaseAway(error))
    return database({ what: `does not answer${code ? ` (${code})` : ''}` });
  if (isDiskFull(error))
    return `The disk is full (${code})${path ? `: there is no room for ${path}` : ''}.\nNothing was left half done. Make room, and try again.`;
  if (unwritable.includes(code) && path)
    return `Cannot write to ${path} (${code}).\nGive this user the right to, or name another place; Saath's own folder is DATA_DIR.`;
  if (error instanceof StoreAway)
    return `${error.message}.\nCheck S3_URL and that the store is running, and try again.`;
  return error.stack ?? error.message;
}

function explainListening(code: string, port = 0): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program.\nStop that program, or choose another PORT.`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user.\nChoose a PORT from 1024 up.`;
  return `Cannot listen on this HOST (${code}).\nChoose an address of this machine, such as 127.0.0.1 or 0.0.0.0.`;
}

function database({ what, todo }: Refusal): string {
  return `The database server ${what}.\n${todo ?? 'Check DATABASE_URL and that the server is running.'}`;
}
