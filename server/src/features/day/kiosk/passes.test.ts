/** B13: the devices at the door are listed and closed one by one, over HTTP. */

import { updateProfile } from '@saath/contract/accounts/accounts/endpoints';
import {
  closeKiosk,
  kioskPeople,
  listKiosks,
  openKiosk,
} from '@saath/contract/day/kiosk/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { demotePerson } from '@saath/contract/office/people/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testClient } from '../../../testing/client.ts';
import {
  adminPassword,
  eventForm,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';
import { dropOldPasses } from './service.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
let event: Event;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
  event = await givenEvent(admin, eventForm());
  product.clock.now = new Date('2026-12-07T08:30:00Z');
  Object.assign(admin, await signedInAs(product, admin.id), { id: admin.id });
});
afterAll(async () => await product.close());

const ofEvent = () => ({ params: { id: event.id } });
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** Opening logs the organiser out on that device. */
async function opened(organiserId = admin.id): Promise<string> {
  const device = await signedInAs(product, organiserId);
  const headers = { 'user-agent': phone };
  return (await device.call(openKiosk, { ...ofEvent(), headers })).body.pass as string;
}
const enter = async (pass: string) =>
  (await testClient(product.app).call(kioskPeople, { body: { pass } })).status;
type Listed = { id: string; device: string; openedBy: string }[];
const listed = async (): Promise<Listed> => {
  const client = await signedInAs(product, admin.id);
  return (await client.call(listKiosks, ofEvent())).body.kiosks as Listed;
};

test('DY-02 a kiosk that is closed says so from its next call on, and the others go on', async () => {
  const [first, second] = [await opened(), await opened()];
  const [newest, oldest] = await listed();
  expect(newest).toMatchObject({ device: 'Chrome on Android', openedBy: admin.name });
  const client = await signedInAs(product, admin.id);
  const closed = { params: { id: event.id, kioskId: oldest?.id ?? '' } };
  expect((await client.call(closeKiosk, closed)).status).toBe(200);
  expect([await enter(first), await enter(second)]).toEqual([403, 200]);
  expect(await listed()).toHaveLength(1);
  expect((await client.call(closeKiosk, closed)).body.code).toBe('kiosk.gone');
});

test('DY-02 only Admins see and close them, each of its own event', async () => {
  await opened();
  const [kiosk] = await listed();
  const volunteer = await givenSignedIn(product);
  expect((await volunteer.call(listKiosks, ofEvent())).status).toBe(403);
  const closed = { params: { id: event.id, kioskId: kiosk?.id ?? '' } };
  expect((await volunteer.call(closeKiosk, closed)).status).toBe(403);
  const client = await signedInAs(product, admin.id);
  const elsewhere = await givenEvent(client, eventForm({ title: 'Another', ...later }));
  const wrong = { params: { id: elsewhere.id, kioskId: kiosk?.id ?? '' } };
  expect((await client.call(closeKiosk, wrong)).status).toBe(404);
});
const later = { startTime: '2026-12-17T09:00:00Z', endTime: '2026-12-17T13:00:00Z' };

test('DY-02 with the role of who opened it a kiosk ends for good, and with the event its row', async () => {
  const other = await givenAdmin(product);
  const pass = await opened(other.id);
  const kept = await opened();
  const client = await signedInAs(product, admin.id);
  await client.call(demotePerson, { params: { id: other.id } });
  expect([await enter(pass), await enter(kept)]).toEqual([403, 200]);
  expect(await listed()).toHaveLength(1);
  await dropOldPasses(product.db, new Date('2026-12-07T13:00:00Z'));
  expect(await listed()).toEqual([]);
});

test('B4 DY-02 a new password of who opened a kiosk ends it: somebody else may have been in', async () => {
  const other = await givenAdmin(product);
  const pass = await opened(other.id);
  const kept = await opened();
  const client = await signedInAs(product, other.id);
  const body = { password: 'Guavas88!', currentPassword: adminPassword };
  expect((await client.call(updateProfile, { body })).status).toBe(200);
  expect([await enter(pass), await enter(kept)]).toEqual([403, 200]);
  expect(await listed()).toHaveLength(1);
});

test('B13 DY-02 a pass ends with its event, and opens nothing for who is no organiser, however that came', async () => {
  const other = await givenAdmin(product);
  const pass = await opened(other.id);
  const answer = async () => await testClient(product.app).call(kioskPeople, { body: { pass } });
  await updateUser(product.db, other.id, { role: 'Volunteer' });
  expect((await answer()).body.code).toBe('kiosk.over');
  await updateUser(product.db, other.id, { role: 'Admin' });
  expect((await answer()).status).toBe(200);
  product.clock.now = new Date('2026-12-07T13:00:00Z');
  expect((await answer()).body.code).toBe('kiosk.over');
});

test('DY-02 a pass of somebody else is not to be guessed', async () => {
  await opened();
  const [kiosk] = await listed();
  expect(await enter(`${kiosk?.id}.${'x'.repeat(43)}`)).toBe(403);
});
