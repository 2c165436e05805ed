/** MT-04: who comes into the place of somebody who left, while the wait list moves. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenAdmin, givenVolunteer } from '../../../testing/given.ts';
import { asks, givePlace } from '../../../testing/given-board.ts';
import { fillOf, roleForm } from '../../../testing/given-fill.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { decideRequest } from '../../places/answer/service.ts';
import { withdrawRequest } from '../../places/ask/service.ts';
import type { Ports } from '../../places/ports.ts';
import { fillFreePlaces } from '../../places/wait-list/jobs.ts';
import { nextBestOf } from './service.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

/** A place that was left a moment ago and that somebody waits for; its job has not run yet. */
async function leftAndAwaited() {
  const { ports } = product;
  const idle: Ports = { ...ports, jobs: { ...ports.jobs, add: async () => {} } };
  const fill = fillOf(product, admin);
  const event = await fill.eventAt({ role: [roleForm(1)] });
  const roleId = event.role[0]?.id ?? '';
  const holds = await givenVolunteer(product.db);
  await givePlace(product, { event, roleId, userId: holds.id }, admin.id);
  const waits = await givenVolunteer(product.db);
  await asks(product, { event, userId: waits.id, roleId });
  const later = { decision: 'waitlist', note: '', actorId: admin.id } as const;
  const asked = await fill.participationOf(event, waits.id);
  await decideRequest(ports, { participationId: asked, ...later });
  const held = await fill.participationOf(event, holds.id);
  await withdrawRequest(idle, { participationId: held, userId: holds.id });
  return { event, roleId, stateOfWaiting: async () => await fill.stateOf(event, waits.id) };
}

test('MT-04 a place that the wait list gets between any two looks is free to nobody', async () => {
  let moment = 0;
  for (let isPassedOn = true; isPassedOn; ) {
    moment += 1;
    const { event, roleId, stateOfWaiting } = await leftAndAwaited();
    let looks = 0;
    const db = product.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        looks += 1;
        if (looks === moment) await fillFreePlaces(product.ports, roleId);
        return result;
      },
    });
    const sources = { db, candidates: product.candidates, now: product.clock.now };
    const next = await nextBestOf(sources, { eventId: event.id, isOfBranch: false });
    expect([moment, next]).toEqual([moment, []]);
    isPassedOn = looks >= moment;
    expect((await stateOfWaiting())?.state).toBe(isPassedOn ? 'offered' : 'waitlisted');
  }
  expect(moment).toBeGreaterThan(4);
});
