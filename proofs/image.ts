/**
 * The image of deploy/Dockerfile does the main job, as nobody special on a read-only root file system, stops when it is asked
 * to, and finds everything again (OP-02). `npm run proof -- image`
 *
 * Needs root, buildah, mmdebstrap and Debian's packages; no daemon and no registry of images. The base image is a stand-in of
 * Debian's packages and this Node. `buildah run` knows no read-only root: the container is made of namespaces and a chroot
 * (support/image.ts), with the command, settings and user that the image names.
 */
import assert from 'node:assert/strict';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root as repository } from '../tools/setup.mjs';
import { buildImage, type Container, type Image, startContainer } from './support/image.ts';
import { doMainJob, requireDone } from './support/main-job.ts';
import { freePort, need, note, scratchFolder } from './support/programs.ts';
import { Visitor } from './support/visitor.ts';

const MOST_MEGABYTES = 400;

need({ buildah: 'buildah', mmdebstrap: 'mmdebstrap' });
const folder = scratchFolder('image');
const data = join(folder, 'data');
// As a new volume is: it belongs to the user of the image.
mkdirSync(data);
chownSync(data, 1000, 1000);
const PORT = String(await freePort());
const site = { url: `http://localhost:${PORT}` };
const env = { PORT, APP_URL: site.url };

const image = buildImage(folder, repository);
try {
  await prove(image);
} finally {
  image.remove();
}

async function prove({ megabytes, baseMegabytes, settings }: Image): Promise<void> {
  requireSettings(settings);
  requireNothingForeign();
  assert(megabytes <= MOST_MEGABYTES, `The image has ${megabytes} MB`);

  note('first start, on an empty /data');
  const first = await started();
  const [, setupLink = ''] = await first.container.says(/(http\S+\/setup\/\S+)/);
  requireNobodySpecial(first.container);
  await requireReadOnly();
  const outbox = join(data, 'saath/outbox');
  const done = await doMainJob(site, { setupLink, outbox });
  const memory = memoryOf(first.container);
  assert.equal(await health(), 0, 'HEALTHCHECK of a product that runs');
  const stopped = Date.now();
  assert.equal(await first.container.stop(), 0);
  const toStop = Date.now() - stopped;
  assert.equal(await health(), 1, 'HEALTHCHECK of a product that does not run');

  note('second start, on the same /data');
  const second = await started();
  await requireDone(site, done);
  assert.equal(await second.container.stop(), 0);

  console.log(
    `image: ${megabytes} MB (${baseMegabytes} of them the base), ready in ${first.seconds} s on an empty /data and ${second.seconds} s on the same, ${memory} MB after the main job, stopped in ${(toStop / 1000).toFixed(1)} s`,
  );
}

async function started(): Promise<{ container: Container; seconds: string }> {
  const began = Date.now();
  const container = startContainer(image, { data, env });
  const visitor = new Visitor(site);
  const isReady = async () => (await visitor.ask('/readyz').catch(() => undefined))?.status === 200;
  while (!(await isReady())) {
    if (Date.now() - began > 180_000) throw new Error(`Not ready: ${container.words()}`);
    await sleep(50);
  }
  return { container, seconds: ((Date.now() - began) / 1000).toFixed(1) };
}

function requireSettings({ User, Volumes, StopSignal, Healthcheck }: Image['settings']): void {
  assert.equal(User, '1000:1000');
  assert('/data' in Volumes);
  assert.equal(StopSignal, 'SIGTERM');
  assert.equal(Healthcheck.Test[0], 'CMD');
}

/** Neither tools for development nor anything of whoever built it. */
function requireNothingForeign(): void {
  const app = join(image.root, 'app');
  for (const name of ['vite', 'vitest', 'typescript', '@playwright', 'node'])
    assert(!existsSync(join(app, 'node_modules', name)), `${name} is in the image`);
  for (const name of ['.git', 'data', '.demo-data', 'docs', 'tools', 'e2e'])
    assert(!existsSync(join(app, name)), `${name} is in the image`);
  const names = readdirSync(app, { recursive: true, encoding: 'utf8' });
  assert.deepEqual(
    names.filter((name) => /\.test\.tsx?$/.test(name) && !name.includes('node_modules/')),
    [],
  );
}

function statusOf({ pid }: Container, field: string): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return new RegExp(`^${field}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? '';
}

function requireNobodySpecial(container: Container): void {
  assert.match(statusOf(container, 'Uid'), /^1000\s/);
  assert.match(statusOf(container, 'CapEff'), /^0+$/);
  // What it gets signals as: nobody stands between.
  assert.match(statusOf(container, 'NSpid'), /\s1$/);
}

function memoryOf(container: Container): number {
  return Math.round(Number.parseInt(statusOf(container, 'VmRSS'), 10) / 1024);
}

async function requireReadOnly(): Promise<void> {
  const write = (path: string) => `require('fs').writeFileSync('${path}', '')`;
  for (const path of ['/app/new', '/home/node/new', '/var/new'])
    assert.notEqual(await inside(['node', '-e', write(path)]), 0, `${path} was written`);
  assert.equal(await inside(['node', '-e', write('/data/new')]), 0);
}

async function health(): Promise<number> {
  return await inside(image.settings.Healthcheck.Test.slice(1));
}

/** @returns the exit code of a command in another container of the image */
async function inside(command: readonly string[]): Promise<number> {
  return await startContainer(image, { data, env, command }).ended;
}
