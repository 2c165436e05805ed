/** VO-04: feedback is stored and organisers read it, over HTTP. */
import { listFeedback, sendFeedback } from '@saath/contract/afterwards/feedback/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { assignVolunteer } from '../../places/answer/service.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const volunteer = async () => await givenSignedIn(product);

test('VO-04 stars and words are stored and shown to organisers, newest first, with the average', async () => {
  expect((await admin.call(listFeedback)).body).toMatchObject({ total: 0, average: null });
  const person = await volunteer();
  const first = { rating: 5, message: 'I liked it.' };
  expect((await person.call(sendFeedback, { body: first })).body.message).toBe(
    'Thank you for your feedback.',
  );
  await person.call(sendFeedback, { body: { rating: 2, message: 'Too hot.' } });
  expect((await admin.call(listFeedback)).body).toMatchObject({
    total: 2,
    average: 3.5,
    next: null,
    feedback: [
      { rating: 2, message: 'Too hot.', personName: person.name, event: null },
      { rating: 5, message: 'I liked it.' },
    ],
  });
  expect((await person.call(listFeedback)).status).toBe(403);
});

test('VO-04 an event is judged only by who held a place there', async () => {
  const person = await volunteer();
  const event = await givenEvent(admin, eventForm());
  const body = { rating: 4, message: 'Good team.', eventId: event.id };
  const give = async () => (await person.call(sendFeedback, { body })).body;
  expect((await give()).code).toBe('feedback.not_there');
  await assignVolunteer(product.ports, {
    eventId: event.id,
    roleId: firstRole(event).id,
    userId: person.id,
    actorId: admin.id,
  });
  expect((await give()).code).toBe('feedback.not_there');
  product.clock.now = new Date(Date.parse('2026-12-07T14:00:00Z'));
  const later = await signedInAs(product, person.id);
  expect((await later.call(sendFeedback, { body })).body.success).toBe(true);
  const organiser = await signedInAs(product, admin.id);
  expect((await organiser.call(listFeedback)).body.feedback).toMatchObject([
    { event: { id: event.id, title: event.title, startTime: event.startTime } },
    {},
    {},
  ]);
  product.clock.now = testStart;
});

test('VO-04 pages follow each other without gaps, and broken input is told at its field', async () => {
  const person = await volunteer();
  for (const body of [
    { rating: 0, message: 'x' },
    { rating: 6, message: 'x' },
    { rating: 1.5, message: 'x' },
    { message: 'x' },
  ])
    expect((await person.call(sendFeedback, { body })).body.fields).toEqual({
      rating: 'Please choose 1 to 5 stars.',
    });
  expect(
    (await person.call(sendFeedback, { body: { rating: 3, message: ' ' } })).body.fields,
  ).toEqual({
    message: 'Please tell us a little more.',
  });
  for (let count = 0; count < 25; count++)
    await person.call(sendFeedback, { body: { rating: 3, message: `Number ${count}` } });
  const first = (await admin.call(listFeedback)).body as {
    feedback: { id: string }[];
    next: string;
  };
  const second = (await admin.call(listFeedback, { query: { after: first.next } }))
    .body as typeof first;
  const ids = [...first.feedback, ...second.feedback].map(({ id }) => id);
  expect(first.feedback).toHaveLength(20);
  expect(new Set(ids).size).toBe(28);
  expect(second.next).toBeNull();
});
