/** AU-11: volunteers ask to be organisers, Admins answer, over HTTP. */
import { exportData } from '@saath/contract/accounts/account-care/endpoints';
import {
  activate,
  createUser,
  deleteUser,
  getUser,
  listUsers,
} from '@saath/contract/accounts/accounts/endpoints';
import { listNotices } from '@saath/contract/notices/notices/endpoints';
import {
  approveOrganiser,
  askToOrganise,
  declineOrganiser,
  listOrganiserRequests,
  ownOrganiserRequest,
} from '@saath/contract/office/organisers/endpoints';
import type {
  OrganiserRequest,
  OwnOrganiserRequest,
} from '@saath/contract/office/organisers/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type Client, testClient } from '../../../testing/client.ts';
import { givenAdmin, givenPicture, givenSignedIn, signedInAs } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  await product.db.deleteFrom('organiserRequest').execute();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const volunteer = async (given: Parameters<typeof givenSignedIn>[1] = {}) =>
  await givenSignedIn(product, given);

const why = 'I have run a food drive for years.';
const askAs = async (person: Client, text = why) =>
  await person.call(askToOrganise, { body: { text } });

/** A volunteer with an open request, and the request's id. */
async function asker() {
  const person = await volunteer();
  const { id } = (await askAs(person)).body.request as OwnOrganiserRequest;
  return { person, params: { id } };
}

const own = async (person: Client) =>
  (await person.call(ownOrganiserRequest)).body.request as OwnOrganiserRequest | null;

type Listed = { requests: OrganiserRequest[]; next: string | null; total: number };
const listed = async (query: Record<string, string> = {}) =>
  (await admin.call(listOrganiserRequests, { query })).body as unknown as Listed;

describe('asking', () => {
  test('AU-11 sign-up carries the wish; the account is a Volunteer, and is listed once it is activated', async () => {
    const form = {
      name: 'Bilal Ahmed',
      email: 'bilal.organises@gmail.com',
      password: 'Sunrise7!',
      contactNumber: '03001234567',
      experienceYears: '3',
      description: 'I like to help at events.',
      skills: ['Cloud'],
      interests: ['Outdoor'],
    };
    const files = [{ name: 'me.png', bytes: await givenPicture() }];
    const person = testClient(product.app);
    const short = { ...form, whyOrganise: 'Because' };
    expect((await person.call(createUser, { body: short, files })).body.fields).toEqual({
      whyOrganise: 'Please tell us in a sentence why you want to organise.',
    });
    const signup = await person.call(createUser, { body: { ...form, whyOrganise: why }, files });
    expect(signup.status).toBe(200);
    expect(await listed()).toMatchObject({ requests: [], total: 0 });

    const [mail = ''] = await product.mailsTo(form.email);
    const activation_token = /\/activation\/([\w-]+)/.exec(mail)?.[1];
    await person.call(activate, { body: { activation_token } });
    expect((await person.call(getUser)).body.user).toMatchObject({ role: 'Volunteer' });
    expect((await own(person))?.state).toBe('asked');
    expect(await listed()).toMatchObject({
      requests: [
        {
          person: { name: 'Bilal Ahmed', profileImage: { url: expect.any(String) } },
          text: why,
          askedAt: testStart.toISOString(),
          memberSince: testStart.toISOString(),
        },
      ],
      next: null,
      total: 1,
    });
  });

  test('AU-11 who did not ask has no request', async () => {
    const person = await volunteer();
    expect(await own(person)).toBeNull();
    expect((await listed()).total).toBe(0);
  });

  test('AU-11 there is one open request a person, with a text of 10 to 500 characters', async () => {
    const person = await volunteer();
    for (const text of ['', '   short   ', 'x'.repeat(501)]) {
      const answer = await askAs(person, text);
      expect(answer).toMatchObject({ status: 400, body: { fields: { text: expect.any(String) } } });
    }
    expect((await askAs(person, `  ${why}  `)).body).toMatchObject({
      message: 'Your request is on its way. You will hear from us by mail.',
      request: { state: 'asked', text: why, answer: '', decidedAt: null },
    });
    expect(await askAs(person)).toMatchObject({
      status: 409,
      body: { code: 'organisers.already_asked' },
    });
    expect((await listed()).total).toBe(1);
  });

  test('AU-11 the database refuses a second open request that no service has checked', async () => {
    const { person } = await asker();
    const second = product.db
      .insertInto('organiserRequest')
      .values({
        id: newId(),
        userId: person.id,
        state: 'asked',
        text: why,
        askedAt: testStart,
        decidedBy: null,
        decidedAt: null,
      })
      .execute();
    await expect(second).rejects.toMatchObject({ constraint: 'organiser_request_open' });
  });

  test('AU-11 guests and Admins cannot ask, and volunteers cannot answer or read the list', async () => {
    const { person, params } = await asker();
    expect((await askAs(testClient(product.app))).status).toBe(401);
    expect((await askAs(admin)).status).toBe(403);
    const other = await volunteer();
    for (const client of [person, other]) {
      expect((await client.call(listOrganiserRequests)).status).toBe(403);
      expect((await client.call(approveOrganiser, { params })).status).toBe(403);
      expect((await client.call(declineOrganiser, { params, body: {} })).status).toBe(403);
    }
    expect(await own(other)).toBeNull();
    expect((await own(person))?.state).toBe('asked');
  });
});

