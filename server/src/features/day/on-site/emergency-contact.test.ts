/** EL-05 PR-03: who sees whom to call about somebody, when, and that each look is noted; over HTTP. */
import {
  removeEmergencyContact,
  saveEmergencyContact,
} from '@saath/contract/accounts/emergency-contact/endpoints';
import { readDay } from '@saath/contract/day/check-in/endpoints';
import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { addHelper } from '@saath/contract/day/helpers/endpoints';
import { emergencyContact, onSiteContacts } from '@saath/contract/day/on-site/endpoints';
import { cancelEvent } from '@saath/contract/events/events/endpoints';
import { readSecurityLog } from '@saath/contract/office/security-log/endpoints';
import type { SecurityEntry } from '@saath/contract/office/security-log/schema';
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import { type Client, ownPage, testClient } from '../../../testing/client.ts';
import { contractEndpoints, paramsIn } from '../../../testing/contract-endpoints.ts';
import { done } from '../../../testing/done.ts';
import { givenAdmin, givenVolunteer, signedInAs } from '../../../testing/given.ts';
import { givenBoard, givePlace } from '../../../testing/given-board.ts';
import { atAnyTime, markOf, minutesIn, onList, sent } from '../../../testing/given-day.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

const DAY = 24 * 60;
const LENGTH = 4 * 60;

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => await product.close());

const mother = { name: 'Amna, her mother', phone: '042 3571-1234' };

/** Somebody with a place and a contact, an hour into the event. */
async function scene({ contact = true } = {}) {
  product.clock.now = testStart;
  const admin = await givenAdmin(product);
  const { event, roleIds } = await givenBoard(admin, [3]);
  const person = await givenVolunteer(product.db, { name: 'Aisha' });
  await givePlace(product, { event, roleId: roleIds[0], userId: person.id }, admin.id);
  if (contact) await done(atAnyTime(product, person.id), saveEmergencyContact, { body: mother });
  const organiser = atAnyTime(product, admin.id);
  const { id } = await product.db
    .selectFrom('participation')
    .select('id')
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow();
  minutesIn(product, event, 60);
  const look = async (by: Client = organiser) => {
    const { status, body } = await by.call(emergencyContact, { params: { id } });
    return [status, body.code ?? body.contact];
  };
  return { admin, event, id, person, organiser, look };
}
const notNow = [409, 'on_site.not_now'];

test('EL-05 PR-03 it is seen from a day before the event until a day after, and not a minute more', async () => {
  const { event, look } = await scene();
  for (const [minutes, answer] of [
    [-DAY - 1, notNow],
    [-DAY, [200, mother]],
    [LENGTH + DAY, [200, mother]],
    [LENGTH + DAY + 1, notNow],
  ] as const) {
    minutesIn(product, event, minutes);
    expect([minutes, await look()]).toEqual([minutes, answer]);
  }
});

test('EL-05 PR-03 it is for those who may see people there: no doorkeeper, no viewer, no other volunteer', async () => {
  const { event, organiser, look } = await scene();
  const helperOf = async (right: string, { id } = event) => {
    const { id: userId } = await givenVolunteer(product.db);
    await done(organiser, addHelper, { params: { id }, body: { userId, right } });
    return atAnyTime(product, userId);
  };
  expect(await look(await helperOf('lead'))).toEqual([200, mother]);
  product.clock.now = testStart;
  const { event: other } = await givenBoard(organiser, [1]);
  minutesIn(product, event, 60);
  for (const by of [
    await helperOf('door'),
    await helperOf('viewer'),
    await helperOf('lead', other),
    atAnyTime(product, (await givenVolunteer(product.db)).id),
  ])
    expect([403, 404]).toContain((await look(by))[0]);
  expect((await look(testClient(product.app)))[0]).toBe(401);
});

