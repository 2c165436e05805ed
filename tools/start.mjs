/** `npm start` and `npm run demo` on a fresh copy: installs, builds, starts. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { ensureBuilt, ensureInstalled, root } from './setup.mjs';

const isDemo = process.argv.includes('--demo');
const node = ensureInstalled();
ensureBuilt(node);

const server = spawn(node, [join(root, 'server/src/main.ts')], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    NODE_ENV: 'production',
    // For a person at a terminal: the greeting, not every request.
    LOG_LEVEL: 'warn',
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
    ...(isDemo ? { DEMO: '1', DATA_DIR: '.demo-data' } : {}),
    ...process.env,
  },
});

// npm runs us under a shell that dies of a signal without passing it on; the lost parent tells us.
const parent = process.ppid;
const watch = setInterval(() => process.ppid !== parent && stop(), 500);
function stop() {
  clearInterval(watch);
  if (server.connected) server.disconnect();
}
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.on(signal, stop);
server.on('exit', (code) => process.exit(code ?? 1));
