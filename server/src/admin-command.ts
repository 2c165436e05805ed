/** `npm run admin -- create --name … --email … --password …` */
import { parseArgs } from 'node:util';
import { firstAdminSchema } from '@saath/contract/accounts/accounts/schema';
import * as z from 'zod/mini';
import { createAdmin } from './features/accounts/setup/service.ts';
import { readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database.ts';
import { DomainError } from './platform/domain-error.ts';
import { startEmbedded } from './platform/embedded.ts';
import { migrate } from './platform/migrate.ts';
import { createPasswords } from './platform/passwords.ts';
import { serverPool } from './platform/pool.ts';
import { explainStartFailure } from './start-failure.ts';

const usage =
  'Usage: npm run admin -- create --name "Aisha Khan" --email aisha@example.org --password "…"';

class UsageError extends Error {}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      email: { type: 'string' },
      password: { type: 'string' },
    },
  });
  if (positionals.join(' ') !== 'create') throw new UsageError(usage);
  const parsed = z.omit(firstAdminSchema, { token: true }).safeParse(values);
  if (parsed.success) return parsed.data;
  throw new UsageError([...parsed.error.issues.map(({ message }) => message), usage].join('\n'));
}

async function run(): Promise<void> {
  const admin = readArguments();
  const config = readConfig(process.env);
  const backend = config.databaseUrl
    ? serverPool({ ...config, databasePoolSize: 2 }, () => {})
    : undefined;
  const embedded = backend ? undefined : await startEmbedded(config.dataDir);
  try {
    const db = openDatabase(backend ?? (embedded as NonNullable<typeof embedded>).pool, {
      isPooled: config.databasePooler,
    });
    await migrate(db);
    const setup = {
      db,
      now: () => new Date(),
      passwords: createPasswords({ host: config.appUrl.hostname }),
    };
    const { email } = await createAdmin(setup, admin);
    process.stdout.write(`${email} is an Admin now and can log in.\n`);
  } finally {
    await backend?.end();
    await embedded?.stop();
  }
}

try {
  await run();
} catch (error) {
  const isUsage =
    error instanceof UsageError ||
    error instanceof DomainError ||
    (error instanceof TypeError && /option/i.test(error.message));
  process.stderr.write(`${isUsage ? error.message : explainStartFailure(error)}\n`);
  process.exit(1);
}
