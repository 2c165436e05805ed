import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { defineConfig } from 'vitest/config';
import { paraglide } from './paraglide.config.ts';

// Not vite.config.ts: components need no router build.
export default defineConfig({
  plugins: [paraglideVitePlugin(paraglide)],
  test: {
    name: 'web',
    environment: 'jsdom',
    env: { TZ: 'Asia/Kathmandu' },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: 30_000,
  },
});
