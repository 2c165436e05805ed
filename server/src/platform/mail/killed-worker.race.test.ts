/** A mail worker that is killed again and again, with a real PostgreSQL and a real SMTP server on loopback (F10). */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../../tools/patience.mjs';
import { rounds } from '../../../../tools/rounds.mjs';
import { built } from '../../testing/built.ts';
import { type ServerDatabase, serverDatabase } from '../../testing/database.ts';
import { givenLetterhead, givenMail } from '../../testing/given-mail.ts';
import { openDatabase } from '../database.ts';
import { type Jobs, openJobs } from '../jobs.ts';
import { createLog } from '../log.ts';
import { openOutbox } from './outbox.ts';

/** How often each Message-ID has arrived. */
const arrived = new Map<string, number>();
let smtp: SMTPServer;
let database: ServerDatabase;
let jobs: Jobs;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const id = /^Message-ID: <(.+)@/im.exec(Buffer.concat(chunks).toString())?.[1] ?? '';
        arrived.set(id, (arrived.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  // Killed workers leave their connections as they are.
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
  database = await serverDatabase(10);
  jobs = await openJobs(database.pool, createLog('silent'));
});
afterAll(async () => {
  await jobs.stop();
  await database.stop();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

async function startWorker(kind: string): Promise<ChildProcess> {
  const { port } = smtp.server.address() as AddressInfo;
  const worker = await built('mail-worker');
  const child = spawn(process.execPath, [worker, database.url, `smtp://127.0.0.1:${port}`, kind], {
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

/** Stores mails as a decision does, without sending any from this process. */
async function post(count: number): Promise<void> {
  const outbox = await openOutbox(openDatabase(database.pool), {
    jobs: { ...jobs, work: async () => {} },
    transport: { deliver: async () => {}, close: () => {} },
    now: () => new Date(),
    letterhead: givenLetterhead,
  });
  const mail = givenMail({ to: 'a@example.org' });
  await openDatabase(database.pool)
    .transaction()
    .execute(
      async (tx) =>
        await outbox.postMany(
          tx,
          Array.from({ length: count }, () => mail),
        ),
    );
}

async function unsent(): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(
    'select count(*)::int as n from mail where sent_at is null',
  );
  return rows[0]?.n ?? 0;
}

const KILLS = rounds(20);

/** Posts mails, lets a worker begin and kills it; the last worker finishes what is left. */
async function storm(kind: string, { kills, each }: { kills: number; each: number }) {
  arrived.clear();
  for (let round = 0; round < kills; round++) {
    const child = await startWorker(kind);
    const before = arrived.size;
    await post(each);
    const enough = before + Math.floor((each * (round + 1)) / (kills + 2));
    await expect.poll(() => arrived.size, { interval: 5 }).toBeGreaterThan(enough);
    // At any moment, not just after a mail has arrived.
    await setTimeout(Math.random() * 60);
    await kill(child);
  }
  const last = await startWorker('');
  await expect.poll(unsent, { timeout: patient(90_000), interval: 200 }).toBe(0);
  await kill(last);
  const copies = [...arrived.values()].reduce((total, times) => total + times - 1, 0);
  return { lost: kills * each - arrived.size, copies };
}

test(`NT-01 F10 of ${100 * KILLS} mails none is lost over ${KILLS} kills, and fewer than 2 % come twice, under the same Message-ID`, async () => {
  const { lost, copies } = await storm('', { kills: KILLS, each: 100 });
  expect(lost).toBe(0);
  expect(copies).toBeLessThan(40);
});

test('NT-01 F10 control: a worker that forgets loses mails in the same storm', async () => {
  const { lost } = await storm('forgetful', { kills: 4, each: 100 });
  expect(lost).toBeGreaterThan(0);
});
