/** A PostgreSQL server of a test's own, which may be stopped and started while others use theirs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const program = fileURLToPath(new URL('../../../tools/postgres.mjs', import.meta.url));

export type OwnServer = {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Also starts it when it is stopped. */
  readonly restart: () => Promise<void>;
  /** Stops it for good and removes its files. */
  readonly end: () => Promise<void>;
};

export async function ownServer(): Promise<OwnServer> {
  const { TEST_POSTGRES_URL: _shared, ...env } = process.env;
  const keeper = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const isGone = once(keeper, 'exit').then(([code]) => {
    throw new Error(`The PostgreSQL server of this test ended with ${code} before it was up`);
  });
  isGone.catch(() => {});
  const [line] = (await Promise.race([once(keeper.stdout, 'data'), isGone])) as [Buffer];
  const url = line.toString().trim();
  const control = await controlOf(url);
  return {
    url,
    stop: async () => await control('stop'),
    restart: async () => await control('restart'),
    async end() {
      const hasEnded = once(keeper, 'exit');
      keeper.kill('SIGTERM');
      await hasEnded;
    },
  };
}

/** @returns what runs one of the commands of `pg_ctl`, as the user whose server it is */
async function controlOf(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ data: string; bin: string }>(
    `select current_setting('data_directory') as data, (select setting from pg_config where name = 'BINDIR') as bin`,
  );
  await client.end();
  const { data = '', bin = '' } = rows[0] ?? {};
  const { uid, gid } = await stat(data);
  const user = process.getuid?.() === 0 ? { uid, gid } : {};
  return async (command: 'stop' | 'restart') => {
    const args = [command, '-D', data, '-m', 'fast', '-w'];
    const run = spawn(join(bin, 'pg_ctl'), args, { ...user, cwd: data, stdio: 'ignore' });
    const [code] = await once(run, 'exit');
    if (code !== 0) throw new Error(`pg_ctl ${command} ended with ${code}`);
  };
}
