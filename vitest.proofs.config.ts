import { defineConfig } from 'vitest/config';
import { patient } from './tools/patience.mjs';

/** Proofs that need more than a machine has at first: each says at its top what, and docs/operating.md what was seen. */
export default defineConfig({
  test: {
    include: ['server/src/**/*.proof.test.ts'],
    env: { TZ: 'Asia/Kathmandu' },
    globalSetup: 'server/src/testing/global-setup.ts',
    testTimeout: patient(300_000),
    hookTimeout: patient(120_000),
    expect: { poll: { timeout: patient(10_000) } },
  },
});
