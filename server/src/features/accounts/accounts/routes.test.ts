import * as endpoints from '@saath/contract/accounts/accounts/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, testClient } from '../../../testing/client.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenPicture,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { activationTokens, signupForm as formOf } from '../../../testing/signing-up.ts';

let product: TestProduct;
let portrait: { name: string; bytes: Buffer };
beforeAll(async () => {
  product = await testProduct();
  portrait = { name: 'me.png', bytes: await givenPicture(300, 200) };
});
afterAll(async () => {
  await product.close();
});

let count = 0;
const signupForm = (change: Record<string, unknown> = {}) => {
  count += 1;
  return formOf({ email: `bilal${count}@gmail.com`, password: 'Sunrise7!', ...change });
};

const guest = () => testClient(product.app);

async function activationToken(address: string): Promise<string> {
  const token = (await activationTokens(product, address)).at(-1);
  if (!token) throw new Error(`No activation link in the mails to ${address}`);
  return token;
}

async function signUpAndActivate(form = signupForm()): Promise<Client> {
  const client = guest();
  await client.call(endpoints.createUser, { body: form, files: [portrait] });
  const activation_token = await activationToken(form.email);
  await client.call(endpoints.activate, { body: { activation_token } });
  return client;
}

describe('signing up', () => {
  test('AU-01 AU-04 creates a Volunteer who activates by the link of a real mail', async () => {
    const form = signupForm({ role: 'Admin', id: 'x', skills: ['Cloud', 'cloud', 'First aid'] });
    const client = guest();

    const signup = await client.call(endpoints.createUser, { body: form, files: [portrait] });
    expect(signup).toMatchObject({
      status: 200,
      body: { success: true, message: 'Check your email to verify your account!' },
    });

    const activation_token = await activationToken(form.email);
    const activated = await client.call(endpoints.activate, { body: { activation_token } });
    expect(activated.body).toMatchObject({
      success: true,
      message: 'Account Activated Successfully!',
      user: { email: form.email, role: 'Volunteer' },
    });

    const { body } = await client.call(endpoints.getUser);
    expect(body.user).toMatchObject({
      name: 'Bilal Ahmed',
      experienceYears: 3,
      _count: { roles: 0 },
    });
    expect((body.user as { skills: string[] }).skills).toHaveLength(2);
    expect(JSON.stringify(body)).not.toMatch(/password|hash/i);
  });

  test('AU-01 AU-04 EC-06 whoever signs up in Urdu gets the activation mail in Urdu, from right to left', async () => {
    const form = signupForm({ language: 'ur' });
    await guest().call(endpoints.createUser, { body: form, files: [portrait] });
    const [mail = ''] = await product.mailsTo(form.email);
    expect(mail).toContain('Subject: ساتھ پر اپنا اکاؤنٹ فعال کیجیے');
    expect(mail).toContain('السلام علیکم \u2068Bilal Ahmed\u2069،');
    expect(mail).toContain('<html lang="ur" dir="rtl">');
    expect(mail).toContain('السلام علیکم <bdi>Bilal Ahmed</bdi>،');
    expect(mail).not.toMatch(/Assalam|Saath ·|Activate/);

    const client = guest();
    const activation_token = await activationToken(form.email);
    await client.call(endpoints.activate, { body: { activation_token } });
    expect((await client.call(endpoints.getUser)).body.user).toMatchObject({ language: 'ur' });

    await guest().call(endpoints.createUser, {
      body: { ...form, language: 'en' },
      files: [portrait],
    });
    const again = (await product.mailsTo(form.email)).at(-1);
    expect(again).toContain('ساتھ پر آپ کا اکاؤنٹ پہلے سے موجود ہے');
  });

  test('AU-01 EC-06 whoever signs up without naming a language reads English', async () => {
    const form = signupForm();
    const client = await signUpAndActivate(form);
    expect((await client.call(endpoints.getUser)).body.user).toMatchObject({ language: 'en' });
    const [mail = ''] = await product.mailsTo(form.email);
    expect(mail).toContain('Subject: Activate your Saath account');
    expect(mail).toContain('<html lang="en" dir="ltr">');
    expect(mail).not.toMatch(/rtl|<bdi>|[\u2066-\u2069]/);
  });

  const wrong: [string, Record<string, unknown>, string][] = [
    ['name', { name: 'B1' }, 'Full Name should be 2-50 letters with no special characters.'],
    ['email', { email: 'bilal@example.org' }, 'Please enter a valid Gmail address'],
    ['password', { password: 'Short1!' }, 'Password must be at least 8 characters long.'],
    [
      'password',
      { password: 'onlyletters' },
      'Password must contain letters, numbers, and special characters.',
    ],
    [
      'password',
      { password: 'Sunrise7!#' },
      'Password must contain letters, numbers, and special characters.',
    ],
    [
      'contactNumber',
      { contactNumber: '0300123' },
      'format of number 03XXXXXXXXX or +923XXXXXXXXX)',
    ],
    ['experienceYears', { experienceYears: 'many' }, 'Please enter a valid number for experience'],
    ['experienceYears', { experienceYears: '101' }, 'Experience must be between 0-100 years'],
    ['description', { description: '   short   ' }, 'Description must be at least 10 characters'],
    ['skills', { skills: [] }, 'Please select at least one skill'],
    ['interests', { interests: [] }, 'Please select at least one interest'],
    ['language', { language: 'fr' }, 'Please choose English or Urdu.'],
  ];
  test.each(wrong)(
    'AU-01 refuses a wrong %s with its text (%j)',
    async (field, change, message) => {
      const body = signupForm(change);
      const before = await product.storedFiles();

      const answer = await guest().call(endpoints.createUser, { body, files: [portrait] });

      expect(answer).toMatchObject({
        status: 400,
        body: { success: false, message, error: message },
      });
      expect(Object.keys(answer.body.fields as object)).toContain(field);
      expect(await product.storedFiles()).toEqual(before);
    },
  );

  test('AU-01 tells the first problem in the order of the checks', async () => {
    const body = signupForm({ interests: [], skills: [], email: 'x', contactNumber: '1' });
    const answer = await guest().call(endpoints.createUser, { body, files: [portrait] });
    expect(answer.body.message).toBe('Please enter a valid Gmail address');
  });

  test('AU-03 takes a picture by its content, re-encoded and under our own name', async () => {
    const before = new Set(await product.storedFiles());
    await guest().call(endpoints.createUser, { body: signupForm(), files: [portrait] });
    const added = (await product.storedFiles()).filter((name) => !before.has(name));
    expect(added).toHaveLength(1);
    expect(added[0]).toMatch(/[0-9a-f-]{36}-256\.webp$/);
  });

  test('AU-03 refuses hostile, wrong, large and missing pictures and keeps nothing', async () => {
    const before = await product.storedFiles();
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    const cut = portrait.bytes.subarray(0, 60);
    const large = Buffer.concat([portrait.bytes, Buffer.alloc(2_097_152 - portrait.bytes.length)]);
    const tries: [Buffer[], number, string][] = [
      [[svg], 400, 'Only JPG, JPEG, or PNG files are allowed.'],
      [[Buffer.from('GIF89a........')], 400, 'Only JPG, JPEG, or PNG files are allowed.'],
      [[large], 413, 'File size must be less than 2MB.'],
      [[cut], 400, 'This picture could not be read. Please try another file.'],
      [[portrait.bytes, portrait.bytes], 400, 'Please choose one profile picture.'],
      [[], 400, 'Profile picture is required'],
    ];
    for (const [pictures, status, message] of tries) {
      const files = pictures.map((bytes) => ({ name: 'me.png', bytes }));
      const answer = await guest().call(endpoints.createUser, { body: signupForm(), files });
      expect(answer).toMatchObject({ status, body: { message } });
    }
    expect(await product.storedFiles()).toEqual(before);
  });

  test('AU-04 answers the same for an address that is known, and tells its owner by mail', async () => {
    const form = signupForm();
    const client = await signUpAndActivate(form);
    const again = await guest().call(endpoints.createUser, {
      body: { ...form, name: 'Someone Else', email: form.email.toUpperCase() },
      files: [portrait],
    });
    expect(again.body.message).toBe('Check your email to verify your account!');
    expect((await product.mailsTo(form.email)).at(-1)).toContain('already have a Saath account');
    const { body } = await client.call(endpoints.getUser);
    expect(body.user).toMatchObject({ name: 'Bilal Ahmed' });
  });
});

