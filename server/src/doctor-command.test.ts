/** `npm run doctor` as a process of its own, beside a product that runs, and where nothing does. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './platform/database.ts';
import { startEmbedded } from './platform/embedded.ts';
import { knownMigrations, migrate } from './platform/migrate.ts';
import { built } from './testing/built.ts';

const command = await built('doctor-command');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saath-doctor-'));
});
afterAll(async () => await rm(folder, { recursive: true, force: true }));

async function doctor(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [command], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: '', NODE_ENV: '', PORT: '9', ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

test('OP-04 where nothing runs and nothing is, the doctor says so, and makes nothing', async () => {
  const DATA_DIR = join(folder, 'nowhere');
  const { code, said } = await doctor({ DATA_DIR });
  expect(said).toContain('✗ Saath does not answer at http://127.0.0.1:9. Start it by npm start');
  expect(said).toContain(`✗ There is no installation in ${DATA_DIR} yet.`);
  expect(code).toBe(1);
  expect(existsSync(DATA_DIR)).toBe(false);
});

test('OP-04 wrong settings are named', async () => {
  const { code, said } = await doctor({ DATABASE_POOL: 'many', METRICS_TOKEN: 'short' });
  expect(said).toContain('DATABASE_POOL must be a whole number from 2 to 200');
  expect(said).toContain('METRICS_TOKEN must have 16 to 200 characters');
  expect(code).toBe(1);
});

test('OP-04 a database server that is away is told, without the password', async () => {
  const address = new URL('postgres://saath@127.0.0.1:9/saath');
  address.password = 'very-secret';
  const { code, said } = await doctor({ DATABASE_URL: address.href });
  expect(said).toContain('✗ The database server does not answer (ECONNREFUSED).');
  expect(said).not.toContain('very-secret');
  expect(code).toBe(1);
});

test('OP-04 a database that is empty, or as an earlier version left it, is told as what it is', async () => {
  const DATA_DIR = join(folder, 'earlier');
  const empty = await startEmbedded(DATA_DIR);
  await empty.stop();
  const before = await doctor({ DATA_DIR });
  expect(before.said).toContain('✗ The database is empty. Make an installation in it');

  const [first] = await knownMigrations();
  const earlier = await startEmbedded(DATA_DIR);
  await migrate(openDatabase(earlier.pool), { last: String(first) });
  await earlier.stop();
  const { said } = await doctor({ DATA_DIR });
  expect(said).toContain('i The database is as an earlier version left it. Write a backup of it;');
  expect(said).not.toContain('DATABASE_URL');
});
