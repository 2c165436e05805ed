/** An archive of the embedded database while people use it: nobody waits for it to be read. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenDataDirectory } from '../../testing/database.ts';
import { type Embedded, startEmbedded } from '../embedded.ts';
import { diskStore } from '../file-store/disk-store.ts';
import { writeArchive } from './write.ts';

let folder: string;
let embedded: Embedded;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saath-living-'));
  embedded = await startEmbedded(await givenDataDirectory(join(folder, 'used')));
  await embedded.pool.query(
    `insert into audit_entry (id, at, action) select gen_random_uuid(), now(), 'images.added' from generate_series(1, 5000)`,
  );
});
afterAll(async () => {
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Whether somebody was answered between the first table that was read and the last. */
async function archiveWhileAsking(copyTo: Embedded['copyTo'] | undefined) {
  const { pool } = embedded;
  const scratchDir = await mkdtemp(join(folder, 'scratch-'));
  const files = diskStore(join(folder, 'files'));
  const installation = { pool, copyTo, files, contentDir: undefined, scratchDir, version: '1.2.3' };
  const out = createWriteStream(join(scratchDir, 'whole.tar.gz'));
  let isOn = true;
  const writing = writeArchive(installation, out, { now: new Date() }).finally(() => {
    isOn = false;
  });
  let answered = false;
  while (isOn) {
    await pool.query('select 1');
    const [at = ''] = (await readdir(scratchDir)).filter((name) => name.startsWith('archive-'));
    const names = await readdir(join(scratchDir, at)).catch((): string[] => []);
    answered ||= names.includes('audit_entry') && !names.includes('jobs');
  }
  const manifest = await writing;
  expect(await readdir(scratchDir)).toEqual(['whole.tar.gz']);
  return { answered, manifest };
}

test('OP-01 while the embedded database is read others are answered, and the archive is the same as without them', async () => {
  const living = await archiveWhileAsking(embedded.copyTo);
  expect(living.answered).toBe(true);
  const alone = await archiveWhileAsking(undefined);
  // The negative control: read by its own one connection, it answers nobody.
  expect(alone.answered).toBe(false);
  expect({ ...living.manifest, takenAt: '' }).toEqual({ ...alone.manifest, takenAt: '' });
  expect(living.manifest.tables.find(({ name }) => name === 'audit_entry')?.rows).toBe(5000);
});
