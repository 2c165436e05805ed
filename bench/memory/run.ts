/**
 * `npm run bench:memory`: the demo on a new embedded database, then a day of a club replayed in a few minutes, the nightly
 * learning and backup included. Prints what the process holds (resident) from hour to hour, its highest, and after a rest.
 * `-- --control` lets it keep something of every request, which misses both bars.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct } from '../servers.ts';
import { openDay } from './day.ts';

const HOURS = Number(process.env.BENCH_HOURS ?? 24);
/** Longer than threads without work stay, and than a collection of what is left waits. */
const REST = 75_000;
const MOST_MEGABYTES = 300;
/** From a quarter of the day to its end: what is loaded at its first use has been by then. */
const MOST_GROWTH = 1.1;
const isControl = process.argv.includes('--control');
const leak = new URL('./leak.mjs', import.meta.url).href;

const folder = mkdtempSync(join(tmpdir(), 'saath-memory-'));
const DATA_DIR = join(folder, 'data');
/** After each quarter of the day. */
const quarters: number[] = [];
const product = await startProduct(3611, {
  DATA_DIR,
  ...(isControl ? { NODE_OPTIONS: `--import=${leak}` } : {}),
});
const note = (when: string) => {
  const { now } = product.memory();
  console.log(`| ${when} | ${now} MB |`);
  return now;
};
const said = (isMet: boolean) => (isMet ? 'met' : 'MISSED');
try {
  console.log('| when | resident |\n|---|---|');
  note('after the first start');
  const day = await openDay({ url: product.url });
  for (let hour = 1; hour <= HOURS; hour++) {
    await day.hour(hour);
    if ((hour * 4) % HOURS < 4) quarters.push(note(`after ${hour} hours`));
  }
  const backup = [
    'server/build/archive-command.mjs',
    'backup',
    '--to',
    join(folder, 'saath.tar.gz'),
  ];
  execFileSync(process.execPath, backup, { env: { ...process.env, DATA_DIR } });
  note('after the backup');
  await sleep(REST);
  note('after a rest');
  const { now, highest } = product.memory();
  const growth = (quarters.at(-1) ?? Number.NaN) / (quarters[0] ?? Number.NaN);
  const [isSmall, isFlat] = [now <= MOST_MEGABYTES, growth <= MOST_GROWTH];
  console.log(`\nhighest ${highest} MB, ${product.cpu().toFixed(1)} s of CPU`);
  console.log(`${now} MB after the day: ${said(isSmall)} (bar ${MOST_MEGABYTES} MB)`);
  console.log(
    `${growth.toFixed(2)} times since its first quarter: ${said(isFlat)} (bar ${MOST_GROWTH})`,
  );
  if (isControl ? isSmall || isFlat : !isSmall || !isFlat) process.exitCode = 1;
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
