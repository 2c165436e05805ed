/** WI-03: what waits for an organiser, told in one answer, over HTTP. */
import { listFeedback, sendFeedback } from '@saath/contract/afterwards/feedback/endpoints';
import { proposeHours } from '@saath/contract/afterwards/hours/endpoints';
import {
  answerStory,
  askForStory,
  publishStory,
} from '@saath/contract/afterwards/stories/endpoints';
import { askToOrganise } from '@saath/contract/office/organisers/endpoints';
import { listWaiting } from '@saath/contract/office/waiting/endpoints';
import { decide, requestJoin } from '@saath/contract/places/joining/endpoints';
import type { Participation } from '@saath/contract/places/joining/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';

const DAY = 86_400_000;

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());
beforeEach(() => {
  product.clock.now = testStart;
});

const waits = async () => (await (await signedInAs(product, admin.id)).call(listWaiting)).body;

test('WI-03 nothing waits in a new installation, and each kind is told as long as it waits', async () => {
  const nothing = { requests: [], hours: [], organisers: 0, papers: 0, stories: 0 };
  expect(await waits()).toMatchObject(nothing);

  const event = await givenEvent(admin);
  const asked: Participation[] = [];
  for (const name of ['Aisha Khan', 'Bilal Ahmed']) {
    const person = await givenSignedIn(product, { name });
    const body = { eventId: event.id, roleId: firstRole(event).id };
    asked.push((await person.call(requestJoin, { body })).body.participation as Participation);
  }
  expect(await waits()).toMatchObject({
    requests: [{ eventId: event.id, title: event.title, count: 2 }],
  });
  for (const { id } of asked)
    await admin.call(decide, { params: { id }, body: { decision: 'decline' } });
  expect(await waits()).toMatchObject(nothing);

  const person = await givenSignedIn(product, { name: 'Sana Malik' });
  await person.call(askToOrganise, { body: { text: 'I run a library and know the town.' } });
  expect(await waits()).toMatchObject({ organisers: 1 });
});

test('WI-03 requests to an event that has begun wait for nobody any more', async () => {
  const event = await givenEvent(admin);
  const person = await givenSignedIn(product);
  await person.call(requestJoin, { body: { eventId: event.id, roleId: firstRole(event).id } });
  expect((await waits()).requests).toHaveLength(1);
  product.clock.now = new Date(event.startTime);
  expect((await waits()).requests).toEqual([]);
});

test('WI-03 hours that somebody proposed wait at their event', async () => {
  const event = await givenEvent(admin);
  const person = await givenSignedIn(product);
  const body = { eventId: event.id, roleId: firstRole(event).id };
  const { id } = (await person.call(requestJoin, { body })).body.participation as { id: string };
  await givenState(product, id, 'completed');
  product.clock.now = new Date(Date.parse(event.endTime) + DAY);
  const later = await signedInAs(product, person.id);
  const proposed = await later.call(proposeHours, {
    params: { id: event.id },
    body: { hours: 5, reason: 'I stayed to clean up.' },
  });
  expect(proposed.status, JSON.stringify(proposed.body)).toBe(200);
  expect((await waits()).hours).toEqual([{ eventId: event.id, title: event.title, count: 1 }]);
  const proposals = product.db.updateTable('hourProposal').where('eventId', '=', event.id);
  await proposals.set({ state: 'declined', answeredAt: product.clock.now }).execute();
  expect((await waits()).hours).toEqual([]);
});

test('WI-03 words of somebody who is leaving wait for nobody', async () => {
  const writer = await givenSignedIn(product);
  await writer.call(sendFeedback, { body: { rating: 5, message: 'A good day.' } });
  const { body } = await admin.call(listFeedback);
  const feedback = body.feedback as { id: string; message: string }[];
  const params = { id: feedback.find(({ message }) => message === 'A good day.')?.id ?? '' };
  const before = (await waits()).stories;
  await admin.call(askForStory, { params });
  await writer.call(answerStory, { params, body: { consent: 'first_name' } });
  expect((await waits()).stories).toBe(Number(before) + 1);
  await updateUser(product.db, writer.id, { leavingAt: testStart });
  expect((await waits()).stories).toBe(before);
});

test('WI-03 words that may be published wait until they are, and for two weeks', async () => {
  const writer = await givenSignedIn(product);
  await writer.call(sendFeedback, { body: { rating: 5, message: 'Good team.' } });
  const { body } = await admin.call(listFeedback);
  const [{ id }] = body.feedback as [{ id: string }];
  const params = { id };
  await admin.call(askForStory, { params });
  expect(await waits()).toMatchObject({ stories: 0 });
  await writer.call(answerStory, { params, body: { consent: 'anonymous' } });
  expect(await waits()).toMatchObject({ stories: 1 });
  await admin.call(publishStory, { params, body: { isPublished: true } });
  expect(await waits()).toMatchObject({ stories: 0 });
  await admin.call(publishStory, { params, body: { isPublished: false } });
  product.clock.now = new Date(testStart.getTime() + 15 * DAY);
  expect(await waits()).toMatchObject({ stories: 0 });
});

test('WI-03 volunteers do not see what waits', async () => {
  const person = await givenSignedIn(product);
  expect((await person.call(listWaiting)).status).toBe(403);
});
