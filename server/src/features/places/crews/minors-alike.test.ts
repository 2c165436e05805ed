/** EL-02: the database and the contract judge minors in crews alike, and the database refuses what passes by the services. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../tools/rounds.mjs';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { crewForm, takesPlace } from '../../../testing/given-crews.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { crewsOf, lacksIn } from '../../events/crew-rules/queries.ts';
import { findEvent } from '../../events/events/queries.ts';
import { rolesOf } from '../../events/roles/queries.ts';

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const reason = { eligibilityReason: 'So it is.' };

async function ages(people: readonly SignedIn[], overs: readonly (14 | 16 | 18 | null)[]) {
  await product.db.deleteFrom('saidAge').execute();
  for (const [index, age] of overs.entries()) {
    const userId = people[index]?.id;
    if (age === null || !userId) continue;
    const said = { userId, age, saidAt: new Date(0) };
    await product.db.insertInto('saidAge').values(said).execute();
  }
}

test('EL-02 of any crew and ages both say the same', async () => {
  const event = await givenEvent(admin, crewForm({ adults: 1 }, { places: 6 }));
  const roleId = firstRole(event).id;
  const people: SignedIn[] = [];
  while (people.length < 4) people.push(await givenSignedIn(product));
  for (const person of people.slice(1)) await takesPlace(admin, event, person, reason);
  const row = await findEvent(product.db, event.id);
  if (!row) throw new Error('The event is gone');
  const given = fc.record({
    overs: fc.array(fc.constantFrom(null, 14, 16, 18, 18), { minLength: 4, maxLength: 4 }),
    adults: fc.integer({ min: 1, max: 3 }),
  });
  const seen = { fits: 0, lacks: 0 };
  await fc.assert(
    fc.asyncProperty(given, async ({ overs, adults }) => {
      await ages(people, overs as readonly (14 | 16 | 18 | null)[]);
      await product.db
        .updateTable('eventRole')
        .set({ crewAdults: adults })
        .where('id', '=', roleId)
        .execute();
      const userId = people[0]?.id ?? '';
      const { rows } = await sql<{
        ok: boolean;
      }>`select has_adults_beside(${userId}, ${roleId}, null) as ok`.execute(product.db);
      const roles = await rolesOf(product.db, [event.id]);
      const crews = await crewsOf(product.db, { event: row, roles, userIds: [userId] });
      const ok = lacksIn(crews, { part: { roleId, shiftId: null }, userId }).length === 0;
      seen[ok ? 'fits' : 'lacks'] += 1;
      expect(rows).toEqual([{ ok }]);
    }),
    { numRuns: rounds(100) },
  );
  expect(Math.min(seen.fits, seen.lacks)).toBeGreaterThan(2);
});

/** Somebody asks who may be a minor, and one adult with them if so; all are confirmed past all services. */
async function confirmedPastAll({
  adults,
  before = sql`select 1`,
}: {
  adults: number;
  before?: typeof off;
}) {
  const event = await givenEvent(admin, crewForm({ adults: 1 }));
  const people = [await givenSignedIn(product), await givenSignedIn(product)];
  await ages(people, adults > 0 ? [null, 18] : [null, null]);
  for (const { id: userId } of people)
    await sql`insert into participation (id, event_id, user_id, role_id, state, source, requested_at, start_time, end_time)
      values (gen_random_uuid(), ${event.id}, ${userId}, ${firstRole(event).id}, 'requested', 'request', now(), ${event.startTime}, ${event.endTime})`.execute(
      product.db,
    );
  return await product.db
    .transaction()
    .execute(async (tx) => {
      await before.execute(tx);
      const isTheirs = sql<boolean>`event_id = ${event.id}`;
      await tx.updateTable('participation').set({ state: 'confirmed' }).where(isTheirs).execute();
      // What was put off comes now; the test itself leaves nothing behind.
      await sql`set constraints all immediate`.execute(tx);
      throw new Error('taken back');
    })
    .catch((error: unknown) => error);
}
const off = sql`alter table participation disable trigger participation_adults`;

test('EL-02 past all services the database refuses a minor alone, however late an adult comes; with its trigger off it does not', async () => {
  expect(await confirmedPastAll({ adults: 0 })).toMatchObject({
    constraint: 'participation_adults',
  });
  expect(await confirmedPastAll({ adults: 1 })).toMatchObject({ message: 'taken back' });
  expect(await confirmedPastAll({ adults: 0, before: off })).toMatchObject({
    message: 'taken back',
  });
});
