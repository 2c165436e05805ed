/** `npm start` and `npm run demo` on a fresh copy: installs, builds, starts. */
import process from 'node:process';
import { ensureBuilt } from './ensure-built.mjs';
import { makeFirstDatabase } from './first-database.mjs';
import { ensureInstalled } from './installed.mjs';
import { leanArguments, leanEnvironment } from './lean.mjs';
import { serve } from './serve.mjs';

const { DATA_DIR, DATA_DIR_FILE, LOG_LEVEL, LOG_LEVEL_FILE } = process.env;
const isDemo = process.argv.includes('--demo');
const node = await ensureInstalled();
const env = {
  ...process.env,
  NODE_ENV: 'production',
  // For a person at a terminal: the greeting, not every request.
  ...(LOG_LEVEL || LOG_LEVEL_FILE ? {} : { LOG_LEVEL: 'warn' }),
  ...(isDemo ? { DEMO: '1' } : {}),
  ...(isDemo && !DATA_DIR && !DATA_DIR_FILE ? { DATA_DIR: '.demo-data' } : {}),
};
/** @type {Promise<unknown> | undefined} */
let database;
/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
const building = ensureBuilt(node, {
  // Its files take as long to make as the server does to build.
  onServerMissing() {
    database = makeFirstDatabase(node, env);
  },
  // The server opens its database while the screens are built; without them it serves nothing.
  async onServer() {
    await database;
    const program = [...leanArguments, 'server/build/main.mjs', '--screens-coming'];
    server = serve(node, program, { ...leanEnvironment, ...env }, building);
  },
});
// The server notices that we are gone.
if (!(await building)) process.exit(1);
if (server?.connected) server.send('screens');
