/**
 * `npm run bench:admin`: what every admin screen asks for, at 20 requests a second (4 at a million), with 10,000 and with 100,000
 * volunteers on one PostgreSQL in one run; `npm run bench:admin -- million` with 100,000 and with a million, who have ten
 * places each. Both sizes are asked in turns. Prints what it takes to hold all candidates in memory, the 95th percentile and the CPU
 * of an answer, and how both grow from small to large (other programs of the machine hardly change the CPU). `-- --control`
 * asks for an event's people where nothing leads to those of one event, which misses the bars.
 */
import pg from 'pg';
import { startPostgres } from '../../tools/postgres.mjs';
import { type AdminCall, adminCalls } from './calls.ts';
import type { Size } from './planting.ts';
import { type Cost, costOf, type Product, plant, startProduct } from './product.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const ROUNDS = 2;

type Step = {
  readonly small: Size;
  readonly large: Size;
  /** Requests a second: few enough that even the dearest call leaves the machine time. */
  readonly rate: number;
  readonly bars: {
    /** Milliseconds of the 95th percentile at the large size. */
    readonly p95: number;
    /** Of paged lists from small to large: of the CPU, or of the 95th percentile. */
    readonly growth: number;
    readonly of: 'cpu' | 'p95';
  };
};

const steps = {
  usual: {
    small: { volunteers: 10_000, events: 1000, people: 100 },
    large: { volunteers: 100_000, events: 10_000, people: 100 },
    rate: 20,
    bars: { p95: 100, growth: 1.5, of: 'cpu' },
  },
  million: {
    small: { volunteers: 100_000, events: 1000, people: 1000 },
    large: { volunteers: 1_000_000, events: 10_000, people: 1000 },
    rate: 4,
    bars: { p95: 200, growth: 1.2, of: 'p95' },
  },
} as const satisfies Record<string, Step>;
/** Of the index of a million: seconds, megabytes, and milliseconds for which nothing else is done. */
const indexBars = { ready: 60, megabytes: 1200, pause: 50 };
const isMillion = process.argv.includes('million');
const isControl = process.argv.includes('--control');
/** The indexes that are no rule of their own. */
const DROP = `select format('drop index %s', indexrelid::regclass) as text from pg_index
  where indrelid = 'participation'::regclass and not indisunique`;
const { small, large, rate, bars }: Step = isMillion ? steps.million : steps.usual;

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
  const product = await startProduct(url.href, size, admin);
  if (isControl) await dropIndexes(url.href);
  return product;
}

async function dropIndexes(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ text: string }>(DROP);
  for (const { text } of rows) await client.query(text);
  await client.end();
}

const products = [await productOf(small), await productOf(large)] as const;
let failed = 0;

/** Of two measurements the lower one: what else the machine does only adds. */
async function costBoth(call: AdminCall): Promise<readonly [Cost, Cost]> {
  const rounds: (readonly [Cost, Cost])[] = [];
  const [one, other] = products;
  const how = { seconds: SECONDS, rate };
  for (let round = 0; round < ROUNDS; round++)
    rounds.push([await costOf(one, call, how), await costOf(other, call, how)]);
  const least = (at: 0 | 1, of: keyof Cost) => Math.min(...rounds.map((each) => each[at][of]));
  const lower = (at: 0 | 1) => ({ p95: least(at, 'p95'), cpu: least(at, 'cpu') });
  return [lower(0), lower(1)];
}

console.log('| index of candidates | ready after s | MB | longest pause ms | CPU of it ms |');
console.log('|---|---|---|---|---|');
for (const { size, index } of products) {
  const { ready, megabytes, pause, cpu } = index;
  const figures = [seconds(ready), megabytes.toFixed(0), pause.toFixed(0), cpu.toFixed(1)];
  console.log(`| ${people(size)} | ${figures.join(' | ')} |`);
}
const { ready, megabytes, pause } = products[1].index;
const isIndexMet =
  ready / 1000 <= indexBars.ready && megabytes <= indexBars.megabytes && pause <= indexBars.pause;
if (isMillion && !isIndexMet) failed += 1;

// Printed one by one: whoever stops it early has seen the rest.
console.log(
  `\n| call | p95 ms, ${people(small)} | ${people(large)} | CPU ms | | growth of p95 | of CPU | |`,
);
console.log('|---|---|---|---|---|---|---|---|');
const asked = adminCalls.filter(({ name }) => !isControl || name === 'people of an event');
for (const call of asked) {
  const costs = await costBoth(call).catch((error: Error) => error);
  if (costs instanceof Error) {
    // Too busy to answer: that is the control's way to miss them, and the only one.
    if (!isControl || !costs.message.includes('server.busy')) throw costs;
    failed += 1;
    console.log(`| ${call.name} | NOT MET: ${costs.message.slice(0, 160)} |`);
    continue;
  }
  const [one, other] = costs;
  const growth = { p95: other.p95 / one.p95, cpu: other.cpu / one.cpu };
  const isMet = other.p95 < bars.p95 && (!call.isPaged || growth[bars.of] < bars.growth);
  if (!isMet) failed += 1;
  const figures = [one.p95, other.p95, one.cpu, other.cpu].map((each) => each.toFixed(1));
  const paged = call.isPaged ? ' (paged)' : '';
  console.log(
    `| ${call.name} | ${figures.join(' | ')} | ${growth.p95.toFixed(2)}${paged} | ${growth.cpu.toFixed(2)} | ${isMet ? 'met' : 'NOT MET'} |`,
  );
}
console.log(failed === 0 ? '\nAll bars are met.' : `\n${failed} bars are not met.`);
for (const product of products) await product.stop();
await admin.end();
postgres.stop();
process.exit(failed === (isControl ? asked.length : 0) ? 0 : 1);
