/** What papers that wait to be checked are wanted for (EL-01), over HTTP. */
import { cancelEvent } from '@saath/contract/events/events/endpoints';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { papersToCheck } from '@saath/contract/places/papers/endpoints';
import type { PaperToCheck } from '@saath/contract/places/papers/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { done } from '../../../testing/done.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { askingForm, claims, decides, givenKind } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

let product: TestProduct;
let admin: SignedIn;
let person: SignedIn;
let kind: string;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async ({ task }) => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
  person = await givenSignedIn(product);
  kind = await givenKind(admin, `Licence of ${task.id}`);
});
afterAll(async () => await product.close());

const onDay = async (day: string, oneOf = [kind]) =>
  await givenEvent(
    admin,
    askingForm(
      { oneOf },
      { title: `Day ${day}`, startTime: `${day}T09:00:00Z`, endTime: `${day}T13:00:00Z` },
    ),
  );

async function paper(state: 'claimed' | 'verified' = 'claimed') {
  const { papers } = await done(admin, papersToCheck, { query: { state } });
  return (papers as PaperToCheck[]).find((each) => each.person.id === person.id);
}

test('EL-01 a paper that waits stands with the soonest role that asks for it', async () => {
  await onDay('2027-02-06');
  const soon = await onDay('2027-02-05');
  await onDay('2027-02-04', [await givenKind(admin, 'Something else')]);
  await claims(person, kind);
  expect((await paper())?.wantedFor).toEqual({
    ...{ eventId: soon.id, title: 'Day 2027-02-05', roleName: firstRole(soon).role_name },
    ...{ startTime: '2027-02-05T09:00:00.000Z', timeZone: soon.timeZone },
  });
});

test('EL-01 the role that its person asked for stands before a sooner one', async () => {
  await onDay('2027-02-05');
  const own = await onDay('2027-02-06');
  await claims(person, kind);
  const body = { eventId: own.id, userId: person.id, roleId: firstRole(own).id };
  await done(admin, requestJoin, { body });
  expect((await paper())?.wantedFor).toMatchObject({ eventId: own.id });
});

test('EL-01 what is over or cancelled wants nothing any more, and what is checked is wanted for nothing', async () => {
  const called = await onDay('2027-02-05');
  const over = await onDay('2027-02-06');
  await claims(person, kind);
  await done(admin, cancelEvent, { params: { id: called.id }, body: { reason: 'Rain.' } });
  expect((await paper())?.wantedFor).toMatchObject({ eventId: over.id });
  product.clock.now = new Date('2027-02-06T13:00:00Z');
  admin = await givenAdmin(product);
  expect(await paper()).toMatchObject({ kind: { id: kind } });
  expect((await paper())?.wantedFor).toBeUndefined();
  product.clock.now = testStart;
  await decides(admin, (await paper())?.id ?? '', 'verify');
  expect(await paper('verified')).not.toHaveProperty('wantedFor');
});
