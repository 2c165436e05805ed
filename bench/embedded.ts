/**
 * `npm run bench:embedded`: how many people the embedded database carries. Installations of several sizes, one after the other:
 * how long a start takes, what the process holds, and the 95th percentile and CPU of what every admin screen asks for, at
 * five requests a second.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { startEmbedded } from '../server/src/platform/embedded.ts';
import { adminCalls } from './admin/calls.ts';
import type { Size } from './admin/planting.ts';
import { type Cost, costOf, plantBy, startWith } from './admin/product.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const RATE = 5;
/** Milliseconds of a 95th percentile: longer is felt. */
const FELT = 200;
const sizes: readonly Size[] = [
  { volunteers: 1000, events: 200, people: 50 },
  { volunteers: 10_000, events: 1000, people: 100 },
  { volunteers: 50_000, events: 5000, people: 100 },
];

type Carried = {
  readonly planted: number;
  readonly start: number;
  readonly megabytes: number;
  readonly costs: readonly Cost[];
};

const since = (began: number) => (performance.now() - began) / 1000;

async function measure(size: Size, folder: string): Promise<Carried> {
  const directory = join(folder, `${size.volunteers}`);
  mkdirSync(directory, { mode: 0o700 });
  const planting = performance.now();
  const { pool, stop } = await startEmbedded(directory);
  await plantBy(pool, size);
  await stop();
  const planted = since(planting);
  const starting = performance.now();
  const product = await startWith({ DATABASE_URL: '', DATA_DIR: directory }, { size });
  const start = since(starting);
  const costs: Cost[] = [];
  for (const call of adminCalls)
    costs.push(await costOf(product, call, { seconds: SECONDS, rate: RATE }));
  const status = readFileSync(`/proc/${product.child.pid}/status`, 'utf8');
  const megabytes = Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1]) / 1024;
  await product.stop();
  rmSync(directory, { recursive: true });
  return { planted, start, megabytes, costs };
}

const folder = mkdtempSync(join(tmpdir(), 'saath-embedded-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const carried: Carried[] = [];
for (const size of sizes) {
  carried.push(await measure(size, folder));
  const { planted = 0, start = 0, megabytes = 0, costs = [] } = carried.at(-1) ?? {};
  const felt = costs.filter(({ p95 }) => p95 > FELT).length;
  console.log(
    `${size.volunteers.toLocaleString('en')} people, ${(size.events * size.people).toLocaleString('en')} places: planted in ${planted.toFixed(0)} s, started in ${start.toFixed(1)} s, ${megabytes.toFixed(0)} MB; ${felt} of ${costs.length} calls over ${FELT} ms`,
  );
}
console.log(
  `\n| call |${sizes.map(({ volunteers }) => ` p95 ms, ${volunteers} | CPU ms |`).join('')}`,
);
console.log(`|---|${sizes.map(() => '---|---|').join('')}`);
for (const [index, { name }] of adminCalls.entries()) {
  const figures = carried.flatMap(({ costs }) => {
    const { p95 = Number.NaN, cpu = Number.NaN } = costs[index] ?? {};
    return [p95.toFixed(1), cpu.toFixed(1)];
  });
  console.log(`| ${name} | ${figures.join(' | ')} |`);
}
process.exit();
