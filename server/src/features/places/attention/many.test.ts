/** EL-02: many places lose at once what they rest on, and the event is not held for as long as there are people. */

import type { KyselyPlugin } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  type SignedIn,
} from '../../../testing/given.ts';
import { givenHolders } from '../../../testing/given-holders.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { lookAgain } from './service.ts';

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

/** Statements until so many people with a place in a role for people over 18 are marked and told. */
async function statementsFor(people: number): Promise<number> {
  const [form] = eventForm().role;
  const event = await givenEvent(admin, { role: [{ ...form, maxVolunteers: people }] });
  const names = Array.from({ length: people }, (_, number) => `Helper ${number}`);
  await givenHolders(product, { event, roleId: firstRole(event).id, names });
  await sql`update event_role set min_age = 18 where event_id = ${event.id}`.execute(product.db);
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await inTransaction(product.db.withPlugin(counting), async (tx) => {
    await lookAgain(product.ports, tx, { eventId: event.id });
  });
  const told = product.db
    .selectFrom('notice')
    .select('userId')
    .where('link', '=', `/event/${event.id}`);
  expect(await told.execute()).toHaveLength(people);
  const mails = product.db
    .selectFrom('mail')
    .select('id')
    .where('textBody', 'like', `%/event/${event.id}%`);
  expect(await mails.execute()).toHaveLength(people);
  return statements;
}

test('EL-02 marking and telling many takes as many statements as marking and telling a few', async () => {
  expect(await statementsFor(30)).toBe(await statementsFor(3));
});
