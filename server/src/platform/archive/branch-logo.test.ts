/** OP-01 OR-08: the logo of a branch that goes while an archive is written is missed: its row shows it. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveBranchLogo } from '@saath/contract/office/branch-pages/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '../../testing/done.ts';
import { givenAdmin, givenPicture } from '../../testing/given.ts';
import { givenBranch } from '../../testing/given-branch.ts';
import { type TestProduct, testProduct } from '../../testing/product.ts';
import { namesOf } from './named-pictures.ts';
import { writeArchive } from './write.ts';

let folder: string;
let product: TestProduct;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saath-logo-'));
  product = await testProduct();
});
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true, force: true });
});

test('OP-01 OR-08 the logo of a branch that is put in place of another meanwhile ends the archive, and is told', async () => {
  const admin = await givenAdmin(product);
  const params = { id: await givenBranch(admin) };
  await done(admin, saveBranchLogo, {
    params,
    files: [{ name: 'logo.png', bytes: await givenPicture() }],
  });
  const [logo] = await namesOf(product.files);
  const files = {
    ...product.files,
    open: async (name: string) => (name === logo ? undefined : await product.files.open(name)),
  };
  const { pool } = product;
  const installation = { pool, files, contentDir: undefined, scratchDir: folder, version: '1.2.3' };
  const out = createWriteStream(join(folder, 'whole.tar.gz'));
  await expect(writeArchive(installation, out, { now: new Date() })).rejects.toThrow(
    /a row of branch shows it/,
  );
});
