/** EL-02: which signatures count is decided alike by what reads the facts and by the database's last line of defence. */
import { eligible, noFacts } from '@saath/contract/events/eligibility/rules';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { givenAdmin, givenSignedIn, type SignedIn } from '../../../testing/given.ts';
import { givenAgreement, rewrites } from '../../../testing/given-agreements.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { factsOf, peopleWithFacts } from '../../events/eligibility/queries.ts';

const VERSIONS = 3;

let product: TestProduct;
let person: SignedIn;
let ids: string[];
beforeAll(async () => {
  product = await testProduct();
  const admin = await givenAdmin(product);
  person = await givenSignedIn(product);
  ids = [await givenAgreement(admin, 'Code of conduct'), await givenAgreement(admin, 'Photos')];
  for (const id of ids)
    for (let version = 2; version <= VERSIONS; version++)
      await rewrites(admin, id, { text: `Text ${version}` });
});
afterAll(async () => await product.close());

const some = fc.record({
  agreement: fc.constantFrom(0, 1),
  version: fc.integer({ min: 1, max: VERSIONS }),
  isWithdrawn: fc.boolean(),
});

test('EL-02 the database and the contract judge alike, of any signatures and demands', async () => {
  const given = fc.record({
    signed: fc.uniqueArray(some, {
      selector: ({ agreement, version }) => `${agreement} ${version}`,
    }),
    askedSince: fc.tuple(some, some).map((both) => both.map(({ version }) => version)),
    asked: fc.uniqueArray(fc.constantFrom(0, 1)),
  });
  const { db } = product;
  const userId = person.id;
  await fc.assert(
    fc.asyncProperty(given, async ({ signed, askedSince, asked }) => {
      await db.deleteFrom('signature').where('userId', '=', userId).execute();
      for (const [index, since] of askedSince.entries())
        await db
          .updateTable('agreement')
          .set({ askedSince: since })
          .where('id', '=', ids[index] ?? '')
          .execute();
      for (const { agreement, version, isWithdrawn } of signed)
        await sql`insert into signature (id, user_id, agreement_id, version, hash, name, signed_at, withdrawn_at)
          select ${newId()}, ${userId}, agreement_id, version, hash, 'Sana Malik', ${testStart},
            ${isWithdrawn ? testStart : null}::timestamptz
          from agreement_version where agreement_id = ${ids[agreement]} and version = ${version}`.execute(
          db,
        );
      const agreements = asked.map((index) => ids[index] ?? '');
      const { rows } = await sql<{
        ok: boolean;
      }>`select has_signed(${userId}, ${agreements}::uuid[]) as ok`.execute(db);
      const counts = (index: number) =>
        signed.some(
          (each) =>
            each.agreement === index &&
            !each.isWithdrawn &&
            each.version >= (askedSince[index] ?? 0),
        );
      const facts = (await factsOf(db, [userId]))(userId);
      const requirements = { oneOf: [], minAge: null, agreements };
      const day = '2026-12-05';
      const { ok } = eligible(requirements, facts, day);
      expect([rows, ok]).toEqual([[{ ok }], asked.every(counts)]);
      const found = await peopleWithFacts(db, { requirements, day, eventId: newId(), limit: 10 });
      if (agreements.length > 0) expect(found).toEqual(ok ? [userId] : []);
    }),
    { numRuns: 40 },
  );
  expect((await factsOf(db, []))(userId)).toEqual(noFacts);
});
