/** `npm run bench`: every figure as a ratio within one run, so that the machine's speed cancels out. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@saath/contract/accounts/accounts/endpoints';
import { demoAccounts, publishedPassword } from '@saath/contract/office/demo/rules';
import { Visitor } from '../proofs/support/visitor.ts';
import { startPostgres } from '../tools/postgres.mjs';
import { compareWithBare } from './compare.ts';
import { eligibilityFigures } from './eligibility.ts';
import { measureJoins } from './joins.ts';
import { rightsFigures } from './rights.ts';
import { startProduct } from './servers.ts';
import { signedInFigures } from './signed-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'saath-bench-'));
const postgres = await startPostgres();
const databases = { embedded: {}, PostgreSQL: { DATABASE_URL: postgres.url } };

/** Of the bare server's rate, for what guests share. */
const LEAST_SHARE = 0.8;

/** What a signed-in person's requests carry. Nobody shares their answers: they show what sharing is worth. */
async function signedIn(url: string): Promise<{ cookie: string }> {
  const visitor = new Visitor({ url });
  const body = { email: demoAccounts.Admin, password: publishedPassword };
  await visitor.call(login, { body });
  return { cookie: [...visitor.cookies.values()].map((each) => each.split(';')[0]).join('; ') };
}

console.log(
  `| what | requests/s | bare node:http, same bytes | share (>= ${LEAST_SHARE}) | | CPU ms a request | bare |`,
);
console.log('|---|---|---|---|---|---|---|');
let port = 3411;
for (const [database, settings] of Object.entries(databases)) {
  const product = await startProduct(port, { DATA_DIR: join(folder, database), ...settings });
  const upcoming = await fetch(`${product.url}/api/event/calendar?tab=upcoming`);
  const { events } = (await upcoming.json()) as { events: { id: string }[] };
  const id = events[0]?.id ?? '';
  const list = '/api/event/events/?page=1';
  for (const [name, path, headers] of [
    ['event list, API', list, {}],
    ['event detail, API', `/api/event/${id}`, {}],
    ['event list, page', '/events', {}],
    ['event detail, page', `/event/${id}`, {}],
    ['control: event list, API, signed in', list, await signedIn(product.url)],
  ] as const) {
    const how = { port: port + 1, folder, headers };
    const { own, bare } = await compareWithBare(product, path, how);
    const share = own.rate / bare.rate;
    console.log(
      `| ${name}, ${database} | ${own.rate.toFixed(0)} | ${bare.rate.toFixed(0)} | ${share.toFixed(2)} | ${share >= LEAST_SHARE ? 'met' : 'MISSED'} | ${own.cpu.toFixed(2)} | ${bare.cpu.toFixed(2)} |`,
    );
    port += 2;
  }
  await product.stop();
}

process.env.TEST_POSTGRES_URL = postgres.url;
const joins = await measureJoins();
const inAll = (rate: number) => `${rate.toFixed(0)} | ${(rate / joins.statement).toFixed(3)} |`;
console.log('\n| joins | a second | share of the bare statement |');
console.log('|---|---|---|');
console.log(`| on one role | ${inAll(joins.oneRole)}`);
console.log(`| on 50 roles | ${inAll(joins.manyRoles)}`);
console.log(`| the statement that takes a place, alone | ${inAll(joins.statement)}`);
console.log(`\n${await eligibilityFigures()}`);
console.log(`\n${await rightsFigures()}`);
console.log(`\n${await signedInFigures()}`);
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.exit();
