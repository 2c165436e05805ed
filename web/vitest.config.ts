import { defineConfig } from 'vitest/config';

// Not vite.config.ts: components need no router build.
export default defineConfig({
  test: {
    name: 'web',
    environment: 'jsdom',
    env: { TZ: 'Asia/Kathmandu' },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: 30_000,
  },
});
