/** AU-10: what people do with their own account, over HTTP on a real database, with the real mails. */
import * as endpoints from '@saath/contract/accounts/account-care/endpoints';
import type { OwnData, OwnSession } from '@saath/contract/accounts/account-care/schema';
import {
  activate,
  getUser,
  listUsers,
  login,
  updateProfile,
} from '@saath/contract/accounts/accounts/endpoints';
import { askToOrganise } from '@saath/contract/office/organisers/endpoints';
import { myParticipations, requestJoin } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, testClient } from '../../../testing/client.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { leaversGone } from '../../../testing/leavers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { assignVolunteer } from '../../places/answer/service.ts';
import { updateUser } from '../accounts/queries.ts';

const DAY = 86_400_000;
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

async function canLogIn(email: string, password: string) {
  return (await guest().call(login, { body: { email, password } })).body;
}

/** The secret of the newest link in the mails to an address. */
async function tokenFor(email: string, path: string): Promise<string> {
  const mails = await product.mailsTo(email);
  return new RegExp(`/${path}/([\\w-]+)`).exec(mails.at(-1) ?? '')?.[1] ?? '';
}

describe('a forgotten password', () => {
  test('AU-10 a link by mail sets a new one, once, and every device is logged out', async () => {
    const person = await volunteer();
    const asked = await guest().call(endpoints.forgotPassword, { body: { email: person.email } });
    expect(asked.status).toBe(200);
    const token = await tokenFor(person.email, 'reset-password');
    const weak = await guest().call(endpoints.resetPassword, {
      body: { token, password: 'short' },
    });
    expect(weak.body.fields).toMatchObject({ password: expect.any(String) });
    const done = await guest().call(endpoints.resetPassword, {
      body: { token, password: newPassword },
    });
    expect(done.status).toBe(200);
    expect((await person.call(getUser)).status).toBe(401);
    expect((await canLogIn(person.email, oldPassword)).success).toBe(false);
    expect((await canLogIn(person.email, newPassword)).success).toBe(true);
    expect((await product.mailsTo(person.email)).at(-1)).toContain('password was changed');
    const again = await guest().call(endpoints.resetPassword, {
      body: { token, password: oldPassword },
    });
    expect(again.body.code).toBe('accounts.token_invalid');
  });

  test('AU-10 links end after an hour, and with the next link', async () => {
    const person = await volunteer();
    const ask = async () => {
      await guest().call(endpoints.forgotPassword, { body: { email: person.email } });
      return await tokenFor(person.email, 'reset-password');
    };
    const first = await ask();
    const second = await ask();
    const reset = async (token: string) =>
      (await guest().call(endpoints.resetPassword, { body: { token, password: newPassword } }))
        .body;
    expect((await reset(first)).code).toBe('accounts.token_invalid');
    product.clock.now = new Date(testStart.getTime() + 3_600_001);
    expect((await reset(second)).code).toBe('accounts.token_invalid');
    product.clock.now = testStart;
    expect((await reset('x'.repeat(43))).code).toBe('accounts.token_invalid');
  });

  test('AU-04 AU-10 the answer tells no address apart, by text, status or time', async () => {
    const { email } = await volunteer();
    const outcomes = [];
    for (const address of [email, 'nobody@gmail.com']) {
      const began = performance.now();
      const { status, body } = await guest().call(endpoints.forgotPassword, {
        body: { email: address },
      });
      outcomes.push({ status, body });
      expect(performance.now() - began).toBeGreaterThanOrEqual(299);
    }
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(await product.mailsTo('nobody@gmail.com')).toEqual([]);
  });
});

test('AU-05 AU-10 a link opens only what it was sent for', async () => {
  const person = await volunteer();
  await guest().call(endpoints.forgotPassword, { body: { email: person.email } });
  const token = await tokenFor(person.email, 'reset-password');
  const elsewhere = await Promise.all([
    guest().call(activate, { body: { activation_token: token } }),
    guest().call(endpoints.confirmEmail, { body: { token } }),
    guest().call(endpoints.keepAccount, { body: { token } }),
  ]);
  expect(elsewhere.map(({ body }) => body.message)).toEqual(
    Array(3).fill('Token Expired or Invalid'),
  );
  const reset = await guest().call(endpoints.resetPassword, {
    body: { token, password: newPassword },
  });
  expect(reset.status).toBe(200);
});

test('AU-10 PF-02 a new password needs the current one, is told by mail and logs the others out', async () => {
  const person = await volunteer();
  const other = await signedInAs(product, person.id);
  const wrong = { password: newPassword, currentPassword: 'Wrong1234!' };
  expect((await person.call(updateProfile, { body: wrong })).body.code).toBe(
    'accounts.current_password',
  );
  const right = { password: newPassword, currentPassword: oldPassword };
  expect((await person.call(updateProfile, { body: right })).status).toBe(200);
  expect((await person.call(getUser)).status).toBe(200);
  expect((await other.call(getUser)).status).toBe(401);
  expect((await product.mailsTo(person.email)).at(-1)).toContain('password was changed');
});

