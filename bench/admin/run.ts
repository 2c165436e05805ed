/**
 * `npm run bench:admin`: what every admin screen asks for, at 20 requests a second, with 10,000 and with 100,000
 * volunteers on one PostgreSQL in one run; `npm run bench:admin -- million` with 100,000 and with a million, who have ten
 * places each. Both sizes are asked in turns. Prints the 95th percentile, the CPU of an answer and its growth from small to
 * large (other programs of the machine hardly change it), and what it takes to hold all candidates in memory.
 */
import pg from 'pg';
import { startPostgres } from '../../tools/postgres.mjs';
import { type AdminCall, adminCalls } from './calls.ts';
import type { Size } from './planting.ts';
import { type Cost, costOf, type Product, plant, startProduct } from './product.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);

type Step = {
  readonly small: Size;
  readonly large: Size;
  /** Milliseconds of the 95th percentile at the large size, and growth of paged lists. */
  readonly bars: { readonly p95: number; readonly growth: number };
};

const steps = {
  usual: {
    small: { volunteers: 10_000, events: 1000, people: 100 },
    large: { volunteers: 100_000, events: 10_000, people: 100 },
    bars: { p95: 100, growth: 1.5 },
  },
  million: {
    small: { volunteers: 100_000, events: 1000, people: 1000 },
    large: { volunteers: 1_000_000, events: 10_000, people: 1000 },
    bars: { p95: 200, growth: 1.2 },
  },
} as const satisfies Record<string, Step>;
const { small, large, bars }: Step = process.argv[2] === 'million' ? steps.million : steps.usual;

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
const people = ({ volunteers }: Size) => volunteers.toLocaleString('en');

// Ended early, it takes along what it started, as at its end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

// As whoever runs a database of a gigabyte would have it.
const postgres = await startPostgres({ shared_buffers: '1GB', max_wal_size: '8GB' });
const admin = new pg.Client({ connectionString: postgres.url });
await admin.connect();

async function productOf(size: Size): Promise<Product> {
  const url = new URL(postgres.url);
  url.pathname = `/size_${size.volunteers}`;
  await admin.query(`create database size_${size.volunteers}`);
  const began = performance.now();
  await plant(url.href, size);
  console.error(`${people(size)}: planted in ${seconds(performance.now() - began)} s`);
  return await startProduct(url.href, size, admin);
}

const products = [await productOf(small), await productOf(large)] as const;
const found: [AdminCall, Cost, Cost][] = [];
for (const call of adminCalls) {
  const [one, other] = products;
  found.push([call, await costOf(one, call, SECONDS), await costOf(other, call, SECONDS)]);
}

let failed = 0;
console.log(`| call | p95 ms, ${people(small)} | ${people(large)} | CPU ms | | growth | |`);
console.log('|---|---|---|---|---|---|---|');
for (const [{ name, isPaged }, one, other] of found) {
  const growth = other.cpu / one.cpu;
  const isMet = other.p95 < bars.p95 && (!isPaged || growth < bars.growth);
  if (!isMet) failed += 1;
  const figures = [one.p95, other.p95, one.cpu, other.cpu].map((each) => each.toFixed(1));
  console.log(
    `| ${name} | ${figures.join(' | ')} | ${growth.toFixed(2)}${isPaged ? ' (paged)' : ''} | ${isMet ? 'met' : 'NOT MET'} |`,
  );
}
console.log('\n| index of candidates | ready after s | MB | longest pause ms | CPU of it ms |');
console.log('|---|---|---|---|---|');
for (const { size, index } of products) {
  const { ready, megabytes, pause, cpu } = index;
  const figures = [seconds(ready), megabytes.toFixed(0), pause.toFixed(0), cpu.toFixed(1)];
  console.log(`| ${people(size)} | ${figures.join(' | ')} |`);
}
console.log(failed === 0 ? '\nAll bars are met.' : `\n${failed} bars are not met.`);
for (const product of products) await product.stop();
await admin.end();
postgres.stop();
process.exit(failed === 0 ? 0 : 1);
