import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { startChildServer } from './child-server.mjs';
import { endLeftovers, processesWith } from './leftovers.mjs';
import { folderWith } from './temporary.mjs';

// It begins another process, as a browser or a database would, and says a word.
const server = (/** @type {string} */ word) => `
  import { spawn } from 'node:child_process';
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  process.stdout.write('${word}\\n');
  setInterval(() => {}, 1000);
`;

/** @param {string} word what the server says */
function given(word) {
  const program = join(folderWith({ 'server.mjs': server(word) }), 'server.mjs');
  const mark = randomUUID();
  return { args: [program], env: { ...process.env, TEST_MARK: mark }, mark };
}

test.skipIf(process.platform === 'win32')(
  'F6 a server that is given up is gone, with everything it began',
  async () => {
    const { args, env, mark } = given('soon');
    // As short as will do for it to have begun the other one.
    for (let patience = 500, most = 0; most < 2; patience *= 2) {
      const look = setInterval(() => {
        most = Math.max(most, processesWith(mark).length);
      }, 50);
      const start = startChildServer(args, { env, isUp: /listening/, patience });
      await expect(start).rejects.toThrow(/still starts after/);
      clearInterval(look);
    }
    await expect.poll(() => processesWith(mark)).toEqual([]);
  },
);

test.skipIf(process.platform === 'win32')(
  'F6 a server that is stopped is gone, with everything it began',
  async () => {
    const { args, env, mark } = given('listening');
    const { words, stop } = await startChildServer(args, { env, isUp: /listening/ });
    expect(words).toBe('listening\n');
    await stop();
    await expect.poll(() => processesWith(mark)).toEqual([]);
  },
);

test('F6 a server that ends instead of coming up says its last words', async () => {
  const args = ['-e', 'console.error("no room"); process.exit(3)'];
  const start = startChildServer(args, { env: process.env, isUp: /listening/ });
  await expect(start).rejects.toThrow(/ended \(3\): no room/);
});

test.skipIf(process.platform === 'win32')(
  'F6 what a run has left is named and ended, and what ends by itself is not',
  async () => {
    const { args, env, mark } = given('listening');
    await startChildServer(args, { env, isUp: /listening/ });
    const left = await endLeftovers(mark, 300);
    expect(left.map(({ command }) => command)).toEqual([
      expect.stringContaining('server.mjs'),
      expect.stringContaining('setInterval'),
    ]);
    expect(processesWith(mark)).toEqual([]);

    const short = startChildServer(['-e', 'console.log("listening")'], { env, isUp: /listening/ });
    await short;
    expect(await endLeftovers(mark, 30_000)).toEqual([]);
  },
);
