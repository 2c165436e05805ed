import { defineConfig } from '@playwright/test';
import { browserArguments, browserPath } from './e2e/browser.ts';
import { patient } from './tools/patience.mjs';

const executablePath = browserPath();

// The journeys start the built product themselves, each worker its own on its own data directory.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: patient(60_000),
  expect: { timeout: patient(3_000) },
  reporter: 'line',
  use: {
    // What never comes says where it was awaited, before the whole journey runs out of time.
    actionTimeout: patient(10_000),
    navigationTimeout: patient(10_000),
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
    screenshot: 'only-on-failure',
    // A picture of every step costs a fifth of the time: `npm run e2e -- --trace on` shows them.
    trace: 'off',
    launchOptions: { args: browserArguments, ...(executablePath ? { executablePath } : {}) },
  },
});
