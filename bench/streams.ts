/**
 * `npm run bench:streams`: 5,000 open streams on one process and a real PostgreSQL. Another process tells each of their
 * people something, as an announcement does; measured are the time until the last has it, and the memory of a stream.
 * `-- --control` misses all bars: the product does something else for seconds at a time and keeps something of each
 * stream, and who comes back does not say what they heard last.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createSessions } from '../server/src/features/foundation/sessions/service.ts';
import { postNotices } from '../server/src/features/notices/notices/service.ts';
import {
  createBell,
  type Database,
  inTransaction,
  openDatabase,
} from '../server/src/platform/database.ts';
import { newId } from '../server/src/platform/ids.ts';
import { openLive } from '../server/src/platform/live/live.ts';
import { createLog } from '../server/src/platform/log.ts';
import { migrate } from '../server/src/platform/migrate.ts';
import { newToken } from '../server/src/platform/tokens.ts';
import { startPostgres } from '../tools/postgres.mjs';
import { openClient, type StreamClient } from './stream-clients.ts';

const isControl = process.argv.includes('--control');
const STREAMS = Number(process.env.BENCH_STREAMS ?? 5000);
const FIRST = STREAMS / 5;
const ROUNDS = 5;
/** So many are written, or opened, at a time. */
const BATCH = 250;
/** Milliseconds until the last has it; bytes of a stream. */
const bars = { last: 2000, memory: 30_000 } as const;

type Person = { readonly id: string; readonly cookie: string };

function* batchesOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += BATCH) yield all.slice(start, start + BATCH);
}

/** Volunteers who are signed in. */
async function plantPeople(db: Database, count: number): Promise<Person[]> {
  const at = new Date();
  const people = Array.from({ length: count }, () => ({ id: newId(), token: newToken() }));
  for (const batch of batchesOf(people)) {
    await db
      .insertInto('appUser')
      .values(
        batch.map(({ id }) => ({
          id,
          email: `${id}@example.org`,
          emailKey: `${id}@example.org`,
          name: 'Aisha Khan',
          nameKey: 'aisha khan',
          role: 'Volunteer' as const,
          passwordHash: 'none',
          pictureId: null,
          activatedAt: at,
          createdAt: at,
          updatedAt: at,
        })),
      )
      .execute();
    await db
      .insertInto('session')
      .values(
        batch.map(({ id, token }) => ({
          id: newId(),
          device: 'Bench',
          tokenHash: token.hash,
          userId: id,
          createdAt: at,
          seenAt: at,
          expiresAt: new Date(at.getTime() + 86_400_000),
        })),
      )
      .execute();
  }
  return people.map(({ id, token }) => ({ id, cookie: `__Host-sid=${token.text}` }));
}

async function startProduct(url: string): Promise<{ address: string; child: ChildProcess }> {
  const file = fileURLToPath(new URL('./streams-server.ts', import.meta.url));
  const control = isControl ? { BENCH_CONTROL: '1' } : {};
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder, ...control };
  const child = spawn(process.execPath, ['--expose-gc', file], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    child.once('exit', (code) => reject(new Error(`The product ended: ${code}`)));
  });
  return { ...(JSON.parse(line) as { address: string }), child };
}

type Memory = { readonly held: number; readonly whole: number };

/** Bytes that the process holds, and all that the system has given to it. */
async function memoryOf(child: ChildProcess): Promise<Memory> {
  const answer = new Promise<Memory>((resolve) => child.once('message', resolve));
  child.send('memory');
  return await answer;
}

async function openAll(address: string, people: readonly Person[]): Promise<StreamClient[]> {
  const clients: StreamClient[] = [];
  for (const batch of batchesOf(people))
    clients.push(...(await Promise.all(batch.map(({ cookie }) => openClient(address, cookie)))));
  return clients;
}

/** A notice for each of these people, in one transaction. @returns when it was committed */
async function announce(db: Database, people: readonly Person[]): Promise<number> {
  const at = new Date();
  await inTransaction(db, async (tx) => {
    for (const batch of batchesOf(people)) {
      const notice = { kind: 'announcement', title: 'Bring gloves', link: '/', at } as const;
      await postNotices(
        tx,
        batch.map(({ id: userId }) => ({ ...notice, userId })),
      );
    }
  });
  return performance.now();
}

