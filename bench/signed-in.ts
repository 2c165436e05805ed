/**
 * What lists of people who are signed in cost beside bare `pg`: each call of the product by turns with the same statements, sent
 * again with the same values by nothing but `pg`, in one run on a PostgreSQL server of 10,000 volunteers. Counted in CPU of the product and of
 * the database, which other programs of the machine hardly change. Run: TEST_POSTGRES_URL=… node bench/signed-in.ts
 */
import pg from 'pg';
import { serverDatabase } from '../server/src/testing/database.ts';
import { givenAdmin, givenSignedIn, type SignedIn } from '../server/src/testing/given.ts';
import { type TestProduct, testProduct } from '../server/src/testing/product.ts';
import { isMain } from '../tools/setup.mjs';
import { eventUuid } from './admin/planting.ts';
import { plant } from './admin/product.ts';
import { cpuWithDatabase } from './cpu.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10);
const TIMES = 30;
const SIZE = { volunteers: 10_000, events: 1000, people: 100 };

type Statement = { readonly text: string; readonly values?: unknown[]; readonly name?: string };

/** What was sent since it was asked for. */
let sent: Statement[] | undefined;
/** The negative control: a product that sends each of its statements twice. */
let isTwice = false;
const query = pg.Client.prototype.query;
pg.Client.prototype.query = function recorded(this: pg.Client, ...given: unknown[]) {
  const [first, values] = given as [string | Statement, unknown[] | undefined];
  sent?.push(
    typeof first === 'string' ? { text: first, ...(values ? { values } : {}) } : { ...first },
  );
  if (isTwice) void Promise.resolve(Reflect.apply(query, this, given)).catch(() => undefined);
  return Reflect.apply(query, this, given);
} as typeof query;

type Call = { readonly name: string; readonly by: SignedIn; readonly path: string };

async function ask({ app }: TestProduct, { by, path }: Call): Promise<void> {
  const answer = await app.inject({ url: path, headers: { cookie: by.cookie } });
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
}

/** The statements of a call that has been made before, so that what is remembered is not asked for. */
async function statementsOf(product: TestProduct, call: Call): Promise<Statement[]> {
  for (let count = 0; count < 3; count++) await ask(product, call);
  sent = [];
  await ask(product, call);
  const found = sent;
  sent = undefined;
  return found;
}

/** Milliseconds of CPU of the call, and of its statements alone. */
async function compare(product: TestProduct, call: Call) {
  const statements = await statementsOf(product, call);
  const bare = new pg.Pool({ ...product.pool.options, max: 1 });
  const replay = async () => {
    for (const { text, values, name } of statements)
      await bare.query({ text, ...(values ? { values } : {}), ...(name ? { name } : {}) });
  };
  const cpu = { whole: 0, bare: 0, twice: 0 };
  // The first round warms up.
  for (let round = -1; round < ROUNDS; round++) {
    for (const [what, work] of [
      ['whole', async () => await ask(product, call)],
      ['bare', replay],
      ['twice', async () => await ask(product, call)],
    ] as const) {
      isTwice = what === 'twice';
      const before = await cpuWithDatabase(product.pool);
      for (let count = 0; count < TIMES; count++) await work();
      if (round >= 0)
        cpu[what] += (((await cpuWithDatabase(product.pool)) - before) * 1000) / (TIMES * ROUNDS);
    }
  }
  isTwice = false;
  await bare.end();
  return { ...cpu, statements: statements.length };
}

/** As a table for docs/performance.md. */
export async function signedInFigures(): Promise<string> {
  const database = await serverDatabase(4);
  await plant(database.url, SIZE);
  const product = await testProduct({ database });
  const [admin, volunteer] = [await givenAdmin(product), await givenSignedIn(product)];
  await product.pool.query('analyze');
  const calls: Call[] = [
    { name: 'event list, an Admin', by: admin, path: '/api/event/events/?page=1' },
    { name: 'event list, a volunteer', by: volunteer, path: '/api/event/events/?page=1' },
    { name: 'an event, an Admin', by: admin, path: `/api/event/${eventUuid(10)}` },
    { name: 'an event, a volunteer', by: volunteer, path: `/api/event/${eventUuid(10)}` },
    { name: 'figures of the dashboard', by: admin, path: '/api/figures/overview' },
    { name: 'requests that wait', by: admin, path: '/api/participation/waiting' },
  ];
  const rows: string[] = [];
  for (const call of calls) {
    const { whole, bare, twice, statements } = await compare(product, call);
    const figures = [whole, bare, whole / bare, twice / bare].map((each) => each.toFixed(2));
    rows.push(`| ${call.name} | ${figures.join(' | ')} | ${statements} |`);
  }
  await product.close({ isBroken: true });
  const head =
    '| call | CPU ms | its statements by bare pg | ratio (≤ 1.5) | control: each sent twice | statements |';
  return [head, '|---|---|---|---|---|---|', ...rows].join('\n');
}

if (isMain(import.meta.url)) {
  console.log(await signedInFigures());
  process.exit();
}
