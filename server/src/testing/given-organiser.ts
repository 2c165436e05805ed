/** The opening of tests in which one organiser has to do with people: a product for the file, an organiser for each test. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { givenAdmin, type SignedIn } from './given.ts';
import { type TestProduct, testProduct, testStart } from './product.ts';

/** @param take called before each test, at the clock's start, with an organiser who has not done anything yet */
export function eachWithOrganiser(
  take: (given: { product: TestProduct; admin: SignedIn }) => void,
): void {
  let product: TestProduct;
  beforeAll(async () => {
    product = await testProduct();
  });
  afterAll(async () => await product.close());
  beforeEach(async () => {
    product.clock.now = testStart;
    take({ product, admin: await givenAdmin(product) });
  });
}
