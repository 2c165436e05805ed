/** A start that fails says why in words, whatever it met. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { explainStartFailure } from './start-failure.ts';

const folder = mkdtempSync(join(tmpdir(), 'saath-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function adminCommand(settings: NodeJS.ProcessEnv) {
  const person = ['--name', 'Omar One', '--email', 'omar@example.org', '--password', 'Sunrise7!'];
  const command = new URL('./admin-command.ts', import.meta.url).pathname;
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

test('a data directory that cannot be one is named', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { stderr, status } = adminCommand({ DATABASE_URL: '', DATA_DIR: join(file, 'data') });
  expect(status).toBe(1);
  expect(stderr).toContain(`Cannot write to ${join(file, 'data')}`);
});

test('what nobody foresaw keeps its stack', () => {
  expect(explainStartFailure(new Error('odd'))).toContain('start-failure.test.ts');
});
