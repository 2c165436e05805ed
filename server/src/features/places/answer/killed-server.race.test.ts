/** Fifty people join and leave over HTTP while the server is killed and started again (F11), on a real PostgreSQL. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import { rounds } from '../../../../../tools/rounds.mjs';
import { built } from '../../../testing/built.ts';
import { type ServerDatabase, serverDatabase } from '../../../testing/database.ts';
import { firstRole, givenAdmin } from '../../../testing/given.ts';
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
} from '../../../testing/joiners.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { checkKept } from '../../office/kept-numbers/service.ts';

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
  // The negative controls have written past everything; the product itself was compared before them.
  await product.close({ isBroken: true });
  await rm(folder, { recursive: true, force: true });
});

async function start(kind: string): Promise<ChildProcess> {
  const program = await built('join-server');
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

/** A server is killed once it has given so many answers and so many people rest with one; at once or a little later. */
const EACH = { answers: 40, resting: 12 };
const SHORT_REST = 200;

type Storm = {
  readonly kills: number;
  /** Ends it before: what a negative control is to see has been seen. */
  readonly isEnough?: (findings: Findings) => boolean;
};

async function storm(kind: string, { kills, isEnough = () => false }: Storm): Promise<Findings> {
  days += 1;
  const event = await givenOpenEvent(admin, { days, places: PLACES });
  const { id: roleId } = firstRole(event);
  for (const person of people)
    Object.assign(person, { known: undefined, participationId: undefined });
  const findings: Findings = { answers: 0, oversold: 0, compared: 0, lost: 0, kills: 0 };
  let isOn = true;
  let isUp = false;
  let resting = 0;

  const run = async (person: Joiner) => {
    while (isOn) {
      if (!isUp) await setTimeout(20);
      else {
        const began = performance.now();
        const isAnswered = await step({ port }, person, event).then(
          () => true,
          () => false,
        );
        if (!isAnswered) continue;
        findings.answers += 1;
        resting += 1;
        // Somebody who rests when the server is killed has an answer that must hold. They rest about as long as an
        // answer takes, so that on a slow machine as well about half of them do.
        const pause = Math.max(SHORT_REST, performance.now() - began);
        await setTimeout(2 * Math.random() * pause);
        resting -= 1;
      }
    }
  };
  /** Until the server has been busy enough for its end to say something. */
  const isBusyEnough = async () => {
    const before = findings.answers;
    const until = Date.now() + patient(30_000);
    while (findings.answers - before < EACH.answers || resting < EACH.resting) {
      if (Date.now() > until)
        throw new Error(`${findings.answers - before} answers, and ${resting} people rest`);
      await setTimeout(5);
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
    await isBusyEnough();
    // At any moment, not just after an answer.
    await setTimeout(Math.random() * 60);
    const isLast = round === kills || isEnough(findings);
    if (isLast) {
      isOn = false;
      await Promise.all(all);
    }
    isUp = false;
    await kill(child);
    findings.kills += isLast ? 0 : 1;
    // What was told before the end must still be true; what is under way may have come either way.
    const told = people.flatMap(({ id, known }) => (known ? [[id, known] as const] : []));
    const stored = await statesIn(database.pool, event.id);
    findings.compared += told.length;
    findings.lost += told.filter(([id, known]) => !isKept(known, stored.get(id))).length;
    if (isLast) break;
  }
  if (await isOversold(database.pool, roleId)) findings.oversold += 1;
  return findings;
}

const KILLS = rounds(9);

test(`JO-03 F11 of fifty people who join and leave while the server is killed ${KILLS} times nobody is oversold or lost`, async () => {
  const findings = await storm('', { kills: KILLS });
  expect(findings).toMatchObject({ kills: KILLS, oversold: 0, lost: 0 });
  expect(findings.answers).toBeGreaterThanOrEqual((KILLS + 1) * EACH.answers);
  expect(findings.compared).toBeGreaterThan(10 * (KILLS + 1));
  const { rows } = await database.pool.query<{ id: string }>(
    'select event_id as id from event_role order by created_at desc limit 1',
  );
  // The database ends what the killed server had begun a moment later.
  await expect.poll(async () => await countsAreRight(database.pool, rows[0]?.id ?? '')).toBe(true);
  expect(await checkKept(product.db)).toEqual([]);
});

test('JO-03 F11 negative control: a server that counts first and takes after oversells in the same storm', async () => {
  await database.pool.query('alter table event_role drop constraint event_role_capacity');
  const findings = await storm('careless', {
    kills: 20,
    isEnough: ({ oversold }) => oversold > 0,
  });
  expect(findings.oversold).toBeGreaterThan(0);
});

test('JO-03 F11 negative control: what a server says before it is stored is lost in the same storm', async () => {
  const findings = await storm('hasty', { kills: 20, isEnough: ({ lost }) => lost > 0 });
  expect(findings.lost).toBeGreaterThan(0);
});
