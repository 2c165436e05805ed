/** OP-03: what each connection to a server is opened with. */
import { expect, test } from 'vitest';
import { serverDatabase } from '../testing/database.ts';
import { serverPool } from './pool.ts';

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
