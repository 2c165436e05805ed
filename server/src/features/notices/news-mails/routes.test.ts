import { deleteEvent } from '@saath/contract/events/events/endpoints';
import { sendAnnouncement } from '@saath/contract/messages/announcements/endpoints';
import {
  changeMailChoice,
  getMailChoice,
  getNoticeSettings,
} from '@saath/contract/notices/notices/endpoints';
import { noticeErrors } from '@saath/contract/notices/notices/messages';
import { decide, requestJoin } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { testClient } from '../../../testing/client.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type givenVolunteer,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct({ env: { APP_URL: 'https://saath.example' } });
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const volunteer = async (given: Parameters<typeof givenSignedIn>[1] = {}) =>
  await givenSignedIn(product, given);

/** A volunteer with a place, and the mails that came of an announcement and the end of the event. */
async function written(given: Parameters<typeof givenVolunteer>[1] = {}) {
  const person = await volunteer(given);
  const event = await givenEvent(admin, eventForm());
  const asked = await person.call(requestJoin, { body: { eventId: event.id, userId: person.id } });
  const { id } = asked.body.participation as { id: string };
  const body = { decision: 'approve', roleId: firstRole(event).id };
  await admin.call(decide, { params: { id }, body });
  const announce = async (subject: string) =>
    await admin.call(sendAnnouncement, {
      params: { id: event.id },
      body: { subject, text: 'It is cold.', key: newId(), segment: { states: ['confirmed'] } },
    });
  await announce('Gloves');
  const mailAbout = async (word: string) =>
    (await product.mailsTo(person.email)).find((mail) => mail.includes(word)) ?? '';
  return { person, event, announce, mailAbout };
}

const tokenIn = (mail: string) =>
  /List-Unsubscribe: <https:\/\/saath\.example\/unsubscribe\/([^>]+)>/.exec(
    mail.replace(/\r\n[ \t]/g, ' '),
  )?.[1] ?? '';

const isOn = async ({ call }: Awaited<ReturnType<typeof volunteer>>) =>
  ((await call(getNoticeSettings)).body.mail as Record<string, boolean>).announcement;

