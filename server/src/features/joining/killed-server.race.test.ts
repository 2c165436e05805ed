/** Fifty people join and leave over HTTP while the server is killed and started again (F11), on a real PostgreSQL. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerDatabase, serverDatabase } from '../../testing/database.ts';
import { firstRole, givenAdmin } from '../../testing/given.ts';
import {
  countsAreRight,
  freePort,
  givenJoiners,
  givenOpenEvent,
  isKept,
  isOversold,
  type Joiner,
  statesIn,
  step,
} from '../../testing/joiners.ts';
import { type TestProduct, testProduct } from '../../testing/product.ts';

const program = fileURLToPath(new URL('../../testing/join-server.ts', import.meta.url));
const CLIENTS = 50;
const PLACES = 10;

/** In how many days the next event takes place: nobody is to have two at one time. */
let days = 90;

let database: ServerDatabase;
let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
let folder: string;
let people: Joiner[];
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saath-killed-'));
  database = await serverDatabase(30);
  product = await testProduct({ database });
  product.clock.now = new Date();
  admin = await givenAdmin(product);
  people = await givenJoiners(product, CLIENTS);
  port = await freePort();
});
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true, force: true });
});

async function start(kind: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program, database.url, folder, `${port}`, kind], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const isGone = once(child, 'exit');
  child.kill('SIGKILL');
  await isGone;
}

type Findings = {
  /** Steps that were answered. */
  answers: number;
  oversold: number;
  /** People whose last answer was compared with what is stored after a kill, and whom it was not true of. */
  compared: number;
  lost: number;
  kills: number;
};

async function storm(
  kind: string,
  { kills, each }: { kills: number; each: number },
): Promise<Findings> {
  days += 1;
  const event = await givenOpenEvent(admin, { days, places: PLACES });
  const { id: roleId } = firstRole(event);
  for (const person of people)
    Object.assign(person, { known: undefined, participationId: undefined });
  const findings: Findings = { answers: 0, oversold: 0, compared: 0, lost: 0, kills: 0 };
  let isOn = true;
  let isUp = false;

  const run = async (person: Joiner) => {
    while (isOn) {
      if (!isUp) await setTimeout(20);
      else {
        await step({ port }, person, event).then(
          () => {
            findings.answers += 1;
          },
          () => {},
        );
        // Somebody who rests when the server is killed has an answer that must hold.
        await setTimeout(Math.random() * 400);
      }
    }
  };
  const change = async () => {
    while (isOn) {
      await setTimeout(60);
      // As `updateRole` does, but from outside, so that it also goes on while the server is down.
      await database.pool
        .query('update event_role set max_volunteers = greatest(filled, $2) where id = $1', [
          roleId,
          PLACES - 3 + Math.floor(Math.random() * 7),
        ])
        .catch(() => {});
    }
  };
  const watch = async () => {
    while (isOn) {
      await setTimeout(15);
      if (await isOversold(database.pool, roleId)) findings.oversold += 1;
    }
  };
  const all = [...people.map(run), change(), watch()];
  for (let round = 0; round <= kills; round++) {
    const child = await start(kind);
    isUp = true;
    await setTimeout(each + Math.random() * 300);
    if (round === kills) {
      isOn = false;
      await Promise.all(all);
    }
    isUp = false;
    await kill(child);
    findings.kills += round < kills ? 1 : 0;
    // What was told before the end must still be true; what is under way may have come either way.
    const told = people.flatMap(({ id, known }) => (known ? [[id, known] as const] : []));
    const stored = await statesIn(database.pool, event.id);
    findings.compared += told.length;
    findings.lost += told.filter(([id, known]) => !isKept(known, stored.get(id))).length;
  }
  if (await isOversold(database.pool, roleId)) findings.oversold += 1;
  return findings;
}

test('JO-03 F11 of fifty people who join and leave while the server is killed nine times nobody is oversold or lost', async () => {
  const findings = await storm('', { kills: 9, each: 1500 });
  expect(findings).toMatchObject({ kills: 9, oversold: 0, lost: 0 });
  expect(findings.answers).toBeGreaterThan(200);
  expect(findings.compared).toBeGreaterThan(100);
  const { rows } = await database.pool.query<{ id: string }>(
    'select event_id as id from event_role order by created_at desc limit 1',
  );
  // The database ends what the killed server had begun a moment later.
  await expect.poll(async () => await countsAreRight(database.pool, rows[0]?.id ?? '')).toBe(true);
}, 240_000);

test('JO-03 F11 negative control: a server that counts first and takes after oversells in the same storm', async () => {
  await database.pool.query('alter table event_role drop constraint event_role_capacity');
  const findings = await storm('careless', { kills: 1, each: 2000 });
  expect(findings.oversold).toBeGreaterThan(0);
}, 120_000);

test('JO-03 F11 negative control: what a server says before it is stored is lost in the same storm', async () => {
  const findings = await storm('hasty', { kills: 2, each: 1500 });
  expect(findings.lost).toBeGreaterThan(0);
}, 120_000);
