/** Structured log lines on stderr. Callers pass ids and codes, never names, addresses, bodies or tokens. */
import pino from 'pino';
import type { Config } from './config.ts';

export type Log = pino.Logger;

/** @param out where the lines go: stderr, unless a test reads them */
export function createLog(
  level: Config['logLevel'],
  out: pino.DestinationStream = pino.destination(2),
): Log {
  const base = { service: 'saath' };
  return pino({ level, base, timestamp: pino.stdTimeFunctions.isoTime }, out);
}

/** An error, or a copy of one's fields, as the job queue hands on. */
function isError(error: unknown): error is Error {
  if (error instanceof Error) return true;
  return typeof error === 'object' && error !== null && 'message' in error && 'stack' in error;
}

/** What may be logged of an error: its name, its message when it is ours or the system's, and where it came from. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!isError(error)) return { error: typeof error };
  // A database error's message can quote the row; its code and constraint tell enough.
  const isFromDatabase = 'severity' in error;
  return {
    error: error.name ?? 'Error',
    ...('code' in error ? { code: error.code } : {}),
    ...('constraint' in error ? { constraint: error.constraint } : {}),
    ...(isFromDatabase ? {} : { message: error.message }),
    // The lines before say the message once more, which may have several.
    stack: error.stack
      ?.split('\n')
      .map((line) => line.trim())
      .filter((line) => line.startsWith('at '))
      .slice(0, 7),
  };
}
