/** AU-04: an account belongs to whoever opens the link of its own sign-up, over HTTP. */
import * as endpoints from '@saath/contract/accounts/accounts/endpoints';
import { welcome } from '@saath/contract/office/imports/endpoints';
import { listOrganiserRequests } from '@saath/contract/office/organisers/endpoints';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noPassword } from '../../../platform/passwords.ts';
import { testClient } from '../../../testing/client.ts';
import { givenAdmin, givenSignedIn, givenVolunteer } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import {
  activate,
  activationTokens,
  logIn,
  type SignupForm,
  signUp,
  signupForm,
} from '../../../testing/signing-up.ts';
import { sweepFiles } from '../../foundation/media/service.ts';
import { findUserByEmail, insertUser, updateUser } from '../accounts/queries.ts';
import { dropOldSignUps } from './service.ts';

const DAY = 86_400_000;

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => await product.close());

let count = 0;
function address(): string {
  count += 1;
  return `owner${count}@gmail.com`;
}

const mine = (email: string) => signupForm({ email, name: 'Mine Own', password: 'Mangoes7!' });
const theirs = (email: string) =>
  signupForm({
    email,
    name: 'Some Stranger',
    password: 'Parrots5$',
    contactNumber: '03119999999',
  });

async function signedUp(form: SignupForm): Promise<string> {
  expect((await signUp(product, form)).status).toBe(200);
  return (await activationTokens(product, form.email)).at(-1) ?? '';
}

const profileOf = async (client: ReturnType<typeof testClient>) =>
  (await client.call(endpoints.getUser)).body.user as Record<string, unknown>;

describe('two parties, one address', () => {
  test('AU-04 a stranger who signed up first gets nothing: my link activates what I typed', async () => {
    const email = address();
    const strange = await signedUp(theirs(email));
    const own = await signedUp(mine(email));
    const { status, client } = await activate(product, own);
    expect(status).toBe(200);
    expect(await profileOf(client)).toMatchObject({
      name: 'Mine Own',
      contactNumber: '03001234567',
    });
    expect((await logIn(product, mine(email))).status).toBe(200);
    expect((await logIn(product, theirs(email))).status).toBe(401);
    expect(await activate(product, strange)).toMatchObject({
      status: 400,
      body: { message: 'Token Expired or Invalid' },
    });
  });

  test('AU-04 a stranger who signs up after me swaps nothing: my link says that it is over', async () => {
    const email = address();
    const own = await signedUp(mine(email));
    await signedUp(theirs(email));
    expect((await activate(product, own)).status).toBe(400);
    expect((await logIn(product, theirs(email))).body.code).toBe('accounts.not_activated');
    // I sign up again, as the page says, and the stranger's link is over in turn.
    const again = await signedUp(mine(email));
    expect((await activate(product, again)).status).toBe(200);
    expect((await logIn(product, mine(email))).status).toBe(200);
  });

  test('AU-04 a mistyped password is mended by signing up again', async () => {
    const email = address();
    await signedUp({ ...mine(email), password: 'Mangose7!' });
    expect((await activate(product, await signedUp(mine(email)))).status).toBe(200);
    expect((await logIn(product, mine(email))).status).toBe(200);
  });

  test('AU-04 once there is an account no link of a sign-up changes it any more', async () => {
    const email = address();
    const own = await signedUp(mine(email));
    await activate(product, own);
    const before = (await activationTokens(product, email)).length;
    expect((await signUp(product, theirs(email))).status).toBe(200);
    expect((await activationTokens(product, email)).length).toBe(before);
    await testClient(product.app).call(endpoints.resendActivation, { body: { email } });
    expect((await activationTokens(product, email)).length).toBe(before);
    expect((await logIn(product, mine(email))).status).toBe(200);
    expect((await logIn(product, theirs(email))).status).toBe(401);
  });

  test.each([
    ['that is in use', {}],
    ['that is being left', { activatedAt: null, leavingAt: testStart }],
  ])('AU-04 a link that is older than an account %s changes nothing of it', async (_, standing) => {
    const [email, password] = [address(), 'Harbours8!'];
    const strange = await signedUp(theirs(email));
    const { id } = await givenVolunteer(product.db, { name: 'Mine Own' });
    const passwordHash = await product.setup.passwords.hash(password);
    const own = { email, emailKey: email, passwordHash, ...standing };
    await updateUser(product.db, id, own);
    expect(await activate(product, strange)).toMatchObject({
      status: 400,
      body: { code: 'accounts.token_invalid' },
    });
    expect(await findUserByEmail(product.db, email)).toMatchObject({
      id,
      name: 'Mine Own',
      ...own,
    });
    expect((await logIn(product, theirs(email))).status).toBe(401);
  });

  test('AU-04 whatever the order, the password of the account is the one typed with the link that opened it', async () => {
    const step = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({ kind: fc.constant('sign up' as const), who: fc.nat(1) }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('send again' as const) }) },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant('open' as const), back: fc.nat(2) }),
      },
    );
    const last = { kind: 'open' as const, back: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), async (steps) => {
        const email = address();
        const passwords = new Map<string, string>();
        let typedLast: string | undefined;
        let expected: string | undefined;
        for (const [index, each] of [...steps, last].entries()) {
          if (each.kind === 'open') {
            const token = [...passwords.keys()].at(-1 - each.back);
            if (!token) continue;
            const { status } = await activate(product, token);
            if (status === 200) expected ??= passwords.get(token);
            continue;
          }
          if (each.kind === 'sign up') {
            const password = `${each.who === 0 ? 'Mangoes' : 'Guavas'}${index}!x`;
            await signUp(product, { ...mine(email), password });
            if (!expected) typedLast = password;
          } else
            await testClient(product.app).call(endpoints.resendActivation, { body: { email } });
          for (const token of await activationTokens(product, email))
            if (!passwords.has(token) && typedLast) passwords.set(token, typedLast);
        }
        // The newest link is good as long as none has been opened.
        expect(expected === undefined).toBe(passwords.size === 0);
        for (const password of new Set(passwords.values())) {
          const { status } = await logIn(product, { email, password });
          expect(status === 200).toBe(password === expected);
        }
      }),
      { numRuns: 10 },
    );
  });
});