describe('another address', () => {
  const change = async (person: Client, email: string, currentPassword = oldPassword) =>
    (await person.call(endpoints.changeEmail, { body: { email, currentPassword } })).body;

  test('AU-10 is confirmed by a link to it, and the old one is told', async () => {
    const person = await volunteer();
    expect((await change(person, 'new@example.org', 'Wrong1234!')).code).toBe(
      'account_care.wrong_password',
    );
    expect((await change(person, person.email.toUpperCase())).code).toBe('account_care.same_email');
    expect((await change(person, 'New@example.org')).success).toBe(true);
    expect((await canLogIn(person.email, oldPassword)).success).toBe(true);
    const token = await tokenFor('New@example.org', 'change-email');
    const confirm = async () =>
      (await guest().call(endpoints.confirmEmail, { body: { token } })).body;
    expect((await confirm()).success).toBe(true);
    expect((await canLogIn('new@example.org', oldPassword)).success).toBe(true);
    expect((await canLogIn(person.email, oldPassword)).success).toBe(false);
    expect((await product.mailsTo(person.email)).at(-1)).toContain('another e-mail address');
    expect((await confirm()).code).toBe('accounts.token_invalid');
  });

  test('AU-10 one that has an account gives the same answer, and its owner a mail', async () => {
    const [person, owner] = [await volunteer(), await volunteer()];
    const known = await change(person, owner.email);
    expect(known).toEqual(await change(person, 'free@example.org'));
    expect((await product.mailsTo(owner.email)).at(-1)).toContain('has an account already');
  });

  test('AU-10 one that was taken in the meantime is refused', async () => {
    const [person, other] = [await volunteer(), await volunteer()];
    await change(person, 'wanted@example.org');
    const token = await tokenFor('wanted@example.org', 'change-email');
    await updateUser(product.db, other.id, {
      email: 'wanted@example.org',
      emailKey: 'wanted@example.org',
    });
    const late = await guest().call(endpoints.confirmEmail, { body: { token } });
    expect(late.body.code).toBe('accounts.email_taken');
  });
});