describe('the list', () => {
  test('AU-11 pages follow each other without gaps, oldest first', async () => {
    for (let count = 0; count < 23; count++) {
      product.clock.now = new Date(testStart.getTime() + count * 1000);
      await askAs(await volunteer(), `${why} Number ${count}`);
    }
    const first = await listed();
    const second = await listed({ after: first.next ?? '' });
    expect([first.requests.length, second.requests.length]).toEqual([20, 3]);
    expect([first.total, second.total, second.next]).toEqual([23, 23, null]);
    const numbers = [...first.requests, ...second.requests].map(({ text }) =>
      text.split(' ').at(-1),
    );
    expect(numbers).toEqual(Array.from({ length: 23 }, (_, count) => String(count)));
    const broken = await admin.call(listOrganiserRequests, { query: { after: 'x' } });
    expect(broken.status).toBe(400);
  });

  test('AU-11 whoever was never activated, leaves or was removed is not listed and cannot be approved', async () => {
    const [waiting, leaving, removed] = [await asker(), await asker(), await asker()];
    await updateUser(product.db, waiting.person.id, { activatedAt: null });
    await updateUser(product.db, leaving.person.id, { leavingAt: testStart, activatedAt: null });
    await admin.call(deleteUser, { params: { id: removed.person.id } });
    expect(await listed()).toMatchObject({ requests: [], total: 0 });
    for (const { params } of [waiting, leaving]) {
      for (const answer of [
        await admin.call(approveOrganiser, { params }),
        await admin.call(declineOrganiser, { params, body: {} }),
      ])
        expect(answer).toMatchObject({ status: 409, body: { code: 'organisers.not_active' } });
    }
    const gone = await admin.call(approveOrganiser, { params: removed.params });
    expect(gone).toMatchObject({ status: 404, body: { code: 'organisers.not_found' } });
  });
});

