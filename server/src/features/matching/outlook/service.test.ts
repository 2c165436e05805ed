/** A list takes the same number of statements whatever it holds. */
import type { Event } from '@saath/contract/events/events/schema';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstRole, givenAdmin, givenEvent } from '../../../testing/given.ts';
import { placed } from '../../../testing/given-board.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { outlookOfEvent, outlooksOf, shortEvents } from './service.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => await product.close());

test('MT-06 lists take as many statements for six events with people as for one without', async () => {
  const admin = await givenAdmin(product);
  const events: Event[] = [];
  for (let day = 2; day < 8; day++)
    events.push(
      await givenEvent(admin, {
        startTime: `2026-12-0${day}T09:00:00Z`,
        endTime: `2026-12-0${day}T13:00:00Z`,
      }),
    );
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const outlooks = { db: product.db.withPlugin(counting), now: () => product.clock.now };
  const countOf = async (work: () => Promise<unknown>) => {
    statements = 0;
    await work();
    return statements;
  };
  const [event] = events as [Event];
  expect(await countOf(async () => await outlooksOf(outlooks, [event.id]))).toBe(4);
  for (const each of events)
    await placed(product, { event: each, roleId: firstRole(each).id, name: 'Aisha' }, admin.id);
  const ids = events.map(({ id }) => id);
  expect(await countOf(async () => await outlooksOf(outlooks, ids))).toBe(4);
  expect(await countOf(async () => await shortEvents(outlooks))).toBe(4);
  expect(await countOf(async () => await outlookOfEvent(outlooks, event.id))).toBe(5);
  expect((await outlooksOf(outlooks, ids)).map(({ event: { id } }) => id).sort()).toEqual(
    ids.sort(),
  );
});
