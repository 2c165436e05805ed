/** `npm run dev`: server and screens reload when their files change. */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { ensureInstalled, root, withNode } from './setup.mjs';

const node = ensureInstalled();
const watched = ['server/src', 'contract/src', 'matching/src'].map(
  (path) => `--watch-path=${path}`,
);
const server = spawn(node, [...watched, '--watch-preserve-output', 'server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { LOG_LEVEL: 'info', ...withNode(node), NODE_ENV: 'development' },
});
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 1));
