import { once } from 'node:events';
import process from 'node:process';

/**
 * Resolves when the screens are there, which is at once but for a server that `tools/start.mjs` starts with
 * `--screens-coming`: on a first start it may open its database meanwhile, and is told. Ends the process when that
 * parent goes without a word, since a build that failed leaves nothing to serve.
 */
export async function screensBuilt(): Promise<void> {
  if (!process.argv.includes('--screens-coming')) return;
  const orphaned = () => process.exit(1);
  process.once('disconnect', orphaned);
  if (!process.connected) orphaned();
  await once(process, 'message');
  process.off('disconnect', orphaned);
}
