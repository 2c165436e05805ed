/**
 * How many statements a request to join sends (JO-01): each costs more on its way than in the database. Whoever adds one reads
 * it with what is read already (around), or only where something is asked for.
 */
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import type { Participation } from '@saath/contract/places/joining/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { givenAgreement, signs } from '../../../testing/given-agreements.ts';
import { givenKind, saysOver, verified } from '../../../testing/given-papers.ts';
import { givenQuestion, shirt } from '../../../testing/given-questions.ts';
import { helpsElsewhere, limits } from '../../../testing/given-time-limits.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { watchTransactions } from '../../../testing/transactions.ts';

let product: TestProduct;
let admin: SignedIn;
let transactions: string[][];
beforeAll(async () => {
  product = await testProduct();
  transactions = watchTransactions(product.pool);
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

/** Asks for the first role. @returns what came of it, and the statements of the transaction */
async function joins(
  person: SignedIn,
  event: Parameters<typeof firstRole>[0] & { readonly id: string },
  change: object = {},
) {
  transactions.length = 0;
  const asked = { eventId: event.id, roleId: firstRole(event).id, ...change };
  const { body } = await person.call(requestJoin, { body: asked });
  const isAsking = (text: string) => text.startsWith('insert into "participation"');
  const statements = transactions.find((texts) => texts.some(isAsking)) ?? [];
  const { state } = (body.participation ?? {}) as Partial<Participation>;
  const short = statements.map((text) => text.trim().replace(/\s+/g, ' ').slice(0, 90));
  return { state, statements: short, count: short.length };
}

const times = { startTime: '2026-12-10T09:00:00Z', endTime: '2026-12-10T13:00:00Z' };

test('JO-01 a place that asks for nothing is given in thirteen statements, a request for one is made in fourteen', async () => {
  const event = await givenEvent(admin, { mode: 'instant', ...times });
  const given = await joins(await givenSignedIn(product), event);
  expect([given.state, given.statements.at(-1)]).toEqual(['confirmed', 'commit']);
  expect(given.count, given.statements.join('\n')).toBeLessThanOrEqual(13);
  const slow = await givenEvent(admin, times);
  const asked = await joins(await givenSignedIn(product), slow);
  expect(asked.state).toBe('requested');
  expect(asked.count, asked.statements.join('\n')).toBeLessThanOrEqual(14);
});

test('JO-01 what a role, its event and the person bring along is read once: a place that asks for all of it takes six more', async () => {
  const agreements = [
    await givenAgreement(admin, 'Conduct'),
    await givenAgreement(admin, 'Photos'),
  ];
  const kind = await givenKind(admin, 'First aid');
  const needs = { oneOf: [kind], minAge: 16, agreements, guardian: true };
  const part = (from: string, to: string) => ({
    ...{ startsAt: `2026-12-10T${from}:00:00Z`, endsAt: `2026-12-10T${to}:00:00Z`, maxPeople: 5 },
  });
  const shifts = [part('09', '11'), part('11', '13')];
  const role = { role_name: 'Cook', description: 'Cooks.', maxVolunteers: 10, skills: [] };
  const asking = [{ ...role, needs, shifts }];
  const event = await givenEvent(admin, { mode: 'instant', ...times, role: asking });
  await limits(admin, event, { dayHours: 8, weekHours: 30, restHours: 8 });
  await givenQuestion(admin, event.id, shirt);
  const person = await givenSignedIn(product);
  await saysOver(person, 18);
  await verified({ admin, person }, kind);
  for (const id of agreements) await signs(person, id);
  await helpsElsewhere({ admin, person }, ['2026-12-08T09', '2026-12-08T11']);
  const given = await joins(person, event);
  expect(given.state).toBe('confirmed');
  expect(given.count, given.statements.join('\n')).toBeLessThanOrEqual(19);
});
