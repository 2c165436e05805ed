/** Tells whether an error says that there is no room: making room is the only thing that helps. */

/** Of the file system: no space, no quota. Of the database: disk_full. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** SQLite's, which holds our locks: SQLITE_FULL. */
const SQLITE_FULL = 13;

/** @param error whatever a write to a file or to the database has thrown */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', errcode } = error as NodeJS.ErrnoException & { errcode?: number };
  return codes.has(code) || errcode === SQLITE_FULL;
}
