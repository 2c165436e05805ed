/** EL-01, EL-02: the usual limits of the organisation: who sets them, which events begin with them, and who is asked. */
import { copyEvent, createEvent, getEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { saveOrganisation } from '@saath/contract/foundation/organisation/endpoints';
import { getSite } from '@saath/contract/office/site/endpoints';
import { decide, requestJoin } from '@saath/contract/places/joining/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testClient } from '../../../testing/client.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { helpsElsewhere } from '../../../testing/given-time-limits.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let product: TestProduct;
let admin: SignedIn;
beforeEach(async () => {
  await product?.close();
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const none = { dayHours: null, weekHours: null, restHours: null };
const usual = { dayHours: 10, weekHours: 40, restHours: 11 };
const sets = async (change: object, who = admin) => {
  const { version } = product.organisation.now();
  return await who.call(saveOrganisation, { body: { version, ...change } });
};
const makes = async (change: Record<string, unknown> = {}) =>
  await admin.call(createEvent, { body: eventForm(change) });
const limitsOf = async ({ id }: Event) =>
  ((await admin.call(getEvent, { params: { id } })).body.event as Event).timeLimits;
const fieldsOf = ({ status, body }: Awaited<ReturnType<typeof sets>>) => [
  status,
  JSON.stringify(body.fields ?? body.errors ?? body),
];

test('EL-01 without usual limits a new event has none, and no page hears of any', async () => {
  expect(await limitsOf(await givenEvent(admin))).toBeUndefined();
  const { site } = (await testClient(product.app).call(getSite)).body;
  expect(JSON.stringify(site)).not.toContain('timeLimits');
});

test('EL-01 an Admin sets them once; new events begin with them, and those that are there stay as they are', async () => {
  const before = await givenEvent(admin);
  expect((await sets(usual)).status).toBe(200);
  const { site } = (await testClient(product.app).call(getSite)).body;
  expect(site).toMatchObject({ organisation: { timeLimits: usual } });
  expect(await limitsOf(before)).toBeUndefined();
  const after = await givenEvent(admin);
  expect(await limitsOf(after)).toEqual(usual);
  expect((await sets({ dayHours: 8 })).status).toBe(200);
  expect(await limitsOf(after)).toEqual(usual);
  const { rows } = await sql<{ details: unknown }>`select details from audit_entry
    where action = 'organisation.changed' order by at`.execute(product.db);
  expect(JSON.stringify(rows)).toContain('"dayHours"');
});

test('EL-01 an event has its own or none instead, also as a form with pictures sends them', async () => {
  await sets(usual);
  const own = { ...none, dayHours: 6 };
  expect(await limitsOf(await givenEvent(admin, { timeLimits: own }))).toEqual(own);
  expect(await limitsOf(await givenEvent(admin, { timeLimits: JSON.stringify(own) }))).toEqual(own);
  expect(await limitsOf(await givenEvent(admin, { timeLimits: none }))).toBeUndefined();
  expect((await makes({ timeLimits: 'much' })).status).toBe(400);
  expect((await makes({ timeLimits: { ...none, dayHours: 9, weekHours: 8 } })).status).toBe(400);
});

test('EL-01 a copy has what its original has, whatever is usual by now', async () => {
  const original = await givenEvent(admin);
  await sets(usual);
  const { body } = await admin.call(copyEvent, {
    params: { id: original.id },
    body: { startTime: '2027-01-07T09:00:00Z' },
  });
  expect(body.event).not.toHaveProperty('timeLimits');
});

test('EL-01 what contradicts itself or is out of reach is refused in words, and only Admins set it', async () => {
  const week = 'A week cannot have fewer hours than a day.';
  expect(fieldsOf(await sets({ ...usual, weekHours: 8 }))).toEqual([
    400,
    expect.stringContaining(week),
  ]);
  await sets(usual);
  // Against what is there already.
  expect(fieldsOf(await sets({ weekHours: 9 }))).toEqual([400, expect.stringContaining(week)]);
  expect((await sets({ dayHours: 24 })).status).toBe(400);
  expect((await sets({ restHours: 0 })).status).toBe(400);
  const person = await givenSignedIn(product);
  expect((await sets(none, person)).status).toBe(403);
  expect(product.organisation.now()).toMatchObject(usual);
  const contradicts = sql`update organisation set week_hours = 3`.execute(product.db);
  await expect(contradicts).rejects.toMatchObject({ constraint: 'organisation_time_limits' });
});

test('EL-01 an event that nobody could do within them is not made, unless it says others', async () => {
  await sets({ dayHours: 3 });
  const { status, body } = await makes();
  expect([status, body.code, body.message]).toEqual([
    ...[409, 'time_limits.impossible'],
    'Nobody could do “First aider”: on one day it takes more than 3 h.',
  ]);
  const { rows } = await sql`select from every_event`.execute(product.db);
  expect(rows).toEqual([]);
  expect((await makes({ timeLimits: { ...none, dayHours: 4 } })).status).toBe(200);
});

test('EL-02 the gate, the function and the trigger ask for them, and nobody loses a place by a change', async () => {
  const [person, other] = [await givenSignedIn(product), await givenSignedIn(product)];
  const late = ['2026-12-06T20', '2026-12-06T23'] as const;
  const joins = async (who: SignedIn, event: Event) =>
    await who.call(requestJoin, { body: { eventId: event.id, roleId: firstRole(event).id } });
  await helpsElsewhere({ admin, person }, late);
  const free = await givenEvent(admin, { mode: 'instant' });
  expect((await joins(person, free)).status).toBe(200);
  await sets({ restHours: 11 });
  const places = product.db.selectFrom('participation').selectAll();
  expect(await places.where('eventId', '=', free.id).executeTakeFirst()).toMatchObject({
    ...{ state: 'confirmed', attentionSince: null },
  });

  const event = await givenEvent(admin);
  expect((await joins(other, event)).status).toBe(200);
  await helpsElsewhere({ admin, person: other }, late);
  const asked = await places.where('eventId', '=', event.id).executeTakeFirstOrThrow();
  const body = { decision: 'approve' as const };
  expect((await admin.call(decide, { params: { id: asked.id }, body })).body).toMatchObject({
    message: `${other.name} would have less than 11 h of rest before or after another place.`,
  });
  const { rows } =
    await sql`select is_within_time_limits(user_id, event_id, start_time, end_time) as ok
    from participation where id = ${asked.id}`.execute(product.db);
  expect(rows).toEqual([{ ok: false }]);
  const forced = sql`update participation set state = 'confirmed' where id = ${asked.id}`;
  await expect(forced.execute(product.db)).rejects.toMatchObject({
    constraint: 'participation_time_limits',
  });
});
