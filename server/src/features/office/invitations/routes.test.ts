/** AU-09 AD-02: Admins invite somebody to be an Admin, over HTTP. */
import {
  activate,
  createUser,
  deleteUser,
  getUser,
  listUsers,
} from '@saath/contract/accounts/accounts/endpoints';
import { listNotices } from '@saath/contract/notices/notices/endpoints';
import {
  acceptInvitation,
  inviteAdmin,
  listInvitations,
  resendInvitation,
  seeInvitation,
  withdrawInvitation,
} from '@saath/contract/office/invitations/endpoints';
import type { Invitation } from '@saath/contract/office/invitations/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type Client, testClient } from '../../../testing/client.ts';
import { givenAdmin, givenPicture, givenVolunteer, signedInAs } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { activationTokens } from '../../../testing/signing-up.ts';
import { findUserByEmail, updateUser } from '../../accounts/accounts/queries.ts';
import { dropOldInvitations } from './service.ts';

const DAY = 86_400_000;

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  await product.db.deleteFrom('invitation').execute();
  await product.db.deleteFrom('auditEntry').execute();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const guest = () => testClient(product.app);
let count = 0;
function freshAddress(): string {
  count += 1;
  return `organiser${count}@example.org`;
}

const inviteBy = async (client: Client, email: string, language = 'en') =>
  await client.call(inviteAdmin, { body: { email, language } });

/** The token of the newest mail to an address. */
async function tokenOf(email: string): Promise<string> {
  const mail = (await product.mailsTo(email)).at(-1) ?? '';
  return /\/invitation\/([\w-]+)/.exec(mail)?.[1] ?? '';
}

async function invited(email = freshAddress()) {
  const { body } = await inviteBy(admin, email);
  const { id } = body.invitation as Invitation;
  return { email, params: { id }, token: await tokenOf(email) };
}

const accept = async (token: string, client = guest(), change: object = {}) =>
  await client.call(acceptInvitation, {
    body: { token, name: 'Nadia Newcomer', password: 'Sunrise7!', ...change },
  });
const see = async (token: string) => await guest().call(seeInvitation, { body: { token } });
const listed = async () => (await admin.call(listInvitations)).body.invitations as Invitation[];
const audits = async () =>
  await product.db
    .selectFrom('auditEntry')
    .select(['action', 'actorId', 'userId', 'details'])
    .orderBy('id')
    .execute();

const dead = { status: 400, body: { success: false, message: 'Token Expired or Invalid' } };

describe('inviting', () => {
  test('AU-09 AD-02 the mail leads to an account that is an Admin, signed in at once', async () => {
    const email = freshAddress();
    const sent = await inviteBy(admin, email);
    expect(sent).toMatchObject({
      status: 200,
      body: {
        message: 'The invitation is on its way.',
        invitation: {
          email,
          invitedBy: admin.name,
          invitedAt: testStart.toISOString(),
          expiresAt: new Date(testStart.getTime() + 7 * DAY).toISOString(),
          isValid: true,
        },
      },
    });
    const [mail = ''] = await product.mailsTo(email);
    expect(mail).toContain('Subject: You are invited to organise at Saath');
    expect(mail).toContain(`${admin.name} invites you to be an Admin`);
    const token = await tokenOf(email);
    expect((await see(token)).body.invitation).toEqual({ email, invitedBy: admin.name });

    const newcomer = guest();
    const answer = await accept(token, newcomer, { role: 'Volunteer', email: 'other@example.org' });
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Welcome. You are an Admin from now on.', user: { email, role: 'Admin' } },
    });
    expect((await newcomer.call(getUser)).body.user).toMatchObject({
      name: 'Nadia Newcomer',
      email,
      role: 'Admin',
    });
    expect((await newcomer.call(listUsers)).status).toBe(200);
    expect(await listed()).toEqual([]);
    const { id } = (await findUserByEmail(product.db, email)) ?? { id: '' };
    expect(await audits()).toEqual([
      { action: 'admin.invited', actorId: admin.id, userId: null, details: {} },
      { action: 'admin.joined', actorId: id, userId: id, details: {} },
    ]);
    expect((await admin.call(listNotices)).body.notices).toMatchObject([
      { title: 'Nadia Newcomer accepted your invitation and is an Admin now' },
    ]);
  });

  test('AU-09 EC-06 the mail and the account speak the language that the Admin chose', async () => {
    const email = freshAddress();
    await inviteBy(admin, email, 'ur');
    await updateUser(product.db, admin.id, { language: 'ur' });
    const [mail = ''] = await product.mailsTo(email);
    expect(mail).toContain('آپ کو ساتھ پر منتظم بننے کی دعوت ہے');
    expect(mail).toContain('<html lang="ur" dir="rtl">');
    expect(mail).not.toMatch(/Assalam|invites/);
    await accept(await tokenOf(email));
    expect(await findUserByEmail(product.db, email)).toMatchObject({ language: 'ur' });
    const { notices } = (await admin.call(listNotices)).body as { notices: { title: string }[] };
    expect(notices[0]?.title).toContain('دعوت قبول کر لی ہے');
  });

  test('AU-09 only Admins invite, list, withdraw and send again', async () => {
    const { params } = await invited();
    const volunteer = await signedInAs(product, (await givenVolunteer(product.db)).id);
    for (const [client, status] of [
      [guest(), 401],
      [volunteer, 403],
    ] as const) {
      expect((await inviteBy(client, freshAddress())).status).toBe(status);
      expect((await client.call(listInvitations)).status).toBe(status);
      expect((await client.call(withdrawInvitation, { params })).status).toBe(status);
      expect((await client.call(resendInvitation, { params })).status).toBe(status);
    }
    expect(await listed()).toHaveLength(1);
  });

  test('AU-09 an address that has an account, an open invitation or no form is refused', async () => {
    const volunteer = await givenVolunteer(product.db);
    const { email } = await invited();
    const tries = [
      [volunteer.email.toUpperCase(), 409, 'invitations.has_account'],
      [admin.email, 409, 'invitations.is_admin'],
      [email.toUpperCase(), 409, 'invitations.already_invited'],
      ['nobody', 400, 'request.invalid'],
    ] as const;
    for (const [address, status, code] of tries)
      expect(await inviteBy(admin, address)).toMatchObject({ status, body: { code } });
    expect((await inviteBy(admin, volunteer.email)).body.message).toContain('Volunteer Stats');
    expect(await listed()).toHaveLength(1);
    expect(await product.mailsTo(volunteer.email)).toEqual([]);
    expect(await product.mailsTo(email)).toHaveLength(1);
  });

  test('AU-09 the list is newest first, with who invited', async () => {
    const second = await givenAdmin(product);
    const [one, other] = [freshAddress(), freshAddress()];
    await inviteBy(admin, one);
    product.clock.now = new Date(testStart.getTime() + 60_000);
    await inviteBy(second, other);
    expect(await listed()).toMatchObject([
      { email: other, invitedBy: second.name },
      { email: one, invitedBy: admin.name },
    ]);
    expect(JSON.stringify(await listed())).not.toMatch(/token/i);
  });

  test('AU-09 the database refuses a second open invitation that no service has checked', async () => {
    const { email } = await invited();
    const second = product.db
      .insertInto('invitation')
      .values({
        id: newId(),
        email,
        emailKey: email,
        language: 'en',
        tokenHash: Buffer.from('x'),
        invitedBy: null,
        createdAt: testStart,
        expiresAt: testStart,
      })
      .execute();
    await expect(second).rejects.toMatchObject({ constraint: 'invitation_open' });
  });
});

