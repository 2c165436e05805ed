import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { makeFirstDatabase } from './first-database.mjs';
import { processesWith } from './leftovers.mjs';
import { folderWith } from './temporary.mjs';

// As `npm start` says, whatever the tests run under.
const production = { ...process.env, NODE_ENV: 'production' };

/** @param {string} folder */
const databaseIn = (folder) => existsSync(join(folder, 'data/PG_VERSION'));

test('OP-01 with a server of its own none is made', async () => {
  const folder = folderWith({});
  const env = { ...production, DATA_DIR: folder, DATABASE_URL: 'postgres://localhost/saath' };
  await makeFirstDatabase(process.execPath, env);
  expect(databaseIn(folder)).toBe(false);
});

test('OP-01 one that is left to its end is there, and nothing half made beside it', async () => {
  const folder = folderWith({});
  const env = { ...production, DATA_DIR: folder, DATABASE_URL: '' };
  await makeFirstDatabase(process.execPath, env);
  expect(databaseIn(folder)).toBe(true);
  expect(existsSync(join(folder, 'data.part'))).toBe(false);
});

test.skipIf(process.platform === 'win32')(
  'OP-01 a first start that is stopped leaves nobody behind who keeps the folder',
  async () => {
    const folder = folderWith({});
    const module = new URL('./first-database.mjs', import.meta.url).href;
    const program = `import { makeFirstDatabase } from '${module}';
      await makeFirstDatabase(process.execPath, process.env);`;
    const env = { ...production, DATA_DIR: folder, TEST_MARK: randomUUID() };
    const start = spawn(process.execPath, ['--input-type=module', '-e', program], { env });
    await expect.poll(() => existsSync(join(folder, 'data.part'))).toBe(true);

    start.kill('SIGTERM');
    await expect.poll(() => processesWith(env.TEST_MARK)).toEqual([]);
    expect(databaseIn(folder)).toBe(false);
  },
);
