/** `npm start` and `npm run demo` on a fresh copy: installs, builds, starts. */
import process from 'node:process';
import { leanArguments, leanEnvironment } from './lean.mjs';
import { serve } from './serve.mjs';
import { ensureBuilt, ensureInstalled } from './setup.mjs';

const { DATA_DIR, DATA_DIR_FILE, LOG_LEVEL, LOG_LEVEL_FILE } = process.env;
const isDemo = process.argv.includes('--demo');
const node = ensureInstalled();
if (!ensureBuilt(node)) process.exit(1);

serve(node, [...leanArguments, 'server/build/main.mjs'], {
  ...leanEnvironment,
  ...process.env,
  NODE_ENV: 'production',
  // For a person at a terminal: the greeting, not every request.
  ...(LOG_LEVEL || LOG_LEVEL_FILE ? {} : { LOG_LEVEL: 'warn' }),
  ...(isDemo ? { DEMO: '1' } : {}),
  ...(isDemo && !DATA_DIR && !DATA_DIR_FILE ? { DATA_DIR: '.demo-data' } : {}),
});
