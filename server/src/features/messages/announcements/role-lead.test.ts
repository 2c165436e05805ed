/** RG-01, HR-04: who leads the people of one role writes to these, and neither to others nor as anything else; over HTTP (ADR 86). */
import { addHelper } from '@saath/contract/day/helpers/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import * as announcements from '@saath/contract/messages/announcements/endpoints';
import type { Announcement } from '@saath/contract/messages/announcements/schema';
import * as threads from '@saath/contract/messages/threads/endpoints';
import { sendLetter } from '@saath/contract/office/letters/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { done } from '../../../testing/done.ts';
import { givenAdmin, givenEvent, givenSignedIn, type SignedIn } from '../../../testing/given.ts';
import { givePlace } from '../../../testing/given-board.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let product: TestProduct;
let admin: SignedIn;
let event: Event;
let lead: SignedIn;
/** The role that is theirs, and one that is not. */
let [own, other] = ['', ''];
/** Of theirs, and of the other one. */
let aisha: SignedIn;
let bilal: SignedIn;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  admin = await givenAdmin(product);
  const role = ['Cook', 'Steward'].map((role_name) => ({
    ...{ role_name, description: 'Helps.', maxVolunteers: 2, skills: ['First aid'] },
  }));
  event = await givenEvent(admin, { role });
  [own, other] = event.role.map(({ id }) => id) as [string, string];
  lead = await givenSignedIn(product, { name: 'Laila Lead' });
  const body = { userId: lead.id, right: 'role_lead', roleId: own };
  await done(admin, addHelper, { params: { id: event.id }, body });
  [aisha, bilal] = [await holding(own), await holding(other)];
});
afterAll(async () => await product.close());

async function holding(roleId: string): Promise<SignedIn> {
  const person = await givenSignedIn(product);
  await givePlace(product, { event, roleId, userId: person.id }, admin.id);
  return person;
}
const params = () => ({ id: event.id });
const send = async (segment: object, of = event) => {
  const body = { key: newId(), subject: 'Bring an apron', text: 'It will be hot.' };
  return await lead.call(announcements.sendAnnouncement, {
    params: { id: of.id },
    body: { ...body, segment: { states: ['confirmed'], ...segment } },
  });
};
const count = async (query: object, of = event) =>
  await lead.call(announcements.countRecipients, {
    params: { id: of.id },
    query: { states: 'confirmed', ...query },
  });
const saidOf = ({ status, body }: { status: number; body: object }) => [
  status,
  'code' in body ? body.code : undefined,
];
const notAllowed = [403, 'accounts.not_allowed'];
const lettersTo = async ({ email }: SignedIn) =>
  (await product.mailsTo(email)).filter((mail) => mail.includes('It will be hot.')).length;

test('RG-01 HR-04 it reaches the people of their role, and nobody else; organisers see what they wrote', async () => {
  expect((await count({ roleId: own })).body).toMatchObject({ recipients: 1, byMail: 1 });
  const { status, body } = await send({ roleId: own });
  expect([status, body.recipients]).toEqual([200, 1]);
  expect([await lettersTo(aisha), await lettersTo(bilal)]).toEqual([1, 0]);
  const sent = (await admin.call(announcements.listAnnouncements, { params: params() })).body;
  expect(sent.announcements as Announcement[]).toMatchObject([
    { author: 'Laila Lead', roleName: 'Cook', recipients: 1 },
  ]);
});

test('RG-01 HR-04 without their role, with another one and at another event nothing is sent and nobody counted', async () => {
  const elsewhere = await givenEvent(admin);
  const there = elsewhere.role[0]?.id;
  for (const refused of [
    ...[await send({}), await send({ roleId: null }), await send({ roleId: other })],
    ...[await send({ roleId: there }), await send({ roleId: own }, elsewhere)],
    ...[await send({ roleId: [own] }), await send({ roleId: { 0: own } })],
    ...[await count({}), await count({ roleId: other }), await count({ roleId: own }, elsewhere)],
  ])
    expect(saidOf(refused)).toEqual(notAllowed);
  expect([await lettersTo(aisha), await lettersTo(bilal)]).toEqual([0, 0]);
});

test('RG-01 HR-04 what is sent besides the role is read once they are let in', async () => {
  expect((await send({ roleId: own, states: [] })).status).toBe(400);
});

test('RG-01 HR-04 answers, conversations, what was sent and how far it has come are not theirs', async () => {
  await send({ roleId: own });
  const sent = (await admin.call(announcements.listAnnouncements, { params: params() })).body;
  const [first] = sent.announcements as Announcement[];
  const ofOne = { params: { ...params(), announcementId: first?.id ?? '' } };
  const inThread = { ...params(), userId: aisha.id };
  const words = { text: 'Where do I get one?', key: newId() };
  await done(aisha, threads.writeMessage, { params: inThread, body: words });
  const letter = { key: newId(), subject: 'Hello', text: 'To all.' };
  for (const refused of [
    await lead.call(announcements.listAnnouncements, { params: params(), query: { roleId: own } }),
    await lead.call(announcements.readDelivery, ofOne),
    await lead.call(announcements.listFailedMails, ofOne),
    await lead.call(announcements.retryFailedMails, { ...ofOne, body: {} }),
    await lead.call(threads.listEventThreads, { params: params() }),
    await lead.call(threads.readThread, { params: inThread }),
    await lead.call(threads.writeMessage, { params: inThread, body: { ...words, key: newId() } }),
    await lead.call(threads.markThreadSeen, { params: inThread, body: { number: 1 } }),
    await lead.call(sendLetter, { body: letter }),
  ])
    expect(saidOf(refused)).toEqual(notAllowed);
  const mails = await product.mailsTo(lead.email);
  expect(mails.filter((mail) => mail.includes('Where do I get one?'))).toEqual([]);
});
