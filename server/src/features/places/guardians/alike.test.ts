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
import { givenAgreement, rewrites } from '../../../testing/given-agreements.ts';
import { askingForm } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { factsOf, peopleWithFacts } from '../../events/eligibility/queries.ts';

let product: TestProduct;
let person: SignedIn;
let roles: string[];
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
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

async function holds(
  { over, states }: typeof given extends fc.Arbitrary<infer T> ? T : never,
  of: readonly string[] = roles,
) {
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
    const row = { id: newId(), userId, roleId: of[index] ?? '', state, ...sent, ...answered };
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
        expect(await hasSigned(roleId)).toBe(true);
        // Whoever is found may do it, or was asked for.
        const about = { requirements, day: '2026-12-05', eventId: newId(), limit: 10 };
        const isKnown = ok || those.states[index] === 'asked';
        expect(await peopleWithFacts(db, about)).toEqual(isKnown ? [person.id] : []);
      }
    }),
    { numRuns: 40 },
  );
});

async function hasSigned(roleId: string): Promise<boolean> {
  const { rows } = await sql<{ ok: boolean }>`
    select has_guardian_signed(${person.id}, ${roleId}) as ok`.execute(product.db);
  return rows[0]?.ok ?? false;
}

const SINCE = 2;
const some = fc.record({
  role: fc.constantFrom(0, 1),
  version: fc.integer({ min: 1, max: 3 }),
  isWithdrawn: fc.boolean(),
});

test('EL-02 the database and the contract judge alike, of anything that guardians signed', async () => {
  const { db } = product;
  const asked: string[] = [];
  const agreements = [await givenAgreement(admin, 'Waiver')];
  for (let version = 2; version <= 3; version++)
    await rewrites(admin, agreements[0] ?? '', {
      text: `Text ${version}`,
      asksAgain: version === SINCE,
    });
  for (let count = 0; count < 2; count++)
    asked.push(firstRole(await givenEvent(admin, askingForm({ guardian: true, agreements }))).id);
  const signed = fc.uniqueArray(some, { selector: ({ role, version }) => `${role} ${version}` });
  await fc.assert(
    fc.asyncProperty(given, signed, async (those, texts) => {
      await holds(those, asked);
      for (const { role, version, isWithdrawn } of texts)
        await sql`insert into guardian_signature
            (id, consent_id, agreement_id, version, hash, name, signed_at, withdrawn_at)
          select ${newId()}, consent.id, text.agreement_id, text.version, text.hash, 'Farah', ${testStart},
            ${isWithdrawn ? testStart : null}::timestamptz
          from guardian_consent as consent, agreement_version as text
          where consent.user_id = ${person.id} and consent.role_id = ${asked[role]}
            and text.agreement_id = ${agreements[0]} and text.version = ${version}`.execute(db);
      const facts = {
        ...(await factsOf(db, [person.id]))(person.id),
        // What the person signed is another rule.
        signed: agreements,
      };
      for (const [index, roleId] of asked.entries()) {
        const requirements = { oneOf: [], minAge: null, agreements, guardian: roleId };
        const isSigned = texts.some(
          (text) => text.role === index && text.version >= SINCE && !text.isWithdrawn,
        );
        const ok = those.over === 18 || (those.states[index] === 'consented' && isSigned);
        expect(eligible(requirements, facts, '2026-12-05').ok).toBe(ok);
        expect(await hasSigned(roleId)).toBe(ok);
      }
    }),
    { numRuns: 40 },
  );
});
