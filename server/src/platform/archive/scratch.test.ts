import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchFolder, sweepScratch } from './scratch.ts';

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'saath-scratch-'));
});
afterAll(async () => await rm(parent, { recursive: true, force: true }));

const hourAgo = new Date(Date.now() - 3_600_000);
/** As if nothing had happened in it for an hour. */
const age = async () => {
  for (const name of await readdir(parent)) await utimes(join(parent, name), hourAgo, hourAgo);
};

test('OP-01 what a killed process left is removed; what somebody uses or put there is kept', async () => {
  const module = new URL('./scratch.ts', import.meta.url).href;
  const program = `const { scratchFolder } = await import(${JSON.stringify(module)});
    console.log((await scratchFolder(${JSON.stringify(parent)}, 'restore')).path); setInterval(() => {}, 1000)`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const own = await scratchFolder(parent, 'archive');
  await mkdir(join(parent, 'archive-of-my-photos'));
  await writeFile(join(parent, 'restore-123456'), 'a file');
  await age();
  await sweepScratch(parent);
  expect(await readdir(parent)).toHaveLength(4);

  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  await sweepScratch(parent);
  expect((await readdir(parent)).toSorted()).toEqual(
    ['archive-of-my-photos', own.path.slice(parent.length + 1), 'restore-123456'].toSorted(),
  );
  await own.remove();
  expect((await readdir(parent)).toSorted()).toEqual(['archive-of-my-photos', 'restore-123456']);
});
