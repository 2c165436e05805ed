/** Why a command could not start, in words for the person at the terminal. */

import { ConfigError } from './platform/config.ts';
import { OpenDataDirectory } from './platform/data-folder.ts';
import { DomainError } from './platform/domain-error.ts';
import { DataDirectoryInUse } from './platform/embedded.ts';

/** SQLSTATEs with which PostgreSQL turns a client away. */
const refusals: Readonly<Record<string, string>> = {
  '28P01': 'refused the password',
  '28000': 'refused the user',
  '3D000': 'has no database of that name',
  '53300': 'has no free connection',
  '57P03': 'is still starting',
};

const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN'];
const unwritable = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST'];

/**
 * What happened and what to do about it, without secrets; the stack of an error that nobody foresaw.
 *
 * @param error whatever the start threw
 */
export function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOurs = [ConfigError, DataDirectoryInUse, OpenDataDirectory, DomainError].some(
    (kind) => error instanceof kind,
  );
  if (isOurs) return error.message;
  const { code = '', syscall, port, path } = error as NodeJS.ErrnoException & { port?: number };
  if (syscall === 'listen') return explainListening(code, port);
  if (refusals[code]) return database(refusals[code]);
  if (unreachable.includes(code) || /connection timeout/i.test(error.message))
    return database(`does not answer${code ? ` (${code})` : ''}`);
  if (unwritable.includes(code) && path)
    return `Cannot write to ${path} (${code}).\nGive this user the right to, or choose another DATA_DIR.`;
  return error.stack ?? error.message;
}

function explainListening(code: string, port = 0): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program.\nStop that program, or choose another PORT.`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user.\nChoose a PORT from 1024 up.`;
  return `Cannot listen on this HOST (${code}).\nChoose an address of this machine, such as 127.0.0.1 or 0.0.0.0.`;
}

function database(what: string): string {
  return `The database server ${what}.\nCheck DATABASE_URL and that the server is running.`;
}
