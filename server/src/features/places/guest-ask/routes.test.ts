/** WI-05: asking for a place without an account, over HTTP with the real mails. */
import * as care from '@saath/contract/accounts/account-care/endpoints';
import { getUser } from '@saath/contract/accounts/accounts/endpoints';
import { issueCertificate } from '@saath/contract/afterwards/certificates/endpoints';
import { cancelEvent } from '@saath/contract/events/events/endpoints';
import { saveOrganisation } from '@saath/contract/foundation/organisation/endpoints';
import { listPeople } from '@saath/contract/office/people/endpoints';
import { getSite } from '@saath/contract/office/site/endpoints';
import * as endpoints from '@saath/contract/places/guest-ask/endpoints';
import {
  eventQueue,
  myParticipations,
  requestJoin,
  withdraw,
} from '@saath/contract/places/joining/endpoints';
import { personAnswers } from '@saath/contract/places/questions/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, testClient } from '../../../testing/client.ts';
import {
  eventForm,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  givenVolunteer,
} from '../../../testing/given.ts';
import { answersOf, givenQuestion } from '../../../testing/given-questions.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import {
  activate,
  activationTokens,
  logIn,
  signUp,
  signupForm,
} from '../../../testing/signing-up.ts';
import { findUserByEmail, updateUser } from '../../accounts/accounts/queries.ts';
import { dropOldGuestRequests } from './service.ts';

const DAY = 86_400_000;

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const allow = async (guestAsking: 'off' | 'mail' | 'phone') => {
  const { version } = product.organisation.now();
  await admin.call(saveOrganisation, { body: { version, guestAsking } });
};
beforeEach(async () => {
  product.clock.now = testStart;
  await allow('mail');
});

const visitor = (): Client => testClient(product.app);
let count = 0;
const address = () => {
  count += 1;
  return `guest${count}@gmail.com`;
};
const newest = async (email: string) => (await product.mailsTo(email)).at(-1) ?? '';
const tokenIn = (mail: string) => /\/ask\/([\w-]+)/.exec(mail)?.[1] ?? '';
const roleOf = (event: Awaited<ReturnType<typeof givenEvent>>) => event.role[0]?.id ?? '';

async function ask(
  event: Awaited<ReturnType<typeof givenEvent>>,
  email: string,
  change: object = {},
) {
  const body = { eventId: event.id, roleId: roleOf(event), name: 'Sana Malik', email, ...change };
  return await visitor().call(endpoints.askAsGuest, { body });
}
async function press(token: string, client = visitor(), body?: object) {
  const given = { params: { token }, ...(body ? { body } : {}) };
  const answer = await client.call(endpoints.confirmGuestAsk, given);
  return { ...answer, client };
}
async function asked(change: Record<string, unknown> = {}, email = address()) {
  const event = await givenEvent(admin, eventForm(change));
  expect((await ask(event, email)).status).toBe(200);
  const token = tokenIn(await newest(email));
  const { client, status } = await press(token);
  expect(status).toBe(200);
  return { event, email, token, client };
}
const people = async (email: string) => await findUserByEmail(product.db, email);
const mine = async (client: Client) =>
  (await client.call(myParticipations)).body.participations as { id: string; state: string }[];
const queueOf = async (id: string) =>
  (await admin.call(eventQueue, { params: { id } })).body as { entries?: unknown[] };

