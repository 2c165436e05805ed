/** OP-03: what each connection to a server is opened with. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { serverDatabase } from '../testing/database.ts';
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