describe('a link that works no more', () => {
  const isDead = async (token: string) => {
    expect(await see(token)).toMatchObject(dead);
    expect(await accept(token)).toMatchObject(dead);
  };

  test('AU-09 used, unknown or broken ones say so, and a used one makes no second account', async () => {
    const { token, email } = await invited();
    await accept(token);
    await isDead(token);
    await isDead('a.b.c');
    await isDead('x'.repeat(201));
    const accounts = await product.db
      .selectFrom('appUser')
      .select('id')
      .where('emailKey', '=', email)
      .execute();
    expect(accounts).toHaveLength(1);
  });

  test('AU-09 after seven days it is over, and can be sent again with another link', async () => {
    const { token, params, email } = await invited();
    product.clock.now = new Date(testStart.getTime() + 7 * DAY);
    await isDead(token);
    const fresh = await signedInAs(product, admin.id);
    expect((await fresh.call(listInvitations)).body.invitations).toMatchObject([
      { email, isValid: false },
    ]);
    const again = await fresh.call(resendInvitation, { params });
    expect(again.body.invitation).toMatchObject({
      email,
      isValid: true,
      expiresAt: new Date(testStart.getTime() + 14 * DAY).toISOString(),
    });
    await isDead(token);
    expect((await accept(await tokenOf(email))).status).toBe(200);
  });

  test('AU-09 an address whose invitation expired can be invited anew', async () => {
    const { email, token } = await invited();
    product.clock.now = new Date(testStart.getTime() + 8 * DAY);
    const fresh = await signedInAs(product, admin.id);
    expect((await inviteBy(fresh, email)).status).toBe(200);
    expect((await fresh.call(listInvitations)).body.invitations).toHaveLength(1);
    await isDead(token);
    expect((await accept(await tokenOf(email))).status).toBe(200);
  });

  test('AU-09 sent again, only the newer link works', async () => {
    const { token, params, email } = await invited();
    expect((await admin.call(resendInvitation, { params })).status).toBe(200);
    await isDead(token);
    expect((await accept(await tokenOf(email))).status).toBe(200);
    expect((await audits()).map(({ action }) => action)).toEqual([
      'admin.invited',
      'admin.invited',
      'admin.joined',
    ]);
  });

  test('AU-09 a withdrawn one is over, is told apart from an accepted one only by not being listed', async () => {
    const { token, params } = await invited();
    const answer = await admin.call(withdrawInvitation, { params });
    expect(answer.body.message).toBe('The invitation is withdrawn.');
    await isDead(token);
    expect(await listed()).toEqual([]);
    for (const call of [withdrawInvitation, resendInvitation])
      expect(await admin.call(call, { params })).toMatchObject({
        status: 409,
        body: { code: 'invitations.ended' },
      });
    const missing = { params: { id: newId() } };
    expect((await admin.call(withdrawInvitation, missing)).status).toBe(404);
    expect((await audits()).at(-1)).toMatchObject({
      action: 'invitation.withdrawn',
      actorId: admin.id,
    });
  });

  test('AU-09 what somebody sent who is no Admin any more is worth nothing until another Admin sends it again', async () => {
    const former = await givenAdmin(product);
    const email = freshAddress();
    await inviteBy(former, email);
    const token = await tokenOf(email);
    await admin.call(deleteUser, { params: { id: former.id } });
    await isDead(token);
    const [invitation] = await listed();
    expect(invitation).toMatchObject({ email, invitedBy: null, isValid: false });
    await admin.call(resendInvitation, { params: { id: invitation?.id ?? '' } });
    expect((await accept(await tokenOf(email))).status).toBe(200);
  });
});

