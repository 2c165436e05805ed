/** Sees to a browser for the tests in `e2e/`. */
import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt.mjs';
import { root } from './setup.mjs';

const look = "import('./e2e/browser.ts').then((b) => process.exit(b.browserPath() ? 0 : 1))";

/**
 * On bare Debian as root it comes from apt; elsewhere we say how to get one.
 * @param {string} node
 * @returns {boolean} whether there is one
 */
export function ensureBrowser(node) {
  const isThere = () => spawnSync(node, ['-e', look], { cwd: root }).status === 0;
  if (isThere()) return true;
  aptInstall('chromium-headless-shell');
  if (isThere()) return true;
  console.error(
    'No browser found. Run: npx playwright install chromium   or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
  return false;
}