describe('devices', () => {
  const sessionsOf = async (client: Client) =>
    (await client.call(endpoints.listSessions)).body.sessions as OwnSession[];

  test('AU-10 are listed by their name, and logged out one by one or all but this one', async () => {
    const person = await volunteer();
    const phone = testClient(product.app);
    await phone.call(login, {
      body: { email: person.email, password: oldPassword },
      headers: {
        'user-agent':
          'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      },
    });
    await signedInAs(product, person.id);
    const all = await sessionsOf(person);
    expect(all).toHaveLength(3);
    expect(all.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const onPhone = all.find(({ device }) => device === 'Chrome on Android');
    if (!onPhone) throw new Error('The phone is not listed');
    const end = { params: { id: onPhone.id } };
    expect((await (await volunteer()).call(endpoints.endSession, end)).body.code).toBe(
      'account_care.session_gone',
    );
    expect((await phone.call(getUser)).status).toBe(200);
    expect((await person.call(endpoints.endSession, end)).status).toBe(200);
    expect((await phone.call(getUser)).status).toBe(401);
    expect((await person.call(endpoints.endOtherSessions)).status).toBe(200);
    expect(await sessionsOf(person)).toMatchObject([{ isCurrent: true }]);
  });
});

describe('leaving', () => {
  const leave = async (person: Client, currentPassword = oldPassword) =>
    await person.call(endpoints.leave, { body: { currentPassword } });

  test('AU-10 frees the places at once, can be undone for seven days, then nothing personal is left', async () => {
    const person = await volunteer({ name: 'Zainab Leaver' });
    const event = await givenEvent(admin, eventForm());
    await assignVolunteer(product.ports, {
      eventId: event.id,
      roleId: firstRole(event).id,
      userId: person.id,
      actorId: admin.id,
    });
    expect((await leave(person, 'Wrong1234!')).body.code).toBe('account_care.wrong_password');
    expect((await leave(person)).body.deletedAt).toBe(
      new Date(testStart.getTime() + 7 * DAY).toISOString(),
    );
    expect((await person.call(getUser)).status).toBe(401);
    expect((await canLogIn(person.email, oldPassword)).code).toBe('accounts.leaving');
    expect((await place(event.id)).filled).toBe(0);

    const token = await tokenFor(person.email, 'keep-account');
    product.clock.now = new Date(testStart.getTime() + 6 * DAY);
    expect(await leaversGone(product)).toBe(0);
    expect((await guest().call(endpoints.keepAccount, { body: { token } })).status).toBe(200);
    expect((await canLogIn(person.email, oldPassword)).success).toBe(true);

    const back = await signedInAs(product, person.id);
    await updateUser(product.db, person.id, { kindsWithoutMail: ['change'] });
    expect((await leave(back)).status).toBe(200);
    product.clock.now = new Date(testStart.getTime() + 14 * DAY);
    expect(await leaversGone(product)).toBe(1);
    expect(await leaversGone(product)).toBe(0);
    const row = await product.db
      .selectFrom('appUser')
      .selectAll()
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      name: 'Former volunteer',
      contactNumber: '',
      description: '',
      skills: [],
      kindsWithoutMail: [],
    });
    expect(JSON.stringify(row)).not.toContain(person.email);
    const mails = await product.db.selectFrom('mail').select('toAddress').execute();
    expect(mails.map(({ toAddress }) => toAddress)).not.toContain(person.email);
    const late = await guest().call(endpoints.keepAccount, { body: { token } });
    expect(late.body.code).toBe('accounts.token_invalid');
    product.clock.now = testStart;
    const { users } = (await admin.call(listUsers)).body as { users: { id: string }[] };
    expect(users.map(({ id }) => id)).not.toContain(person.id);
  });

  async function place(eventId: string) {
    return await product.db
      .selectFrom('eventRole')
      .select('filled')
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow();
  }

  test('AU-10 AU-11 PF-03 requests to organise and ratings go with whoever leaves for good', async () => {
    const person = await volunteer();
    const body = { text: 'I have run a food drive.' };
    expect((await person.call(askToOrganise, { body })).status).toBe(200);
    const event = await givenEvent(admin, eventForm());
    const { id: roleId } = firstRole(event);
    const place = { eventId: event.id, roleId, userId: person.id, actorId: admin.id };
    await assignVolunteer(product.ports, place);
    const rating = { eventId: event.id, userId: person.id, stars: 4, ratedBy: admin.id };
    const { db } = product;
    await db
      .insertInto('rating')
      .values({ ...rating, ratedAt: testStart })
      .execute();
    await leave(person);
    const rowsIn = async (table: 'organiserRequest' | 'rating') =>
      (await db.selectFrom(table).select('userId').where('userId', '=', person.id).execute())
        .length;
    await leaversGone(product, testStart);
    expect([await rowsIn('organiserRequest'), await rowsIn('rating')]).toEqual([1, 1]);
    const later = new Date(testStart.getTime() + 8 * DAY);
    await leaversGone(product, later);
    expect([await rowsIn('organiserRequest'), await rowsIn('rating')]).toEqual([0, 0]);
  });

  test('AU-10 whoever leaves takes open requests back', async () => {
    const person = await volunteer();
    const event = await givenEvent(admin, eventForm());
    await person.call(requestJoin, { body: { eventId: event.id, userId: person.id } });
    await leave(person);
    const token = await tokenFor(person.email, 'keep-account');
    await guest().call(endpoints.keepAccount, { body: { token } });
    const back = await signedInAs(product, person.id);
    expect((await back.call(myParticipations)).body.participations).toMatchObject([
      { state: 'withdrawn' },
    ]);
  });

  test('AU-10 the last Admin stays', async () => {
    await updateUser(product.db, admin.id, { passwordHash });
    expect((await leave(admin)).body.code).toBe('account_care.last_admin');
  });
});

test('AU-10 the own data comes as one value and as CSV that no spreadsheet takes for formulas', async () => {
  const person = await volunteer();
  const event = await givenEvent(admin, eventForm({ title: '=HYPERLINK("x")' }));
  const body = { eventId: event.id, userId: person.id, note: 'I, too, "can"\nhelp' };
  await person.call(requestJoin, { body });
  await updateUser(product.db, person.id, { kindsWithoutMail: ['change'] });
  const answer = (await person.call(endpoints.exportData)).body;
  const data = answer.data as OwnData;
  expect(data.profile.email).toBe(person.email);
  expect(data.noticeSettings.mail).toMatchObject({ decision: true, change: false });
  expect(data.participations).toMatchObject([{ event: '=HYPERLINK("x")', state: 'requested' }]);
  const [header, row] = String(answer.participationsCsv).split('\r\n');
  expect(header).toBe(
    'event,location,startTime,endTime,role,state,requestedAt,note,answer,hours,hoursBasis',
  );
  expect(row).toMatch(/^"'=HYPERLINK\(""x""\)",/);
  expect(row).toContain('"I, too, ""can""\nhelp"');
  expect((await guest().call(endpoints.exportData)).status).toBe(401);
});
