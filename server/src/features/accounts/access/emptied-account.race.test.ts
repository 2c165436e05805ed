/** What a person writes while their account is emptied, on a real PostgreSQL server: nothing of it stays. */
import {
  deleteUser,
  setAvailability,
  setDaysOff,
} from '@saath/contract/accounts/accounts/endpoints';
import { setContactChoice } from '@saath/contract/accounts/contact-choice/endpoints';
import { saveEmergencyContact } from '@saath/contract/accounts/emergency-contact/endpoints';
import { sendFeedback } from '@saath/contract/afterwards/feedback/endpoints';
import { setLendingChoice } from '@saath/contract/office/lending/endpoints';

import { claimPaper, sayAge } from '@saath/contract/places/papers/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverDatabase } from '../../../testing/database.ts';
import { gateBefore } from '../../../testing/gate.ts';
import { givenAdmin, givenSignedIn, type SignedIn } from '../../../testing/given.ts';
import { givenKind } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(10) });
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const mother = { name: 'Amna, my mother', phone: '042 3571-1234' };
const writings = {
  contact_choice: async (by: SignedIn) => by.call(setContactChoice, { body: { isOn: true } }),
  emergency_contact: async (by: SignedIn) => by.call(saveEmergencyContact, { body: mother }),
  user_availability: async (by: SignedIn) =>
    by.call(setAvailability, { body: { weekly: [{ weekday: 1, from: 540, to: 720 }] } }),
  user_day_off: async (by: SignedIn) => by.call(setDaysOff, { body: { days: ['2027-01-05'] } }),
  lending_choice: async (by: SignedIn) => by.call(setLendingChoice, { body: { isOn: true } }),
  said_age: async (by: SignedIn) => by.call(sayAge, { body: { over: 18 } }),
  qualification: async (by: SignedIn, kindId: string) =>
    by.call(claimPaper, { body: { kindId, validUntil: null } }),
  feedback: async (by: SignedIn) =>
    by.call(sendFeedback, { body: { rating: 5, message: 'Ask Amna, 042 3571-1234.' } }),
} as const;

test.each(Object.entries(writings))(
  'AU-10 %s of somebody whom an organiser removes at the same moment is not written',
  async (table, write) => {
    const kindId = await givenKind(admin, `Paper for ${table}`);
    const person = await givenSignedIn(product);
    const gate = await gateBefore(product.pool, person.id, 'app_user');
    const removing = admin.call(deleteUser, { params: { id: person.id } });
    await gate.queued(1);
    const writing = write(person, kindId);
    await gate.queued(2);
    await gate.open();
    expect((await removing).status).toBe(200);
    const { status, body } = await writing;
    expect([status, body.code]).toEqual([401, 'accounts.sign_in_needed']);
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where user_id = ${person.id}`.execute(product.db);
    expect(rows).toEqual([]);
  },
);
