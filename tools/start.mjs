/** `npm start` and `npm run demo` on a fresh copy: installs, builds, starts. */
import { join } from 'node:path';
import process from 'node:process';
import { leanArguments, leanEnvironment } from './lean.mjs';
import { serve } from './serve.mjs';
import { ensureBuilt, ensureInstalled, root } from './setup.mjs';

const { DATA_DIR, DATA_DIR_FILE, LOG_LEVEL, LOG_LEVEL_FILE, NODE_COMPILE_CACHE } = process.env;
const isDemo = process.argv.includes('--demo');
const node = ensureInstalled();
if (!ensureBuilt(node)) process.exit(1);

serve(node, [...leanArguments, 'server/src/main.ts'], {
  ...leanEnvironment,
  ...process.env,
  NODE_ENV: 'production',
  // For a person at a terminal: the greeting, not every request.
  ...(LOG_LEVEL || LOG_LEVEL_FILE ? {} : { LOG_LEVEL: 'warn' }),
  NODE_COMPILE_CACHE: NODE_COMPILE_CACHE || join(root, 'node_modules/.cache/compile'),
  ...(isDemo ? { DEMO: '1' } : {}),
  ...(isDemo && !DATA_DIR && !DATA_DIR_FILE ? { DATA_DIR: '.demo-data' } : {}),
});
