import { defineConfig } from 'vitest/config';
import { patient } from '../tools/patience.mjs';
import { paraglide } from './compile-texts.ts';
import { iconsFromLucide } from './icons-from-lucide.ts';
import { oneMessageModule } from './one-message-module.ts';

// A worker's thread cannot have a zone of its own: `env` alone would leave these tests in that of the machine.
process.env.TZ = 'Asia/Kathmandu';

// Not vite.config.ts: components need no router build.
export default defineConfig({
  plugins: [paraglide(), oneMessageModule(), iconsFromLucide()],
  test: {
    name: 'web',
    environment: 'jsdom',
    // Each file keeps a world of its own, and the modules are loaded once per worker: 81 s became 31 s.
    pool: 'vmThreads',
    env: { TZ: 'Asia/Kathmandu' },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: patient(30_000),
    hookTimeout: patient(30_000),
    expect: { poll: { timeout: patient(2_000) } },
  },
});
