/** Who leads the people of one role: what they may do with these, and that the rest of the event is none of theirs; over HTTP (RG-01, ADR 86). */
import { searchVolunteers } from '@saath/contract/accounts/accounts/endpoints';
import { correctHours } from '@saath/contract/afterwards/hours/endpoints';
import { readDay } from '@saath/contract/day/check-in/endpoints';
import * as endpoints from '@saath/contract/day/helpers/endpoints';
import type { HelpedEvent } from '@saath/contract/day/helpers/schema';
import { emergencyContact } from '@saath/contract/day/on-site/endpoints';
import { getEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { deleteRole } from '@saath/contract/events/roles/endpoints';
import { sendAnnouncement } from '@saath/contract/messages/announcements/endpoints';
import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import { addToBranch } from '@saath/contract/office/branches/endpoints';
import { listRights } from '@saath/contract/office/rights/endpoints';
import {
  decide,
  decideMany,
  eventQueue,
  eventRoster,
  moveOnWaitList,
  requestJoin,
} from '@saath/contract/places/joining/endpoints';
import type { QueueEntry, RosterPerson } from '@saath/contract/places/joining/schema';
import { keepPlace } from '@saath/contract/places/papers/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { done } from '../../../testing/done.ts';
import { givenAdmin, givenEvent, givenSignedIn, type SignedIn } from '../../../testing/given.ts';
import { givenBranch } from '../../../testing/given-branch.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

const HOUR = 3_600_000;
const times = {
  startTime: new Date(testStart.getTime() + 20 * HOUR).toISOString(),
  endTime: new Date(testStart.getTime() + 24 * HOUR).toISOString(),
};
const roleOf = (role_name: string) => ({
  ...{ role_name, description: `${role_name} it is.`, maxVolunteers: 2, skills: ['Cooking'] },
});
let product: TestProduct;
let organiser: SignedIn;
let event: Event;
let lead: SignedIn;
/** The role that is theirs, and one that is not. */
let [own, other] = ['', ''];
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  organiser = await givenAdmin(product);
  event = await givenEvent(organiser, { ...times, role: ['Cook', 'Steward'].map(roleOf) });
  [own, other] = event.role.map(({ id }) => id) as [string, string];
  lead = await givenSignedIn(product, { name: 'Laila Lead' });
  await give({ roleId: own });
});
afterAll(async () => await product.close());

const helpers = { params: { id: '' } };
async function give(change: object) {
  helpers.params.id = event.id;
  const body = { userId: lead.id, right: 'role_lead', ...change };
  return await done(organiser, endpoints.addHelper, { ...helpers, body });
}
async function asking(name: string, roleId: string | null, of = event) {
  const person = await givenSignedIn(product, { name });
  const { participation } = await done(person, requestJoin, { body: { eventId: of.id, roleId } });
  return { person, id: (participation as { id: string }).id };
}
const queue = async (query: Record<string, unknown>) =>
  await lead.call(eventQueue, { params: { id: event.id }, query });
const roster = async (query: Record<string, unknown>) =>
  await lead.call(eventRoster, { params: { id: event.id }, query });
const answer = async (id: string, decision: string, more: object = {}) =>
  await lead.call(decide, { params: { id }, body: { decision, ...more } });
const saidOf = ({ status, body }: { status: number; body: object }) => [
  status,
  'code' in body ? body.code : undefined,
];
const notAllowed = [403, 'accounts.not_allowed'];
const names = ({ body }: { body: object }) =>
  (body as { participations: QueueEntry[] }).participations.map(({ person }) => person.name);

test('RG-01 who leads a role answers who asks for it, keeps its wait list and takes places back', async () => {
  const [first, second, third] = [
    await asking('Aisha Khan', own),
    await asking('Bilal', own),
    await asking('Cyra', own),
  ];
  await asking('Danish', other);
  await asking('Esha', null);
  const seen = await queue({ roleId: own });
  expect(names(seen)).toEqual(['Aisha Khan', 'Bilal', 'Cyra']);
  expect(seen.body.counts).toMatchObject({ requested: 3, waitlisted: 0 });
  expect((await answer(first.id, 'approve')).status).toBe(200);
  for (const { id } of [second, third]) expect((await answer(id, 'waitlist')).status).toBe(200);
  const move = { params: { id: third.id }, body: { position: 1, reason: 'Came in vain twice' } };
  expect((await lead.call(moveOnWaitList, move)).body.participation).toMatchObject({ position: 1 });
  const { people } = (await roster({ roleId: own })).body as { people: RosterPerson[] };
  expect(people).toMatchObject([{ name: 'Aisha Khan', email: '', givenBy: 'Laila Lead' }]);
  expect((await lead.call(emergencyContact, { params: { id: first.id } })).status).not.toBe(403);
  expect((await answer(first.id, 'decline', { note: 'Another time' })).status).toBe(200);
  expect((await roster({ roleId: own })).body.people).toEqual([]);
});

test('RG-01 the people of other roles, and the event as a whole, are none of theirs', async () => {
  const theirs = await asking('Danish', other);
  const anybody = await asking('Esha', null);
  for (const query of [{}, { roleId: other }]) {
    expect(saidOf(await queue(query))).toEqual(notAllowed);
    expect(saidOf(await roster(query))).toEqual(notAllowed);
  }
  for (const { id } of [theirs, anybody]) {
    expect(saidOf(await answer(id, 'approve', { roleId: own }))).toEqual(notAllowed);
    expect(saidOf(await lead.call(emergencyContact, { params: { id } }))).toEqual(notAllowed);
  }
  const mine = await asking('Aisha Khan', own);
  expect(saidOf(await answer(mine.id, 'approve', { roleId: other }))).toEqual(notAllowed);
  const params = { id: event.id };
  const decisions = [{ participationId: mine.id, decision: 'approve' }];
  for (const call of [
    lead.call(decideMany, { params, body: { decisions } }),
    lead.call(readDay, { params }),
    lead.call(sendAnnouncement, { params, body: { title: 'Hello', text: 'To all' } }),
    lead.call(searchVolunteers, { query: { name: 'a' } }),
    lead.call(deleteRole, { params: { roleId: own } }),
  ])
    expect(saidOf(await call)).toEqual(notAllowed);
  expect(((await lead.call(getEvent, { params })).body.event as Event).can).toBeUndefined();
});

