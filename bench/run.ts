/** `npm run bench`: every figure as a ratio within one run, so that the machine's speed cancels out. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../tools/postgres.mjs';
import { measureJoins } from './joins.ts';
import { measureRate } from './load.ts';
import { startBare, startProduct } from './servers.ts';

const folder = mkdtempSync(join(tmpdir(), 'saath-bench-'));
const product = await startProduct(3411, join(folder, 'data'));
const list = '/api/event/events/?page=1';
const calendar = (await (await fetch(`${product.url}/api/event/calendar?tab=upcoming`)).json()) as {
  events: { id: string }[];
};
const id = calendar.events[0]?.id ?? '';
const load = { requests: 4000, connections: 16 };

console.log('| what | requests/s | bare node:http, same bytes | share | CPU ms a request | bare |');
console.log('|---|---|---|---|---|---|');
let port = 3420;
for (const [name, path] of [
  ['event list, API', list],
  ['event detail, API', `/api/event/${id}`],
  ['event list, page', '/events'],
  ['event detail, page', `/event/${id}`],
] as const) {
  const answer = await fetch(product.url + path, { headers: { 'accept-encoding': 'identity' } });
  const file = join(folder, `${port}.body`);
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  const bare = await startBare(port++, file);
  const figures = [];
  for (const server of [product, bare]) {
    const url = server.url + path;
    await measureRate({ url, ...load, requests: 500 });
    const before = server.cpu();
    const rate = await measureRate({ url, ...load });
    figures.push({ rate, cpu: ((server.cpu() - before) * 1000) / load.requests });
  }
  bare.stop();
  const [own, other] = figures;
  if (own && other)
    console.log(
      `| ${name} | ${own.rate.toFixed(0)} | ${other.rate.toFixed(0)} | ${(own.rate / other.rate).toFixed(2)} | ${own.cpu.toFixed(2)} | ${other.cpu.toFixed(2)} |`,
    );
}
product.stop();

const postgres = await startPostgres();
process.env.TEST_POSTGRES_URL = postgres.url;
const joins = await measureJoins();
console.log(
  `\nPlaces given on one role: ${joins.product.toFixed(0)}/s; the bare statement: ${joins.statement.toFixed(0)}/s; share ${(joins.product / joins.statement).toFixed(2)}`,
);
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.exit();
