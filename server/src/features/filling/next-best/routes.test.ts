/** MT-04: who comes into the place of somebody who left, over HTTP. */

import type { Event } from '@saath/contract/events/events/schema';
import { nextBest } from '@saath/contract/filling/fill/endpoints';
import type { NextBest } from '@saath/contract/filling/fill/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { givenAdmin, givenVolunteer, signedInAs } from '../../../testing/given.ts';
import { asks, givePlace } from '../../../testing/given-board.ts';
import { fillOf, ownSkills, roleForm } from '../../../testing/given-fill.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { decideRequest } from '../../places/answer/service.ts';
import { withdrawRequest } from '../../places/ask/service.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
let fill: ReturnType<typeof fillOf>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  fill = fillOf(product, admin);
});
afterAll(async () => await product.close());

const read = async ({ id }: Event) =>
  (await admin.call(nextBest, { params: { id } })).body.roles as NextBest[];

/** A role of one, held by Zara. */
async function held(skills: string[]) {
  const event = await fill.eventAt({ role: [roleForm(1, { skills })] });
  const roleId = event.role[0]?.id ?? '';
  const zara = await givenVolunteer(product.db, { name: 'Zara', skills });
  await givePlace(product, { event, roleId, userId: zara.id }, admin.id);
  const participationId = await fill.participationOf(event, zara.id);
  const leaves = async () =>
    await withdrawRequest(product.ports, { participationId, userId: zara.id });
  return { event, roleId, zara, participationId, leaves };
}

test('MT-04 once somebody has left, the next best is named with reasons; not the one who left', async () => {
  const skills = ownSkills();
  const { event, roleId, leaves } = await held(skills);
  const aisha = await givenVolunteer(product.db, { name: 'Aisha', skills });
  expect(await read(event)).toEqual([]);
  await leaves();
  const [role, ...others] = await read(event);
  expect(others).toEqual([]);
  expect(role).toMatchObject({ roleId, free: 1, left: ['Zara'], next: { userId: aisha.id } });
  expect(role?.next?.reasons[0]?.text).toContain(skills[0]);
  await givePlace(product, { event, roleId, userId: aisha.id }, admin.id);
  expect(await read(event)).toEqual([]);
});

test('MT-04 the wait list goes first, and by itself', async () => {
  const { event, roleId, leaves } = await held(ownSkills());
  const waits = await givenVolunteer(product.db, { name: 'Waits' });
  await asks(product, { event, userId: waits.id, roleId });
  const participationId = await fill.participationOf(event, waits.id);
  const later = { decision: 'waitlist', note: '', actorId: admin.id } as const;
  await decideRequest(product.ports, { participationId, ...later });
  await leaves();
  expect(await read(event)).toEqual([]);
});

test('MT-04 also after an organiser took somebody off: that one is not named again', async () => {
  const { event, zara, participationId } = await held(ownSkills());
  const no = { decision: 'decline', note: '', actorId: admin.id } as const;
  await decideRequest(product.ports, { participationId, ...no });
  const [role] = await read(event);
  expect(role?.left).toEqual(['Zara']);
  // Those of the other tests have her name as well.
  expect(role?.next?.userId).not.toBe(zara.id);
});

test('MT-04 a plan that is taken back leaves nobody missing', async () => {
  const skills = ownSkills();
  const event = await fill.eventAt({ role: [roleForm(1, { skills })] });
  await givenVolunteer(product.db, { skills });
  const id = newId();
  await fill.save(await fill.planFor([event], { who: 'everybody' }), { id });
  expect((await fill.undo(id)).body.released).toBe(1);
  expect(await read(event)).toEqual([]);
});

test('MT-04 only Admins are told; an event that is not there is refused, one that is over has none', async () => {
  const { event, zara, leaves } = await held(ownSkills());
  await leaves();
  const volunteer = await signedInAs(product, zara.id);
  expect((await volunteer.call(nextBest, { params: { id: event.id } })).status).toBe(403);
  expect((await admin.call(nextBest, { params: { id: newId() } })).status).toBe(404);
  const called = { cancelledAt: product.clock.now };
  await product.db.updateTable('event').set(called).where('id', '=', event.id).execute();
  expect(await read(event)).toEqual([]);
});
