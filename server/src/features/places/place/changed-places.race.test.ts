/** Two people whose places are exchanged at the same moment, on a real PostgreSQL server. */
import { decide, requestJoin } from '@saath/contract/places/joining/endpoints';
import type { Participation } from '@saath/contract/places/joining/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverDatabase } from '../../../testing/database.ts';
import { done } from '../../../testing/done.ts';
import { gateBefore } from '../../../testing/gate.ts';
import { givenAdmin, givenEvent, givenSignedIn, type SignedIn } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { reopen, roleOfEvent } from './scene.ts';
import { confirm } from './service.ts';

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(10) });
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const roleOf = (role_name: string) => ({
  ...{ role_name, description: `${role_name} it is.`, maxVolunteers: 2, skills: ['Cooking'] },
});

async function placeIn(eventId: string, roleId: string | undefined) {
  const person = await givenSignedIn(product);
  const { participation } = await done(person, requestJoin, { body: { eventId, roleId } });
  const { id } = participation as Participation;
  await done(admin, decide, { params: { id }, body: { decision: 'approve' } });
  return id;
}

/** Once: `inTransaction` would try again after a deadlock, and hide it. */
const moved = async (participationId: string, roleId: string | undefined) =>
  await product.db.transaction().execute(async (tx) => {
    const at = product.clock.now;
    const { scene, existing } = await reopen(tx, participationId);
    const role = await roleOfEvent(tx, roleId, scene.event);
    const step = { role, by: 'organiser', actorId: admin.id, source: 'organiser' } as const;
    await confirm(product.ports, tx, { scene, existing, step, at });
  });

/** Who of two that wait is woken first is the database's choice: once in two they would miss each other. */
const ROUNDS = 6;

test(`F6 two who change places do not wait for each other, in ${ROUNDS} of ${ROUNDS} rounds: roles are held in the order of their ids`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const event = await givenEvent(admin, { role: ['Cook', 'Steward'].map(roleOf) });
    const [first, second] = event.role.map(({ id }) => id).toSorted();
    const [one, two] = [await placeIn(event.id, first), await placeIn(event.id, second)];
    const gate = await gateBefore(product.pool, second ?? '', 'event_role');
    const back = moved(two, first);
    await gate.queued(1);
    const there = moved(one, second);
    await gate.queued(2);
    await gate.open();
    await Promise.all([back, there]);
    const places = await product.db
      .selectFrom('participation')
      .select(['id', 'roleId'])
      .where('eventId', '=', event.id)
      .execute();
    const roles = new Map(places.map(({ id, roleId }) => [id, roleId]));
    expect([roles.get(one), roles.get(two)]).toEqual([second, first]);
  }
});
