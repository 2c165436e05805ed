/** Data directories of earlier releases, made by the code of their time (docs/operating.md), in today's product. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { login } from '@saath/contract/accounts/accounts/endpoints';
import { listEvents } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { myParticipations } from '@saath/contract/places/joining/endpoints';
import { extract } from 'tar-stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbedded } from './platform/embedded.ts';
import { knownMigrations } from './platform/migrate.ts';
import { testClient } from './testing/client.ts';
import { testProduct } from './testing/product.ts';

const releases = new URL('./testing/releases/', import.meta.url);
const password = 'Correct1horse!';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saath-releases-'));
});
afterAll(async () => await rm(folder, { recursive: true, force: true }));

/** @returns the data directory as the release left it */
async function unpacked(name: string): Promise<string> {
  const directory = join(folder, name);
  const entries = extract();
  const unpacking = pipeline(
    createReadStream(new URL(name, releases)),
    createZstdDecompress(),
    entries,
  );
  for await (const entry of entries) {
    const path = join(directory, entry.header.name);
    if (entry.header.type === 'directory') {
      await mkdir(path, { recursive: true, mode: 0o700 });
      entry.resume();
    } else {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(entry, createWriteStream(path, { mode: 0o600 }));
    }
  }
  await unpacking;
  return directory;
}

const names = (await readdir(releases)).filter((name) => name.endsWith('.tar.zst'));

test('OP-03 the first release is among those that are tried', () => {
  expect(names).toContain('0.1.0-d940887.tar.zst');
});

test.each(names)('OP-03 data of %s is brought up to date, and nothing is lost', async (name) => {
  const directory = await unpacked(name);
  const database = await startEmbedded(directory);
  const product = await testProduct({ database, env: { DATA_DIR: directory } });
  const { rows } = await database.pool.query('select name from kysely_migration order by name');
  expect(rows.map((row) => row.name)).toEqual(await knownMigrations());

  const guest = testClient(product.app);
  const { body } = await guest.call(listEvents);
  const [event] = (body.events as Event[]).filter(({ title }) => title === 'Tree planting');
  expect(event?.images).toHaveLength(1);
  const picture = await product.app.inject({ url: event?.images[0]?.url ?? '' });
  expect(picture.statusCode).toBe(200);
  expect(picture.rawPayload.length).toBeGreaterThan(100);

  for (const [email, states] of [
    ['aisha.khan.saath@gmail.com', ['confirmed', 'confirmed']],
    ['bilal.khan.saath@gmail.com', ['requested']],
    ['omar@example.org', undefined],
  ] as const) {
    const client = testClient(product.app);
    expect((await client.call(login, { body: { email, password } })).status).toBe(200);
    if (!states) continue;
    const mine = (await client.call(myParticipations)).body.participations as { state: string }[];
    expect(mine.map(({ state }) => state)).toEqual(states);
  }
  const hours = await database.pool.query(
    'select sum(minutes)::int as minutes from hours_ledger where over_at <= $1',
    [product.clock.now],
  );
  expect(hours.rows).toEqual([{ minutes: 240 }]);
  // Compares every kept number with its rows.
  await product.close();
});
