/** OP-03: what each connection to a server is opened with. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serverDatabase } from '../testing/database.ts';
import { killed, startJoinServer } from '../testing/join-storm.ts';
import { freePort } from '../testing/joiners.ts';
import { answerCallers, serverPool } from './pool.ts';

test('OP-03 statements are not compiled, and none may take longer than its caller waits', async () => {
  const database = await serverDatabase(1);
  const settings = { databaseUrl: database.url, databasePoolSize: 1, databasePooler: false };
  const pool = serverPool(settings, () => {});
  const { rows } = await pool.query(
    `select current_setting('jit') as jit, current_setting('statement_timeout') as longest`,
  );
  expect(rows).toEqual([{ jit: 'off', longest: '15s' }]);
  await pool.end();
  await database.stop();
});

test('OP-03 a start waits for a database that is slow, and callers are not kept as long', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const settings = {
    databaseUrl: `postgres://saath@127.0.0.1:${port}/saath`,
    databasePoolSize: 1,
    databasePooler: false,
  };
  const pools = {
    starting: serverPool(settings, () => {}),
    answering: serverPool(settings, () => {}),
  };
  answerCallers(pools.answering);
  let gaveUp = '';
  const starting = pools.starting.connect().catch(() => (gaveUp ||= 'starting'));
  // Who is kept for as long as the other gives up first.
  await expect.poll(() => sockets.length).toBe(1);
  const answering = pools.answering.connect().catch(() => (gaveUp ||= 'answering'));
  await Promise.race([starting, answering]);
  expect(gaveUp).toBe('answering');
  for (const socket of sockets) socket.destroy();
  await Promise.all([starting, answering, pools.starting.end(), pools.answering.end()]);
  silent.close();
});

/** The way to a database, on which nothing goes any more once it hangs: no answer, and no refusal. */
async function wayTo(database: string) {
  const sockets = new Set<Socket>();
  let isHanging = false;
  const way = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    if (isHanging) return;
    const { hostname, port } = new URL(database);
    const other = connect(Number(port), hostname).on('error', () => {});
    sockets.add(other);
    socket.pipe(other).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const url = new URL(database);
  url.port = `${(way.address() as AddressInfo).port}`;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    hang() {
      isHanging = true;
      cut();
    },
    end() {
      cut();
      way.close();
    },
  };
}

test('OP-03 F3 whoever asks the product while its database hangs is told, sooner than a start would give up', async () => {
  const database = await serverDatabase(1);
  const folder = await mkdtemp(join(tmpdir(), 'saath-hangs-'));
  const way = await wayTo(database.url);
  const port = await freePort();
  const server = await startJoinServer({ url: way.url, folder, port });
  way.hang();
  const settings = { databaseUrl: way.url, databasePoolSize: 1, databasePooler: false };
  const starting = serverPool(settings, () => {});
  const isGivenUp = starting.connect().catch(() => 'a start has given up');
  const answer = fetch(`http://127.0.0.1:${port}/api/user/login-user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: 'asma@example.org', password: 'not known to us' }),
  }).then(({ status, headers }) => [status, headers.has('retry-after')]);
  expect(await Promise.race([answer, isGivenUp])).toEqual([503, true]);
  await killed(server);
  way.end();
  await isGivenUp;
  await starting.end();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});