describe('from the page of an event to a request', () => {
  test('EL-04 a question that needs an answer does not stop a guest, and waits for them', async () => {
    const event = await givenEvent(admin);
    const question = { kind: 'text', words: 'Licence plate', isNeeded: true };
    await givenQuestion(admin, event.id, question);
    const email = address();
    await ask(event, email);
    const { client } = await press(tokenIn(await newest(email)));
    expect(await mine(client)).toMatchObject([{ state: 'requested', openQuestions: 1 }]);
  });

  test('EL-04 a guest answers with the press: a needed one is told of at its field, and the link stays good', async () => {
    const event = await givenEvent(admin);
    const question = { kind: 'text', words: 'Licence plate', isNeeded: true };
    const { id } = await givenQuestion(admin, event.id, question);
    const email = address();
    await ask(event, email);
    const token = tokenIn(await newest(email));
    const say = async (value: string | null) =>
      await press(token, visitor(), { answers: answersOf({ [id]: value }) });
    expect((await say(null)).body).toMatchObject({
      code: 'questions.unanswered',
      fields: { [`question.${id}`]: 'Please answer this question.' },
    });
    expect(await people(email)).toBeUndefined();
    const { client } = await say('LEA-123');
    expect((await mine(client))[0]).not.toHaveProperty('openQuestions');
    const { body } = await admin.call(eventQueue, { params: { id: event.id } });
    const [entry] = body.participations as { id: string }[];
    const said = await admin.call(personAnswers, { params: { id: entry?.id ?? '' } });
    expect(said.body.answers).toMatchObject([{ question: { id }, value: 'LEA-123' }]);
  });

  test('WI-05 nothing is asked for and nobody has an account before the press; then the organiser sees her', async () => {
    const event = await givenEvent(admin);
    const email = address();
    const { status, body } = await ask(event, email);
    expect([status, body.message]).toEqual([
      200,
      'One step is left: press the button in the mail that we sent you.',
    ]);
    const token = tokenIn(await newest(email));
    for (const _ of [1, 2]) {
      const seen = await visitor().call(endpoints.readGuestLink, { params: { token } });
      expect(seen.body).toMatchObject({
        ...{ state: 'open', firstName: 'Sana', eventId: event.id, roleId: roleOf(event) },
      });
    }
    expect(await people(email)).toBeUndefined();
    expect(JSON.stringify(await queueOf(event.id))).not.toContain('Sana Malik');

    const { client, body: done } = await press(token);
    expect(done).toMatchObject({ isSignedIn: true, message: expect.any(String) });
    expect(await mine(client)).toMatchObject([{ state: 'requested' }]);
    expect(JSON.stringify(await queueOf(event.id))).toContain('Sana Malik');
    expect((await client.call(getSite)).body.viewer).toMatchObject({ isGuest: true });
  });

  test('WI-05 it is off until the organisation allows it, and a number is asked for only where one is wanted', async () => {
    const event = await givenEvent(admin);
    await allow('off');
    expect((await ask(event, address())).body.code).toBe('guest_ask.not_offered');
    await allow('phone');
    expect((await ask(event, address())).body).toMatchObject({
      fields: { contactNumber: expect.any(String) },
    });
    const email = address();
    expect((await ask(event, email, { contactNumber: '03001234567' })).status).toBe(200);
    await press(tokenIn(await newest(email)));
    expect((await people(email))?.contactNumber).toBe('03001234567');
  });

  test('WI-05 the domains that may sign up hold for guests, and no event is asked for that is not open', async () => {
    const event = await givenEvent(admin);
    expect((await ask(event, 'someone@example.org')).status).toBe(400);
    product.clock.now = new Date(event.startTime);
    expect((await ask(event, address())).body.code).toBe('joining.not_open');
  });

  test('WI-05 an event that gives places at once gives one by the press', async () => {
    const { client, event } = await asked({ mode: 'instant' });
    expect(await mine(client)).toMatchObject([{ state: 'confirmed' }]);
    expect(event.mode).toBe('instant');
  });
});

describe('links that are wrong, used, over or somebody else’s', () => {
  test('WI-05 a link asks once: a second press says that it was used, and nothing of her is left in its row', async () => {
    const { token, event } = await asked();
    expect((await press(token)).body.code).toBe('guest_ask.link_used');
    const seen = await visitor().call(endpoints.readGuestLink, { params: { token } });
    expect(seen.body).toMatchObject({ state: 'used', firstName: '', eventId: event.id });
    const rows = await product.db.selectFrom('guestRequest').selectAll().execute();
    const used = rows.filter(({ usedAt }) => usedAt);
    expect(used.every((row) => row.name === '' && row.email === '' && row.emailKey === '')).toBe(
      true,
    );
  });

  test('WI-05 two presses at once make one request', async () => {
    const event = await givenEvent(admin);
    const email = address();
    await ask(event, email);
    const token = tokenIn(await newest(email));
    const presses = await Promise.all([press(token), press(token)]);
    expect(presses.map(({ body }) => body.code).toSorted()).toEqual([
      'guest_ask.link_used',
      undefined,
    ]);
  });

  test('WI-05 after a day, or made up, a link is none, and what was typed is dropped', async () => {
    const event = await givenEvent(admin, eventForm());
    const email = address();
    await ask(event, email);
    const token = tokenIn(await newest(email));
    product.clock.now = new Date(testStart.getTime() + DAY + 1);
    for (const each of [token, 'made-up', 'x'.repeat(200)])
      expect((await press(each)).body.code).toBe('guest_ask.link_invalid');
    await dropOldGuestRequests({ db: product.db, now: () => product.clock.now });
    const left = product.db.selectFrom('guestRequest').selectAll().where('email', '=', email);
    expect(await left.execute()).toEqual([]);
    expect(await people(email)).toBeUndefined();
  });

  test('WI-05 an event that is cancelled or begins meanwhile is told, makes no account, and the link stays good', async () => {
    const email = address();
    const event = await givenEvent(admin);
    await ask(event, email);
    const token = tokenIn(await newest(email));
    product.clock.now = new Date(event.startTime);
    // The link may have ended as well; that is the next test's.
    await product.db
      .updateTable('guestRequest')
      .set({ expiresAt: new Date(product.clock.now.getTime() + DAY) })
      .where('email', '=', email)
      .execute();
    expect((await press(token)).body.code).toBe('joining.not_open');
    expect(await people(email)).toBeUndefined();
    product.clock.now = testStart;
    const other = await givenSignedIn(product);
    await other.call(requestJoin, { body: { eventId: event.id, roleId: roleOf(event) } });
    const cancelled = { params: { id: event.id }, body: { reason: 'The river floods.' } };
    expect((await admin.call(cancelEvent, cancelled)).status).toBe(200);
    expect((await press(token)).body.code).toBe('joining.not_open');
  });
});

