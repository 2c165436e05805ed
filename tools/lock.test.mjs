import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { patient } from './patience.mjs';
import { folderWith } from './temporary.mjs';

/** A build that fails when another is under way, and takes until the file `go` is there. */
const build = `
  import { appendFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
  import { onceFor } from ${JSON.stringify(new URL('./setup.mjs', import.meta.url).href)};
  const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  const isDone = await onceFor('stamp', 'the sources', () => {
    if (existsSync('busy')) return false;
    writeFileSync('busy', '');
    while (!existsSync('go')) pause();
    appendFileSync('runs', 'x');
    rmSync('busy');
    return true;
  }, 'cache/lock');
  process.exit(isDone ? 0 : 1);`;

/** @param {string} folder */
function startBuild(folder) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', build], { cwd: folder });
  const words = text(child.stdout);
  return { child, words, end: once(child, 'exit') };
}

/** @param {string} folder */
const isBuilding = (folder) => existsSync(join(folder, 'busy'));

test('B14 of two commands at once in one folder one builds; the other waits, says so, and finds it done', async () => {
  const folder = folderWith({});
  const first = startBuild(folder);
  await expect.poll(() => isBuilding(folder), { timeout: patient(20_000) }).toBe(true);
  const second = startBuild(folder);
  let said = '';
  second.child.stdout.on('data', (chunk) => {
    said += chunk;
    // Not before: it has met the lock now.
    spawn(process.execPath, ['-e', "require('fs').writeFileSync('go', '')"], { cwd: folder });
  });
  const ends = await Promise.all([first.end, second.end]);
  expect(ends).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(said).toContain(`Waiting for process ${first.child.pid}`);
  expect(readFileSync(join(folder, 'runs'), 'utf8')).toBe('x');
  expect(readdirSync(join(folder, 'cache'))).toEqual([]);
});

test('B14 a command that is killed over its work leaves nothing that stops the next one, nor several at once', async () => {
  const folder = folderWith({});
  const first = startBuild(folder);
  await expect.poll(() => isBuilding(folder), { timeout: patient(20_000) }).toBe(true);
  first.child.kill('SIGKILL');
  await first.end;
  // What a build leaves half done is for the next one to empty; here it is this test.
  const clean = spawn(process.execPath, ['-e', "fs.rmSync('busy'); fs.writeFileSync('go', '')"], {
    cwd: folder,
  });
  await once(clean, 'exit');
  expect(existsSync(join(folder, 'cache/lock'))).toBe(true);
  const ends = await Promise.all([1, 2, 3, 4].map(() => startBuild(folder).end));
  expect(ends.map(([code]) => code)).toEqual([0, 0, 0, 0]);
  expect(readFileSync(join(folder, 'runs'), 'utf8')).toBe('x');
  expect(readdirSync(join(folder, 'cache'))).toEqual([]);
});

test('B14 whoever may not write where it is built is told who has to build it, and nothing more', async () => {
  const folder = folderWith({});
  chmodSync(folder, 0o500);
  const program = `
    import { join } from 'node:path';
    import { onceFor } from ${JSON.stringify(new URL('./setup.mjs', import.meta.url).href)};
    if (process.getuid() === 0) process.seteuid(65534);
    const path = (name) => join(${JSON.stringify(folder)}, name);
    process.exit((await onceFor(path('stamp'), 'the sources', () => true, path('cache/lock'))) ? 0 : 1);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  const words = text(child.stderr);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(await words).toMatch(
    /belongs to another user.*\nRun `npm run build:fresh` in .* as that user.*\n$/,
  );
});
