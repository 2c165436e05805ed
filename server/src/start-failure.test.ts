/** A start that fails says why in words, whatever it met. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { StoreAway } from './platform/file-store/file-store.ts';
import { DatabaseTooOld } from './platform/migrate.ts';
import { explainStartFailure } from './start-failure.ts';
import { built } from './testing/built.ts';

const folder = mkdtempSync(join(tmpdir(), 'saath-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const command = await built('admin-command');

function adminCommand(settings: NodeJS.ProcessEnv) {
  const person = ['--name', 'Omar One', '--email', 'omar@example.org', '--password', 'Sunrise7!'];
  const { stderr, status } = spawnSync(process.execPath, [command, 'create', ...person], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    encoding: 'utf8',
  });
  return { stderr, status };
}

test('a port in use is named', async () => {
  const first = createServer();
  await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve));
  const { port } = first.address() as AddressInfo;
  const second = createServer();
  const error = await new Promise((resolve) =>
    second.once('error', resolve).listen(port, '127.0.0.1'),
  );
  expect(explainStartFailure(error)).toMatch(`Port ${port} is in use by another program.`);
  first.close();
});

test('a database server that does not answer is named without its password', () => {
  const { stderr, status } = adminCommand({ DATABASE_URL: 'postgres://u:hidden@127.0.0.1:9/x' });
  expect(status).toBe(1);
  expect(stderr).toContain('The database server does not answer');
  expect(stderr).not.toContain('hidden');
  expect(stderr).not.toContain('    at ');
});

/** As the driver throws it. */
const refused = (code: string | undefined, message: string) =>
  Object.assign(new Error(message), code ? { code } : {});

test.each([
  ['28P01', 'password authentication failed for user "saath"', /refused the password/],
  ['3D000', 'database "saath" does not exist', /no database of that name.*\n.*Create the database/],
  ['53300', 'sorry, too many clients already', /no free connection.*\n.*max_connections/],
  ['42501', 'permission denied for schema public', /does not let this user make tables/],
  ['57P03', 'the database system is starting up', /still starting/],
  ['EHOSTUNREACH', 'connect EHOSTUNREACH 10.0.0.9:5432', /does not answer \(EHOSTUNREACH\)/],
  [undefined, 'Connection terminated due to connection timeout', /does not answer/],
  ['08P01', 'unsupported startup parameter: statement_timeout', /DATABASE_POOLER=1/],
  ['26000', 'prepared statement "s3" does not exist', /DATABASE_POOLER=1/],
  [undefined, 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string', /a password/],
])('a database that says %s is told in words with what to do', (code, message, words) => {
  const told = explainStartFailure(refused(code, message));
  expect(told).toMatch(words);
  expect(told).not.toContain('    at ');
});

test('a database server that is too old is named with its version', () => {
  expect(explainStartFailure(new DatabaseTooOld(14))).toMatch(/PostgreSQL 14; Saath needs 15/);
});

test('a data directory that cannot be one is named', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { stderr, status } = adminCommand({ DATABASE_URL: '', DATA_DIR: join(file, 'data') });
  expect(status).toBe(1);
  expect(stderr).toContain(`Cannot write to ${join(file, 'data')}`);
});

test('OP-02 a store of pictures that does not answer is named with what to check', () => {
  const words = explainStartFailure(new StoreAway('The store of pictures does not answer'));
  expect(words).toMatch(/^The store of pictures does not answer\.\nCheck S3_URL/);
  expect(words).not.toContain('    at ');
});

test('what nobody foresaw keeps its stack', () => {
  expect(explainStartFailure(new Error('odd'))).toContain('start-failure.test.ts');
});
