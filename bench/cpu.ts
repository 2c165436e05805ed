/** CPU time that processes have used (proc(5)): unlike waiting times it says little about what else a machine does. */
import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';

const TICKS_PER_SECOND = 100;

/** CPU seconds of a process so far, user and system; none of one that is gone. */
export function cpuSeconds(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(stat[11]) + Number(stat[12])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

/** What processes of a database had used when they were last seen: those that are gone count with it. */
const seen = new Map<number, number>();

/** CPU seconds of this process, and of the server's for its database. */
export async function cpuWithDatabase(pool: Pool): Promise<number> {
  const text = 'select pid from pg_stat_activity where datname = current_database()';
  const { rows } = await pool.query<{ pid: number }>(text);
  for (const { pid } of rows) seen.set(pid, cpuSeconds(pid));
  const { user, system } = process.cpuUsage();
  return [...seen.values()].reduce((sum, each) => sum + each, (user + system) / 1e6);
}
