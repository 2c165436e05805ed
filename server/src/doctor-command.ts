/** `npm run doctor`: how the installation is, also when nothing runs. Ends with 0 when all is well, else with 1. */
import { existsSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { type Finding, findingSchema } from '@saath/contract/office/health/schema';
import * as z from 'zod/mini';
import { findingsOf } from './features/office/health/service.ts';
import { askHealth } from './platform/archive/running.ts';
import { requireFinished } from './platform/archive/unfinished.ts';
import { type Config, readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database.ts';
import { DataDirectoryInUse, startEmbedded } from './platform/embedded.ts';
import { requireKnown, schemaOf } from './platform/migrate.ts';
import { serverPool } from './platform/pool.ts';
import { explainStartFailure } from './start-failure.ts';

const PATIENCE = 5000;
const signs = { well: '✓', notice: 'i', bad: '✗' } as const;

const bad = (message: string): Finding => ({ state: 'bad', message });

/** Whether the product answers where its settings say. */
async function running({ host, port }: Config): Promise<Finding> {
  const name = /^(0\.0\.0\.0|\[?::\]?)$/.test(host) ? '127.0.0.1' : host;
  const address = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  const status = await statusOf(`${address}/readyz`);
  if (status === 200) return { state: 'well', message: `Saath answers at ${address}.` };
  if (status) return bad(`Saath answers at ${address}, but says that it cannot serve now.`);
  return bad(`Saath does not answer at ${address}. Start it by npm start, or correct PORT.`);
}

async function statusOf(address: string): Promise<number | undefined> {
  return await new Promise((resolve) => {
    get(address, { signal: AbortSignal.timeout(PATIENCE) }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', () => resolve(undefined));
  });
}

async function examine(config: Config): Promise<Finding[]> {
  if (config.databaseUrl) return await examineServer(config);
  const { dataDir } = config;
  if (!existsSync(join(dataDir, 'data', 'PG_VERSION')))
    return [bad(`There is no installation in ${dataDir} yet. Make one by npm start.`)];
  try {
    const { pool, stop } = await startEmbedded(dataDir);
    return await look(config, pool).finally(stop);
  } catch (error) {
    if (!(error instanceof DataDirectoryInUse)) throw error;
    const told = z.array(findingSchema).safeParse(await askHealth(dataDir));
    return told.success
      ? told.data
      : [bad(`Another process uses ${dataDir} and does not answer. Restart it.`)];
  }
}

async function examineServer(config: Config): Promise<Finding[]> {
  const pool = serverPool({ ...config, databasePoolSize: 2 }, () => {});
  return await look(config, pool).finally(async () => await pool.end());
}

async function look(config: Config, pool: Parameters<typeof openDatabase>[0]): Promise<Finding[]> {
  const db = openDatabase(pool, { isPooled: config.databasePooler });
  await requireFinished(db);
  await requireKnown(db);
  const schema = await schemaOf(db);
  if (schema !== 'current') return [unready[schema]];
  const { timeZone } = config;
  return await findingsOf({ db, now: () => new Date(), timeZone, config });
}

/** A database that answers but cannot be asked how the installation is. */
const unready = {
  none: bad(
    'The database is empty. Make an installation in it by npm start, or restore an archive into it.',
  ),
  earlier: {
    state: 'notice',
    message:
      'The database is as an earlier version left it. Write a backup of it; then start this version, which brings it up to date.',
  },
} as const satisfies Record<string, Finding>;

/** What keeps the product from starting is a finding too, in the words that a start would have for it. */
async function findAll(): Promise<Finding[]> {
  try {
    const config = readConfig(process.env);
    const [runs, found] = await Promise.all([
      running(config),
      examine(config).catch((error: unknown) => [bad(explainStartFailure(error))]),
    ]);
    return [runs, ...found];
  } catch (error) {
    return [bad(explainStartFailure(error))];
  }
}

const findings = await findAll();
for (const { state, message } of findings)
  process.stdout.write(`${signs[state]} ${message.replaceAll('\n', '\n  ')}\n`);
process.exitCode = findings.some(({ state }) => state === 'bad') ? 1 : 0;
