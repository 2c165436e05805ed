/** Tells whether an error says that the database cannot be reached or does not take writes: it passes by itself. */

/**
 * Connection lost (08…), server stopping or starting (57P01 to 57P05), too many connections, read-only after a failover,
 * a transaction that stayed open for too long, or of which nobody knows whether it lasts (40003).
 */
const states = /^(08...|57P0[1-5]|53300|25006|25P03|40003)$/;

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What the driver says without a code: of a lost connection, and when there is none to be had in time. */
const driverTexts =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout (expired|exceeded when))/;

/** @param error whatever a query or a connection has thrown */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined) return states.test(code) || systemCodes.has(code);
  return driverTexts.test(error.message);
}

/**
 * Whether a transaction that threw has left nothing behind. Of a commit whose answer was lost nobody knows: a file that was
 * written for its row stays then, and is swept when it is nobody's.
 */
export function isSurelyUndone(error: unknown): boolean {
  return !isDatabaseAway(error);
}
