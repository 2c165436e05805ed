/** LP-06: the contact form reaches the organisers, over HTTP with the real mails. */
import { changeLanguage } from '@saath/contract/accounts/account-care/endpoints';
import { sendContact } from '@saath/contract/messages/contact/endpoints';
import { expect, test } from 'vitest';
import { testClient } from '../../../testing/client.ts';
import { givenAdmin } from '../../../testing/given.ts';
import { testProduct } from '../../../testing/product.ts';

const body = { name: 'Mahnoor', email: 'mahnoor@example.org', message: 'May I <b>help</b>?' };

test('LP-06 a message comes to every Admin by mail, as text', async () => {
  const product = await testProduct();
  const guest = testClient(product.app);
  expect((await guest.call(sendContact, { body })).body.code).toBe('contact.nobody');
  const [first, second] = [await givenAdmin(product), await givenAdmin(product)];
  expect((await guest.call(sendContact, { body })).body.message).toMatch(/on its way/);
  for (const { email } of [first, second]) {
    const [mail = ''] = await product.mailsTo(email);
    expect(mail).toContain('Message from Mahnoor');
    expect(mail).toContain('mahnoor@example.org');
    expect(mail).toContain('&lt;b&gt;help');
  }
  const broken = await guest.call(sendContact, { body: { name: ' ', email: 'x', message: '' } });
  expect(broken.body.fields).toEqual({
    name: 'Please tell us your name.',
    email: 'Please enter a valid email address',
    message: 'Please write a few words.',
  });
  await product.close();
});

test('LP-06 EC-06 every Admin reads the message in the own language', async () => {
  const product = await testProduct();
  const [first, second] = [await givenAdmin(product), await givenAdmin(product)];
  await first.call(changeLanguage, { body: { language: 'ur' } });
  await testClient(product.app).call(sendContact, { body });
  const [urdu = ''] = await product.mailsTo(first.email);
  expect(urdu).toContain('Subject: \u2068Mahnoor\u2069 کا پیغام');
  expect(urdu).toContain('<bdi>May I &lt;b&gt;help&lt;/b&gt;?</bdi>');
  const [english = ''] = await product.mailsTo(second.email);
  expect(english).toContain('Subject: Message from Mahnoor');
  expect(english).not.toMatch(/rtl|<bdi>/);
  await product.close();
});

test('LP-06 one address cannot flood the organisers', async () => {
  const product = await testProduct({ rateFactor: 1 });
  await givenAdmin(product);
  const statuses = [];
  for (let count = 0; count < 6; count++)
    statuses.push((await testClient(product.app).call(sendContact, { body })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await product.close();
});
