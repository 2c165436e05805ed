/** The product under `npm run bench:streams`, which tells what it holds when it is asked; run with `--expose-gc`. */
import { readFileSync } from 'node:fs';
import './admin/server.ts';

process.on('message', () => {
  // What could be collected is not held: how much of it is left about depends on how much memory the machine has.
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ held: heapUsed + external + allocated(), whole: rss });
});

/** Bytes outside of the JavaScript heap, as sockets and parsers have them: the program's break (proc(5)). */
function allocated(): number {
  const maps = readFileSync('/proc/self/smaps', 'utf8');
  return Number(/\[heap\].*?Rss:\s+(\d+)/s.exec(maps)?.[1]) * 1024;
}
