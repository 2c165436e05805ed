/** VO-03: impact comes from real rows, and is zero without any, over HTTP. */
import { getOutcome, myImpact, setOutcome } from '@saath/contract/afterwards/impact/endpoints';
import type { Impact } from '@saath/contract/afterwards/impact/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { assignVolunteer } from '../../places/answer/service.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const impact = async (client: Client) => (await client.call(myImpact)).body as unknown as Impact;

test('VO-03 hours, events, people and causes are those of events that are over, by month of the event', async () => {
  const person = await givenVolunteer(product.db);
  const before = await impact(await signedInAs(product, person.id));
  expect(before).toMatchObject({ hours: 0, events: 0, peopleHelped: 0, causes: [] });
  expect(before.months).toHaveLength(12);
  expect(before.months.at(-1)).toEqual({ month: '2026-11', hours: 0 });

  for (const change of [
    { type: 'food', startTime: '2026-12-07T09:00:00Z', endTime: '2026-12-07T13:10:00Z' },
    // In Karachi already January.
    { type: 'health', startTime: '2026-12-31T20:00:00Z', endTime: '2026-12-31T22:00:00Z' },
    { type: 'health', startTime: '2027-02-10T09:00:00Z', endTime: '2027-02-10T11:00:00Z' },
  ]) {
    const event = await givenEvent(admin, eventForm(change));
    await assignVolunteer(product.ports, {
      eventId: event.id,
      roleId: firstRole(event).id,
      userId: person.id,
      actorId: admin.id,
    });
    if (change.type !== 'food') continue;
    const early = { params: { id: event.id }, body: { peopleHelped: 120 } };
    expect((await admin.call(setOutcome, early)).body.code).toBe('impact.not_over');
    product.clock.now = new Date('2026-12-08T00:00:00Z');
    const organiser = await signedInAs(product, admin.id);
    expect((await organiser.call(setOutcome, early)).body.peopleHelped).toBe(120);
    expect((await organiser.call(getOutcome, early)).body.peopleHelped).toBe(120);
    const broken = { ...early, body: { peopleHelped: -1 } };
    expect((await organiser.call(setOutcome, broken)).status).toBe(400);
    product.clock.now = testStart;
  }
  product.clock.now = new Date('2027-01-15T00:00:00Z');
  const after = await impact(await signedInAs(product, person.id));
  expect(after).toMatchObject({
    hours: 6.25,
    events: 2,
    peopleHelped: 120,
    causes: [
      { type: 'food', hours: 4.25 },
      { type: 'health', hours: 2 },
    ],
  });
  expect(after.months.slice(-2)).toEqual([
    { month: '2026-12', hours: 4.25 },
    { month: '2027-01', hours: 2 },
  ]);
  product.clock.now = testStart;
});

test('VO-03 impact is for volunteers, outcomes are for organisers', async () => {
  const person = await givenVolunteer(product.db);
  const client = await signedInAs(product, person.id);
  expect((await admin.call(myImpact)).status).toBe(403);
  const event = await givenEvent(admin, eventForm());
  expect((await client.call(getOutcome, { params: { id: event.id } })).status).toBe(403);
});
