/** The product on a database, as a process of its own, without limits on how often a call may be made. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { compose } from '../../server/src/compose.ts';
import { createAdmin } from '../../server/src/features/accounts/setup/service.ts';
import { openContents } from '../../server/src/features/office/content/service.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { createLog } from '../../server/src/platform/log.ts';

const DATA_DIR = await mkdtemp(join(tmpdir(), 'saath-bench-'));
const config = readConfig({ ...process.env, DATA_DIR, LOG_LEVEL: 'silent' });
const log = createLog(config.logLevel);
const now = () => new Date();
const pool = new pg.Pool({ connectionString: config.databaseUrl, max: config.databasePoolSize });
const contents = await openContents({ folder: undefined, now, log });
const product = await compose({ pool, config, contents, log, now, rateFactor: 1e6 });
const admin = await createAdmin(product.setup, {
  name: 'Bench Organiser',
  email: `${crypto.randomUUID()}@example.org`,
  password: 'Correct1horse!',
});
const { secret } = await product.sessions.start(admin.id, 'Bench');
const address = await product.app.listen({ port: 0, host: '127.0.0.1' });
// As the product does when it starts.
await product.candidates.ready(now());
process.stdout.write(`${JSON.stringify({ address, cookie: `__Host-sid=${secret}` })}\n`);
