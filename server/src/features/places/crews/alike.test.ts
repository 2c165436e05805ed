/** EL-02: the database and the contract judge crews alike, and the database refuses what passes by the services. */
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
import { givenKind } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { crewsOf, lacksIn } from '../../events/crew-rules/queries.ts';
import { findEvent } from '../../events/events/queries.ts';
import { rolesOf } from '../../events/roles/queries.ts';

let product: TestProduct;
let admin: SignedIn;
let aid: string;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  aid = await givenKind(admin, 'First aid');
});
afterAll(async () => await product.close());

const reason = { eligibilityReason: 'So it is.' };
const people = async (count: number) => {
  const some: SignedIn[] = [];
  while (some.length < count) some.push(await givenSignedIn(product));
  return some;
};

test('EL-02 of any crew, papers and rule both say the same', async () => {
  const event = await givenEvent(admin, crewForm({ kind: aid, least: 1 }, { places: 3 }));
  const roleId = firstRole(event).id;
  const [asking, ...crew] = await people(4);
  for (const person of crew) await takesPlace(admin, event, person, reason);
  const row = await findEvent(product.db, event.id);
  const paper = fc.option(
    fc.record({
      state: fc.constantFrom('claimed', 'verified', 'refused'),
      until: fc.constantFrom(null, '2026-12-06', '2026-12-07'),
    }),
    { freq: 2 },
  );
  const given = fc.record({
    papers: fc.array(paper, { minLength: 4, maxLength: 4 }),
    places: fc.integer({ min: 3, max: 6 }),
    least: fc.integer({ min: 1, max: 4 }),
  });
  const seen = { fits: 0, lacks: 0 };
  await fc.assert(
    fc.asyncProperty(given, async ({ papers, places, least }) => {
      await product.db.deleteFrom('qualification').execute();
      for (const [index, each] of papers.entries())
        if (each)
          await sql`insert into qualification (id, user_id, kind_id, state, valid_until, claimed_at)
            values (gen_random_uuid(), ${[asking, ...crew][index]?.id}, ${aid}, ${each.state}, ${each.until}::date, now())`.execute(
            product.db,
          );
      await product.db
        .updateTable('eventRole')
        .set({ maxVolunteers: places, crewLeast: least })
        .where('id', '=', roleId)
        .execute();
      const userId = asking?.id ?? '';
      const { rows } = await sql<{
        ok: boolean;
      }>`select fits_crew(${userId}, ${roleId}, null, '2026-12-07') as ok`.execute(product.db);
      if (!row) throw new Error('The event is gone');
      const roles = await rolesOf(product.db, [event.id]);
      const crews = await crewsOf(product.db, { event: row, roles, userIds: [userId] });
      const ok = lacksIn(crews, { part: { roleId, shiftId: null }, userId }).length === 0;
      seen[ok ? 'fits' : 'lacks'] += 1;
      expect(rows).toEqual([{ ok }]);
    }),
    { numRuns: rounds(120) },
  );
  expect(Math.min(seen.fits, seen.lacks)).toBeGreaterThan(2);
});

/** Two people of whom the crew takes one ask; both are confirmed past all services. */
async function confirmedPastAll(before = sql`select 1`): Promise<unknown> {
  const event = await givenEvent(admin, crewForm({ kind: aid, least: 1 }));
  for (const { id: userId } of await people(2))
    await sql`insert into participation (id, event_id, user_id, role_id, state, source, requested_at, start_time, end_time)
      values (gen_random_uuid(), ${event.id}, ${userId}, ${firstRole(event).id}, 'requested', 'request', now(), ${event.startTime}, ${event.endTime})`.execute(
      product.db,
    );
  return await product.db
    .transaction()
    .execute(async (tx) => {
      await before.execute(tx);
      await tx
        .updateTable('participation')
        .set({ state: 'confirmed' })
        .where('eventId', '=', event.id)
        .execute();
      // What was put off comes now; the test itself leaves nothing behind.
      await sql`set constraints all immediate`.execute(tx);
      throw new Error('taken back');
    })
    .catch((error: unknown) => error);
}

test('EL-02 past all services the database refuses a place that the crew keeps; with its trigger off it does not', async () => {
  expect(await confirmedPastAll()).toMatchObject({ constraint: 'participation_crew' });
  const off = sql`alter table participation disable trigger participation_crew`;
  expect(await confirmedPastAll(off)).toMatchObject({ message: 'taken back' });
});
