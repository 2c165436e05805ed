/** Helpers at the door: what they may do at their event and when, over HTTP (RG-01, OR-03). */
import { abilities } from '@saath/contract/abilities';
import { correctTimes, readDay, sendMarks } from '@saath/contract/day/check-in/endpoints';
import type { DayEvent } from '@saath/contract/day/check-in/schema';
import * as endpoints from '@saath/contract/day/helpers/endpoints';
import { addWalkIn } from '@saath/contract/day/walk-ins/endpoints';
import { walkInMessages } from '@saath/contract/day/walk-ins/messages';
import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import { promotePerson } from '@saath/contract/office/people/endpoints';
import { joiningMessages } from '@saath/contract/places/joining/messages';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type Client, testClient } from '../../../testing/client.ts';
import { done } from '../../../testing/done.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { givePlace } from '../../../testing/given-board.ts';
import { askingForm } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

const HOUR = 3_600_000;
let product: TestProduct;
let organiser: SignedIn;
let event: Event;
let helper: SignedIn;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  organiser = await givenAdmin(product);
  event = await givenEvent(organiser, {
    startTime: new Date(testStart.getTime() + 20 * HOUR).toISOString(),
    endTime: new Date(testStart.getTime() + 24 * HOUR).toISOString(),
  });
  helper = await givenSignedIn(product, { name: 'Hira Door' });
});
afterAll(async () => await product.close());

const at = (hours: number) => {
  product.clock.now = new Date(testStart.getTime() + hours * HOUR);
};
const give = async (userId = helper.id, of = event) =>
  await organiser.call(endpoints.addHelper, { params: { id: of.id }, body: { userId } });
const end = async (userId = helper.id) =>
  await organiser.call(endpoints.removeHelper, { params: { id: event.id, userId } });
const day = async (by = helper, of = event) =>
  await by.call(readDay, { params: { id: of.id }, query: {} });

/** Somebody with a place, and the mark that says that they came. */
async function expected() {
  const person = await givenSignedIn(product, { name: 'Aisha Khan' });
  const place = { event, roleId: firstRole(event).id, userId: person.id };
  await givePlace(product, place, organiser.id);
  const { id } = await product.db
    .selectFrom('participation')
    .select('id')
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow();
  return { person, participationId: id };
}
const mark = (participationId: string, change: object = {}) => ({
  ...{ id: newId(), participationId, from: 'confirmed', to: 'checked_in' },
  ...{ at: product.clock.now.toISOString(), ...change },
});
const send = async (marks: readonly object[], by = helper) =>
  await by.call(sendMarks, { params: { id: event.id }, body: { marks } });

test('RG-01 a helper sees the list and records who came, from twelve hours before the start until a day after the end', async () => {
  const { participationId } = await expected();
  expect((await day()).status).toBe(403);
  expect((await give()).status).toBe(200);
  at(8 - 1 / 3600);
  expect((await day()).status).toBe(403);
  at(8);
  const { status, body } = await day();
  expect(status).toBe(200);
  expect((body.event as DayEvent).can).toEqual(['day.read', 'day.record']);
  expect(body.people).toHaveLength(1);
  at(20);
  const { results } = (await send([mark(participationId)])).body;
  expect(results).toMatchObject([{ outcome: 'done', person: { state: 'checked_in' } }]);
  at(48);
  expect((await day()).status).toBe(403);
  organiser = Object.assign(organiser, {
    cookie: (await signedInAs(product, organiser.id)).cookie,
  });
  expect(((await day(organiser)).body.event as DayEvent).can).toEqual(abilities);
});

test('RG-01 what the list tells a helper holds nothing by which to reach anybody', async () => {
  const { person } = await expected();
  await give();
  at(10);
  const told = JSON.stringify((await day()).body);
  expect(told).toContain('Aisha Khan');
  expect(told).not.toContain(person.email);
  expect(told).not.toMatch(/phone|contactNumber|email/i);
});

test('RG-01 a helper neither adds places, nor takes hours away, nor changes times, at this event or another', async () => {
  const { participationId } = await expected();
  const other = await givenEvent(organiser, {
    startTime: new Date(testStart.getTime() + 19 * HOUR).toISOString(),
    endTime: new Date(testStart.getTime() + 23 * HOUR).toISOString(),
  });
  await give();
  at(20);
  const roleId = firstRole(event).id;
  const walkIn = { id: newId(), name: 'New Person', email: '', roleId };
  const params = { id: event.id };
  for (const refused of [
    await send([mark(participationId, { addPlace: true })]),
    await send([mark(participationId), mark(participationId, { reason: 'Was not there' })]),
    await send([mark(participationId, { clashReason: 'Next door' })]),
    await helper.call(addWalkIn, { params, body: { ...walkIn, addPlace: true } }),
    await helper.call(addWalkIn, { params, body: { ...walkIn, eligibilityReason: 'I know her' } }),
    await helper.call(correctTimes, {
      params,
      body: { participationId, arrivedAt: product.clock.now.toISOString(), leftAt: null },
    }),
  ])
    expect([refused.status, refused.body.code]).toEqual([403, 'accounts.not_allowed']);
  const there = { ...walkIn, roleId: firstRole(other).id, addPlace: false };
  for (const unknown of [
    await day(helper, other),
    await helper.call(addWalkIn, { params: { id: other.id }, body: there }),
  ])
    expect([unknown.status, unknown.body.code]).toEqual([404, 'events.not_found']);
  expect((await day()).body.people).toMatchObject([{ state: 'confirmed' }]);
  const added = await helper.call(addWalkIn, { params, body: { ...walkIn, addPlace: false } });
  expect(added.body.person).toMatchObject({ name: 'New Person', state: 'checked_in' });
});

