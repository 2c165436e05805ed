/** A guardian's link that is pressed twice at once, or while another is named, on a real PostgreSQL server. */
import type { Event } from '@saath/contract/events/events/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rounds } from '../../../../../tools/rounds.mjs';
import { serverDatabase } from '../../../testing/database.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { freshAddress, guardianOf, names, tokenIn } from '../../../testing/given-guardians.ts';
import { askingForm, papersOf } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { twoLookFirst } from '../../../testing/two-look-first.ts';
import { stateAfter } from './policy.ts';
import * as queries from './queries.ts';

const ROUNDS = rounds(20);

let product: TestProduct;
let event: Event;
let child: SignedIn;
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(30) });
  event = await givenEvent(await givenAdmin(product), askingForm({ guardian: true }));
});
beforeEach(async () => {
  child = await givenSignedIn(product);
});
afterAll(async () => await product.close());

async function named(person: SignedIn) {
  const email = freshAddress();
  await names(person, firstRole(event).id, email);
  return guardianOf(product, await tokenIn(product, email));
}
const toldOf = async ({ id }: SignedIn) =>
  (await product.db.selectFrom('notice').select('title').where('userId', '=', id).execute()).length;

test(`EL-03 an answer that is pressed twice at once is one, of which the child hears once, in ${ROUNDS} of ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const person = await givenSignedIn(product);
    const guardian = await named(person);
    const answers = await Promise.all([guardian.consent(), guardian.consent(), guardian.consent()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await toldOf(person)).toBe(1);
  }
});

test('EL-03 negative control: without holding the child, both answers are the first', async () => {
  await named(child);
  const bothRead = twoLookFirst();
  const answer = async () =>
    await product.db.transaction().execute(async (tx) => {
      const asked = { userId: child.id, roleId: firstRole(event).id };
      const { id, state } = (await queries.consentFor(tx, asked)) ?? { id: '', state: 'refused' };
      await bothRead();
      const after = stateAfter(state, 'consent');
      const given = { state: after, signedName: 'Farah Malik', answeredAt: testStart };
      await queries.setAnswer(tx, { id, ...given });
      return state;
    });
  expect(await Promise.all([answer(), answer()])).toEqual(['asked', 'asked']);
});

test(`EL-03 of an answer and another name at once the later one holds, and no link of both, in ${ROUNDS} of ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const person = await givenSignedIn(product);
    const first = await named(person);
    const email = freshAddress();
    const [answered, other] = await Promise.all([
      first.consent(),
      names(person, firstRole(event).id, email),
    ]);
    const [own] = (await papersOf(person)).guardians ?? [];
    if (answered.status === 200) {
      expect([own?.state, other.body.code]).toEqual(['consented', 'guardians.answered']);
      expect((await first.read()).status).toBe(200);
    } else {
      expect([answered.body.code, own?.state, own?.email]).toEqual([
        ...['guardians.link_invalid', 'asked', email],
      ]);
      expect((await guardianOf(product, await tokenIn(product, email)).read()).status).toBe(200);
    }
  }
});
