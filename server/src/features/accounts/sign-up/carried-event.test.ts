/** WI-01: the event for which somebody signs up, kept with the sign-up and given back by the link of its mail. */
import { resendActivation } from '@saath/contract/accounts/accounts/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClient } from '../../../testing/client.ts';
import { givenVolunteer } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { activate, activationTokens, signUp, signupForm } from '../../../testing/signing-up.ts';

const eventId = '01890000-0000-7000-8000-00000000e001';
const roleId = '01890000-0000-7000-8000-00000000e002';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => await product.close());

const newest = async (email: string) => (await activationTokens(product, email)).at(-1) ?? '';

test('WI-01 the link of the mail gives back the event and the role, in any browser', async () => {
  const email = 'carried@gmail.com';
  expect((await signUp(product, signupForm({ email, eventId, roleId }))).status).toBe(200);
  const { status, body } = await activate(product, await newest(email));
  expect(status).toBe(200);
  expect(body.carried).toEqual({ eventId, roleId });
});

test('WI-01 a link that was sent again still leads there; an event without a role is carried too', async () => {
  const email = 'again@gmail.com';
  await signUp(product, signupForm({ email, eventId }));
  await testClient(product.app).call(resendActivation, { body: { email } });
  const { body } = await activate(product, await newest(email));
  expect(body.carried).toEqual({ eventId, roleId: null });
});

test('WI-01 AU-05 nothing carried is nothing given back, and a new sign-up carries its own', async () => {
  const email = 'nothing@gmail.com';
  await signUp(product, signupForm({ email, eventId, roleId }));
  await signUp(product, signupForm({ email }));
  const { body } = await activate(product, await newest(email));
  expect(body).not.toHaveProperty('carried');
});

test('WI-01 what is no id is refused', async () => {
  const answer = await signUp(
    product,
    signupForm({ email: 'odd@gmail.com', eventId: '../admin', roleId: 'x' }),
  );
  expect(answer.status).toBe(400);
});

test('WI-01 who has an account already is led by the mail to log in for that event', async () => {
  const { email } = await givenVolunteer(product.db);
  await signUp(product, signupForm({ email, eventId, roleId }));
  expect((await product.mailsTo(email)).at(-1)).toContain(`/login?event=${eventId}&role=${roleId}`);
});
