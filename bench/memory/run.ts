/**
 * `npm run bench:memory`: the demo on a new embedded database, then a day of a club replayed in a few minutes, the nightly
 * learning and backup included. Prints what the process holds (resident) from hour to hour, its highest, and after a rest.
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

const folder = mkdtempSync(join(tmpdir(), 'saath-memory-'));
const DATA_DIR = join(folder, 'data');
const seen: [string, number][] = [];
const product = await startProduct(3611, { DATA_DIR });
const note = (when: string) => {
  seen.push([when, product.memory().now]);
  console.log(`| ${when} | ${product.memory().now} MB |`);
};
try {
  console.log('| when | resident |\n|---|---|');
  note('after the first start');
  const day = await openDay({ url: product.url });
  for (let hour = 1; hour <= HOURS; hour++) {
    await day.hour(hour);
    if (hour % 6 === 0) note(`after ${hour} hours`);
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
  console.log(`\nhighest ${highest} MB, ${product.cpu().toFixed(1)} s of CPU`);
  console.log(
    `${now} MB after the day: ${now <= MOST_MEGABYTES ? 'met' : 'MISSED'} (bar ${MOST_MEGABYTES} MB)`,
  );
  if (now > MOST_MEGABYTES) process.exitCode = 1;
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
