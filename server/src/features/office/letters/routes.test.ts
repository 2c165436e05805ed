/** AD-02: organisers write to the people whom they found; who does not get it, and why. */
import { deleteEvent } from '@saath/contract/events/events/endpoints';
import { listNotices } from '@saath/contract/notices/notices/endpoints';
import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import { letterReach, readLetter, sendLetter } from '@saath/contract/office/letters/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import type { Client } from '../../../testing/client.ts';
import {
  givenAdmin,
  givenEvent,
  givenSignedIn,
  givenVolunteer,
  type SignedIn,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';

let product: TestProduct;
let admin: Client & { id: string };
let cook: SignedIn;
let silent: SignedIn;
let driver: SignedIn;
beforeAll(async () => {
  product = await testProduct({ env: { APP_URL: 'https://saath.example' } });
  admin = await givenAdmin(product);
  cook = await givenSignedIn(product, { name: 'Cook', skills: ['Cooking'] });
  silent = await givenSignedIn(product, { name: 'Silent', skills: ['Cooking'] });
  driver = await givenSignedIn(product, { name: 'Driver', skills: ['Driving'] });
  await updateUser(product.db, silent.id, { kindsWithoutMail: ['announcement'] });
  await givenVolunteer(product.db, { name: 'New', skills: ['Cooking'], activatedAt: null });
  const leaver = await givenVolunteer(product.db, { name: 'Leaver', skills: ['Cooking'] });
  await updateUser(product.db, leaver.id, { leavingAt: testStart });
  await updateUser(product.db, admin.id, { name: 'Boss', skills: ['Cooking'] });
});
afterAll(async () => await product.close());

const words = (change: Record<string, unknown> = {}) => ({
  ...{ subject: 'Who can cook?', text: 'Two of us\nare ill.', key: newId() },
  filter: { skills: 'Cooking' },
  ...change,
});
const send = async (change: Record<string, unknown> = {}) =>
  await admin.call(sendLetter, { body: words(change) });
const told = async ({ call }: Client) =>
  (
    (await call(listNotices, { query: {} })).body.notices as { title: string; link: string }[]
  ).filter(({ link }) => link.startsWith('/volunteer/letter/'));

test('AD-02 before it is sent one sees how many get it, how many by mail, and who does not and why', async () => {
  const { body } = await admin.call(letterReach, { query: { skills: 'Cooking' } });
  expect(body).toMatchObject({ recipients: 2, byMail: 1 });
  const left = body.leftOut as { reason: string; count: number; names: string[] }[];
  expect(left.toSorted((one, other) => one.reason.localeCompare(other.reason))).toEqual([
    { reason: 'leaving', count: 1, names: ['Leaver'] },
    { reason: 'mail_off', count: 1, names: ['Silent'] },
    { reason: 'organiser', count: 1, names: ['Boss'] },
    { reason: 'waiting', count: 1, names: ['New'] },
  ]);
});

test('AD-02 those who were found get a notice and, if they want it, one mail that can stop itself; nobody else hears', async () => {
  const mailsOfDriver = (await product.mailsTo(driver.email)).length;
  const { status, body } = await send({ subject: 'Gloves\nplease' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ recipients: 2, message: 'Your message is on its way to 2 people.' });
  const [mail] = (await product.mailsTo(cook.email)).filter((each) =>
    each.includes('Gloves please'),
  );
  expect(mail).toContain('Two of us');
  expect(mail).toMatch(/List-Unsubscribe:\s+<https:\/\/saath\.example\/unsubscribe\//);
  expect((await product.mailsTo(silent.email)).join('')).not.toContain('Gloves');
  expect(await product.mailsTo(driver.email)).toHaveLength(mailsOfDriver);
  expect(await told(silent)).toMatchObject([{ title: 'Gloves please' }]);
  expect(await told(driver)).toEqual([]);
});

test('AD-02 the same key a second time sends nothing and answers as before', async () => {
  const before = (await told(cook)).length;
  const body = words();
  const answers = [await admin.call(sendLetter, { body }), await admin.call(sendLetter, { body })];
  expect(answers.map((each) => [each.status, each.body.recipients])).toEqual([
    [200, 2],
    [200, 2],
  ]);
  expect(await told(cook)).toHaveLength(before + 1);
});

test('AD-02 a letter is read by whom it went to and by nobody else, with its event while that is there', async () => {
  const event = await givenEvent(admin);
  await send({ eventId: event.id, subject: 'Come on Saturday' });
  const [{ link } = { link: '' }] = (await told(silent)).filter(({ title }) =>
    title.includes('Come'),
  );
  const params = { id: link.split('/').at(-1) ?? '' };
  const { body } = await silent.call(readLetter, { params });
  expect(body.letter).toMatchObject({
    ...{ subject: 'Come on Saturday', text: 'Two of us\nare ill.' },
    event: { id: event.id, title: event.title },
  });
  for (const other of [driver, admin]) {
    const refused = await other.call(readLetter, { params });
    expect(refused).toMatchObject({ status: 404, body: { code: 'letters.not_found' } });
  }
  const mail = (await product.mailsTo(cook.email)).find((each) =>
    each.includes('Come on Saturday'),
  );
  expect(mail).toContain(`https://saath.example/event/${event.id}`);
  await admin.call(deleteEvent, { params: { id: event.id } });
  expect((await silent.call(readLetter, { params })).body.letter).toMatchObject({ event: null });
});

test('AD-02 the log says who wrote to how many', async () => {
  await send({ filter: { skills: 'Driving' } });
  const { body } = await admin.call(readAuditLog, { query: {} });
  const entries = body.entries as { action: string; details: { count?: number } }[];
  expect(entries.find(({ action }) => action === 'letter.sent')?.details.count).toBe(1);
});

test('AD-02 nobody found, no words, an event that is over: each is said, and nothing is sent', async () => {
  const before = (await told(cook)).length;
  const nobody = await send({ filter: { skills: 'Welding' } });
  expect(nobody).toMatchObject({ status: 409, body: { code: 'letters.nobody' } });
  expect(await send({ subject: ' ' })).toMatchObject({
    status: 400,
    body: { fields: { subject: 'Please write a subject.' } },
  });
  expect(await send({ eventId: newId() })).toMatchObject({ status: 404 });
  const event = await givenEvent(admin);
  await product.db
    .updateTable('event')
    .set({ cancelledAt: testStart })
    .where('id', '=', event.id)
    .execute();
  expect(await send({ eventId: event.id })).toMatchObject({
    status: 409,
    body: { code: 'letters.event_not_open' },
  });
  expect(await told(cook)).toHaveLength(before);
});

test('AD-02 a volunteer neither writes letters nor sees whom one would reach', async () => {
  expect((await cook.call(sendLetter, { body: words() })).status).toBe(403);
  expect((await cook.call(letterReach, { query: {} })).status).toBe(403);
});
