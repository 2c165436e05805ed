/** The embedded database's files, which a first start has made while it builds. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './setup.mjs';
import { endWithUs, ownGroup } from './stopping.mjs';

/**
 * Makes them where there are none.
 *
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env as the server's, which says where they belong
 * @returns {Promise<void>} when nothing of it is running any more; whatever kept them from being made, the server's start says
 */
export async function makeFirstDatabase(node, env) {
  const program = ['server/src/first-database.ts'];
  const options = /** @type {const} */ ({ cwd: root, env, stdio: 'ignore', ...ownGroup });
  await once(endWithUs(spawn(node, program, options)), 'close');
}
