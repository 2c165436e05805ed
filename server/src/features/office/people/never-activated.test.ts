/** C5: what was never activated is no account, for the lists of the wire contract. */
import { listUsers } from '@saath/contract/accounts/accounts/endpoints';
import { listPeople } from '@saath/contract/office/people/endpoints';
import { expect, test } from 'vitest';
import { givenAdmin, givenVolunteer } from '../../../testing/given.ts';
import { testProduct, testStart } from '../../../testing/product.ts';
import { signUp, signupForm } from '../../../testing/signing-up.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';

test('AU-08 accounts that were never activated are neither listed nor counted; those that leave are', async () => {
  const product = await testProduct();
  const admin = await givenAdmin(product);
  const active = await givenVolunteer(product.db);
  const leaving = await givenVolunteer(product.db);
  await updateUser(product.db, leaving.id, { leavingAt: testStart, activatedAt: null });
  const broughtIn = await givenVolunteer(product.db, { activatedAt: null });
  await signUp(product, signupForm({ email: 'never@gmail.com' }));

  const { users, roleCounts } = (await admin.call(listUsers, { query: { limit: 100 } })).body;
  const ids = (users as { id: string }[]).map(({ id }) => id);
  expect(ids.toSorted()).toEqual([admin.id, active.id, leaving.id].toSorted());
  expect(roleCounts).toEqual({ Volunteer: 2, Admin: 1 });

  // Organisers go on to see whom they brought in, as somebody who has not come yet.
  const { people } = (await admin.call(listPeople, { query: { status: 'waiting' } })).body;
  expect((people as { id: string }[]).map(({ id }) => id)).toEqual([broughtIn.id]);
  await product.close();
});