describe('whose account it is', () => {
  test('WI-05 who has an account with a password gets the same answer, a mail that says so, and nothing is asked', async () => {
    const event = await givenEvent(admin);
    const { email, id } = await givenVolunteer(product.db);
    const stranger = address();
    const [known, unknown] = [await ask(event, email), await ask(event, stranger)];
    expect([known.status, known.body.message]).toEqual([unknown.status, unknown.body.message]);
    const mail = await newest(email);
    expect(mail).toContain('You have an account already');
    expect(mail).toContain(`event=${event.id}&role=${roleOf(event)}`);
    expect(tokenIn(mail)).toBe('');
    const [, token = ''] = /\/sign-in\/([\w-]+)/.exec(mail) ?? [];
    const client = visitor();
    expect((await client.call(care.signInByLink, { body: { token } })).status).toBe(200);
    expect((await client.call(getUser)).body.user).toMatchObject({ id, name: 'Aisha Khan' });
    expect(await mine(client)).toEqual([]);
  });

  test('WI-05 an organiser who asks is led to log in, without a link that opens the account', async () => {
    const event = await givenEvent(admin);
    await allow('mail');
    const { version } = product.organisation.now();
    await admin.call(saveOrganisation, { body: { version, emailDomains: [] } });
    await ask(event, admin.email);
    const mail = await newest(admin.email);
    expect(mail).toContain(`/login?event=${event.id}`);
    expect(mail).not.toContain('/sign-in/');
    const next = product.organisation.now().version;
    await admin.call(saveOrganisation, { body: { version: next, emailDomains: null } });
  });

  test('WI-05 a password that came meanwhile keeps the account: the press asks, and signs nobody in', async () => {
    const event = await givenEvent(admin);
    const email = address();
    await ask(event, email);
    const token = tokenIn(await newest(email));
    await activate(product, await tokenOfSignUp(email));
    const { body, client } = await press(token);
    expect(body.isSignedIn).toBe(false);
    expect((await client.call(getSite)).body.viewer).toBeNull();
    const { client: owner } = await loggedIn(email);
    expect(await mine(owner)).toMatchObject([{ state: 'requested' }]);
    expect((await owner.call(getUser)).body.user).toMatchObject({ name: 'Bilal Ahmed' });
  });

  test('WI-05 a password typed by a stranger opens nothing of hers, before and after her press', async () => {
    const { email } = await asked();
    await signUp(product, signupForm({ email, password: 'Parrots5$' }));
    expect((await logIn(product, { email, password: 'Parrots5$' })).body.code).toBe(
      'accounts.not_activated',
    );
    expect((await logIn(product, { email, password: 'not set' })).status).toBe(401);
  });

  test('WI-05 somebody brought in by an organiser is the same person, and a password of before opens nothing', async () => {
    const event = await givenEvent(admin);
    const strange = await product.setup.passwords.hash('Parrots5$');
    const { id, email } = await givenVolunteer(product.db, { activatedAt: null });
    await updateUser(product.db, id, { passwordHash: strange });
    await ask(event, email);
    const { client } = await press(tokenIn(await newest(email)));
    expect((await client.call(getUser)).body.user).toMatchObject({ id, name: 'Sana Malik' });
    expect((await logIn(product, { email, password: 'Parrots5$' })).status).toBe(401);
  });
});

