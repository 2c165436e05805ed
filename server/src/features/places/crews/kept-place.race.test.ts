/** EL-02: of two who come into a crew at once, one gets the place that is left for people without the paper. */
import type { Event } from '@saath/contract/events/events/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../tools/rounds.mjs';
import { serverDatabase } from '../../../testing/database.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  type SignedIn,
} from '../../../testing/given.ts';
import { crewForm } from '../../../testing/given-crews.ts';
import { givenKind } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { twoLookFirst } from '../../../testing/two-look-first.ts';
import { crewsOf, hasCrewFor } from '../../events/crew-rules/queries.ts';
import { findEvent } from '../../events/events/queries.ts';
import { rolesOf } from '../../events/roles/queries.ts';
import { assignVolunteer } from '../answer/service.ts';

let product: TestProduct;
let admin: SignedIn;
let aid: string;
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(10) });
  admin = await givenAdmin(product);
  aid = await givenKind(admin, 'First aid');
});
afterAll(async () => await product.close({ isBroken: true }));

/** Two places, one of them for a first-aider, and two people who are none. */
async function scene() {
  const event = await givenEvent(admin, crewForm({ kind: aid, least: 1 }));
  const people = [await givenVolunteer(product.db), await givenVolunteer(product.db)];
  return { event, people: people.map(({ id }) => id) };
}

async function confirmedIn({ id }: Event): Promise<number> {
  const rows = await product.db
    .selectFrom('participation')
    .select('id')
    .where('eventId', '=', id)
    .where('state', '=', 'confirmed')
    .execute();
  return rows.length;
}

test('EL-02 one gets it and the other hears why not', async () => {
  for (let round = 0; round < rounds(20); round++) {
    const { event, people } = await scene();
    const roleId = firstRole(event).id;
    const outcomes = await Promise.allSettled(
      people.map((userId) =>
        assignVolunteer(product.ports, { eventId: event.id, roleId, userId, actorId: admin.id }),
      ),
    );
    const refused = outcomes.filter((each) => each.status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'joining.not_eligible' } }]);
    expect(await confirmedIn(event)).toBe(1);
  }
});

/** Both look before either writes, and nobody holds the role. */
async function bothLookFirst(): Promise<{ event: Event; refusals: unknown[] }> {
  const { event, people } = await scene();
  const roleId = firstRole(event).id;
  const row = await findEvent(product.db, event.id);
  if (!row) throw new Error('The event is gone');
  const looked = twoLookFirst();
  const outcomes = await Promise.allSettled(
    people.map((userId) =>
      product.db.transaction().execute(async (tx) => {
        const roles = await rolesOf(tx, [event.id]);
        const crews = await crewsOf(tx, { event: row, roles, userIds: [userId] });
        expect(hasCrewFor(crews, userId, { roleId, shiftId: undefined })).toBe(true);
        await looked();
        await sql`insert into participation (id, event_id, user_id, role_id, state, source, requested_at, start_time, end_time)
          values (gen_random_uuid(), ${event.id}, ${userId}, ${roleId}, 'confirmed', 'organiser', now(), ${event.startTime}, ${event.endTime})`.execute(
          tx,
        );
      }),
    ),
  );
  const refusals = outcomes.flatMap((each) =>
    each.status === 'rejected' ? [each.reason as unknown] : [],
  );
  return { event, refusals };
}

test('EL-02 where both have looked before, the database refuses one of them', async () => {
  const { event, refusals } = await bothLookFirst();
  expect(refusals).toMatchObject([{ constraint: 'participation_crew' }]);
  expect(await confirmedIn(event)).toBe(1);
});

test('EL-02 negative control: without its trigger both are in, and nobody is left who has the paper', async () => {
  await sql`alter table participation disable trigger participation_crew_new`.execute(product.db);
  const { event, refusals } = await bothLookFirst();
  await sql`alter table participation enable trigger participation_crew_new`.execute(product.db);
  expect([refusals, await confirmedIn(event)]).toEqual([[], 2]);
});
