/** A request that two links of mails answer at the same moment, on a real PostgreSQL server. */
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import type { Participation } from '@saath/contract/places/joining/schema';
import { answerRequestLink } from '@saath/contract/places/mail-answers/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClient } from '../../../testing/client.ts';
import { serverDatabase } from '../../../testing/database.ts';
import { gateBefore } from '../../../testing/gate.ts';
import { firstRole, givenAdmin, givenEvent, givenSignedIn } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { tellOfRequests } from '../ask-news/jobs.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(10) });
});
afterAll(async () => await product.close());

test('WI-03 of two different answers at the same moment the first one stands, and the other comes too late', async () => {
  const admin = await givenAdmin(product);
  const event = await givenEvent(admin);
  const person = await givenSignedIn(product);
  const body = { eventId: event.id, roleId: firstRole(event).id };
  const { id } = (await person.call(requestJoin, { body })).body.participation as Participation;
  await tellOfRequests(product.ports, admin.id);
  const mail = (await product.mailsTo(admin.email)).at(-1) ?? '';
  const token = /\/request\/([\w.-]+)/.exec(mail)?.[1] ?? '';
  const press = async (answer: string) =>
    await testClient(product.app).call(answerRequestLink, { params: { token }, body: { answer } });
  const gate = await gateBefore(product.pool, person.id, 'app_user');
  const first = press('approve');
  await gate.queued(1);
  const second = press('decline');
  await gate.queued(2);
  await gate.open();
  expect((await first).body.message).toBe('Place given.');
  expect((await second).body.code).toBe('mail_answers.too_late');
  const { state } = await product.db
    .selectFrom('participation')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(state).toBe('confirmed');
});
