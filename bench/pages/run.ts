/**
 * `npm run bench:pages`: Lighthouse on the public pages of the product with the demo's data: figures, bars, and what costs
 * points. `-- --control` measures a page that misses every bar.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../tools/ensure-built.mjs';
import { startProduct } from '../servers.ts';
import { serveBadPage } from './bad-page.ts';
import { type Bar, barsOf, medianOf, type PageFigures } from './bars.ts';
import { brotliBytes } from './javascript.ts';
import { type Measurement, measurePage } from './lighthouse.ts';

const RUNS = 3;
const PORT = 3441;

function medians(runs: readonly Measurement[]): PageFigures['median'] {
  const middle = (read: (run: Measurement) => number) => medianOf(runs.map(read));
  return {
    scores: {
      performance: middle(({ scores }) => scores.performance),
      accessibility: middle(({ scores }) => scores.accessibility),
      'best-practices': middle(({ scores }) => scores['best-practices']),
      seo: middle(({ scores }) => scores.seo),
    },
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
  };
}

/** The scores of every run and the machine's load stand beside the median: blocking time grows with either. */
function print(figures: PageFigures, runs: readonly Measurement[]): readonly Bar[] {
  const { path, median, javascript, files } = figures;
  const { scores, lcp, tbt, cls } = median;
  const graded = Object.entries(scores).map(([name, score]) => `${name} ${score}`);
  console.log(`\n${path}: ${graded.join(', ')}`);
  const each = runs.map((run) => run.scores.performance).join(', ');
  const load = loadavg()[0]?.toFixed(1);
  console.log(`  performance of each run: ${each}; load of the machine: ${load}`);
  console.log(
    `  LCP ${lcp.toFixed(0)} ms, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}, JavaScript ${javascript} bytes (brotli) in ${files} files`,
  );
  const faults = new Set(runs.flatMap((run) => run.faults));
  if (faults.size > 0) console.log(`  costs points: ${[...faults].join('; ')}`);
  const bars = barsOf(figures);
  for (const { name, bound, isMet } of bars)
    console.log(`  ${isMet ? 'pass' : 'FAIL'}  ${name} ${bound}`);
  return bars;
}

async function measure(site: string, path: string, folder: string): Promise<readonly Bar[]> {
  const url = site + path;
  // The first answer of a new process is slower than all others; nobody but the first visitor meets it.
  await fetch(url);
  const runs: Measurement[] = [];
  while (runs.length < RUNS) runs.push(await measurePage(url, folder));
  const scripts = [...new Set(runs[0]?.scripts)];
  const javascript = await brotliBytes(scripts);
  const figures = { path, median: medians(runs), javascript, files: scripts.length };
  return print(figures, runs);
}

async function measureProduct(folder: string): Promise<boolean> {
  if (!(await ensureBuilt(process.execPath))) return false;
  const product = await startProduct(PORT, { DATA_DIR: join(folder, 'data') });
  try {
    const calendar = await (await fetch(`${product.url}/events`)).text();
    const event = /\/event\/[\w-]+/.exec(calendar)?.[0] ?? '/event/none';
    const bars: Bar[] = [];
    for (const path of ['/', '/events', event, '/login', '/signup'])
      bars.push(...(await measure(product.url, path, folder)));
    return bars.every(({ isMet }) => isMet);
  } finally {
    await product.stop();
  }
}

/** @returns whether the bad page misses every bar */
async function measureControl(folder: string): Promise<boolean> {
  const bad = await serveBadPage();
  const bars = await measure(bad.url, '/events', folder).finally(bad.stop);
  return bars.every(({ isMet }) => !isMet);
}

const folder = mkdtempSync(join(tmpdir(), 'saath-pages-'));
const isControl = process.argv.includes('--control');
const isWell = await (isControl ? measureControl(folder) : measureProduct(folder)).finally(() =>
  rmSync(folder, { recursive: true, force: true }),
);
process.exitCode = isWell ? 0 : 1;
