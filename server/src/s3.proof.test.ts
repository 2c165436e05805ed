/**
 * Pictures on a real S3 server: OpenStack Swift with its s3api, from Debian's packages (swift-proxy, -account, -container,
 * -object), which are installed where that needs no password.
 */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { deleteImages, uploadImages } from '@saath/contract/foundation/media/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepFiles } from './features/foundation/media/service.ts';
import { namesOf } from './platform/archive/named-pictures.ts';
import { restoreArchive } from './platform/archive/restore.ts';
import { writeArchive } from './platform/archive/write.ts';
import { EmbeddedPool } from './platform/embedded-pool.ts';
import { diskStore } from './platform/file-store/disk-store.ts';
import type { FileStore } from './platform/file-store/file-store.ts';
import { openS3Store } from './platform/file-store/s3-store.ts';
import { createLog } from './platform/log.ts';
import {
  givenAdmin,
  givenEvent,
  givenPicture,
  givenSignedIn,
  signedInAs,
} from './testing/given.ts';
import { fetchedEvidence, givenPdf, shows } from './testing/given-evidence.ts';
import { claims, givenKind, papersOf } from './testing/given-papers.ts';
import { type TestProduct, testProduct } from './testing/product.ts';
import { ownSwift, type Swift } from './testing/swift.ts';

const log = createLog('silent');
let folder: string;
let swift: Swift;
const toEnd: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saath-s3-'));
  swift = await ownSwift();
});
afterAll(async () => {
  for (const end of toEnd.toReversed()) await end();
  await swift?.end();
  await rm(folder, { recursive: true, force: true });
});

async function emptyPool() {
  const engine = await PGlite.create();
  const pool = new EmbeddedPool({ ...createPgConfig(engine), max: 1 });
  const stop = async () => {
    await pool.end();
    await engine.close();
  };
  return { pool, stop };
}

const archiveOf = async ({ pool, files }: Pick<TestProduct, 'pool' | 'files'>, to: string) =>
  await writeArchive(
    { pool, files, contentDir: undefined, scratchDir: folder, version: '1.2.3' },
    createWriteStream(to),
    { now: new Date() },
  );

const namesIn = async (files: FileStore) => (await namesOf(files)).toSorted();

test('OP-03 from the disk to S3 and back by the archive; a store that is away costs pictures only', async () => {
  const first = await testProduct();
  const admin = await givenAdmin(first);
  const event = await givenEvent(admin);
  const bytes = await givenPicture(1000, 700);
  const upload = { body: { eventId: event.id }, files: [{ name: 'a.png', bytes }] };
  const { body } = await admin.call(uploadImages, upload);
  const [image] = (body as { images: { id: string; url: string }[] }).images;
  const onDisk = (await first.app.inject({ url: image?.url ?? '' })).rawPayload;
  const person = await givenSignedIn(first);
  await claims(person, await givenKind(admin, 'Licence'));
  const paperId = (await papersOf(person)).papers[0]?.id ?? '';
  await shows(person, paperId, givenPdf());
  const paper = { paperId, kind: 'pdf' } as const;
  const shown = (await fetchedEvidence(first.app, person, paper)).rawPayload;
  const moving = join(folder, 'moving.tar.gz');
  await archiveOf(first, moving);
  const names = await namesIn(first.files);
  expect(names.length).toBeGreaterThan(2);
  await first.close();

  const store = await openS3Store(swift.url(), log);
  const target = await emptyPool();
  const content = { contentDir: join(folder, 'content'), scratchDir: folder };
  await restoreArchive(moving, { ...target, isPooled: false, files: store, ...content });
  expect(await namesIn(store)).toEqual(names);

  const product = await testProduct({ database: target, env: { S3_URL: swift.url().href } });
  toEnd.push(async () => await product.close());
  const get = async (url: string) => await product.app.inject({ url });
  const picture = async () => (await get(image?.url ?? '')).rawPayload;
  expect((await picture()).equals(onDisk)).toBe(true);
  expect((await get('/media/019aaaaa-0000-7000-8000-000000000000-480.webp')).statusCode).toBe(404);

  const signedIn = await signedInAs(product, admin.id);
  // What people showed is in the same store, and no address of pictures gives it away.
  const evidence = async () => await fetchedEvidence(product.app, signedIn, paper);
  expect((await evidence()).rawPayload.equals(shown)).toBe(true);
  const [secret = ''] = names.filter((name) => name.includes('-evidence.'));
  expect((await get(`/media/${secret}`)).statusCode).toBe(404);
  const more = await signedIn.call(uploadImages, upload);
  const added = (more.body as { images: { id: string; url: string }[] }).images.at(-1);
  expect((await namesIn(store)).length).toBeGreaterThan(names.length);

  await swift.stop();
  const refused = await get(image?.url ?? '');
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([503, true]);
  expect((await signedIn.call(uploadImages, upload)).status).toBe(503);
  expect((await get('/readyz')).statusCode).toBe(200);
  expect((await get(`/api/event/${event.id}`)).statusCode).toBe(200);
  // What was removed is gone for everybody; the night takes its files.
  const removed = await signedIn.call(deleteImages, { body: { images: [added?.id ?? ''] } });
  expect(removed.status).toBe(200);
  await expect(archiveOf(product, join(folder, 'away.tar.gz'))).rejects.toThrow(
    /store of pictures/,
  );
  expect((await evidence()).statusCode).toBe(503);
  await swift.start();
  expect((await picture()).equals(onDisk)).toBe(true);
  expect((await evidence()).rawPayload.equals(shown)).toBe(true);
  expect((await get(added?.url ?? '')).statusCode).toBe(200);
  product.clock.now = new Date(Date.now() + 2 * 86_400_000);
  await sweepFiles({ ...product, now: () => product.clock.now });
  expect(await namesIn(store)).toEqual(names);

  const back = join(folder, 'back.tar.gz');
  await archiveOf(product, back);
  const disk = diskStore(join(folder, 'disk'));
  const again = await emptyPool();
  toEnd.push(again.stop);
  const { pictures } = await restoreArchive(back, {
    ...again,
    isPooled: false,
    files: disk,
    ...content,
  });
  expect(pictures).toBe(names.length);
  expect(await namesIn(disk)).toEqual(names);
  process.stdout.write(
    `${names.length} pictures from disk to S3 and back, equal; away: pictures 503, the rest 200\n`,
  );
});

test('OP-03 a wrong key, a wrong secret and a bucket that is not there are told in words; a store that is away lets the product start', async () => {
  const start = async (instead: Parameters<Swift['url']>[0]) =>
    await openS3Store(swift.url(instead), log);
  await expect(start({ secret: 'wrong' })).rejects.toThrow(/S3_URL: \S+ refuses this key/);
  await expect(start({ key: 'nobody' })).rejects.toThrow(/S3_URL: \S+ refuses this key/);
  await expect(start({ bucket: 'nowhere' })).rejects.toThrow(
    /has no bucket nowhere; make it first/,
  );
  await swift.stop();
  await expect(start({})).resolves.toBeDefined();
  await swift.start();
});
