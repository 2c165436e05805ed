/** The commands that an operator gives, as processes of their own. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askHealth, askRunning } from './platform/archive/running.ts';
import { toFile } from './platform/archive/to-file.ts';
import { built } from './testing/built.ts';
import { testProduct } from './testing/product.ts';

const command = await built('archive-command');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saath-command-'));
});
afterAll(async () => await rm(folder, { recursive: true, force: true }));

/** @param args paths in them are below the folder of this file's tests */
async function run(args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: folder,
    env: { ...process.env, INIT_CWD: folder, DATABASE_URL: '', NODE_ENV: '', ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

test('OP-01 a product that runs writes the archive for the command; it is checked, restored, and never written over', async () => {
  const product = await testProduct();
  const archive = join(folder, 'running.tar.gz');
  await toFile(archive, async (out) => await askRunning(product.folder, out, undefined));
  // What `npm run doctor` shows while the product has the database.
  const told = (await askHealth(product.folder)) as { message: string }[];
  expect(told.map(({ message }) => message)).toContain('The embedded database answers.');
  await product.close();
  expect(await askHealth(product.folder)).toBeUndefined();
  expect((await stat(archive)).mode & 0o777).toBe(0o600);

  const env = { DATA_DIR: 'restored' };
  const checked = await run(['restore', '--from', 'running.tar.gz', '--check'], env);
  expect(checked.said).toContain('nothing was changed here');
  expect(checked.code).toBe(0);
  expect(existsSync(join(folder, 'restored', 'data'))).toBe(false);

  const restored = await run(['restore', '--from', 'running.tar.gz'], env);
  expect(restored.said).toContain('restored and compared');
  expect(restored.code).toBe(0);
  const again = await run(['restore', '--from', 'running.tar.gz'], env);
  expect(again.said).toMatch(/never writes over it/);
  expect(again.code).toBe(1);

  const backedUp = await run(['backup', '--to', 'second.tar.gz'], env);
  expect(backedUp.said).toMatch(/\d+ rows of \d+ tables written to .*second\.tar\.gz/);
  const over = await run(['backup', '--to', 'second.tar.gz'], env);
  expect(over.said).toContain('There is a file');
  expect(over.code).toBe(1);
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('OP-01 an archive that is not there or may not be read is named, and nothing is begun', async () => {
  await writeFile(join(folder, 'file'), '');
  const env = { DATA_DIR: 'nowhere' };
  const absent = await run(['restore', '--from', 'absent.tar.gz'], env);
  expect(absent).toMatchObject({ code: 1, said: `There is no file ${folder}/absent.tar.gz.\n` });
  const closed = await run(['restore', '--from', 'file/inside'], env);
  expect(closed.said).toMatch(/^Cannot read .*inside \(ENOTDIR\)\.\nGive it to the user/);
  expect(closed.code).toBe(1);
  expect(existsSync(join(folder, 'nowhere'))).toBe(false);
});

test('OP-01 a data directory whose product does not answer is told, and leaves no half file', async () => {
  const file = join(folder, 'none.tar.gz');
  const asked = toFile(file, async (out) => await askRunning(folder, out, undefined));
  await expect(asked).rejects.toThrow(/does not answer/);
  expect(existsSync(file)).toBe(false);
  expect(existsSync(`${file}.part`)).toBe(false);
});

test('OP-01 a stream that breaks off leaves no archive', async () => {
  const file = join(folder, 'broken.tar.gz');
  const broken = toFile(file, async (out) => {
    out.write('half');
    throw new Error('disk full');
  });
  await expect(broken).rejects.toThrow('disk full');
  expect(existsSync(`${file}.part`)).toBe(false);
});

test('OP-01 a command that says too little, or too much, is told how it goes', async () => {
  const { code, said } = await run(['backup'], {});
  expect(said).toContain('Usage: npm run backup -- --to FILE');
  expect(code).toBe(1);
});

test('OP-01 where there is no installation, a backup says so, and makes neither one nor a file', async () => {
  const none = await run(['backup', '--to', 'nothing.tar.gz'], { DATA_DIR: 'not-there' });
  expect(none.said).toContain('There is no installation in');
  expect(none.code).toBe(1);
  const { TEST_POSTGRES_URL } = process.env;
  const empty = await run(['backup', '--to', 'nothing.tar.gz'], {
    DATABASE_URL: TEST_POSTGRES_URL,
  });
  expect(empty.said).toContain('This database holds no installation');
  expect(empty.code).toBe(1);
  const left = await readdir(folder);
  expect(left.filter((name) => /^(not-there|nothing)/.test(name))).toEqual([]);
});
