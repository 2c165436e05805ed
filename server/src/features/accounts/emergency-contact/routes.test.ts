/** EL-05: people say whom to call about them in an emergency, and take it back; over HTTP. */
import { updateProfile } from '@saath/contract/accounts/accounts/endpoints';
import {
  ownEmergencyContact,
  removeEmergencyContact,
  saveEmergencyContact,
} from '@saath/contract/accounts/emergency-contact/endpoints';
import { limits } from '@saath/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { done } from '../../../testing/done.ts';
import { givenSignedIn } from '../../../testing/given.ts';
import { leaversGone } from '../../../testing/leavers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => await product.close());

const mother = { name: 'Amna, my mother', phone: '042 3571-1234' };
const read = async (client: Client) => (await done(client, ownEmergencyContact)).contact;

test('EL-05 one contact each: said, put in place of the one before, taken back; nobody else’s', async () => {
  const [person, other] = [await givenSignedIn(product), await givenSignedIn(product)];
  expect(await read(person)).toBe(null);
  await done(person, saveEmergencyContact, { body: mother });
  await done(other, saveEmergencyContact, { body: { name: 'Omar', phone: '+49 171 1234567' } });
  expect(await read(person)).toEqual(mother);
  const now = { name: '  Bilal  ', phone: ' +92 300 1234567 ' };
  await done(person, saveEmergencyContact, { body: now });
  expect(await read(person)).toEqual({ name: 'Bilal', phone: '+92 300 1234567' });
  // Other changes of the profile leave it.
  await done(person, updateProfile, { body: { description: 'I like to help people.' } });
  expect(await read(person)).toEqual({ name: 'Bilal', phone: '+92 300 1234567' });
  for (const _twice of [1, 2]) await done(person, removeEmergencyContact);
  expect([await read(person), await read(other)]).toEqual([
    null,
    { name: 'Omar', phone: '+49 171 1234567' },
  ]);
});

test('EL-05 what is no telephone number, and a contact without a name, is refused at its field; the one before stays', async () => {
  const person = await givenSignedIn(product);
  await done(person, saveEmergencyContact, { body: mother });
  const wrong: readonly [object, string][] = [
    [{ phone: '' }, 'phone'],
    [{ phone: 'ask my mother' }, 'phone'],
    [{ phone: '123456' }, 'phone'],
    [{ phone: '0'.repeat(16) }, 'phone'],
    [{ phone: '0300 1234567 ext. 2' }, 'phone'],
    [{ name: '  ' }, 'name'],
    [{ name: 'A'.repeat(limits.emergencyName.max + 1) }, 'name'],
  ];
  for (const [change, field] of wrong) {
    const { status, body } = await person.call(saveEmergencyContact, {
      body: { ...mother, ...change },
    });
    expect([change, status, Object.keys(body.fields ?? {})]).toEqual([change, 400, [field]]);
  }
  expect(await read(person)).toEqual(mother);
});

test('EL-05 PR-03 goes with the account', async () => {
  const person = await givenSignedIn(product);
  await done(person, saveEmergencyContact, { body: mother });
  const left = async () =>
    await product.db
      .selectFrom('emergencyContact')
      .where('userId', '=', person.id)
      .selectAll()
      .execute();
  expect(await left()).toHaveLength(1);
  const leaving = { leavingAt: testStart, activatedAt: null };
  await product.db.updateTable('appUser').set(leaving).where('id', '=', person.id).execute();
  expect(await leaversGone(product, new Date(testStart.getTime() + 8 * 86_400_000))).toBe(1);
  expect(await left()).toEqual([]);
});
