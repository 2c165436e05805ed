/** `npm run doctor`: how the installation is, in words; ends with 0 or 1. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { ensureInstalled } from './installed.mjs';
import { root } from './setup.mjs';

const node = await ensureInstalled();
const { status } = spawnSync(node, ['server/src/doctor-command.ts'], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
