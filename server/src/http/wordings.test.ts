/** What stands beside the texts of a reply, by which screens tell them in another language (EC-06). */

import { updateProfile } from '@saath/contract/accounts/accounts/endpoints';
import { getEvent } from '@saath/contract/events/events/endpoints';
import { createRole } from '@saath/contract/events/roles/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenAdmin, givenSignedIn } from '../testing/given.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => await product.close());

const nobody = '0190d9b5-0000-7000-8000-000000000000';

test('EC-06 a refusal whose text is its own code says nothing twice', async () => {
  const admin = await givenAdmin(product);
  const { body, wording } = await admin.call(getEvent, { params: { id: nobody } });
  expect(body).toMatchObject({ code: 'events.not_found', message: 'Event not Found!' });
  expect(wording).toBeUndefined();
});

test('EC-06 each field is told by code and values, in English too', async () => {
  const admin = await givenAdmin(product);
  const { body, wording, problems } = await admin.call(createRole, {
    body: { role_name: 'x'.repeat(500), description: 'd', skills: ['A'], event_id: nobody },
  });
  expect(body.message).toMatch(/^Please use at most \d+ characters\.$/);
  expect(wording).toEqual({ code: 'field.characters', values: { max: expect.any(Number) } });
  expect(problems).toMatchObject({
    role_name: wording,
    maxVolunteers: { code: 'role_editor.places' },
  });
});

test('EC-06 what no schema has words for names the field', async () => {
  const admin = await givenAdmin(product);
  const { body, problems } = await admin.call(updateProfile, { body: { skills: [7] } });
  expect(body.fields).toEqual({ 'skills.0': expect.any(String) });
  expect(problems?.['skills.0']?.code).toMatch(/^(profile|plain)\./);
});

test('EC-06 a success says by which code its text is found', async () => {
  const volunteer = await givenSignedIn(product);
  const { body, wording } = await volunteer.call(updateProfile, { body: { skills: ['Cooking'] } });
  expect(body.message).toBe('Profile updated successfully!');
  expect(wording).toEqual({ code: 'profile.updated' });
});
