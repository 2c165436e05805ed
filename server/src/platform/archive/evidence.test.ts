/** OP-01: what people showed with their papers goes along with an archive, and can be looked at where it was restored. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compiledProgram } from '../../testing/database.ts';
import { givenAdmin, givenSignedIn } from '../../testing/given.ts';
import { fetchedEvidence, givenPdf, shows } from '../../testing/given-evidence.ts';
import { claims, decides, givenKind, papersOf } from '../../testing/given-papers.ts';
import { type TestProduct, testProduct } from '../../testing/product.ts';
import { EmbeddedPool } from '../embedded-pool.ts';
import { diskStore } from '../file-store/disk-store.ts';
import { namesOf } from './named-pictures.ts';
import { restoreArchive } from './restore.ts';
import { writeArchive } from './write.ts';

let folder: string;
let product: TestProduct;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saath-evidence-'));
  product = await testProduct();
});
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true, force: true });
});

test('OP-01 EL-03 evidence on disk comes back with the archive, byte for byte, and what was let go does not', async () => {
  const admin = await givenAdmin(product);
  const shown = async (kind: 'picture' | 'pdf') => {
    const person = await givenSignedIn(product);
    await claims(person, await givenKind(admin, `Licence ${kind}`));
    const [paper] = (await papersOf(person)).papers;
    const paperId = paper?.id ?? '';
    await shows(person, paperId, kind === 'pdf' ? givenPdf() : undefined);
    const { rawPayload } = await fetchedEvidence(product.app, person, { paperId, kind });
    return { paperId, kind, bytes: rawPayload };
  };
  const all = [await shown('picture'), await shown('pdf')];
  const gone = await shown('pdf');
  await decides(admin, gone.paperId, 'verify');

  const archive = join(folder, 'whole.tar.gz');
  const { pool, files } = product;
  const installation = { pool, files, contentDir: undefined, scratchDir: folder, version: '1.2.3' };
  await writeArchive(installation, createWriteStream(archive), { now: new Date() });

  const engine = await PGlite.create({ pgliteWasmModule: await compiledProgram() });
  const target = new EmbeddedPool({ ...createPgConfig(engine), max: 1 });
  const restored = diskStore(join(folder, 'files'));
  const content = { contentDir: join(folder, 'content'), scratchDir: folder };
  await restoreArchive(archive, { pool: target, isPooled: false, files: restored, ...content });
  const names = (await namesOf(restored)).filter((name) => name.includes('-evidence.'));
  const bytes: Buffer[] = [];
  for (const name of names) {
    const file = await restored.open(name);
    if (file) bytes.push(await buffer(file.stream));
  }
  expect(names).toHaveLength(all.length);
  for (const each of all) expect(bytes.some((found) => found.equals(each.bytes))).toBe(true);
  // Each file belongs to the paper that it shows.
  const { rows } = await target.query<{ id: string; paper_id: string }>('select * from evidence');
  expect(rows.map((row) => row.paper_id).toSorted()).toEqual(
    all.map(({ paperId }) => paperId).toSorted(),
  );
  for (const { id } of rows) expect(names.some((name) => name.startsWith(id))).toBe(true);
  await target.end();
  await engine.close();
});
