/** The product under `npm run bench:streams`, which tells what it holds when it is asked; run with `--expose-gc`. */
import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import './admin/server.ts';

// For the negative control something is kept of every request …
const kept: unknown[] = [];
if (process.env.BENCH_CONTROL)
  subscribe('http.server.request.start', () => void kept.push(new Array(8_000).fill(0.5)));

process.on('message', (message) => {
  if (message === 'be busy') return beBusy();
  // What could be collected is not held: how much of it is left about depends on how much memory the machine has.
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ held: heapUsed + external + allocated(), whole: rss });
});

/** … and for seconds at a time something else is done. */
function beBusy(): void {
  const until = performance.now() + 2400;
  while (performance.now() < until);
  setTimeout(beBusy, 100);
}

/** Bytes outside of the JavaScript heap, as sockets and parsers have them: the program's break (proc(5)). */
function allocated(): number {
  const maps = readFileSync('/proc/self/smaps', 'utf8');
  return Number(/\[heap\].*?Rss:\s+(\d+)/s.exec(maps)?.[1]) * 1024;
}
