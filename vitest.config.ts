import { defineConfig } from 'vitest/config';

// A zone off UTC by a fraction of an hour: code that forgets the zone fails here, not in Karachi.
const env = { TZ: 'Asia/Kathmandu' };
const globalSetup = 'server/src/testing/global-setup.ts';

export default defineConfig({
  test: {
    projects: [
      'web/vitest.config.ts',
      {
        test: {
          name: 'node',
          env,
          globalSetup,
          include: ['{contract,matching,server}/src/**/*.test.ts'],
          exclude: ['**/*.race.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'races',
          env,
          globalSetup,
          include: ['server/src/**/*.race.test.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
