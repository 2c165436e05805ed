/** Backups and restores that end by kill -9, as processes of their own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../../tools/patience.mjs';
import { built } from '../../testing/built.ts';
import { givenDataDirectory } from '../../testing/database.ts';
import { givenAdmin, givenEvent, givenVolunteer } from '../../testing/given.ts';
import { type TestProduct, testProduct } from '../../testing/product.ts';
import { openDatabase } from '../database.ts';
import { startEmbedded } from '../embedded.ts';
import { diskStore } from '../file-store/disk-store.ts';
import { newId } from '../ids.ts';
import type { Manifest } from './manifest.ts';
import { requireFinished } from './unfinished.ts';
import { writeArchive } from './write.ts';

const command = await built('archive-command');
const PICTURES = 400;

let folder: string;
let product: TestProduct;
let manifest: Manifest;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saath-killed-'));
  product = await testProduct();
  await givenEvent(await givenAdmin(product));
  await givenVolunteer(product.db);
  // So many that a restore is seen while it writes them.
  for (let made = 0; made < PICTURES; made++)
    await product.files.put(`${newId()}-480.webp`, Buffer.from('RIFF'));
  manifest = await archiveOf(product, join(folder, 'whole.tar.gz'));
  // What is backed up: the pictures take a while.
  const source = await givenDataDirectory(join(folder, 'source'));
  await cp(join(product.folder, 'files'), join(source, 'files'), { recursive: true });
});
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true, force: true });
});

async function archiveOf({ pool, files }: Pick<TestProduct, 'pool' | 'files'>, to: string) {
  const installation = { pool, files, contentDir: undefined, scratchDir: folder, version: '1.2.3' };
  return await writeArchive(installation, createWriteStream(to), { now: new Date() });
}

function start(args: readonly string[], dataDir: string) {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: folder,
    env: {
      ...process.env,
      ...{ INIT_CWD: folder, DATABASE_URL: '', NODE_ENV: '', DATA_DIR: join(folder, dataDir) },
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  return { child, ended };
}

/** Kills the process as soon as something is so. @throws Error when it ends before */
async function killWhen(child: ChildProcess, isSo: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + patient(60_000);
  while (!(await isSo())) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode} before`);
    if (Date.now() > until) throw new Error('It never came so far');
    await setTimeout(2);
  }
  child.kill('SIGKILL');
}

const pathsIn = async (path: string) =>
  await readdir(path, { recursive: true }).catch((): string[] => []);

test('OP-01 a restore killed in the middle leaves what nothing uses, and runs again to its end', async () => {
  const dataDir = join(folder, 'restored');
  const restoring = start(['restore', '--from', 'whole.tar.gz'], 'restored');
  const hasPicture = async () =>
    (await pathsIn(join(dataDir, 'files'))).some((name) => name.endsWith('.webp'));
  await killWhen(restoring.child, hasPicture);
  await restoring.ended;

  const embedded = await startEmbedded(dataDir);
  await expect(requireFinished(openDatabase(embedded.pool))).rejects.toThrow(
    /has not come to its end/,
  );
  await embedded.stop();
  // A command does not take it for an installation either.
  const backup = await start(['backup', '--to', 'half.tar.gz'], 'restored').ended;
  expect(backup.said).toContain('has not come to its end');
  expect(existsSync(join(folder, 'half.tar.gz'))).toBe(false);

  const again = await start(['restore', '--from', 'whole.tar.gz'], 'restored').ended;
  expect(again.said).toContain('restored and compared');
  expect(again.code).toBe(0);
  const whole = await startEmbedded(dataDir);
  const files = diskStore(join(dataDir, 'files'));
  const kept = await archiveOf({ pool: whole.pool, files }, join(folder, 'again.tar.gz'));
  await whole.stop();
  expect(kept.tables).toEqual(manifest.tables);
  expect((await pathsIn(join(dataDir, 'files'))).filter((name) => name.endsWith('.webp'))).toEqual(
    (await pathsIn(join(product.folder, 'files'))).filter((name) => name.endsWith('.webp')),
  );
});

test('OP-01 a backup killed in the middle leaves no file of the name that it was to have', async () => {
  const backup = start(['backup', '--to', 'killed.tar.gz'], 'source');
  await killWhen(backup.child, async () => existsSync(join(folder, 'killed.tar.gz.part')));
  await backup.ended;
  expect(existsSync(join(folder, 'killed.tar.gz'))).toBe(false);
  const again = await start(['backup', '--to', 'killed.tar.gz'], 'source').ended;
  expect(again.code).toBe(0);
  expect(existsSync(join(folder, 'killed.tar.gz.part'))).toBe(false);
});

test.runIf(existsSync('/dev/full'))(
  'OP-01 a disk that is full under the archive is told in words, and nothing is left',
  async () => {
    const scratch = async () =>
      (await readdir(join(folder, 'source'))).filter((name) => name.startsWith('archive-'));
    // One of a process that was killed a moment ago is left for whoever comes in a minute.
    const before = await scratch();
    await symlink('/dev/full', join(folder, 'no-room.tar.gz.part'));
    const { code, said } = await start(['backup', '--to', 'no-room.tar.gz'], 'source').ended;
    expect(said).toContain('The disk is full (ENOSPC)');
    expect(code).toBe(1);
    expect((await readdir(folder)).filter((name) => name.startsWith('no-room'))).toEqual([]);
    expect(await scratch()).toEqual(before);
  },
);
