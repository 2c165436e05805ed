/** The language that an account chose. */
import * as endpoints from '@saath/contract/accounts/account-care/endpoints';
import { getUser, updateProfile } from '@saath/contract/accounts/accounts/endpoints';
import { listNotices } from '@saath/contract/notices/notices/endpoints';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, testClient } from '../../../testing/client.ts';
import {
  eventForm,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { updateUser } from '../accounts/queries.ts';

const oldPassword = 'Sunrise7!';
const newPassword = 'Moonlight8!';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
let passwordHash: string;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  passwordHash = await product.setup.passwords.hash(oldPassword);
});
afterAll(async () => await product.close());

async function volunteer(given: { name?: string; skills?: string[] } = {}) {
  const person = await givenVolunteer(product.db, given);
  await updateUser(product.db, person.id, { passwordHash });
  return Object.assign(await signedInAs(product, person.id), person);
}

const guest = (): Client => testClient(product.app);

/** The secret of the newest link in the mails to an address. */
async function tokenFor(email: string, path: string): Promise<string> {
  const mails = await product.mailsTo(email);
  return new RegExp(`/${path}/([\\w-]+)`).exec(mails.at(-1) ?? '')?.[1] ?? '';
}

describe('the language', () => {
  const choose = async (client: Client, language: unknown) =>
    await client.call(endpoints.changeLanguage, { body: { language } });
  const languageOf = async (client: Client) =>
    ((await client.call(getUser)).body.user as { language: string }).language;
  const newestMail = async (email: string) => (await product.mailsTo(email)).at(-1) ?? '';
  const forget = async (email: string) =>
    await guest().call(endpoints.forgotPassword, { body: { email } });

  test('AU-10 EC-06 can be changed, and the next mail and notice are written in it', async () => {
    const person = await volunteer({ name: 'Zainab Reader' });
    await forget(person.email);
    expect(await newestMail(person.email)).toContain('Set a new password');
    const changed = await choose(person, 'ur');
    expect(changed).toMatchObject({ status: 200, body: { message: 'Your language is changed.' } });
    expect(await languageOf(person)).toBe('ur');

    await forget(person.email);
    const mail = await newestMail(person.email);
    expect(mail).toContain('Subject: نیا پاس ورڈ رکھیے');
    expect(mail).toContain('dir="rtl"');
    expect(mail).not.toContain('Set a new password');

    const event = await givenEvent(admin, eventForm());
    await person.call(requestJoin, { body: { eventId: event.id, userId: person.id } });
    const title = `آپ کی درخواست پہنچ گئی ہے: \u2068${event.title}\u2069`;
    expect((await person.call(listNotices)).body.notices).toMatchObject([{ title }]);

    await choose(person, 'en');
    await forget(person.email);
    expect(await newestMail(person.email)).toContain('Subject: Set a new password');
  });

  test('AU-10 EC-06 Admins have one as well, and every mail about the account is written in it', async () => {
    expect((await choose(admin, 'ur')).status).toBe(200);
    expect(await languageOf(admin)).toBe('ur');
    await choose(admin, 'en');

    const person = await volunteer();
    await choose(person, 'ur');
    const right = { password: newPassword, currentPassword: oldPassword };
    await person.call(updateProfile, { body: right });
    expect(await newestMail(person.email)).toContain('آپ کا پاس ورڈ بدل گیا ہے');
    const wanted = { email: 'urdu@example.org', currentPassword: newPassword };
    await person.call(endpoints.changeEmail, { body: wanted });
    expect(await newestMail(wanted.email)).toContain('اپنے نئے ای میل پتے کی تصدیق کیجیے');
    const token = await tokenFor(wanted.email, 'change-email');
    await guest().call(endpoints.confirmEmail, { body: { token } });
    expect(await newestMail(person.email)).toContain('آپ کا ای میل پتا بدل گیا ہے');
    await person.call(endpoints.leave, { body: { currentPassword: newPassword } });
    const leaving = await newestMail(wanted.email);
    expect(leaving).toContain('آپ کا اکاؤنٹ حذف ہو جائے گا');
    expect(leaving).toContain('7 دسمبر، 2026');
    const kept = { token: await tokenFor(wanted.email, 'keep-account') };
    expect((await guest().call(endpoints.keepAccount, { body: kept })).status).toBe(200);
  });

  test('AU-10 EC-06 one we do not have is refused with its message, and nothing changes', async () => {
    const person = await volunteer();
    await choose(person, 'ur');
    for (const language of ['fr', 'EN', '', null, undefined, ['ur']])
      expect(await choose(person, language)).toMatchObject({
        status: 400,
        body: { fields: { language: 'Please choose English or Urdu.' } },
      });
    expect(await languageOf(person)).toBe('ur');
  });

  test('AU-10 EC-06 nobody changes one without a session', async () => {
    expect((await choose(guest(), 'ur')).status).toBe(401);
  });
});