describe('who was brought in by an organiser, and accounts of the release before', () => {
  const waiting = async (change: { passwordHash: string }) => {
    const email = address();
    const { id } = await givenVolunteer(product.db);
    const { nameOrder: _, ...template } = await product.db
      .selectFrom('appUser')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await product.db.deleteFrom('appUser').where('id', '=', id).execute();
    await insertUser(product.db, { ...template, ...change, email, activatedAt: null });
    return { id, email };
  };

  test('AU-04 somebody brought in who signs up keeps the account and gets what was typed', async () => {
    const { id, email } = await waiting({ passwordHash: 'not set' });
    const { client } = await activate(product, await signedUp(mine(email)));
    expect(await profileOf(client)).toMatchObject({ id, name: 'Mine Own', skills: ['Cloud'] });
    expect((await logIn(product, mine(email))).status).toBe(200);
  });

  test('AU-04 WI-05 a sign-up that takes a guest on ends whatever was open before', async () => {
    const guest = await givenSignedIn(product, { passwordHash: noPassword });
    const email = address();
    await updateUser(product.db, guest.id, { email, emailKey: email });
    const { client } = await activate(product, await signedUp(mine(email)));
    expect(await profileOf(client)).toMatchObject({ id: guest.id });
    expect((await guest.call(endpoints.getUser)).status).toBe(401);
  });

  test('AU-04 an account that waited already chooses a password anew, whoever typed the one it has', async () => {
    const strange = await product.setup.passwords.hash('Parrots5$');
    const { email } = await waiting({ passwordHash: strange });
    expect((await logIn(product, theirs(email))).body.code).toBe('accounts.not_activated');
    await testClient(product.app).call(endpoints.resendActivation, { body: { email } });
    const mail = (await product.mailsTo(email)).at(-1) ?? '';
    const token = /\/welcome\/([\w-]+)/.exec(mail)?.[1];
    const body = { token, password: 'Mangoes7!', terms: true };
    expect((await testClient(product.app).call(welcome, { body })).status).toBe(200);
    expect((await logIn(product, mine(email))).status).toBe(200);
    expect((await logIn(product, theirs(email))).status).toBe(401);
  });

  test('AU-04 a wish to organise that somebody else typed is not the one of the account', async () => {
    const admin = await givenAdmin(product);
    const email = address();
    const whyOrganise = 'Please let me in, I want to see all addresses.';
    await signUp(product, { ...theirs(email), ...{ whyOrganise } });
    const { client } = await activate(product, await signedUp(mine(email)));
    const { id } = await profileOf(client);
    const { requests } = (await admin.call(listOrganiserRequests)).body;
    expect((requests as { person: { id: string } }[]).map(({ person }) => person.id)).not.toContain(
      id,
    );
  });
});

describe('what a sign-up leaves behind', () => {
  test('AU-03 AU-04 of two sign-ups one picture is kept, and none of those that nobody activated', async () => {
    const { db, files, clock } = product;
    // Files have the time of the machine: by this clock all of them are old.
    const sweep = async () =>
      await sweepFiles({ db, files, now: () => new Date(Date.now() + 2 * DAY) });
    const drop = async (days: number) =>
      await dropOldSignUps({ db, now: () => new Date(clock.now.getTime() + days * DAY) });
    await drop(9);
    await sweep();
    const before = (await product.storedFiles()).length;

    const email = address();
    await signedUp(theirs(email));
    const own = await signedUp(mine(email));
    expect((await product.storedFiles()).length).toBe(before + 1);
    await signedUp(mine(address()));
    await activate(product, own);
    await drop(7);
    await sweep();
    expect((await product.storedFiles()).length).toBe(before + 2);
    await drop(9);
    await sweep();
    expect((await product.storedFiles()).length).toBe(before + 1);
    expect(await db.selectFrom('signUp').select('email').execute()).toEqual([]);
  });

  test('AU-04 a removed address leaves no sign-up behind', async () => {
    const admin = await givenAdmin(product);
    const person = await givenVolunteer(product.db);
    await product.db
      .insertInto('signUp')
      .values({
        ...{ emailKey: person.email, email: person.email, tokenHash: Buffer.from('x') },
        ...{ name: 'A', passwordHash: 'none', contactNumber: '', experienceYears: 0 },
        ...{ description: '', skills: [], interests: [], pictureId: person.id, language: 'en' },
        expiresAt: product.clock.now,
      })
      .execute();
    await admin.call(endpoints.deleteUser, { params: { id: person.id } });
    const left = product.db.selectFrom('signUp').select('email').where('email', '=', person.email);
    expect(await left.execute()).toEqual([]);
  });
});
