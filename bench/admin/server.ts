/** The product on a database, as a process of its own, without limits on how often a call may be made. */
import { setTimeout } from 'node:timers/promises';
import { compose } from '../../server/src/compose.ts';
import { createAdmin } from '../../server/src/features/accounts/setup/service.ts';
import { openContents } from '../../server/src/features/office/content/service.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { startEmbedded } from '../../server/src/platform/embedded.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { serverPool } from '../../server/src/platform/pool.ts';
import { type LongestHold, watchTurns } from '../turns.ts';

/** What the process says once it answers. */
export type Served = {
  readonly address: string;
  readonly cookie: string;
  /** What it took to hold everybody in memory: milliseconds until it was ready, and how long the loop was held meanwhile. */
  readonly index: LongestHold & { readonly ready: number; readonly megabytes: number };
};

/** Megabytes in use after a collection. */
function inUse(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' });
const log = createLog(config.logLevel);
const now = () => new Date();
const pool = config.databaseUrl
  ? serverPool(config, (error) => log.error(error))
  : (await startEmbedded(config.dataDir)).pool;
const contents = await openContents({ folder: undefined, now, log });
const product = await compose({ pool, config, contents, log, now, rateFactor: 1e6 });
const admin = await createAdmin(product.setup, {
  name: 'Bench Organiser',
  email: `${crypto.randomUUID()}@example.org`,
  password: 'Correct1horse!',
});
const { secret } = await product.sessions.start(admin.id, 'Bench');
const address = await product.app.listen({ port: 0, host: '127.0.0.1' });
const before = inUse();
const longest = watchTurns();
const began = performance.now();
// The first question lets it be made, as the product does when it starts.
while (!(await product.candidates.ready(now()))) await setTimeout(20);
const ready = performance.now() - began;
const index = { ...longest(), ready, megabytes: inUse() - before };
const served: Served = { address, cookie: `__Host-sid=${secret}`, index };
process.stdout.write(`${JSON.stringify(served)}\n`);
