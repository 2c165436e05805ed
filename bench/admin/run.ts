/**
 * `npm run bench:admin`: what every admin screen asks for, at 20 requests a second, with 10,000 and with 100,000
 * volunteers on one PostgreSQL in one run. Prints the 95th percentile, and the growth of the median from small to large.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { openDatabase } from '../../server/src/platform/database.ts';
import { migrate } from '../../server/src/platform/migrate.ts';
import { startPostgres } from '../../tools/postgres.mjs';
import { type AdminCall, adminCalls } from './calls.ts';
import { type Latencies, measureLatency } from './load.ts';
import { type Size, seedStatements } from './planting.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
/** The bar: milliseconds of the 95th percentile, and growth of paged lists. */
const bars = { p95: 100, growth: 1.5 } as const;

const sizes = {
  small: { volunteers: 10_000, events: 1000, people: 100 },
  large: { volunteers: 100_000, events: 10_000, people: 100 },
} as const satisfies Record<string, Size>;

type Product = {
  readonly address: string;
  readonly cookie: string;
  readonly child: ChildProcess;
};

async function plant(url: string, size: Size): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await migrate(openDatabase(pool));
  for (const statement of seedStatements(size)) await pool.query(statement);
  await pool.end();
}

async function startProduct(url: string): Promise<Product> {
  const file = fileURLToPath(new URL('./server.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: url };
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    child.once('exit', (code) => reject(new Error(`The product ended: ${code}`)));
  });
  return { ...(JSON.parse(line) as { address: string; cookie: string }), child };
}

async function measure(product: Product, call: AdminCall, size: Size): Promise<Latencies> {
  async function send(index: number): Promise<void> {
    const { path, method = 'GET', body } = call.request(size, index);
    const answer = await fetch(product.address + path, {
      method,
      headers: {
        cookie: product.cookie,
        'sec-fetch-site': 'same-origin',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (answer.status !== 200 && !(call.mayRefuse && answer.status === 409))
      throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
  }
  await measureLatency(send, 1);
  return await measureLatency(send, SECONDS);
}

// As whoever runs a database of a gigabyte would have it.
const postgres = await startPostgres({ shared_buffers: '1GB' });
const admin = new pg.Client({ connectionString: postgres.url });
await admin.connect();
const found = new Map<string, Record<keyof typeof sizes, Latencies>>();
for (const [name, size] of Object.entries(sizes) as [keyof typeof sizes, Size][]) {
  await admin.query(`create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  await plant(url.href, size);
  const product = await startProduct(url.href);
  for (const call of adminCalls) {
    const latencies = await measure(product, call, size);
    found.set(call.name, { ...found.get(call.name), [name]: latencies } as never);
  }
  product.child.kill('SIGKILL');
}

let failed = 0;
console.log('| call | p95 ms, 10,000 | p95 ms, 100,000 | growth of the median | |');
console.log('|---|---|---|---|---|');
for (const { name, isPaged } of adminCalls) {
  const latencies = found.get(name);
  if (!latencies) continue;
  const { small, large } = latencies;
  const growth = large.median / small.median;
  const isMet = large.p95 < bars.p95 && (!isPaged || growth < bars.growth);
  if (!isMet) failed += 1;
  console.log(
    `| ${name} | ${small.p95.toFixed(1)} | ${large.p95.toFixed(1)} | ${growth.toFixed(2)}${isPaged ? ' (paged)' : ''} | ${isMet ? 'met' : 'NOT MET'} |`,
  );
}
console.log(failed === 0 ? '\nAll bars are met.' : `\n${failed} bars are not met.`);
await admin.end();
postgres.stop();
process.exit(failed === 0 ? 0 : 1);
