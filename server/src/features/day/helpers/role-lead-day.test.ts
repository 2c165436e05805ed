/** Who leads the people of one role keeps the list of the day for these, and for nobody else; over HTTP (RG-01, DY-01, ADR 86). */
import { roleLeadAbilities } from '@saath/contract/abilities';
import { setContactChoice } from '@saath/contract/accounts/contact-choice/endpoints';
import { saveEmergencyContact } from '@saath/contract/accounts/emergency-contact/endpoints';
import { eventBadges } from '@saath/contract/day/badges/endpoints';
import {
  correctTimes,
  eventsOfToday,
  readDay,
  sendMarks,
} from '@saath/contract/day/check-in/endpoints';
import type { DayEvent, DayPerson, MarkResult } from '@saath/contract/day/check-in/schema';
import { showCode } from '@saath/contract/day/door/endpoints';
import { addHelper, removeHelper } from '@saath/contract/day/helpers/endpoints';
import { listKiosks, openKiosk } from '@saath/contract/day/kiosk/endpoints';
import { onSiteContacts } from '@saath/contract/day/on-site/endpoints';
import { addWalkIn, letIn } from '@saath/contract/day/walk-ins/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { openLive } from '@saath/contract/foundation/live/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import type { Client } from '../../../testing/client.ts';
import { done } from '../../../testing/done.ts';
import { givenAdmin, givenVolunteer } from '../../../testing/given.ts';
import { asks, givenBoard, moveOf, placed, saved } from '../../../testing/given-board.ts';
import { atAnyTime, markOf, minutesIn, onList } from '../../../testing/given-day.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

let product: TestProduct;
let organiser: Client;
let event: Event;
let lead: Client & { id: string };
/** The role that is theirs, and one that is not. */
let [own, other] = ['', ''];
let [aisha, bilal] = ['', ''];
/** Of the moment. */
let at = '';
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  const admin = await givenAdmin(product);
  organiser = atAnyTime(product, admin.id);
  const board = await givenBoard(admin, [3, 3]);
  event = board.event;
  [own, other] = board.roleIds;
  lead = atAnyTime(product, (await givenVolunteer(product.db, { name: 'Laila Lead' })).id);
  const body = { userId: lead.id, right: 'role_lead', roleId: own };
  await done(admin, addHelper, { params: { id: event.id }, body });
  const holds = async (name: string, roleId: string) =>
    (await placed(product, { event, roleId, name }, admin.id)).id;
  [aisha, bilal] = [await holds('Aisha', own), await holds('Bilal', other)];
  await holds('Cyra', own);
  at = minutesIn(product, event, 10);
});
afterAll(async () => await product.close());

const params = () => ({ id: event.id });
const read = async (query: Record<string, unknown>) =>
  await lead.call(readDay, { params: params(), query });
const press = async (marks: readonly object[], query: object = { roleId: own }) =>
  await lead.call(sendMarks, { params: params(), query: { ...query }, body: { marks } });
const resultsOf = ({ body }: { body: object }) => (body as { results: MarkResult[] }).results;
const saidOf = ({ status, body }: { status: number; body: object }) => [
  status,
  'code' in body ? body.code : undefined,
];
const notAllowed = [403, 'accounts.not_allowed'];
const stateOf = async (name: string) => (await onList(organiser, event, name)).state;

test('RG-01 DY-01 who leads a role reads the day of its people alone, with what they may do and whom to call', async () => {
  const contact = { name: 'Noor', phone: '0300 1234567' };
  await done(atAnyTime(product, aisha), saveEmergencyContact, { body: contact });
  minutesIn(product, event, -30);
  const asking = { [own]: 'Danish', [other]: 'Esha' };
  for (const [roleId, name] of Object.entries(asking)) {
    const { id: userId } = await givenVolunteer(product.db, { name });
    await asks(product, { event, userId, roleId });
  }
  const { status, body } = await read({ roleId: own });
  expect(status).toBe(200);
  expect((body.people as DayPerson[]).map(({ name, hasContact }) => [name, hasContact])).toEqual([
    ...[
      ['Aisha', true],
      ['Cyra', undefined],
    ],
  ]);
  expect(body.asking).toMatchObject([{ name: 'Danish' }]);
  const seen = body.event as DayEvent;
  expect(seen.roles.map(({ id }) => id)).toEqual([own]);
  expect(seen.can.toSorted()).toEqual(roleLeadAbilities.toSorted());
  expect(JSON.stringify(body)).not.toContain(other);
});