describe('accepting', () => {
  test('AU-09 one that is forgotten or never was cannot be sent again or withdrawn', async () => {
    const { email, token } = await invited();
    const before = [await audits(), await listed()];
    for (const id of [newId(), 'nobody'])
      for (const endpoint of [resendInvitation, withdrawInvitation])
        expect(await admin.call(endpoint, { params: { id } })).toMatchObject({
          status: 404,
          body: { code: 'invitations.not_found', message: 'This invitation was not found.' },
        });
    expect([await audits(), await listed()]).toEqual(before);
    expect(await product.mailsTo(email)).toHaveLength(1);
    expect((await see(token)).status).toBe(200);
  });

  test('AU-09 name and password keep to the rules of the first Admin, and a refusal uses nothing up', async () => {
    const { token } = await invited();
    const weak = await accept(token, guest(), { password: 'sunrise' });
    expect(weak).toMatchObject({ status: 400, body: { fields: { password: expect.any(String) } } });
    const nameless = await accept(token, guest(), { name: '1' });
    expect(nameless).toMatchObject({ status: 400, body: { fields: { name: expect.any(String) } } });
    expect((await accept(token)).status).toBe(200);
  });

  test('AU-09 an address that signed up as a volunteer meanwhile is refused in words, and stays a Volunteer', async () => {
    const email = 'meanwhile@gmail.com';
    const { token, params } = await invited(email);
    const form = {
      name: 'Meanwhile Malik',
      email,
      password: 'Sunrise7!',
      contactNumber: '03001234567',
      experienceYears: '3',
      description: 'I like to help at events.',
      skills: ['Cloud'],
      interests: ['Outdoor'],
    };
    const files = [{ name: 'me.png', bytes: await givenPicture() }];
    await guest().call(createUser, { body: form, files });
    const [activation_token] = await activationTokens(product, email);
    await guest().call(activate, { body: { activation_token } });
    expect(await accept(token)).toMatchObject({
      status: 409,
      body: {
        code: 'invitations.account_since',
        message:
          'This address has an account by now. Please log in with it and ask an Admin to make you an organiser.',
      },
    });
    expect(await findUserByEmail(product.db, email)).toMatchObject({
      role: 'Volunteer',
      activatedAt: expect.any(Date),
      name: 'Meanwhile Malik',
    });
    expect(await admin.call(resendInvitation, { params })).toMatchObject({
      status: 409,
      body: { code: 'invitations.has_account' },
    });
  });

  test('AU-09 somebody who is signed in as somebody else becomes the new Admin on this device', async () => {
    const { token, email } = await invited();
    const volunteer = await signedInAs(product, (await givenVolunteer(product.db)).id);
    const before = volunteer.cookie;
    await accept(token, volunteer);
    expect((await volunteer.call(getUser)).body.user).toMatchObject({ email, role: 'Admin' });
    const old = Object.assign(guest(), { cookie: before });
    expect((await old.call(getUser)).status).toBe(401);
  });
});

test('AU-09 only the hash of the token is stored', async () => {
  const { token } = await invited();
  const rows = await product.db.selectFrom('invitation').selectAll().execute();
  expect(token.length).toBeGreaterThan(40);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('AU-09 thirty days after they ended invitations are forgotten, open ones are not', async () => {
  const [used, withdrawn, expired] = [await invited(), await invited(), await invited()];
  await accept(used.token);
  await admin.call(withdrawInvitation, { params: withdrawn.params });
  const addresses = async () =>
    (await product.db.selectFrom('invitation').select('email').execute()).map(({ email }) => email);
  const sweepAt = async (days: number) => {
    product.clock.now = new Date(testStart.getTime() + days * DAY);
    await dropOldInvitations({ db: product.db, now: () => product.clock.now });
  };
  await sweepAt(30);
  expect(await addresses()).toHaveLength(3);
  await sweepAt(31);
  expect(await addresses()).toEqual([expired.email]);
  await sweepAt(38);
  expect(await addresses()).toEqual([]);
});
