/** MA-01: transactions commit in another order than they begin. A reader of numbers would miss those that come late. */
import type { CandidateIndex } from '@saath/matching/candidate-index/candidate-index';
import { dayZeroKnowledge } from '@saath/matching/knowledge';
import type { RoleNeed } from '@saath/matching/need';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverDatabase } from '../../../testing/database.ts';
import { givenVolunteer } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase() });
});
afterAll(async () => await product.close());

async function index(): Promise<CandidateIndex> {
  for (let look = 0; look < 400; look++) {
    const found = await product.candidates.ready(testStart);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('There is no index after four seconds');
}

/** Who is found for a role that asks for the skill and no other. */
async function holders(skill: string): Promise<string[]> {
  const startsAt = testStart.getTime() + 86_400_000;
  const texts = { title: '', description: '', type: '', place: '', timeZone: 'Asia/Karachi' };
  const event = { ...texts, startsAt, endsAt: startsAt + 3_600_000 };
  const need: RoleNeed = { name: '', description: '', skills: [skill], places: 1, event };
  const likeness = { roleKey: '', organiserId: null, skills: [] };
  const query = { needs: [need] as const, likeness, now: testStart.getTime(), exclude: [] };
  const { best } = (await index()).query({ ...query, knowledge: dayZeroKnowledge, limit: 100 });
  return best.filter(({ bound }) => bound > 1).map(({ id }) => id);
}

const changedIn = async (userId: string) =>
  await product.db
    .selectFrom('volunteerRecord')
    .select('changedIn')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();

test('MA-01 a change is found although another that began later was found before it', async () => {
  const { db } = product;
  const early = await givenVolunteer(db, { skills: [], interests: [] });
  const late = await givenVolunteer(db, { skills: [], interests: [] });
  expect(await holders('Beekeeping')).toEqual([]);
  const change = { skills: ['Beekeeping'] };
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('appUser').set(change).where('id', '=', early.id).execute();
    await db.updateTable('appUser').set(change).where('id', '=', late.id).execute();
    expect(await holders('Beekeeping')).toEqual([late.id]);
  });
  expect((await holders('Beekeeping')).sort()).toEqual([early.id, late.id].sort());
  // Its number is the lower one: whoever remembered the highest would never have looked at it.
  expect(BigInt((await changedIn(early.id)).changedIn)).toBeLessThan(
    BigInt((await changedIn(late.id)).changedIn),
  );
});

test('MA-01 what is undone is not there', async () => {
  const { db } = product;
  const person = await givenVolunteer(db, { skills: [], interests: [] });
  await index();
  await db
    .transaction()
    .execute(async (tx) => {
      const change = { skills: ['Falconry'] };
      await tx.updateTable('appUser').set(change).where('id', '=', person.id).execute();
      throw new Error('Undone');
    })
    .catch(() => undefined);
  expect(await holders('Falconry')).toEqual([]);
});
