/** EL-07: whoever is not over 18 is asked again once a year, until they are, over HTTP. */

import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { myPapers } from '@saath/contract/places/papers/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { firstRole, givenAdmin, givenEvent, givenSignedIn } from '../../../testing/given.ts';
import { atAnyTime } from '../../../testing/given-day.ts';
import { askingForm, papersOf, saysOver } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { jobs } from '../jobs.ts';
import { agesToAsk, markAsked } from './queries.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(() => {
  product.clock.now = testStart;
});
afterAll(async () => await product.close());

async function somebody() {
  const person = await givenSignedIn(product);
  return Object.assign(person, atAnyTime(product, person.id));
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

/** What the job asks the person at that moment, as `[notices, mails]` so far. */
async function askedAt(moment: string, person: Somebody): Promise<[number, number]> {
  product.clock.now = new Date(moment);
  for (const job of jobs(product.ports))
    if ('name' in job && job.name === 'ages' && 'run' in job) await job.run();
  const notices = await product.db
    .selectFrom('notice')
    .select('title')
    .where('userId', '=', person.id)
    .where('title', 'like', 'Are you over%')
    .execute();
  const mails = await product.mailsTo(person.email);
  return [notices.length, mails.filter((mail) => mail.includes('Are you over')).length];
}
const asksForAge = async () =>
  await givenEvent(await givenAdmin(product), askingForm({ minAge: 18 }, { mode: 'instant' }));

test('EL-07 where no role asks for an age nobody is asked', async () => {
  const person = await somebody();
  await saysOver(person, 0);
  expect(await askedAt('2028-01-10T08:00:00Z', person)).toEqual([0, 0]);
});

test('EL-07 who said no is asked a year later and each year, until they say yes', async () => {
  await asksForAge();
  const person = await somebody();
  await saysOver(person, 0);
  expect(await papersOf(person)).toMatchObject({ over: 0, saidAt: testStart.toISOString() });
  expect(await askedAt('2027-11-30T07:59:00Z', person)).toEqual([0, 0]);
  for (const moment of ['2027-11-30T08:00:00Z', '2027-12-01T08:00:00Z', '2028-11-28T08:00:00Z'])
    expect(await askedAt(moment, person)).toEqual([1, 1]);
  expect((await product.mailsTo(person.email)).at(-1)).toContain('over 14');
  expect(await askedAt('2028-11-30T08:00:00Z', person)).toEqual([2, 2]);
  // Saying the same again begins a new year.
  product.clock.now = new Date('2029-11-01T08:00:00Z');
  await saysOver(person, 16);
  expect(await askedAt('2030-10-31T08:00:00Z', person)).toEqual([2, 2]);
  expect(await askedAt('2030-11-01T08:00:00Z', person)).toEqual([3, 3]);
  expect((await product.mailsTo(person.email)).at(-1)).toContain('over 18');
  await saysOver(person, 18);
  expect(await askedAt('2035-11-01T08:00:00Z', person)).toEqual([3, 3]);
});

test('EL-07 who said nothing, or took it back, is asked nothing, and nobody is asked at night', async () => {
  const person = await somebody();
  expect(await askedAt('2028-01-10T08:00:00Z', person)).toEqual([0, 0]);
  product.clock.now = testStart;
  await saysOver(person, 14);
  await saysOver(person, null);
  expect((await person.call(myPapers)).body).toMatchObject({ over: null, saidAt: null });
  expect(await askedAt('2028-01-10T08:00:00Z', person)).toEqual([0, 0]);
  product.clock.now = testStart;
  await saysOver(person, 14);
  // Three in the morning in Karachi.
  expect(await askedAt('2028-01-10T22:00:00Z', person)).toEqual([0, 0]);
  expect(await askedAt('2028-01-11T03:00:00Z', person)).toEqual([1, 1]);
});

test('EL-07 a no keeps nobody out for good: whoever is over it says so at any time', async () => {
  const event = await asksForAge();
  const person = await somebody();
  const body = { eventId: event.id, roleId: firstRole(event).id };
  await saysOver(person, 0);
  expect((await person.call(requestJoin, { body })).body.code).toBe('joining.not_eligible');
  await saysOver(person, 18);
  expect((await person.call(requestJoin, { body })).body.participation).toMatchObject({
    state: 'confirmed',
  });
});

test('EL-07 of two who look at once one asks', async () => {
  const person = await somebody();
  await saysOver(person, 16);
  const now = new Date('2028-01-12T08:00:00Z');
  const given = { since: new Date('2027-01-12T08:00:00Z'), now };
  const due = await agesToAsk(product.db, { ...given, limit: 100 });
  const userIds = due.map(({ id }) => id).filter((id) => id === person.id);
  expect(userIds).toHaveLength(1);
  const mark = async () =>
    await product.db
      .transaction()
      .execute(async (tx) => await markAsked(tx, { ...given, userIds }));
  expect([(await mark()).size, (await mark()).size]).toEqual([1, 0]);
});
