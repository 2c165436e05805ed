/**
 * Work that may be asked for more often than it should be done: the first time at once, then never sooner than `space`
 * milliseconds after the last time, and once more after the last asking.
 */
export function spaced(space: number, work: () => void): { ask: () => void; cancel: () => void } {
  let earliest = 0;
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    timer = undefined;
    earliest = performance.now() + space;
    work();
  };
  return {
    ask() {
      if (timer) return;
      const wait = earliest - performance.now();
      if (wait <= 0) run();
      else timer = setTimeout(run, wait);
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
