import { uploadImages } from '@saath/contract/foundation/media/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenAdmin, givenEvent, givenPicture } from '../testing/given.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => {
  await product.close();
});

test.each([1, 3, 9, 10])('B11 a picture %i px wide is stored and shown', async (width) => {
  const admin = await givenAdmin(product);
  const { id: eventId } = await givenEvent(admin);
  const { status, body } = await admin.call(uploadImages, {
    body: { eventId },
    files: [{ name: 'small.png', bytes: await givenPicture(width, width) }],
  });
  expect(status).toBe(200);
  const [image] = body.images as { url: string; width: number }[];
  expect(image?.width).toBe(width);
  const shown = await product.app.inject(image?.url ?? '');
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['content-type']).toBe('image/webp');
});
