/** The embedded database keeps what it acknowledged, and its directory belongs to one process. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { embeddedDatabase, givenDataDirectory } from '../testing/database.ts';
import { givenMail } from '../testing/given-mail.ts';
import { testProduct } from '../testing/product.ts';
import { inTransaction } from './database.ts';
import { createEmbedded, DataDirectoryInUse, startEmbedded } from './embedded.ts';

const folder = mkdtempSync(join(tmpdir(), 'saath-embedded-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Inserts row after row, and names each on stdout once it is acknowledged. */
const writer = `
  const { startEmbedded } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)});
  const { pool } = await startEmbedded(process.argv[1]);
  await pool.query('create table if not exists kept (n integer)');
  const { rows } = await pool.query('select coalesce(max(n), 0) as n from kept');
  for (let n = rows[0].n + 1; ; n++) {
    await pool.query('insert into kept values ($1)', [n]);
    process.stdout.write(n + '\\n');
  }`;

function startWriter(directory: string): ChildProcess {
  return spawn(process.execPath, ['--input-type=module', '-e', writer, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Lets it write for a while, kills it without warning, and returns the last row that it had acknowledged. */
async function writeAndKill(directory: string): Promise<number> {
  const process_ = startWriter(directory);
  let last = 0;
  await new Promise<void>((resolve) => {
    process_.stdout?.on('data', (chunk: Buffer) => {
      last = Number(chunk.toString().trim().split('\n').at(-1));
      if (last % 1000 > 40) resolve();
    });
  });
  const gone = new Promise((resolve) => process_.once('exit', resolve));
  process_.kill('SIGKILL');
  await gone;
  return last;
}

describe('the data directory', () => {
  test('OP-01 a database whose creation was cut off is created anew, and one that is there is left alone', async () => {
    const directory = join(folder, 'cut-off');
    mkdirSync(join(directory, 'data.part'), { recursive: true });
    writeFileSync(join(directory, 'data.part/PG_VERSION'), '18\n');

    createEmbedded(directory);
    expect(existsSync(join(directory, 'data.part'))).toBe(false);
    const first = await startEmbedded(directory);
    await first.pool.query('create table kept (n integer)');
    await first.stop();

    createEmbedded(directory);
    const { pool, stop } = await startEmbedded(directory);
    expect((await pool.query('select count(*)::int as n from kept')).rows).toEqual([{ n: 0 }]);
    await stop();
  });

  test('F8 kill -9 at any moment loses no acknowledged row', async () => {
    const directory = await givenDataDirectory(join(folder, 'killed'));
    let last = 0;
    for (let round = 0; round < 3; round++) last = Math.max(last, await writeAndKill(directory));
    const { pool, stop } = await startEmbedded(directory);
    const { rows } = await pool.query('select count(*)::int as n, max(n) as last from kept');
    expect(rows[0].last).toBeGreaterThanOrEqual(last);
    expect(rows[0].n).toBe(rows[0].last);
    await stop();
  });

  test('a second process on it is refused in clear words', async () => {
    const directory = join(folder, 'shared');
    const first = await startEmbedded(directory);
    await expect(startEmbedded(directory)).rejects.toBeInstanceOf(DataDirectoryInUse);
    await expect(startEmbedded(directory)).rejects.toThrow(/is in use by another Saath process/);
    // The operating system's lock is between processes, and goes when any descriptor of its file is closed.
    const module = JSON.stringify(new URL('./embedded.ts', import.meta.url).href);
    const other = spawnSync(
      process.execPath,
      ['-e', `import(${module}).then((m) => m.startEmbedded(process.argv[1]))`, directory],
      { encoding: 'utf8' },
    );
    expect(other.stderr).toContain('is in use by another Saath process');
    expect(other.status).toBe(1);
    await first.stop();
    await (await startEmbedded(directory)).stop();
  });
});

test('failing queries among others leave every answer with its own question', async () => {
  const { pool, stop } = await embeddedDatabase();
  const asked = Array.from({ length: 300 }, async (_, index) => {
    if (index % 15 === 0)
      return await pool.query('select 1/0').then(
        () => -1,
        () => index,
      );
    return (await pool.query('select $1::int as n', [index])).rows[0].n as number;
  });
  expect(await Promise.all(asked)).toEqual(asked.map((_, index) => index));
  await stop();
});

test('HR-03 a mail that is posted in a transaction which fails is never sent', async () => {
  const product = await testProduct();
  const { db, ports } = product;
  const mail = givenMail({ to: 'a@example.org' });
  const failing = inTransaction(db, async (tx) => {
    await ports.outbox.post(tx, { ...mail, to: 'lost@example.org' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await inTransaction(db, async (tx) => await ports.outbox.post(tx, mail));
  ports.outbox.wake();
  expect(await product.mailsTo('a@example.org')).toHaveLength(1);
  expect(await product.mailsTo('lost@example.org')).toEqual([]);
  await product.close();
});
