/** CPU time that processes have used (proc(5)): unlike waiting times it says little about what else a machine does. */
import { readFileSync } from 'node:fs';

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
