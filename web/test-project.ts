/** How the tests of the screens run: a part of the vitest.config.ts at the root. */
import { join } from 'node:path';
import process from 'node:process';
import { patient } from '../tools/patience.mjs';
import { paraglide } from './compile-texts.ts';
import { iconsFromLucide } from './icons-from-lucide.ts';
import { oneMessageModule } from './one-message-module.ts';

// A worker's thread cannot have a zone of its own: `env` alone would leave these tests in that of the machine.
process.env.TZ = 'Asia/Kathmandu';

const root = import.meta.dirname;
// All but the frames, which the page goes on drawing.
const clock = ['setTimeout', 'setInterval', 'setImmediate', 'Date', 'performance'] as const;
const ends = ['clearTimeout', 'clearInterval', 'clearImmediate'] as const;

// Not vite.config.ts: components need no router build.
const plugins = [paraglide(), oneMessageModule(), iconsFromLucide()];
/**
 * Modules are loaded once per worker, and one document serves all: the set-up clears away what a test leaves in it. With a
 * world for each file most of the time went into loading (ADR 94). So no file puts another module in place of one (`vi.mock`): others have it already.
 */
export const screens = {
  root,
  plugins,
  test: {
    name: 'web',
    environment: 'jsdom',
    env: { TZ: 'Asia/Kathmandu' },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [join(root, 'vitest.setup.ts')],
    isolate: false,
    fakeTimers: { toFake: [...clock, ...ends] },
    testTimeout: patient(30_000),
    hookTimeout: patient(30_000),
    expect: { poll: { timeout: patient(2_000) } },
  },
};