const oneClick = async (token: string, change: Record<string, unknown> = {}) =>
  await product.app.inject({
    method: 'POST',
    url: `/unsubscribe/${token}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
      origin: 'https://mail.google.com',
    },
    payload: 'List-Unsubscribe=One-Click',
    ...change,
  });

test('NT-02 mails that somebody can do without say how to stop them, in headers and in words', async () => {
  const { person, mailAbout } = await written();
  const mail = await mailAbout('Gloves');
  const token = tokenIn(mail);
  expect(token).toMatch(new RegExp(`^${person.id}\\.announcement\\.[\\w-]{43}$`));
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(mail).toContain(`No more mails of this kind:\n`);
  expect(mail).toContain(`href="https://saath.example/unsubscribe/${token}"`);
  expect(mail).toContain('href="https://saath.example/notification"');
});

test('NT-02 EC-06 a cancellation offers no such slip, and in Urdu the words are Urdu', async () => {
  const { person, event, mailAbout } = await written({ language: 'ur' });
  expect(await mailAbout('Gloves')).toContain('>اس قسم کی مزید ای میلز نہ بھیجیں</a>');
  await admin.call(deleteEvent, { params: { id: event.id } });
  const mail = await mailAbout('منسوخ');
  expect(tokenIn(mail)).toBe('');
  expect(mail).not.toContain('/unsubscribe/');
  expect(mail).toContain('href="https://saath.example/notification"');
  expect(await isOn(person)).toBe(true);
});

test('NT-02 NT-05 the mail about a place brings it for the calendar, as a part and as a file', async () => {
  const { mailAbout } = await written();
  const mail = await mailAbout("You're in");
  expect(mail).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/);
  expect(mail).toMatch(/filename="?event\.ics"?/);
  expect(mail).toContain('BEGIN:VEVENT');
});

test('NT-02 looking changes nothing, asking does, and it can be taken back; other kinds stay', async () => {
  const { person, announce, mailAbout } = await written();
  const params = { token: tokenIn(await mailAbout('Gloves')) };
  const guest = testClient(product.app);
  const looked = await guest.call(getMailChoice, { params });
  const [first = ''] = person.email;
  const address = `${first}…@gmail.com`;
  expect(looked.body.choice).toEqual({ kind: 'announcement', address, isOn: true });
  expect(await isOn(person)).toBe(true);
  const page = await product.app.inject({ method: 'GET', url: `/unsubscribe/${params.token}` });
  expect(page.statusCode).not.toBe(204);
  expect(await isOn(person)).toBe(true);

  const stopped = await guest.call(changeMailChoice, { params, body: { isOn: false } });
  expect(stopped.body).toMatchObject({
    message: 'You get no more mails of this kind.',
    choice: { isOn: false },
  });
  const settings = (await person.call(getNoticeSettings)).body.mail as Record<string, boolean>;
  expect(Object.entries(settings).filter(([, on]) => !on)).toEqual([['announcement', false]]);
  await announce('Silence');
  expect(await mailAbout('Silence')).toBe('');

  const again = await guest.call(changeMailChoice, { params, body: { isOn: true } });
  expect(again.body).toMatchObject({ choice: { isOn: true } });
  await announce('Back');
  expect(await mailAbout('Back')).not.toBe('');
});

test('NT-02 one press in a mail program is enough, from another site and without a session', async () => {
  const { person, mailAbout } = await written();
  const token = tokenIn(await mailAbout('Gloves'));
  for (let press = 0; press < 2; press++) {
    expect((await oneClick(token)).statusCode).toBe(204);
    expect(await isOn(person)).toBe(false);
  }
  const multipart = await written();
  const other = tokenIn(await multipart.mailAbout('Gloves'));
  const answer = await oneClick(other, {
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'sec-fetch-site': 'cross-site' },
    payload:
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  });
  expect([answer.statusCode, await isOn(multipart.person)]).toEqual([204, false]);
});

test('NT-02 a link that was changed stops nothing', async () => {
  const [one, two] = [await written(), await written()];
  const [ours, theirs] = [one, two].map(async ({ mailAbout }) =>
    tokenIn(await mailAbout('Gloves')),
  );
  const [id = '', kind = '', signature = ''] = (await ours)?.split('.') ?? [];
  const [otherId = ''] = (await theirs)?.split('.') ?? [];
  const guest = testClient(product.app);
  for (const token of [
    [otherId, kind, signature].join('.'),
    [id, 'cancellation', signature].join('.'),
    [id, 'decision', signature].join('.'),
    [id, kind, `${signature.slice(0, -2)}AA`].join('.'),
    [id, kind, ''].join('.'),
    [id, kind, signature, 'more'].join('.'),
    [id, kind].join('.'),
    'nonsense',
  ]) {
    const refusal = { status: 400, body: noticeErrors['notices.link_invalid'] };
    const { message } = refusal.body;
    expect(await guest.call(getMailChoice, { params: { token } })).toMatchObject({
      status: 400,
      body: { message },
    });
    const body = { isOn: false };
    expect((await guest.call(changeMailChoice, { params: { token }, body })).status).toBe(400);
    expect((await oneClick(token)).statusCode).toBe(400);
  }
  for (const { person } of [one, two]) expect(await isOn(person)).toBe(true);
});

test('NT-02 the address that other sites may send to does nothing but that', async () => {
  const { person, mailAbout } = await written();
  const token = tokenIn(await mailAbout('Gloves'));
  const cookie = { cookie: person.cookie };
  // Its own body, nothing else: not JSON, not another wish, not a large one.
  for (const change of [
    { headers: { 'content-type': 'application/json', ...cookie }, payload: '{"isOn":false}' },
    { payload: 'isOn=false' },
    { payload: 'List-Unsubscribe=Two-Clicks' },
    { payload: `List-Unsubscribe=One-Click&rest=${'x'.repeat(10_000)}` },
  ])
    expect((await oneClick(token, change)).statusCode).toBeGreaterThanOrEqual(400);
  expect(await isOn(person)).toBe(true);
  // It never switches on, and no cookie goes with the answer.
  await oneClick(token);
  const answer = await oneClick(token, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...cookie },
    payload: 'List-Unsubscribe=One-Click&isOn=true',
  });
  expect([answer.statusCode, await isOn(person)]).toEqual([204, false]);
  expect(answer.headers['set-cookie']).toBeUndefined();
  // Every other address refuses the same request.
  for (const url of [
    `/api/notice/mail/${token}`,
    '/api/notice/settings',
    '/api/device',
    '/unsubscribe',
    `/unsubscribe/${token}/more`,
    '/login',
  ]) {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
      ...cookie,
    };
    const payload = 'List-Unsubscribe=One-Click';
    const refused = await product.app.inject({ method: 'POST', url, headers, payload });
    expect(refused.statusCode, url).toBeGreaterThanOrEqual(400);
  }
  const body = { isOn: true };
  const params = { token };
  const elsewhere = { headers: { 'sec-fetch-site': 'cross-site' } };
  expect((await person.call(changeMailChoice, { params, body, ...elsewhere })).status).toBe(403);
  expect(await isOn(person)).toBe(false);
});

test('NT-02 who has left is not spoken of', async () => {
  const { person, mailAbout } = await written();
  const token = tokenIn(await mailAbout('Gloves'));
  await product.db
    .updateTable('appUser')
    .set({ leftAt: product.clock.now })
    .where('id', '=', person.id)
    .execute();
  const guest = testClient(product.app);
  expect((await guest.call(getMailChoice, { params: { token } })).status).toBe(400);
  expect((await oneClick(token)).statusCode).toBe(400);
});