test('EL-05 PR-03 it is of those who have a place: nobody’s who asks, waits, left or did not come, and of no event that is called off', async () => {
  const { event, id, organiser, look } = await scene();
  const seen = async (state: ParticipationState) => {
    await givenState(product, id, state);
    return (await look())[0];
  };
  for (const state of ['confirmed', 'checked_in', 'completed', 'left_early'] as const)
    expect([state, await seen(state)]).toEqual([state, 200]);
  for (const state of ['requested', 'waitlisted', 'declined', 'withdrawn', 'no_show'] as const)
    expect([state, await seen(state)]).toEqual([state, 409]);
  await givenState(product, id, 'confirmed');
  minutesIn(product, event, -60);
  expect((await look())[0]).toBe(200);
  await done(organiser, cancelEvent, { params: { id: event.id }, body: { reason: 'Storm.' } });
  expect(await look()).toEqual(notNow);
});

test('EL-05 who gave none has none, and the roll call says only that there is one, and only while it can be seen', async () => {
  expect(await (await scene({ contact: false })).look()).toEqual([404, 'on_site.none']);
  const { event, organiser } = await scene();
  const at = minutesIn(product, event, 10);
  await sent(organiser, event, [
    markOf(await onList(organiser, event, 'Aisha'), 'checked_in', { at }),
  ]);
  const listed = async () =>
    (await done(organiser, onSiteContacts, { params: { id: event.id } })).contacts;
  expect(await listed()).toMatchObject([{ hasContact: true, phone: '', emergency: '' }]);
  minutesIn(product, event, LENGTH + DAY + 1);
  expect(await listed()).toMatchObject([{ hasContact: false }]);
});

test('EL-05 PR-03 the list of the day says of whom there is one, of those who come, to those who may look, while they may', async () => {
  const { event, id, person, organiser } = await scene();
  const helperOf = async (right: string) => {
    const { id: userId } = await givenVolunteer(product.db);
    await done(organiser, addHelper, { params: { id: event.id }, body: { userId, right } });
    return atAnyTime(product, userId);
  };
  const told = async (by: Client = organiser) => {
    const { people } = await done(by, readDay, { params: { id: event.id }, query: {} });
    const [row] = (people as DayPerson[]).filter(({ userId }) => userId === person.id);
    return row?.hasContact;
  };
  expect(await told()).toBe(true);
  expect(await told(await helperOf('lead'))).toBe(true);
  expect(await told(await helperOf('door'))).toBeUndefined();
  await givenState(product, id, 'no_show');
  expect(await told()).toBeUndefined();
  await givenState(product, id, 'confirmed');
  minutesIn(product, event, LENGTH + DAY + 1);
  expect(await told()).toBeUndefined();
  minutesIn(product, event, 60);
  await done(atAnyTime(product, person.id), removeEmergencyContact);
  expect(await told()).toBeUndefined();
});

test('EL-05 PR-03 each look of an organiser is in the security log, with whose it was', async () => {
  const { admin, person, organiser, look } = await scene();
  await look();
  const looks = async () => {
    const { entries } = await done(organiser, readSecurityLog, { query: { userId: person.id } });
    return (entries as SecurityEntry[]).filter(({ kind }) => kind === 'contact.opened');
  };
  await vi.waitUntil(async () => (await looks()).length > 0, { timeout: patient(10_000) });
  expect(await looks()).toMatchObject([{ actor: { id: admin.id }, person: { id: person.id } }]);
});

test('EL-05 PR-03 nothing else that an organiser can read or take along holds it', {
  timeout: patient(60_000),
}, async () => {
  const { admin, event, id, person } = await scene();
  const { cookie } = await signedInAs(product, admin.id);
  const holding: string[] = [];
  let read = 0;
  for (const { name, endpoint } of await contractEndpoints()) {
    if (endpoint.method !== 'GET' || endpoint.stream || name.startsWith('logout')) continue;
    for (const thing of [event.id, person.id, id]) {
      let url: string = endpoint.path;
      for (const param of paramsIn(endpoint)) url = url.replace(`:${param}`, thing);
      const { body, statusCode } = await product.app.inject({
        url,
        headers: { ...ownPage, cookie },
      });
      if (statusCode === 200) read += 1;
      if (body.includes('3571-1234') || body.includes('Amna')) holding.push(name);
    }
  }
  expect(read).toBeGreaterThan(50);
  expect(new Set(holding)).toEqual(new Set(['emergencyContact']));
});
