/** A commit whose answer is lost may have been stored: then its file is there, on a real PostgreSQL server (ADR 19). */
import { uploadImages } from '@saath/contract/foundation/media/endpoints';
import { afterEach, expect, test } from 'vitest';
import { serverDatabase } from '../../../testing/database.ts';
import { givenAdmin, givenEvent, givenPicture, givenSignedIn } from '../../../testing/given.ts';
import { fetchedEvidence, givenPdf, shows } from '../../../testing/given-evidence.ts';
import { claims, givenKind, papersOf } from '../../../testing/given-papers.ts';
import { loseAnswersAbout } from '../../../testing/lost-answers.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let product: TestProduct;
afterEach(async () => await product.close());

async function productThatLoses(table: string) {
  const database = await serverDatabase(10);
  loseAnswersAbout(database.pool, table);
  product = await testProduct({ database });
  return await givenAdmin(product);
}

test('EL-03 what shows a paper is kept where nobody knows whether its row was stored', async () => {
  const admin = await productThatLoses('evidence');
  const person = await givenSignedIn(product);
  await claims(person, await givenKind(admin, 'First aid'));
  const [{ id: paperId = '' } = {}] = (await papersOf(person)).papers;
  expect((await shows(person, paperId, givenPdf())).status).toBe(503);
  const { statusCode, rawPayload } = await fetchedEvidence(product.app, person, {
    ...{ paperId, kind: 'pdf' },
  });
  expect([statusCode, rawPayload.equals(givenPdf())]).toEqual([200, true]);
});

test('EV-04 so are the pictures of an event', async () => {
  const admin = await productThatLoses('event_image');
  const event = await givenEvent(admin);
  const files = [{ name: 'a.png', bytes: await givenPicture() }];
  const added = await admin.call(uploadImages, { body: { eventId: event.id }, files });
  expect(added.status).toBe(503);
  const [image] = await product.db.selectFrom('eventImage').select('id').execute();
  expect(await product.storedFiles()).toEqual([expect.stringContaining(image?.id ?? 'none')]);
});