describe('activation', () => {
  test('AU-05 a link works once, expires, and a new one replaces it; both addresses lead here', async () => {
    const form = signupForm();
    await guest().call(endpoints.createUser, { body: form, files: [portrait] });
    const first = await activationToken(form.email);
    await guest().call(endpoints.resendActivation, { body: { email: form.email } });
    const second = await activationToken(form.email);
    const use = async (activation_token: string) =>
      await guest().call(endpoints.activateShop, { body: { activation_token } });

    expect((await use(first)).body.message).toBe('Token Expired or Invalid');
    product.clock.now = new Date(product.clock.now.getTime() + 25 * 3_600_000);
    expect((await use(second)).status).toBe(400);
    await guest().call(endpoints.resendActivation, { body: { email: form.email } });
    const third = await activationToken(form.email);
    expect((await use(third)).status).toBe(200);
    expect((await use(third)).body.message).toBe('Token Expired or Invalid');
  });

  test('AU-04 a new mail for an unknown address answers the same and sends nothing', async () => {
    const answer = await guest().call(endpoints.resendActivation, {
      body: { email: 'nobody@gmail.com' },
    });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(await product.mailsTo('nobody@gmail.com')).toEqual([]);
  });
});

describe('the own profile and other people', () => {
  test('AU-08 changes what is sent and nothing else, and ignores what is not ours to set', async () => {
    const client = await signUpAndActivate();
    const { body } = await client.call(endpoints.getUser);
    const user = body.user as Record<string, unknown>;
    const changed = await client.call(endpoints.updateProfile, {
      body: {
        ...user,
        role: 'Admin',
        id: 'x',
        name: 'Bilal Khan',
        experienceYears: '7',
        password: '',
      },
    });
    expect(changed.body).toMatchObject({
      message: 'Profile updated successfully!',
      user: { id: user.id, role: 'Volunteer', name: 'Bilal Khan', experienceYears: 7 },
    });
    const skills = await client.call(endpoints.updateProfile, { body: { skills: ['AI/ML'] } });
    expect(skills.body.user).toMatchObject({ skills: ['AI/ML'], name: 'Bilal Khan' });
  });

  test('PF-02 what sign-up accepted at its bounds can be saved as a profile, but not new years above 50', async () => {
    const bounds = {
      name: 'Al',
      experienceYears: '100',
      description: 'x'.repeat(500),
      skills: ['s'.repeat(30)],
      contactNumber: '+923001234567',
    };
    const client = await signUpAndActivate(signupForm(bounds));
    const { user } = (await client.call(endpoints.getUser)).body;
    expect((await client.call(endpoints.updateProfile, { body: user })).status).toBe(200);
    const higher = { experienceYears: 99 };
    expect((await client.call(endpoints.updateProfile, { body: higher })).body).toMatchObject({
      message: 'Experience years seems too high',
      fields: { experienceYears: 'Experience years seems too high' },
    });
  });

  test('AU-08 a new password counts at once with the current one, and ends all other sessions', async () => {
    const form = signupForm();
    const client = await signUpAndActivate(form);
    const other = guest();
    await other.call(endpoints.login, { body: { email: form.email, password: form.password } });
    const password = 'Sunset77!';
    const wrong = { password, currentPassword: 'Wrong1234!' };
    const refused = await client.call(endpoints.updateProfile, { body: wrong });
    expect(refused.status).toBe(403);
    const changed = await client.call(endpoints.updateProfile, {
      body: { password, currentPassword: form.password },
    });
    expect(changed.status).toBe(200);
    expect((await client.call(endpoints.getUser)).status).toBe(200);
    expect((await other.call(endpoints.getUser)).status).toBe(401);
  });

  test('AU-08 removing a volunteer ends their sessions and frees their places; the last Admin stays', async () => {
    const admin = await givenAdmin(product);
    const event = await givenEvent(
      admin,
      eventForm({ startTime: '2027-03-07T09:00Z', endTime: '2027-03-07T12:00Z' }),
    );
    const { id } = await givenVolunteer(product.db);
    const client = await signedInAs(product, id);
    const { assignVolunteer } = await import('@saath/contract/events/roles/endpoints');
    const { getEvent } = await import('@saath/contract/events/events/endpoints');
    const place = { volunteerId: id, roleId: firstRole(event).id, eventId: event.id };
    expect((await admin.call(assignVolunteer, { body: place })).status).toBe(200);

    const removed = await admin.call(endpoints.deleteUser, { params: { id } });
    expect(removed.body.message).toBe('Volunteer deleted successfully!');
    expect((await client.call(endpoints.getUser)).status).toBe(401);
    const after = await admin.call(getEvent, { params: { id: event.id } });
    expect(after.body.event).toMatchObject({ role: [{ filled: 0, volunteers: [] }] });

    const fresh = await testProduct();
    const last = await givenAdmin(fresh);
    const refused = await last.call(endpoints.deleteUser, { params: { id: last.id } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'accounts.last_admin' } });
    await fresh.close();
  });

  test('AU-08 lists and searches people for Admins only', async () => {
    const admin = await givenAdmin(product);
    const { id } = await givenVolunteer(product.db, { name: 'Zubaida 100% Ünique' });
    const volunteer = await signedInAs(product, id);
    expect((await volunteer.call(endpoints.listUsers)).status).toBe(403);
    expect((await volunteer.call(endpoints.searchVolunteers)).status).toBe(403);
    const list = await admin.call(endpoints.listUsers, { query: { limit: 100 } });
    expect(list.body.roleCounts).toMatchObject({ Volunteer: expect.any(Number) });
    const found = await admin.call(endpoints.searchVolunteers, { query: { name: '100%' } });
    expect(found.body.users).toMatchObject([{ id }]);
    expect(Object.keys((found.body.users as object[])[0] ?? {})).not.toContain('email');
  });
});