test('RG-01 DY-06 of a batch the people of the role are recorded; each of another role is refused by itself and nothing told of them', async () => {
  const [mine, theirs, also] = [
    await onList(organiser, event, 'Aisha'),
    await onList(organiser, event, 'Bilal'),
    await onList(organiser, event, 'Cyra'),
  ];
  const answer = await press([
    markOf(mine, 'checked_in', { at }),
    markOf(theirs, 'checked_in', { at }),
    markOf(also, 'no_show', { at }),
  ]);
  expect(answer.status).toBe(200);
  expect(resultsOf(answer)).toMatchObject([
    { outcome: 'done', person: { name: 'Aisha', state: 'checked_in' } },
    { outcome: 'refused', code: 'check_in.not_found', person: null },
    { outcome: 'done', person: { name: 'Cyra', state: 'no_show' } },
  ]);
  expect(resultsOf(answer)[1]?.message).toBe('This person is not in this role.');
  expect(JSON.stringify(answer.body)).not.toContain('Bilal');
  expect(await stateOf('Bilal')).toBe('confirmed');
  const back = await onList(organiser, event, 'Cyra');
  const again = await press([markOf(back, 'checked_in', { at })]);
  expect(resultsOf(again)).toMatchObject([{ outcome: 'done' }]);
  const gone = await onList(organiser, event, 'Aisha');
  expect(resultsOf(await press([markOf(gone, 'left_early', { at })]))).toMatchObject([
    { outcome: 'done', person: { state: 'left_early' } },
  ]);
});

test('RG-01 DY-06 whoever was moved into another role is not theirs any more, and who came into it is', async () => {
  const [mine, theirs] = [
    await onList(organiser, event, 'Aisha'),
    await onList(organiser, event, 'Bilal'),
  ];
  const moves = [moveOf(aisha, own, other), moveOf(bilal, other, own)];
  expect((await saved(organiser, event, moves)).status).toBe(200);
  const answer = await press([mine, theirs].map((each) => markOf(each, 'checked_in', { at })));
  expect(resultsOf(answer)).toMatchObject([
    { outcome: 'refused', code: 'check_in.not_found', person: null },
    { outcome: 'done', person: { name: 'Bilal', roleId: own } },
  ]);
  expect(await stateOf('Aisha')).toBe('confirmed');
});

test('RG-01 the day as a whole, other roles, walk-ins, the kiosk and corrections stay closed', async () => {
  const mine = await onList(organiser, event, 'Aisha');
  const { participationId } = mine;
  const marks = [markOf(mine, 'checked_in', { at })];
  const place = { id: newId(), roleId: own, addPlace: false };
  const times = { participationId, arrivedAt: at, leftAt: null };
  const elsewhere = (await givenBoard(organiser, [1])).event.id;
  for (const refused of [
    ...[await read({}), await read({ roleId: other })],
    await lead.call(readDay, { params: { id: elsewhere }, query: { roleId: own } }),
    ...[await press(marks, {}), await press(marks, { roleId: other })],
    // What asks for more than recording, in a mark of theirs.
    await press([markOf(mine, 'checked_in', { at, addPlace: true })]),
    await press([markOf(mine, 'no_show', { at, reason: 'I saw it' })]),
    await press([markOf(mine, 'checked_in', { at, clashReason: 'Both' })]),
    await lead.call(addWalkIn, { params: params(), body: { ...place, name: 'Dua', email: null } }),
    await lead.call(letIn, { params: params(), body: { ...place, participationId } }),
    await lead.call(correctTimes, { params: params(), body: times }),
    await lead.call(onSiteContacts, { params: params() }),
    await lead.call(onSiteContacts, { params: params(), query: { roleId: other } }),
    ...(await Promise.all(
      [showCode, openKiosk, listKiosks, eventBadges, eventsOfToday].map((each) =>
        lead.call(each, { params: params() }),
      ),
    )),
  ])
    expect(saidOf(refused)).toEqual(notAllowed);
  // Last: where it were let in, a stream would not end.
  const news = { query: { event: event.id } };
  expect(saidOf(await lead.call(openLive, news))).toEqual(notAllowed);
  expect(await stateOf('Aisha')).toBe('confirmed');
});

test('RG-01 EL-05 in a roll call they reach the people of their role who are here, and nobody else', async () => {
  const numbers = product.db.updateTable('appUser').set({ contactNumber: '0300 1' });
  await numbers.where('id', '=', aisha).execute();
  for (const name of ['Aisha', 'Bilal']) {
    const marks = [markOf(await onList(organiser, event, name), 'checked_in', { at })];
    await done(organiser, sendMarks, { params: params(), body: { marks } });
  }
  await done(atAnyTime(product, aisha), setContactChoice, { body: { isOn: true } });
  const { body } = await lead.call(onSiteContacts, { params: params(), query: { roleId: own } });
  expect(body.contacts).toMatchObject([{ phone: '0300 1' }]);
});

test('RG-01 DY-01 it ends with their right, at once', async () => {
  const marks = [markOf(await onList(organiser, event, 'Aisha'), 'checked_in', { at })];
  const userId = lead.id;
  await done(organiser, removeHelper, { params: { ...params(), userId } });
  expect(saidOf(await read({ roleId: own }))).toEqual(notAllowed);
  expect(saidOf(await press(marks))).toEqual(notAllowed);
  expect(await stateOf('Aisha')).toBe('confirmed');
});
