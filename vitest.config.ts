import { defineConfig } from 'vitest/config';
import { patient } from './tools/patience.mjs';

// A zone off UTC by a fraction of an hour: code that forgets the zone fails here, not in Karachi.
const env = { TZ: 'Asia/Kathmandu' };
// Ceilings for what hangs; what works waits for conditions.
const patience = {
  testTimeout: patient(60_000),
  hookTimeout: patient(60_000),
  expect: { poll: { timeout: patient(10_000) } },
};
const globalSetup = 'server/src/testing/global-setup.ts';

export default defineConfig({
  test: {
    projects: [
      'web/vitest.config.ts',
      { test: { name: 'tools', env, include: ['tools/*.test.mjs'], ...patience } },
      {
        test: {
          name: 'node',
          env,
          globalSetup,
          include: ['{contract,matching,server}/src/**/*.test.ts'],
          exclude: ['**/*.race.test.ts'],
          // Modules are loaded once per worker, not once per file: 244 s became 94 s. Tests keep no state in modules.
          isolate: false,
          ...patience,
        },
      },
      {
        // On a real PostgreSQL (TEST_POSTGRES_URL), after all others, which they would slow down: each has many connections.
        test: {
          name: 'races',
          env,
          globalSetup,
          include: ['server/src/**/*.race.test.ts'],
          sequence: { groupOrder: 1 },
          ...patience,
          testTimeout: patient(120_000),
        },
      },
    ],
  },
});
