/**
 * `npm run bench:start`: what the first `npm start` of a clone takes on this machine, with what npm has fetched before: seconds
 * until the first answer, and what the packages take on the disk. `-- --control` starts the first release beside it, which misses both bars.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../tools/setup.mjs';

const FIRST_RELEASE = 'd940887';
const bars = { seconds: 45, megabytes: 450 };
const PORT = 3651;
/** Seconds; a first start that takes longer is stuck. */
const LONGEST = 600;

type FirstStart = { readonly seconds: number; readonly megabytes: number; readonly files: number };

/** Blocks of the disk, which many small files take more of than they have bytes; what a link names lies elsewhere. */
function sizeOf(folder: string): { bytes: number; files: number } {
  const size = { bytes: 0, files: 0 };
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    size.bytes += lstatSync(path).blocks * 512;
    if (entry.isFile()) size.files += 1;
    if (!entry.isDirectory()) continue;
    const below = sizeOf(path);
    size.bytes += below.bytes;
    size.files += below.files;
  }
  return size;
}

async function firstAnswer(url: string, ended: () => boolean): Promise<void> {
  for (let tries = 0; tries < LONGEST * 10; tries++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    if (ended()) break;
    await sleep(100);
  }
  throw new Error('It did not come up.');
}

/** @param commit of a clone of its own, in a folder that is removed afterwards */
async function measure(commit: string): Promise<FirstStart> {
  const folder = mkdtempSync(join(tmpdir(), 'saath-first-'));
  const clone = join(folder, 'saath');
  execFileSync('git', ['clone', '--quiet', root, clone]);
  execFileSync('git', ['-C', clone, 'checkout', '--quiet', commit]);
  const env = { ...process.env, PORT: `${PORT}`, DATA_DIR: join(folder, 'data') };
  // The disk may still be busy with what was cloned, and with the twenty thousand files that the last one removed.
  execFileSync('sync');
  const began = performance.now();
  // A group of its own, so that all that it starts ends with it.
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: 'ignore', detached: true });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  try {
    await firstAnswer(`http://localhost:${PORT}/`, () => child.exitCode !== null);
    const seconds = (performance.now() - began) / 1000;
    const folders = ['node_modules', 'tools/node/node_modules'].map((path) => join(clone, path));
    const sizes = folders.filter((folder) => existsSync(folder)).map(sizeOf);
    const bytes = sizes.reduce((sum, size) => sum + size.bytes, 0);
    const files = sizes.reduce((sum, size) => sum + size.files, 0);
    return { seconds, megabytes: bytes / 1024 ** 2, files };
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const said = (isMet: boolean) => (isMet ? 'met' : 'MISSED');
const wanted = process.argv.includes('--control') ? ['HEAD', FIRST_RELEASE] : ['HEAD'];
console.log(
  '| commit | first answer after s | | packages MB | | files |\n|---|---|---|---|---|---|',
);
for (const commit of wanted) {
  const { seconds, megabytes, files } = await measure(commit);
  const isMet = { time: seconds <= bars.seconds, size: megabytes <= bars.megabytes };
  console.log(
    `| ${commit} | ${seconds.toFixed(1)} | ${said(isMet.time)} | ${megabytes.toFixed(0)} | ${said(isMet.size)} | ${files} |`,
  );
  // The first release is there to miss them.
  const isAsWanted = commit === 'HEAD' ? isMet.time && isMet.size : !isMet.time && !isMet.size;
  if (!isAsWanted) process.exitCode = 1;
}
