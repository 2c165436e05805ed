/** `npm start` and `npm run demo` on a fresh copy: installs, builds, starts. */
import process from 'node:process';
import { ensureBuilt } from './ensure-built.mjs';
import { leanArguments, leanEnvironment } from './lean.mjs';
import { serve } from './serve.mjs';
import { ensureInstalled } from './setup.mjs';

const { DATA_DIR, DATA_DIR_FILE, LOG_LEVEL, LOG_LEVEL_FILE } = process.env;
const isDemo = process.argv.includes('--demo');
const node = await ensureInstalled();
/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
// The server opens its database while the screens are built; without them it serves nothing.
const building = ensureBuilt(node, () => {
  server = serve(
    node,
    [...leanArguments, 'server/build/main.mjs', '--screens-coming'],
    {
      ...leanEnvironment,
      ...process.env,
      NODE_ENV: 'production',
      // For a person at a terminal: the greeting, not every request.
      ...(LOG_LEVEL || LOG_LEVEL_FILE ? {} : { LOG_LEVEL: 'warn' }),
      ...(isDemo ? { DEMO: '1' } : {}),
      ...(isDemo && !DATA_DIR && !DATA_DIR_FILE ? { DATA_DIR: '.demo-data' } : {}),
    },
    building,
  );
});
// The server notices that we are gone.
if (!(await building)) process.exit(1);
if (server?.connected) server.send('screens');
