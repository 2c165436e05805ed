/**
 * The compose files on a real engine, by the commands of docs/operating.md (OP-01, OP-02): a club by compose.yml, moved by its
 * archive to PostgreSQL, an S3 store and Caddy, and both processes replaced while visitors ask. `npm run proof -- compose`
 *
 * Needs root, an engine (dockerd of docker.io), docker-compose and mmdebstrap, and ports 80 and 443. Images of others that the engine
 * has or fetches are used; where it does neither, stand-ins of Debian's packages are. What is proved is what is committed.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../tools/setup.mjs';
import {
  blockOf,
  give,
  haveImages,
  needEngine,
  type Place,
  ready,
  visitors,
} from './support/engine.ts';
import { type Done, doMainJob, requireDone } from './support/main-job.ts';
import { freePort, need, note, run, scratchFolder } from './support/programs.ts';
import type { Site } from './support/visitor.ts';

const CLUB = 'docker-compose -p saath-club -f deploy/compose.yml';
const SITE = 'docker-compose -p saath-site -f deploy/compose.postgres.yml';

need({ docker: 'docker.io', 'docker-compose': 'docker-compose', mmdebstrap: 'mmdebstrap' });
needEngine();
const folder = scratchFolder('compose');
const cwd = join(folder, 'saath');
run('git', ['clone', '--quiet', root, cwd]);
const stoodIn = haveImages(join(folder, 'base'));
const port = String(await freePort());
const url = `http://localhost:${port}`;
const club: Place = { cwd, env: { PUBLISHED_PORT: port, APP_URL: url } };
const site: Place = { cwd, env: { SITE: 'localhost', MAIL_FROM: 'us@example.org' } };

try {
  const { done, toStart } = await runClub();
  const { toMove, toServe, replaced, control } = await runSite(done);
  const stands = stoodIn.length > 0 ? `; stood in for: ${stoodIn.join(', ')}` : '';
  console.log(
    `compose: a club ready in ${toStart} s; moved to PostgreSQL and S3 in ${toMove} s, ready in ${toServe} s; both processes replaced: ${replaced.failed} of ${replaced.asked} visits failed, killed together ${control.failed} of ${control.asked}${stands}`,
  );
} finally {
  for (const [compose, place] of [
    [CLUB, club],
    [SITE, site],
  ] as const)
    give([`${compose} down --volumes --timeout 1`], place);
}

/** One container with the embedded database, the main job in it, and its archive beside the clone's files. */
async function runClub(): Promise<{ done: Done; toStart: number }> {
  note('compose.yml');
  give([`${CLUB} up -d --build`], club);
  const toStart = await ready({ url });
  const container = give([`${CLUB} ps -q`], club).trim();
  const [setupLink = ''] =
    /http\S+\/setup\/\S+/.exec(give([`${CLUB} logs --no-color`], club)) ?? [];
  const volume = give([`docker volume inspect -f '{{.Mountpoint}}' saath-club_saath`], club).trim();
  const done = await doMainJob({ url }, { setupLink, outbox: join(volume, 'saath/outbox') });
  const commands = blockOf('docker exec saath node server/build/doctor-command.mjs');
  give(
    commands.map((line) => line.replace(/\bsaath(?= node| rm|:\/)/, container)),
    club,
  );
  give([`${CLUB} stop`], club);
  return { done, toStart };
}

async function runSite(done: Done) {
  note('compose.postgres.yml');
  const secrets = blockOf('mkdir -m 700 deploy/secrets');
  give(
    secrets.filter((line) => !line.startsWith('docker ')),
    site,
  );
  // Swift has names of accounts before those of its keys.
  if (stoodIn.some((image) => image.includes('seaweedfs')))
    give(['sed -i "s|//saath:|//saath%3Asaath:|" deploy/secrets/s3_url'], site);
  const moving = Date.now();
  const move = blockOf('docker compose -f deploy/compose.postgres.yml build');
  give(['chown 1000 saath.tar.gz', ...move.map(asHere)], site);
  const toMove = Math.round((Date.now() - moving) / 1000);
  give([`${SITE} up -d`], site);
  const address = { url: 'https://localhost', ca: await authority() };
  const toServe = await ready(address);
  await requireDone(address, done);
  return { toMove, toServe, ...(await replace(address)) };
}

/** The engine's own `docker compose` is a plug-in that Debian does not have. */
function asHere(line: string): string {
  return line.replace('docker compose -f deploy/compose.postgres.yml', SITE);
}

/** Caddy makes its own certificate for localhost, once it runs. */
async function authority(): Promise<string> {
  const path = '/data/caddy/pki/authorities/local/root.crt';
  for (let tries = 0; tries < 100; tries++) {
    const found = give([`${SITE} exec -T caddy cat ${path} || true`], site);
    if (found.includes('END CERTIFICATE')) return found;
    await sleep(500);
  }
  throw new Error('Caddy made no certificate.');
}

async function replace(address: Site) {
  note('both processes replaced, one after the other');
  const served = visitors(address, '/events');
  for (const name of ['saath-1', 'saath-2']) {
    give([`${SITE} up -d --no-deps --force-recreate ${name}`], site);
    await healthy(name);
  }
  const replaced = await served.stop();
  assert.equal(replaced.failed, 0, `${replaced.failed} of ${replaced.asked} visits failed`);

  note('the control: both killed at once');
  const dropped = visitors(address, '/events');
  give([`${SITE} kill saath-1 saath-2`], site);
  // Caddy asks again for five seconds.
  await dropped.areRefused();
  give([`${SITE} up -d`], site);
  await ready(address);
  const control = await dropped.stop();
  return { replaced, control };
}

async function healthy(name: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const id = give([`${SITE} ps -q ${name}`], site).trim();
    const state = give([`docker inspect -f '{{.State.Health.Status}}' ${id}`], site).trim();
    if (state === 'healthy') return;
    await sleep(1000);
  }
  throw new Error(`${name} did not become healthy.`);
}
