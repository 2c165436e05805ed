/** `npm run admin -- create --name … --email … --password …`, and `forget-passkeys --email …` */
import { parseArgs } from 'node:util';
import { firstAdminSchema } from '@saath/contract/accounts/accounts/schema';
import * as z from 'zod/mini';
import { createAdmin, forgetPasskeys, type Setup } from './features/accounts/setup/service.ts';
import { readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database.ts';
import { DomainError } from './platform/domain-error.ts';
import { startEmbedded } from './platform/embedded.ts';
import { migrate } from './platform/migrate.ts';
import { createPasswords } from './platform/passwords.ts';
import { serverPool } from './platform/pool.ts';
import { explainStartFailure } from './start-failure.ts';

const usage = [
  'Usage: npm run admin -- create --name "Aisha Khan" --email aisha@example.org --password "…"',
  '       npm run admin -- forget-passkeys --email aisha@example.org',
].join('\n');

class UsageError extends Error {}

type Command = (setup: Setup) => Promise<string>;

/** @returns what to do, which says what was done. @throws UsageError */
function readArguments(): Command {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      email: { type: 'string' },
      password: { type: 'string' },
    },
  });
  const admin = z.omit(firstAdminSchema, { token: true });
  switch (positionals.join(' ')) {
    case 'create': {
      const given = goodOf(admin, values);
      return async (setup) => {
        const { email } = await createAdmin(setup, given);
        return `${email} is an Admin now and can log in.`;
      };
    }
    case 'forget-passkeys': {
      const { email } = goodOf(z.pick(admin, { email: true }), values);
      return async (setup) => {
        const count = await forgetPasskeys(setup, email);
        return `${email}: ${count} ${count === 1 ? 'passkey' : 'passkeys'} removed. The password logs them in, and lets them add a new one.`;
      };
    }
    default:
      throw new UsageError(usage);
  }
}

function goodOf<T>(schema: z.ZodMiniType<T>, values: object): T {
  const { data, error } = schema.safeParse(values);
  if (error)
    throw new UsageError([...error.issues.map(({ message }) => message), usage].join('\n'));
  return data;
}

async function run(): Promise<void> {
  const command = readArguments();
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
    process.stdout.write(`${await command(setup)}\n`);
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
