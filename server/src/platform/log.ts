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

/** What may be logged of an error: its name, its message when it is ours or the system's, and where it came from. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  // A database error's message can quote the row; its code and constraint tell enough.
  const isFromDatabase = 'severity' in error;
  return {
    error: error.name,
    ...('code' in error ? { code: error.code } : {}),
    ...('constraint' in error ? { constraint: error.constraint } : {}),
    ...(isFromDatabase ? {} : { message: error.message }),
    stack: error.stack
      ?.split('\n')
      .slice(1, 8)
      .map((line) => line.trim()),
  };
}
