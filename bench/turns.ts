/** How long the event loop is held: by the clock, and by the CPU of one turn, which other programs hardly change. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

export type LongestHold = {
  /** Milliseconds in which nothing was answered. */
  readonly pause: number;
  /** Milliseconds of CPU that this thread used between two turns. */
  readonly cpu: number;
};

/** @returns ends the watch and tells what was longest */
export function watchTurns(): () => LongestHold {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let cpu = 0;
  let last = cpuOfThread();
  let isOver = false;
  function look(): void {
    const now = cpuOfThread();
    cpu = Math.max(cpu, now - last);
    last = now;
    if (!isOver) setTimeout(look, 1);
  }
  setTimeout(look, 1);
  return () => {
    isOver = true;
    delay.disable();
    return { pause: delay.max / 1e6, cpu };
  };
}

function cpuOfThread(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