test('PR-02 who lacks what a role asks for: the organiser reads what it is, a helper only that an organiser is needed', async () => {
  const { startTime, endTime } = event;
  const { role } = askingForm({ minAge: 18 });
  event = await givenEvent(organiser, { startTime, endTime, role });
  await give();
  at(20);
  const known = await givenSignedIn(product, { name: 'Aisha Khan' });
  const walkIn = { name: known.name, email: known.email, roleId: firstRole(event).id };
  const enter = async (by: Client, change: object = {}) =>
    await by.call(addWalkIn, {
      params: { id: event.id },
      body: { id: newId(), addPlace: false, ...walkIn, ...change },
    });
  const toHelper = (await enter(helper)).body;
  expect(toHelper).toMatchObject({
    code: 'joining.not_eligible',
    message: walkInMessages.fetchOrganiser,
  });
  expect(JSON.stringify(toHelper)).not.toMatch(/18|Aisha/);
  const boss = await signedInAs(product, organiser.id);
  expect((await enter(boss)).body.message).toContain('they have not said that they are over 18');
  const given = await enter(boss, { eligibilityReason: 'Her mother is with her' });
  expect(given.body.person).toMatchObject({ name: 'Aisha Khan', state: 'checked_in' });
});

test('PR-02 who has a place elsewhere at that time: the organiser reads where, a helper only that there is one', async () => {
  const { startTime, endTime } = event;
  const elsewhere = await givenEvent(organiser, { startTime, endTime, title: 'Night shelter' });
  const known = await givenSignedIn(product, { name: 'Aisha Khan' });
  const { id: roleId } = firstRole(elsewhere);
  const place = { volunteerId: known.id, eventId: elsewhere.id, roleId };
  await done(organiser, assignVolunteer, { body: place });
  await give();
  at(20);
  const walkIn = { name: known.name, email: known.email, roleId: firstRole(event).id };
  const enter = async (by: Client) =>
    (
      await by.call(addWalkIn, {
        params: { id: event.id },
        body: { id: newId(), addPlace: false, ...walkIn },
      })
    ).body;
  const message = joiningMessages.elsewhere;
  const toHelper = await enter(helper);
  expect(toHelper).toMatchObject({ code: 'joining.overlap', message });
  expect(JSON.stringify(toHelper)).not.toMatch(/shelter|Aisha/);
  const boss = await signedInAs(product, organiser.id);
  expect((await enter(boss)).message).toContain('Night shelter');
});

test('RG-01 the right ends with the next call after it was taken, and with another role of its holder', async () => {
  const second = await givenSignedIn(product);
  await give();
  await give(second.id);
  at(10);
  expect([(await day()).status, (await day(second)).status]).toEqual([200, 200]);
  const organiserNow = await signedInAs(product, organiser.id);
  await organiserNow.call(endpoints.removeHelper, {
    params: { id: event.id, userId: helper.id },
  });
  expect((await day()).status).toBe(403);
  await organiserNow.call(promotePerson, { params: { id: second.id } });
  const left = await product.db
    .selectFrom('eventGrant')
    .select('userId')
    .where('eventId', '=', event.id)
    .execute();
  expect(left).toEqual([]);
});

test('OR-03 who is given the door is told once, by notice and mail, and finds the event until it is over', async () => {
  const { body } = await give();
  expect(body.message).toBe('Hira Door helps at the door now, and has been told.');
  expect(body.helpers).toMatchObject([{ userId: helper.id, givenBy: 'Omar Organiser' }]);
  expect((await give()).body.helpers).toHaveLength(1);
  const mails = await product.mailsTo(helper.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('You help at the door');
  expect(mails[0]).toContain(`/volunteer/door/${event.id}`);
  const mine = async () => (await helper.call(endpoints.helpedEvents)).body.events;
  expect(await mine()).toMatchObject([{ id: event.id, title: event.title }]);
  at(47);
  expect(await mine()).toHaveLength(1);
  at(48);
  expect(await mine()).toEqual([]);
});

test('OR-03 the log says who gave the door to whom, and who took it back', async () => {
  await give();
  await end();
  const { entries } = (await organiser.call(readAuditLog, { query: { eventId: event.id } })).body;
  const said = (entries as { action: string; person: { id: string } | null }[])
    .filter(({ action }) => action.includes('helper'))
    .map(({ action, person }) => [action, person?.id]);
  expect(said.toSorted()).toEqual([
    ['event.helper_added', helper.id],
    ['event.helper_removed', helper.id],
  ]);
});

test('OR-03 only volunteers with an account are given a door, of an event that is not over, fifty at most', async () => {
  const refusal = async (userId: string) => (await give(userId)).body.code;
  expect(await refusal(organiser.id)).toBe('helpers.not_volunteer');
  expect(await refusal(newId())).toBe('helpers.not_volunteer');
  const notYet = await givenSignedIn(product, { activatedAt: null });
  expect(await refusal(notYet.id)).toBe('helpers.not_volunteer');
  const many = await Promise.all(Array.from({ length: 50 }, () => givenSignedIn(product)));
  for (const { id } of many) expect((await give(id)).status).toBe(200);
  expect(await refusal(helper.id)).toBe('helpers.too_many');
  expect((await give(many[0]?.id)).status).toBe(200);
  const all = await organiser.call(endpoints.listHelpers, { params: { id: event.id } });
  expect(all.body.helpers).toHaveLength(50);
  expect((await end()).body.code).toBe('helpers.gone');
  at(48);
  const late = await signedInAs(product, organiser.id);
  const body = { userId: helper.id };
  const answer = await late.call(endpoints.addHelper, { params: { id: event.id }, body });
  expect(answer.body.code).toBe('helpers.over');
  expect((await testClient(product.app).call(endpoints.helpedEvents)).status).toBe(401);
});
