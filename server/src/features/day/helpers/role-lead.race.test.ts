/** A request that moves into another role while who leads the first one answers it, on a real PostgreSQL server. */
import { addHelper } from '@saath/contract/day/helpers/endpoints';
import { decide, requestJoin } from '@saath/contract/places/joining/endpoints';
import type { Participation } from '@saath/contract/places/joining/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverDatabase } from '../../../testing/database.ts';
import { done } from '../../../testing/done.ts';
import { gateBefore } from '../../../testing/gate.ts';
import { givenAdmin, givenEvent, givenSignedIn } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(10) });
});
afterAll(async () => await product.close());

const roleOf = (role_name: string) => ({
  ...{ role_name, description: `${role_name} it is.`, maxVolunteers: 2, skills: ['Cooking'] },
});

test('RG-01 who leads a role does not answer a request that has moved into another one meanwhile', async () => {
  const organiser = await givenAdmin(product);
  const event = await givenEvent(organiser, { role: ['Cook', 'Steward'].map(roleOf) });
  const [own, other] = event.role.map(({ id }) => id);
  const lead = await givenSignedIn(product);
  const right = { userId: lead.id, right: 'role_lead', roleId: own };
  await done(organiser, addHelper, { params: { id: event.id }, body: right });
  const person = await givenSignedIn(product);
  const body = { eventId: event.id, roleId: own };
  const { id } = (await person.call(requestJoin, { body })).body.participation as Participation;
  const gate = await gateBefore(product.pool, person.id, 'app_user');
  const moves = { params: { id }, body: { decision: 'waitlist', roleId: other } };
  const moved = organiser.call(decide, moves);
  await gate.queued(1);
  const answered = lead.call(decide, { params: { id }, body: { decision: 'approve' } });
  await gate.queued(2);
  await gate.open();
  expect((await moved).body.participation).toMatchObject({ roleId: other, state: 'waitlisted' });
  expect((await answered).body.code).toBe('accounts.not_allowed');
  const { state } = await product.db
    .selectFrom('participation')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(state).toBe('waitlisted');
});
