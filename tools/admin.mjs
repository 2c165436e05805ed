/** `npm run admin -- create --name … --email … --password …`, and `forget-passkeys --email …` */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { ensureInstalled } from './installed.mjs';
import { root } from './setup.mjs';

const node = await ensureInstalled();
const { status } = spawnSync(node, ['server/src/admin-command.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