/** @returns milliseconds from the commit until half of the clients, and the last of them, had the notice */
async function measureRound(db: Database, people: readonly Person[], clients: StreamClient[]) {
  const before = clients.map(({ heard }) => heard.length);
  const committed = await announce(db, people);
  const isToldTo = ({ heard }: StreamClient, index: number) => heard.length > (before[index] ?? 0);
  for (let look = 0; look < 3000 && !clients.every(isToldTo); look++) await wait(10);
  if (!clients.every(isToldTo)) throw new Error('Somebody was not told');
  const times = clients.map(({ heardAt }) => heardAt - committed).sort((a, b) => a - b);
  return { half: times[Math.trunc(times.length / 2)] ?? 0, last: times.at(-1) ?? 0 };
}

/** Away while ten notices come, one after the other; @returns how many it misses or hears twice once it is back */
async function measureGap(db: Database, address: string, [person, client]: [Person, StreamClient]) {
  const before = client.heard.length;
  client.socket.destroy();
  for (let count = 0; count < 10; count++) await announce(db, [person]);
  await openClient(address, person.cookie, client, { forgets: isControl });
  await announce(db, [person]);
  await wait(2000);
  const rows = await db.selectFrom('notice').select('id').where('userId', '=', person.id).execute();
  const heard = client.heard.slice(before);
  const missed = rows.filter(({ id }) => !client.heard.includes(id)).length;
  return { told: heard.length, missed, twice: client.heard.length - new Set(client.heard).size };
}

const limit = Number(spawnSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).stdout.trim());
if (limit < STREAMS + 200)
  throw new Error(`${STREAMS} streams need as many open files; ulimit -Hn is ${limit}.`);

const folder = mkdtempSync(join(tmpdir(), 'saath-streams-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const postgres = await startPostgres({ shared_buffers: '256MB' });
const pool = new pg.Pool({ connectionString: postgres.url });
const bell = createBell();
const db = openDatabase(pool, { bell });
await migrate(db);
const people = await plantPeople(db, STREAMS);
const { address, child } = await startProduct(postgres.url);
process.on('exit', () => child.kill('SIGKILL'));
// The process that writes is not the one that has the streams.
const log = createLog('silent');
const sessions = createSessions(db, () => new Date());
openLive({ db, bell, pool, log, sessions, now: () => new Date(), mayListen: false });

// What the first streams load is not theirs: a stream is measured by those that come after the first thousand.
const first = await openAll(address, people.slice(0, FIRST));
const withFirst = await memoryOf(child);
const began = performance.now();
const clients = [...first, ...(await openAll(address, people.slice(FIRST)))];
const opening = (STREAMS - FIRST) / ((performance.now() - began) / 1000);
const perStream = ((await memoryOf(child)).held - withFirst.held) / (STREAMS - FIRST);

if (isControl) child.send('be busy');
const rounds = [];
for (let round = 0; round < ROUNDS; round++) rounds.push(await measureRound(db, people, clients));
const worst = Math.max(...rounds.map(({ last }) => last));
const half = Math.max(...rounds.map((round) => round.half));
const { whole } = await memoryOf(child);
const gap = await measureGap(db, address, [people[0] as Person, clients[0] as StreamClient]);
const isWhole = gap.missed === 0 && gap.twice === 0;

const verdicts = [worst < bars.last, perStream < bars.memory, isWhole];
const [last, memory, gapVerdict] = verdicts.map((isMet) => (isMet ? 'met' : 'NOT MET'));
console.log(`| ${STREAMS} streams on one process | figure | bar | |
|---|---|---|---|
| a notice for each: until the last has it, worst of ${ROUNDS} | ${worst.toFixed(0)} ms | ${bars.last} ms | ${last} |
| until half of them have it, worst of ${ROUNDS} | ${half.toFixed(0)} ms | | |
| memory that an open stream holds | ${(perStream / 1000).toFixed(1)} kB | ${bars.memory / 1000} kB | ${memory} |
| the whole process after ${ROUNDS} notices each | ${(whole / 1e6).toFixed(0)} MB | | |
| cut off while 10 notices came: told ${gap.told}, missed, twice | ${gap.missed}, ${gap.twice} | 0, 0 | ${gapVerdict} |
| streams opened in a second, ${BATCH} at a time | ${opening.toFixed(0)} | | |`);
postgres.stop();
process.exit(verdicts.every((isMet) => isMet !== isControl) ? 0 : 1);