describe('the answer', () => {
  test('AU-11 an approval makes an Admin at once, who logs in again, and tells by mail and notice', async () => {
    const { person, params } = await asker();
    expect((await person.call(listUsers)).status).toBe(403);
    const answer = await admin.call(approveOrganiser, { params });
    expect(answer.body.message).toBe('This person is an Admin from now on.');

    expect((await person.call(listUsers)).status).toBe(401);
    Object.assign(person, await signedInAs(product, person.id));
    expect((await person.call(listUsers)).status).toBe(200);
    expect((await person.call(getUser)).body.user).toMatchObject({ role: 'Admin' });
    expect(await own(person)).toMatchObject({
      state: 'approved',
      decidedAt: testStart.toISOString(),
    });
    expect(await listed()).toMatchObject({ requests: [], total: 0 });
    const [mail = ''] = await product.mailsTo(person.email);
    expect(mail).toContain('Subject: You are an organiser now');
    expect(mail).toContain('/admin/dashboard');
    expect((await person.call(listNotices)).body.notices).toMatchObject([
      { title: 'You are an organiser now', link: '/admin/dashboard', isRead: false },
    ]);
    const again = await askAs(person);
    expect(again.status).toBe(403);
  });

  test('AU-11 sessions of a new Admin end after half an hour unused, as those of every Admin', async () => {
    const { person, params } = await asker();
    await admin.call(approveOrganiser, { params });
    Object.assign(person, await signedInAs(product, person.id));
    product.clock.now = new Date(testStart.getTime() + 31 * 60_000);
    expect((await person.call(getUser)).status).toBe(401);
  });

  test('AU-11 a decline is told with its word, and the person may ask again', async () => {
    const { person, params } = await asker();
    const long = { params, body: { answer: 'x'.repeat(501) } };
    expect((await admin.call(declineOrganiser, long)).status).toBe(400);
    const body = { answer: 'Please help at two events first.' };
    expect((await admin.call(declineOrganiser, { params, body })).body.success).toBe(true);
    expect(await own(person)).toMatchObject({ state: 'declined', ...body });
    expect((await person.call(getUser)).body.user).toMatchObject({ role: 'Volunteer' });
    const [mail = ''] = await product.mailsTo(person.email);
    expect(mail).toContain('not this time');
    expect(mail).toContain(body.answer);
    expect((await person.call(listNotices)).body.notices).toMatchObject([
      { title: 'Your request to organise: not this time', link: '/volunteer/profile' },
    ]);

    product.clock.now = new Date(testStart.getTime() + 1000);
    expect((await askAs(person)).status).toBe(200);
    expect((await own(person))?.state).toBe('asked');
    expect((await listed()).total).toBe(1);
  });

  test('AU-11 the language of the person is that of mail and notice', async () => {
    const { person, params } = await asker();
    await updateUser(product.db, person.id, { language: 'ur' });
    await admin.call(declineOrganiser, { params, body: {} });
    expect((await person.call(listNotices)).body.notices).toMatchObject([
      { title: 'منتظم بننے کی آپ کی درخواست: اس بار نہیں' },
    ]);
    expect((await product.mailsTo(person.email))[0]).toContain('منتظم');
  });

  test('AU-11 the second of two Admins at once is refused, and the first answer stands', async () => {
    const second = await givenAdmin(product);
    for (const [first, then] of [
      [approveOrganiser, declineOrganiser],
      [declineOrganiser, approveOrganiser],
      [approveOrganiser, approveOrganiser],
      [declineOrganiser, declineOrganiser],
    ] as const) {
      const { person, params } = await asker();
      const answers = await Promise.all([
        admin.call(first, { params, body: {} }),
        second.call(then, { params, body: {} }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'organisers.answered',
        message: 'This request has been answered in the meantime.',
      });
      expect(await product.mailsTo(person.email)).toHaveLength(1);
    }
  });

  test('AU-11 unknown and broken ids are refused', async () => {
    for (const id of [newId(), 'nobody']) {
      expect((await admin.call(approveOrganiser, { params: { id } })).status).toBe(404);
      expect((await admin.call(declineOrganiser, { params: { id }, body: {} })).status).toBe(404);
    }
  });
});

test('AU-10 AU-11 PF-03 the own data holds the requests and the average rating', async () => {
  const { person } = await asker();
  const { data } = (await person.call(exportData)).body as { data: Record<string, unknown> };
  expect(data.organiserRequests).toMatchObject([{ state: 'asked', text: why }]);
  expect(data.rating).toEqual({ average: null });
});
