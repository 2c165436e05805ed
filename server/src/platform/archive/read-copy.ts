/** A process that reads the copy of an embedded database into files, and tells its parent what it has read. */
import process from 'node:process';
import { startEmbedded } from '../embedded.ts';
import { spool } from './spool.ts';

const [copy = '', folder = ''] = process.argv.slice(2);
// Nobody waits for it any more.
process.on('disconnect', () => process.exit(1));
try {
  const { pool, stop } = await startEmbedded(copy);
  const spooled = await spool(pool, folder);
  await stop();
  process.send?.(spooled, () => process.disconnect?.());
  process.removeAllListeners('disconnect');
} catch (error) {
  const { code, path } = error as NodeJS.ErrnoException;
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.send?.({ code, path }, () => process.exit(1));
}
