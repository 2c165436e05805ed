import { defineConfig } from 'vitest/config';
import { patient } from './tools/patience.mjs';
import { screens } from './web/test-project.ts';

// A zone off UTC by a fraction of an hour: code that forgets the zone fails here, not in Karachi.
const env = { TZ: 'Asia/Kathmandu' };
// Ceilings for what hangs; what works waits for conditions.
const globalSetup = 'server/src/testing/global-setup.ts';
const patience = {
  testTimeout: patient(60_000),
  hookTimeout: patient(60_000),
  expect: { poll: { timeout: patient(10_000) } },
};
/** Every call, and every page, on the embedded database. */
const wholeOnEmbedded = 'server/src/http/{every-call,fuzz,pages}.test.ts';
/**
 * What needs no database, or one. Every call of the contract is made on the embedded database by http/every-call.test.ts, and by the
 * journeys; the rules of each feature and of the web server are tested on PostgreSQL, which takes half the time. TEST_ENGINE runs all
 * on one engine.
 */
function server(
  name: string,
  engine: 'embedded' | 'postgres',
  { folders, others = [] }: { folders: readonly string[]; others?: readonly string[] },
) {
  return {
    test: {
      name,
      env: { ...env, TEST_ENGINE: process.env.TEST_ENGINE ?? engine },
      globalSetup,
      include: [...folders],
      exclude: ['**/*.{race,proof,alone}.test.ts', ...others],
      // Modules are loaded once per worker, not once per file: 244 s became 94 s. Tests keep no state in modules.
      isolate: false,
      ...patience,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      screens,
      { test: { name: 'tools', env, include: ['tools/*.test.mjs'], ...patience } },
      server('node', 'embedded', {
        folders: [
          '{contract,matching}/src/**/*.test.ts',
          'server/src/*.test.ts',
          'server/src/!(features|http)/**/*.test.ts',
          wholeOnEmbedded,
        ],
      }),
      server('features', 'postgres', {
        folders: ['server/src/{features,http}/**/*.test.ts'],
        others: [wholeOnEmbedded],
      }),
      {
        // Each puts something else in place of a module, which no other file may get to see.
        test: {
          name: 'alone',
          env: { ...env, TEST_ENGINE: process.env.TEST_ENGINE ?? 'postgres' },
          globalSetup,
          include: ['server/src/**/*.alone.test.ts'],
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
          isolate: false,
          sequence: { groupOrder: 1 },
          ...patience,
          testTimeout: patient(120_000),
        },
      },
    ],
  },
});
