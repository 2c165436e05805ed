/**
 * Two versions of the product side by side on one database, as during an upgrade: an earlier one serves on while this one
 * has migrated. Needs the repository's history, and what those versions are made of from the registry. `VERSIONS`: commits, separated by commas.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverDatabase } from '../testing/database.ts';
import { mainJobAt } from '../testing/earlier-main-job.ts';
import {
  adminPassword,
  firstRole,
  givenAdmin,
  givenEvent,
  type SignedIn,
} from '../testing/given.ts';
import { joinStorm, killed, startJoinServer } from '../testing/join-storm.ts';
import {
  countsAreRight,
  freePort,
  givenJoiners,
  givenOpenEvent,
  type Joiner,
} from '../testing/joiners.ts';
import { testProduct } from '../testing/product.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** The first of which an installation may be, and the last before many processes. */
const versions = (process.env.VERSIONS ?? 'd940887,a18a9f7').split(',');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saath-versions-'));
});
afterAll(async () => await rm(folder, { recursive: true, force: true }));

/** The sources of a commit with what it was released with. @returns their folder */
async function sourcesOf(commit: string): Promise<string> {
  const own = join(folder, commit);
  await mkdir(own);
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', own], { input: archive });
  const install = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', install, { cwd: own, stdio: 'ignore' });
  return own;
}

type Cast = {
  readonly admin: SignedIn;
  readonly person: Joiner | undefined;
  readonly pool: pg.Pool;
};

/** At an event that this version has made. */
async function mainJobIsDoneAt(port: number, { admin, person, pool }: Cast): Promise<void> {
  const begins = Date.now() + 1_800_000;
  const event = await givenEvent(admin, {
    startTime: new Date(begins).toISOString(),
    endTime: new Date(begins + 7_200_000).toISOString(),
  });
  const { id: userId = '', cookie = '' } = person ?? {};
  const { email } = admin;
  const place = { eventId: event.id, roleId: firstRole(event).id, userId };
  const steps = await mainJobAt({ port, email, password: adminPassword, cookie, ...place });
  expect(steps.filter(([, status]) => status !== 200)).toEqual([]);
  const { rows } = await pool.query('select state from participation where event_id = $1', [
    event.id,
  ]);
  expect(rows).toEqual([{ state: 'checked_in' }]);
}

type Given = { readonly own: string; readonly url: string; readonly port: number };

/** @returns the process, and whether it came up */
async function startEarlier({ own, url, port }: Given) {
  const program = join(own, 'server/src/testing/join-server.ts');
  const dataDir = join(own, 'data');
  const child = spawn(process.execPath, [program, url, dataDir, `${port}`, ''], {
    cwd: own,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const isUp = once(child.stdout, 'data').then(() => true);
  const isGone = once(child, 'exit').then(() => false);
  return { child, isUp: await Promise.race([isUp, isGone]), said: () => said };
}

test.each(versions)(
  'OP-04 people join and leave at version %s and at this one at once, on the schema of this one',
  async (commit) => {
    const own = await sourcesOf(commit);
    const database = await serverDatabase(12);
    await database.pool.query('drop schema public cascade');
    await database.pool.query('create schema public');
    await database.pool.query('drop schema if exists pgboss cascade');
    const started: ChildProcess[] = [];
    const oldPort = await freePort();
    const earlier = await startEarlier({ own, url: database.url, port: oldPort });
    started.push(earlier.child);
    expect(earlier.said()).toBe('');
    expect(earlier.isUp).toBe(true);
    // This one migrates while the earlier one serves.
    const product = await testProduct({ database });
    try {
      product.clock.now = new Date();
      const admin = await givenAdmin(product);
      const people = await givenJoiners(product, 8);
      const newPort = await freePort();
      started.push(await startJoinServer({ url: database.url, folder, port: newPort }));
      const event = await givenOpenEvent(admin, { days: 200, places: 4 });
      const pages = ['/api/event/events', `/api/event/${event.id}`, '/api/participation/mine'];
      for (const path of pages) {
        const answer = await fetch(`http://127.0.0.1:${oldPort}${path}`, {
          headers: { cookie: `${people[0]?.cookie}` },
        });
        expect([path, answer.status]).toEqual([path, 200]);
      }
      await mainJobIsDoneAt(oldPort, { admin, person: people[0], pool: database.pool });
      const disturb = async (acknowledged: () => number) =>
        await expect.poll(acknowledged, { timeout: 120_000 }).toBeGreaterThan(200);
      const ports = [oldPort, newPort];
      const storm = await joinStorm({ ports, people, event, disturb, pool: database.pool });
      expect(storm).toMatchObject({ odd: [], unanswered: 0, lost: 0, isOversold: false });
      await expect.poll(async () => await countsAreRight(database.pool, event.id)).toBe(true);
      await killed(earlier.child);
      const again = await startEarlier({ own, url: database.url, port: oldPort });
      started.push(again.child);
      process.stdout.write(
        `${commit} beside this version: ${storm.acknowledged} steps, 0 lost; started anew on the new schema: ${again.isUp ? 'serves' : 'refuses'}\n`,
      );
      if (!again.isUp) expect(again.said()).toMatch(/migration/);
    } finally {
      for (const child of started) await killed(child);
      await product.close();
    }
  },
);
