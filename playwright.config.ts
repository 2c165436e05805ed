import { defineConfig } from '@playwright/test';
import { browserArguments, browserPath } from './e2e/browser.ts';

const executablePath = browserPath();

// The journeys start the built product themselves, each worker its own on its own data directory.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ...(process.env.PLAYWRIGHT_JSON
      ? [['json', { outputFile: process.env.PLAYWRIGHT_JSON }] as ['json', object]]
      : []),
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
    screenshot: 'only-on-failure',
    launchOptions: { args: browserArguments, ...(executablePath ? { executablePath } : {}) },
  },
});
