/** The profile on the wire: what is saved, what waits for the owner of the mailbox, and one set of rules at both entrances. */
import * as care from '@saath/contract/accounts/account-care/endpoints';
import { getUser, updateProfile } from '@saath/contract/accounts/accounts/endpoints';
import type { User } from '@saath/contract/accounts/accounts/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClient } from '../../../testing/client.ts';
import { givenSignedIn, type SignedIn } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { logIn, signUp, signupForm } from '../../../testing/signing-up.ts';
import { updateUser } from './queries.ts';

const oldPassword = 'Mangoes7!';
const newPassword = 'Guavas88!';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => await product.close());

async function person(change: Parameters<typeof updateUser>[2] = {}): Promise<SignedIn> {
  const given = await givenSignedIn(product);
  const passwordHash = await product.setup.passwords.hash(oldPassword);
  await updateUser(product.db, given.id, { passwordHash, contactNumber: '03001234567', ...change });
  return given;
}
const userOf = async (someone: SignedIn) => (await someone.call(getUser)).body.user as User;
const linkTo = async (address: string, page: string) =>
  new RegExp(`/${page}/([\\w-]+)`).exec((await product.mailsTo(address)).at(-1) ?? '')?.[1];
const guest = () => testClient(product.app);

describe('PF-02 the whole account comes back', () => {
  test('PF-02 with a password and without the current one: the rest is saved, the password waits for its link', async () => {
    const someone = await person();
    const body = { ...(await userOf(someone)), description: 'New words.', password: newPassword };
    const saved = await someone.call(updateProfile, { body });
    expect(saved).toMatchObject({
      status: 200,
      body: { success: true, user: { description: 'New words.' } },
    });
    expect(saved.body.message).toBe(
      'Profile updated successfully! Your new password is not in use yet: please open the link that we sent to your e-mail address.',
    );
    expect((await logIn(product, { ...someone, password: oldPassword })).status).toBe(200);
    expect((await logIn(product, { ...someone, password: newPassword })).status).toBe(401);

    const token = await linkTo(someone.email, 'change-password');
    expect((await guest().call(care.confirmPassword, { body: { token } })).status).toBe(200);
    expect((await someone.call(getUser)).status).toBe(401);
    expect((await logIn(product, { ...someone, password: newPassword })).status).toBe(200);
    expect((await logIn(product, { ...someone, password: oldPassword })).status).toBe(401);
    expect((await guest().call(care.confirmPassword, { body: { token } })).status).toBe(400);
    expect((await product.mailsTo(someone.email)).at(-1)).toContain('Your password was changed');
  });

  test('PF-02 with another address: the rest is saved, the present mailbox agrees, the new one confirms', async () => {
    const someone = await person();
    const email = `other.${someone.email}`;
    const body = { ...(await userOf(someone)), email, name: 'Aisha Malik' };
    const saved = await someone.call(updateProfile, { body });
    expect(saved).toMatchObject({
      status: 200,
      body: { user: { name: 'Aisha Malik', email: someone.email } },
    });
    expect(saved.body.message).toContain('Your new e-mail address is not in use yet');
    expect(await product.mailsTo(email)).toEqual([]);
    expect((await product.mailsTo(someone.email)).at(-1)).toContain(email);

    const agree = await linkTo(someone.email, 'change-email');
    const agreed = await guest().call(care.confirmEmail, { body: { token: agree } });
    expect(agreed.body.message).toContain('the link that we sent to the new address');
    expect((await userOf(someone)).email).toBe(someone.email);
    const token = await linkTo(email, 'change-email');
    expect((await guest().call(care.confirmEmail, { body: { token } })).status).toBe(200);
    expect((await userOf(someone)).email).toBe(email);
  });

  test('PF-02 with both the password comes first, and the answer says that the address stays', async () => {
    const someone = await person();
    const body = { ...(await userOf(someone)), email: 'both@gmail.com', password: newPassword };
    const { status, body: answer } = await someone.call(updateProfile, { body });
    expect([status, answer.message]).toEqual([
      200,
      expect.stringContaining('Your address is as it was'),
    ]);
    expect(await product.mailsTo('both@gmail.com')).toEqual([]);
  });

  test('PF-02 a taken address tells nobody: the answer is the same, and its owner hears of it', async () => {
    const [someone, other] = [await person(), await person()];
    const { body } = await someone.call(updateProfile, { body: { email: other.email } });
    expect(body.message).toContain('Your new e-mail address is not in use yet');
    const token = await linkTo(someone.email, 'change-email');
    expect((await guest().call(care.confirmEmail, { body: { token } })).status).toBe(200);
    expect((await product.mailsTo(other.email)).at(-1)).toContain('already have a Saath account');
  });

  test('PF-02 a wrong current password saves nothing', async () => {
    const someone = await person();
    const body = { name: 'Not Saved', password: newPassword, currentPassword: 'Wrong1234!' };
    expect((await someone.call(updateProfile, { body })).status).toBe(403);
    expect((await userOf(someone)).name).not.toBe('Not Saved');
  });
});

