/** EL-02: whose guardian has agreed is decided alike by what reads the facts and by the database's last line of defence. */
import { ages, consentStates, eligible } from '@saath/contract/events/eligibility/rules';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { newToken } from '../../../platform/tokens.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { askingForm } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { factsOf, peopleWithFacts } from '../../events/eligibility/queries.ts';

let product: TestProduct;
let person: SignedIn;
let roles: string[];
beforeAll(async () => {
  product = await testProduct();
  const admin = await givenAdmin(product);
  person = await givenSignedIn(product);
  const roleOf = async () => firstRole(await givenEvent(admin, askingForm({ guardian: true }))).id;
  roles = [await roleOf(), await roleOf()];
});
afterAll(async () => await product.close());

const given = fc.record({
  over: fc.option(fc.constantFrom(...ages)),
  states: fc.tuple(
    fc.option(fc.constantFrom(...consentStates)),
    fc.option(fc.constantFrom(...consentStates)),
  ),
});

async function holds({ over, states }: typeof given extends fc.Arbitrary<infer T> ? T : never) {
  const { db } = product;
  const userId = person.id;
  await db.deleteFrom('guardianConsent').where('userId', '=', userId).execute();
  await db.deleteFrom('saidAge').where('userId', '=', userId).execute();
  const said = { userId, saidAt: testStart };
  if (over !== null)
    await db
      .insertInto('saidAge')
      .values({ ...said, age: over })
      .execute();
  for (const [index, state] of states.entries()) {
    if (state === null) continue;
    const sent = { name: 'Farah', email: 'f@example.org', sentAt: testStart, expiresAt: testStart };
    const answered = state === 'asked' ? {} : { answeredAt: testStart, signedName: 'Farah' };
    const row = { id: newId(), userId, roleId: roles[index] ?? '', state, ...sent, ...answered };
    await db
      .insertInto('guardianConsent')
      .values({ ...row, tokenHash: newToken().hash })
      .execute();
  }
}

test('EL-02 the database and the contract judge alike, of any answers and ages', async () => {
  const { db } = product;
  await fc.assert(
    fc.asyncProperty(given, async (those) => {
      await holds(those);
      const facts = (await factsOf(db, [person.id]))(person.id);
      for (const [index, roleId] of roles.entries()) {
        const requirements = { oneOf: [], minAge: null, guardian: roleId };
        const { ok } = eligible(requirements, facts, '2026-12-05');
        expect(ok).toBe(those.over === 18 || those.states[index] === 'consented');
        const { rows } = await sql<{
          ok: boolean;
        }>`select has_guardian(${person.id}, ${roleId}) as ok`.execute(db);
        expect(rows).toEqual([{ ok }]);
        // Whoever is found may do it, or was asked for.
        const about = { requirements, day: '2026-12-05', eventId: newId(), limit: 10 };
        const isKnown = ok || those.states[index] === 'asked';
        expect(await peopleWithFacts(db, about)).toEqual(isKnown ? [person.id] : []);
      }
    }),
    { numRuns: 40 },
  );
});
