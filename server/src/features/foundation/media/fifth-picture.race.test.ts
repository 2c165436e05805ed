/** Two organisers who add an event's last picture at once, on a real PostgreSQL server. */
import { limits } from '@saath/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database.ts';
import { serverDatabase } from '../../../testing/database.ts';
import { gateBefore } from '../../../testing/gate.ts';
import { givenAdmin, givenEvent, givenPicture } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { imagesOf, insertImages } from './queries.ts';
import { addPictures, imageRows, storeEventPictures } from './service.ts';

const MOST = limits.eventImages.max;

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
let picture: Buffer;
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(8) });
  admin = await givenAdmin(product);
  picture = await givenPicture();
});
afterAll(async () => await product.close());

/** An event that has room for one picture. */
async function almostFull(): Promise<string> {
  const { id } = await givenEvent(admin);
  await add(id, MOST - 1);
  return id;
}

async function add(eventId: string, count: number) {
  const media = { ...product, now: () => product.clock.now };
  const pictures = Array.from({ length: count }, () => picture);
  return await addPictures(media, { eventId, pictures, actorId: admin.id });
}

test('EV-06 of two who add the last picture at once one is refused, and their file is gone', async () => {
  const eventId = await almostFull();
  const before = (await product.storedFiles()).length;
  const gate = await gateBefore(product.pool, eventId);
  const both = Promise.allSettled([add(eventId, 1), add(eventId, 1)]);
  await gate.queued(2);
  await gate.open();
  const refused = (await both).flatMap((each) => (each.status === 'rejected' ? [each] : []));
  expect(refused).toMatchObject([{ reason: { code: 'media.too_many' } }]);
  expect(await imagesOf(product.db, [eventId])).toHaveLength(MOST);
  expect((await product.storedFiles()).length).toBe(before + 1);
});

test('EV-06 negative control: who looks without holding the event puts in one too many', async () => {
  const eventId = await almostFull();
  const stored = await storeEventPictures(product.files, [picture, picture]);
  let looked = 0;
  let both: () => void = () => {};
  const haveLooked = new Promise<void>((resolve) => {
    both = resolve;
  });
  await Promise.all(
    stored.map(async (each, index) =>
      inTransaction(product.db, async (tx) => {
        expect((await imagesOf(tx, [eventId])).length).toBeLessThan(MOST);
        looked += 1;
        if (looked === 2) both();
        await haveLooked;
        const place = { eventId, after: MOST + index, at: product.clock.now };
        await insertImages(tx, imageRows([each], place));
      }),
    ),
  );
  expect((await imagesOf(product.db, [eventId])).length).toBeGreaterThan(MOST);
});