async function tokenOfSignUp(email: string) {
  await signUp(product, signupForm({ email }));
  return (await activationTokens(product, email)).at(-1) ?? '';
}
async function loggedIn(email: string, password = 'Mangoes7!') {
  const { login } = await import('@saath/contract/accounts/accounts/endpoints');
  const client = visitor();
  expect((await client.call(login, { body: { email, password } })).status).toBe(200);
  return { client };
}

describe('afterwards', () => {
  test('WI-05 each mail to her carries a way in that works once, and leads to what it is about', async () => {
    const { email, event } = await asked();
    const mail = await newest(email);
    const [url = '', token = ''] = /http\S+\/sign-in\/([\w-]+)[^\s"<]*/.exec(mail) ?? [];
    expect(new URL(url).searchParams.get('to')).toBe(`/event/${event.id}`);
    product.clock.now = new Date(testStart.getTime() + 5 * DAY);
    const body = { token };
    const client = visitor();
    const see = { token, kind: 'sign_in' };
    expect((await client.call(care.seeLink, { body: see })).body.name).toBe('Sana Malik');
    expect((await client.call(care.signInByLink, { body })).status).toBe(200);
    expect((await visitor().call(care.signInByLink, { body })).status).toBe(400);
    const [place] = await mine(client);
    expect((await client.call(withdraw, { params: { id: place?.id ?? '' } })).status).toBe(200);
  });

  test('WI-05 people with a password get links as before', async () => {
    const event = await givenEvent(admin);
    const someone = await givenSignedIn(product);
    await someone.call(requestJoin, { body: { eventId: event.id, roleId: roleOf(event) } });
    const mail = await newest(someone.email);
    expect(mail).toContain(`/event/${event.id}`);
    expect(mail).not.toContain('/sign-in/');
  });

  test('WI-05 a password makes it her account with all that was hers, once, and ends the ways in of the mails', async () => {
    const { client, email } = await asked();
    const before = await mine(client);
    const [, token = ''] = /\/sign-in\/([\w-]+)/.exec(await newest(email)) ?? [];
    const body = { password: 'Mangoes7!', terms: true };
    expect(
      (await client.call(care.choosePassword, { body: { ...body, password: 'Sana1!' } })).status,
    ).toBe(400);
    expect((await client.call(care.choosePassword, { body })).status).toBe(200);
    expect((await client.call(getSite)).body.viewer).not.toHaveProperty('isGuest');
    expect(await mine(client)).toEqual(before);
    expect((await client.call(care.choosePassword, { body })).body.code).toBe(
      'account_care.has_password',
    );
    expect((await visitor().call(care.signInByLink, { body: { token } })).status).toBe(400);
    const { client: later } = await loggedIn(email);
    expect(await mine(later)).toEqual(before);
  });

  test('WI-05 signing up later grows out of the same account', async () => {
    const { client, email } = await asked();
    const before = await mine(client);
    const { client: grown } = await activate(product, await tokenOfSignUp(email));
    expect(await mine(grown)).toEqual(before);
    expect((await grown.call(getSite)).body.viewer).not.toHaveProperty('isGuest');
  });

  test('WI-05 she is counted, takes her data along, has a certificate like everybody, and leaves without a password', async () => {
    const { client, email } = await asked();
    expect(JSON.stringify((await admin.call(listPeople)).body)).toContain('Sana Malik');
    const { data } = (await client.call(care.exportData)).body as {
      data: { profile: object; participations: unknown[] };
    };
    expect(data.profile).toMatchObject({ email });
    expect(data.participations).toHaveLength(1);
    // No hours yet: refused for that, not for having no password.
    const days = { from: '2026-01-01', to: '2026-12-31' };
    expect((await client.call(issueCertificate, { body: days })).body.code).toMatch(/^certificate/);
    const event = await givenEvent(admin);
    await ask(event, email);
    expect((await client.call(care.leave, { body: {} })).status).toBe(200);
    expect(await mine(client)).toBeUndefined();
    const keep = /\/keep-account\/([\w-]+)/.exec(await newest(email))?.[1];
    expect((await visitor().call(care.keepAccount, { body: { token: keep } })).status).toBe(200);
  });

  test('AU-10 who has a password cannot leave without it', async () => {
    const someone = await givenSignedIn(product);
    expect((await someone.call(care.leave, { body: {} })).body).toMatchObject({
      fields: { currentPassword: 'Please enter your current password.' },
    });
  });
});
