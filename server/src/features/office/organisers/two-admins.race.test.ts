/** Races on a real PostgreSQL server with many connections; PGlite has one connection and cannot show them. */
import { askToOrganise } from '@saath/contract/office/organisers/endpoints';
import { promotePerson } from '@saath/contract/office/people/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../tools/rounds.mjs';
import { serverDatabase } from '../../../testing/database.ts';
import { gateBefore } from '../../../testing/gate.ts';
import { givenAdmin, givenSignedIn, givenVolunteer } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { twoLookFirst } from '../../../testing/two-look-first.ts';
import { answerRequest, findRequest, newestRequestOf, requestsOf } from './queries.ts';
import { approve, ask, decline, type Organisers } from './service.ts';

const ROUNDS = rounds(30);
const RACERS = 10;

let product: TestProduct;
let organisers: Organisers;
let adminIds: string[];
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(30) });
  organisers = {
    ...product.ports,
    withdrawRequestsOf: async () => {},
    holdEventsOf: async () => {},
  };
  adminIds = [];
  for (let count = 0; count < RACERS; count++) adminIds.push((await givenAdmin(product)).id);
});
afterAll(async () => {
  await product.close();
});

const codeOf = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'fulfilled' ? 'done' : (outcome.reason as { code?: string }).code;
const count = (codes: readonly unknown[], code: string) =>
  codes.filter((each) => each === code).length;

async function openRequest() {
  const person = await givenVolunteer(product.db);
  const { id } = await ask(organisers, { userId: person.id, text: 'I want to organise.' });
  return { person, id };
}

test(`AU-11 of ${RACERS} Admins who answer at once one is heard, in ${ROUNDS} of ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { person, id } = await openRequest();
    const outcomes = await Promise.allSettled(
      adminIds.map((actorId, index) =>
        index % 2 === round % 2
          ? approve(organisers, { id, actorId })
          : decline(organisers, { id, actorId, answer: '' }),
      ),
    );
    const codes = outcomes.map(codeOf);
    expect(count(codes, 'done')).toBe(1);
    expect(count(codes, 'organisers.answered')).toBe(RACERS - 1);
    const winner = outcomes.findIndex(({ status }) => status === 'fulfilled');
    const isApproved = winner % 2 === round % 2;
    const { role } = await product.db
      .selectFrom('appUser')
      .select('role')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(role).toBe(isApproved ? 'Admin' : 'Volunteer');
    expect(await newestRequestOf(product.db, person.id)).toMatchObject({
      state: isApproved ? 'approved' : 'declined',
      decidedBy: adminIds[winner],
    });
    const notices = await product.db
      .selectFrom('notice')
      .select('id')
      .where('userId', '=', person.id)
      .execute();
    expect(notices).toHaveLength(1);
  }
});

test('AU-11 negative control: without the row locks several Admins are heard', async () => {
  const answerUnlocked = async (id: string, decidedBy: string, haveLooked: () => Promise<void>) =>
    await product.db.transaction().execute(async (tx) => {
      const request = await findRequest(tx, id);
      if (request?.state !== 'asked') return false;
      await haveLooked();
      const answer = { state: 'declined', answer: '', decidedAt: new Date() } as const;
      await answerRequest(tx, { id, decidedBy, ...answer });
      return true;
    });
  let doubled = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await openRequest();
    const haveLooked = twoLookFirst();
    const heard = await Promise.all(
      adminIds.map((adminId) => answerUnlocked(id, adminId, haveLooked)),
    );
    if (heard.filter(Boolean).length > 1) doubled += 1;
  }
  expect(doubled).toBe(ROUNDS);
});

test('AU-11 somebody who asks many times at once has one open request', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id: userId } = await givenVolunteer(product.db);
    const outcomes = await Promise.allSettled(
      adminIds.map(() => ask(organisers, { userId, text: 'I want to organise.' })),
    );
    const codes = outcomes.map(codeOf);
    expect(count(codes, 'done')).toBe(1);
    expect(count(codes, 'organisers.already_asked')).toBe(RACERS - 1);
    expect(await requestsOf(product.db, userId)).toHaveLength(1);
  }
});

test('AU-11 who is made an organiser while they ask to be one is told so, and no request is left open', async () => {
  const admin = await givenAdmin(product);
  const person = await givenSignedIn(product, { name: 'Zara Malik' });
  const gate = await gateBefore(product.pool, person.id, 'app_user');
  const promoting = admin.call(promotePerson, { params: { id: person.id } });
  await gate.queued(1);
  const asking = person.call(askToOrganise, { body: { text: 'I want to organise.' } });
  await gate.queued(2);
  await gate.open();
  expect((await promoting).status).toBe(200);
  expect(await asking).toMatchObject({
    status: 409,
    body: { code: 'organisers.already_organiser', message: 'You are an organiser already.' },
  });
  expect(await requestsOf(product.db, person.id)).toEqual([]);
  const told = product.db.selectFrom('notice').where('kind', '=', 'organiser-request');
  expect(await told.select('id').where('title', 'like', `%${person.name}%`).execute()).toEqual([]);
});
