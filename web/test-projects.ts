/** How the tests of the screens run: a part of the vitest.config.ts at the root. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { patient } from '../tools/patience.mjs';
import { paraglide } from './compile-texts.ts';
import { iconsFromLucide } from './icons-from-lucide.ts';
import { oneMessageModule } from './one-message-module.ts';

// A worker's thread cannot have a zone of its own: `env` alone would leave these tests in that of the machine.
process.env.TZ = 'Asia/Kathmandu';

const root = import.meta.dirname;
const include = ['src/**/*.test.{ts,tsx}'];
/** These put something else in place of a module, which no other file may get to see. */
const alone = globSync(include, { cwd: root }).filter((file) =>
  readFileSync(join(root, file), 'utf8').includes('vi.mock('),
);

// All but the frames, which the page goes on drawing.
const clock = ['setTimeout', 'setInterval', 'setImmediate', 'Date', 'performance'] as const;
const ends = ['clearTimeout', 'clearInterval', 'clearImmediate'] as const;

// Not vite.config.ts: components need no router build.
const plugins = [paraglide(), oneMessageModule(), iconsFromLucide()];
const shared = {
  environment: 'jsdom',
  env: { TZ: 'Asia/Kathmandu' },
  fakeTimers: { toFake: [...clock, ...ends] },
  setupFiles: [join(root, 'vitest.setup.ts')],
  testTimeout: patient(30_000),
  hookTimeout: patient(30_000),
  expect: { poll: { timeout: patient(2_000) } },
};

export const screens = [
  {
    root,
    plugins,
    // Modules are loaded once per worker, and one document serves all: the set-up clears away what a test leaves in it.
    test: { ...shared, name: 'web', include, exclude: alone, isolate: false },
  },
  {
    root,
    plugins,
    // Each file in a world of its own, with modules of its own.
    test: { ...shared, name: 'web-alone', include: alone, pool: 'vmThreads' as const },
  },
];