test('RG-01 a role of the same event alone is meant: at another event nothing is theirs', async () => {
  const another = await givenEvent(organiser, { ...times, role: ['Cook'].map(roleOf) });
  const { id } = await asking('Faisal', another.role[0]?.id ?? '', another);
  expect(saidOf(await answer(id, 'approve'))[0]).toBe(403);
  const elsewhere = { params: { id: another.id }, query: { roleId: own } };
  expect(saidOf(await lead.call(eventQueue, elsewhere))).toEqual(notAllowed);
});

test('RG-01 it is given with a role of the event alone, named wherever rights are, told, and logged', async () => {
  const params = { id: event.id };
  const userId = lead.id;
  const tries = [
    { userId, right: 'role_lead' },
    { userId, right: 'lead', roleId: own },
  ];
  for (const body of tries) {
    const { status, body: said } = await organiser.call(endpoints.addHelper, { params, body });
    expect([status, Object.keys(said.fields as object)]).toEqual([400, ['roleId']]);
  }
  const another = await givenEvent(organiser, times);
  const foreign = { userId, right: 'role_lead', roleId: another.role[0]?.id };
  expect(saidOf(await organiser.call(endpoints.addHelper, { params, body: foreign }))).toEqual([
    ...[404, 'roles.not_found'],
  ]);
  const { helpers: all } = (await organiser.call(endpoints.listHelpers, { params })).body;
  expect(all).toMatchObject([{ userId, right: 'role_lead', role: { id: own, name: 'Cook' } }]);
  const mail = (await product.mailsTo(lead.email)).at(-1) ?? '';
  expect(mail).toContain('You lead Cook');
  expect(mail.replaceAll('=\r\n', '')).toContain(`/volunteer/event/${event.id}/role/${own}`);
  const holders = (await organiser.call(listRights)).body.holders as { id: string }[];
  expect(holders.find(({ id }) => id === userId)).toMatchObject({
    events: [{ right: 'role_lead', role: 'Cook' }],
  });
  await give({ roleId: other });
  const log = await organiser.call(readAuditLog, { query: { eventId: event.id } });
  const actions = (log.body.entries as { action: string }[]).map(({ action }) => action);
  expect(actions.filter((action) => action.includes('role_lead'))).toHaveLength(2);
});

test('RG-01 they find it with how many wait, until it is taken back, the role is deleted, or a day after the end', async () => {
  await asking('Aisha Khan', own);
  await asking('Danish', other);
  const helped = async () => (await lead.call(endpoints.helpedEvents)).body.events as HelpedEvent[];
  const here = async () => (await queue({ roleId: own })).status;
  expect(await helped()).toMatchObject([
    { id: event.id, right: 'role_lead', role: { id: own, name: 'Cook' }, waiting: 1 },
  ]);
  await done(organiser, endpoints.removeHelper, { params: { id: event.id, userId: lead.id } });
  expect([await helped(), await here()]).toEqual([[], 403]);
  await give({ roleId: own });
  expect(await here()).toBe(200);
  product.clock.now = new Date(Date.parse(event.endTime) + 25 * HOUR);
  expect(await here()).toBe(403);
  product.clock.now = testStart;
  await done(organiser, deleteRole, { params: { roleId: own } });
  expect([await helped(), await here()]).toEqual([[], 403]);
});

test('RG-01 RG-02 what somebody may do at a branch of theirs does not come along to a role that they lead elsewhere', async () => {
  const branch = await givenBranch(organiser, [(await givenEvent(organiser, times)).id]);
  const runs = { params: { id: branch }, body: { userId: lead.id, right: 'organiser' } };
  await done(organiser, addToBranch, runs);
  const { id } = await asking('Aisha Khan', own);
  expect((await answer(id, 'approve')).status).toBe(200);
  const kept = await lead.call(keepPlace, { params: { id }, body: { reason: 'We need her.' } });
  const correct = { params: { id }, body: { minutes: 60, reason: 'She stayed.' } };
  const shown = { params: { id: event.id }, query: {} };
  for (const refused of [
    kept,
    await lead.call(correctHours, correct),
    await lead.call(eventQueue, shown),
  ])
    expect(saidOf(refused)).toEqual(notAllowed);
});

test('RG-01 until a day it holds for as long, and is not shown any longer', async () => {
  await give({ roleId: own, until: '2026-11-30' });
  const seen = async () => [
    ((await lead.call(endpoints.helpedEvents)).body.events as HelpedEvent[]).length,
    (await queue({ roleId: own })).status,
  ];
  expect(await seen()).toEqual([1, 200]);
  // Midnight where the event is.
  product.clock.now = new Date('2026-11-30T19:00:01.000Z');
  expect(await seen()).toEqual([0, 403]);
});

test('RG-01 a right at the whole event takes its place, and the other way round', async () => {
  await give({ right: 'lead', roleId: undefined });
  expect((await queue({})).status).toBe(200);
  expect((await queue({ roleId: other })).status).toBe(200);
  await give({ roleId: other });
  expect([(await queue({})).status, (await queue({ roleId: other })).status]).toEqual([403, 200]);
});