describe('what an account has stays valid, what is new keeps to the rules', () => {
  test('PF-04 the last skill can be taken away', async () => {
    const someone = await person();
    const { status, body } = await someone.call(updateProfile, { body: { skills: [] } });
    expect([status, (body.user as User).skills]).toEqual([200, []]);
  });

  test('PF-02 an old number and old skills go along unchanged', async () => {
    const old = { contactNumber: '12', skills: ['a', 'C++'] };
    const someone = await person(old);
    const body = { ...(await userOf(someone)), skills: ['a', 'C++', 'First aid'] };
    expect((await someone.call(updateProfile, { body })).status).toBe(200);
    const again = await someone.call(updateProfile, { body: { contactNumber: '13' } });
    expect(again.body.message).toBe('format of number 03XXXXXXXXX or +923XXXXXXXXX)');
  });

  test('PF-02 a phone number is not taken away again', async () => {
    const someone = await person();
    const { body } = await someone.call(updateProfile, { body: { contactNumber: '' } });
    expect(body.message).toBe('Phone number is required');
  });
});

const number = 'format of number 03XXXXXXXXX or +923XXXXXXXXX)';
const mix = 'Password must contain letters, numbers, and special characters.';
const easy =
  'This password is easy to guess. Choose one that is longer or less common, such as four words that do not belong together, with a digit and a sign.';

/** A bad value, and the text at sign-up and in the profile: one where §5 gives one, its two where it gives two. */
const bad: [field: string, value: unknown, atSignup: string, inProfile?: string][] = [
  ...['12', '0', '- -', 'abc', '0300123', '+4930123456'].map((value): [string, string, string] => [
    'contactNumber',
    value,
    number,
  ]),
  ['password', 'Short1!', 'Password must be at least 8 characters long.'],
  ['password', 'onlyletters', mix],
  ['password', 'Sunrise7!#', mix],
  ['password', `Aa1!${'x'.repeat(125)}`, 'Password must be at most 128 characters long.'],
  ['password', 'Passw0rd@1', easy],
  ['password', 'Saath@2026', easy],
  ['password', 'Admin@123', easy],
  ['description', 'x'.repeat(501), 'Description must be less than 500 characters'],
  ['skills', [''], 'Skills cannot be empty'],
  ['skills', ['x'.repeat(31)], 'Skill name too long'],
  ['interests', [''], 'Interests cannot be empty'],
  ['interests', null, 'Please select at least one interest', 'Interests cannot be empty'],
  ['skills', null, 'Please select at least one skill', 'At least one skill is required'],
  ['experienceYears', 'many', 'Please enter a valid number for experience'],
  ['experienceYears', '7.5', 'Please enter a valid number for experience'],
  [
    'experienceYears',
    '101',
    'Experience must be between 0-100 years',
    'Experience years seems too high',
  ],
  [
    'experienceYears',
    '-1',
    'Experience must be between 0-100 years',
    'Experience years cannot be negative',
  ],
  ['email', 'nobody', 'Please enter a valid Gmail address', 'Invalid email format'],
  [
    'name',
    'B',
    'Full Name should be 2-50 letters with no special characters.',
    'Name must be at least 2 characters long',
  ],
  [
    'name',
    'B1lal',
    'Full Name should be 2-50 letters with no special characters.',
    'Name can only contain letters and spaces',
  ],
];

describe('AU-01 PF-02 one set of rules at both entrances', () => {
  test.each(bad)('%s %j', async (field, value, atSignup, inProfile = atSignup) => {
    const form = { ...signupForm({ email: 'both.doors@gmail.com' }), [field]: value };
    const signup = await signUp(product, form);
    const profile = await (await person()).call(updateProfile, { body: { [field]: value } });
    expect([signup.status, signup.body.message]).toEqual([400, atSignup]);
    expect([profile.status, profile.body.message]).toEqual([400, inProfile]);
    expect(Object.keys(profile.body.fields as object)[0]).toMatch(new RegExp(`^${field}`));
  });

  test.each([
    ['a', 'Skill name must be at least 2 characters long'],
    ['C++', 'Skill name can only contain letters, numbers, spaces, and hyphens'],
  ])('PF-04 a new skill %j keeps to the rules of its form', async (skill, message) => {
    const someone = await person();
    const answer = await someone.call(updateProfile, { body: { skills: ['First aid', skill] } });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  test('PF-04 a skill that is there already is told', async () => {
    const someone = await person();
    const body = { skills: ['First aid', 'first AID'] };
    const answer = await someone.call(updateProfile, { body });
    expect(answer.body.message).toBe('This skill already exists in your profile');
  });
});
