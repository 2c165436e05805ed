/** B4: what opens an account ends with its password, over HTTP. */
import * as care from '@saath/contract/accounts/account-care/endpoints';
import { getUser, updateProfile } from '@saath/contract/accounts/accounts/endpoints';
import {
  getCalendarFeed,
  makeCalendarFeed,
} from '@saath/contract/afterwards/calendar-feed/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import type { TokenPurpose } from '../../../platform/tables/foundation.ts';
import { newToken } from '../../../platform/tokens.ts';
import { testClient } from '../../../testing/client.ts';
import { eventForm, givenAdmin, givenEvent, givenSignedIn } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { insertToken } from '../../foundation/one-time-links/queries.ts';
import { answerLinks } from '../../places/reminders/service.ts';
import { updateUser } from '../accounts/queries.ts';

const DAY = 86_400_000;
const oldPassword = 'Mangoes7!';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => await product.close());

const guest = () => testClient(product.app);

async function person() {
  const given = await givenSignedIn(product);
  const passwordHash = await product.setup.passwords.hash(oldPassword);
  await updateUser(product.db, given.id, { passwordHash });
  return given;
}

/** Every kind of link that the table knows, as its own rule says it. */
async function kindsOfLinks(): Promise<TokenPurpose[]> {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'account_token_purpose_check'
  `.execute(product.db);
  return [...(rows[0]?.rule ?? '').matchAll(/'(\w+)'/g)].map(([, kind]) => kind as TokenPurpose);
}

async function resetPassword(email: string): Promise<number> {
  await guest().call(care.forgotPassword, { body: { email } });
  const mail = (await product.mailsTo(email)).at(-1) ?? '';
  const token = /\/reset-password\/([\w-]+)/.exec(mail)?.[1];
  const body = { token, password: 'Guavas88!' };
  return (await guest().call(care.resetPassword, { body })).status;
}

const ways = {
  'a reset': async ({ email }: { email: string }) => await resetPassword(email),
  'a change in the profile': async (someone: Awaited<ReturnType<typeof person>>) => {
    const body = { password: 'Guavas88!', currentPassword: oldPassword };
    return (await someone.call(updateProfile, { body })).status;
  },
  'a change by the link of a mail': async (someone: Awaited<ReturnType<typeof person>>) => {
    await someone.call(updateProfile, { body: { password: 'Guavas88!' } });
    const mail = (await product.mailsTo(someone.email)).at(-1) ?? '';
    const token = /\/change-password\/([\w-]+)/.exec(mail)?.[1];
    return (await guest().call(care.confirmPassword, { body: { token } })).status;
  },
};

describe.each(Object.entries(ways))('after %s', (_, change) => {
  test('AU-10 no link of any kind works that was issued before', async () => {
    const someone = await person();
    const kinds = (await kindsOfLinks()).filter((kind) => kind !== 'first_admin');
    expect(kinds).toContain('email_change');
    const issue = async (purpose: TokenPurpose) => {
      const at = { createdAt: testStart, expiresAt: new Date(testStart.getTime() + DAY) };
      const isEmail = purpose === 'email_change' || purpose === 'email_approval';
      const extras = {
        newEmail: isEmail ? `new.${someone.email}` : null,
        passwordHash: purpose === 'password_change' ? 'none' : null,
      };
      const { text, hash } = newToken();
      await insertToken(product.db, {
        ...{ tokenHash: hash, purpose, userId: someone.id },
        ...at,
        ...extras,
      });
      return text;
    };
    // A new kind that needs more than this fails here, and has to be thought of.
    const issued = new Map<TokenPurpose, string>();
    for (const kind of kinds) issued.set(kind, await issue(kind));
    expect(await change(someone)).toBe(200);

    const left = product.db.selectFrom('accountToken').select('purpose');
    expect(await left.where('userId', '=', someone.id).execute()).toEqual([]);
    const body = { token: issued.get('email_change') };
    expect((await guest().call(care.confirmEmail, { body })).status).toBe(400);
  });

  test('AU-10 other devices are logged out and told nothing, and the calendar has another address', async () => {
    const someone = await person();
    const other = await product.sessions.start(someone.id, 'Other');
    const session = await product.sessions.find(other.secret);
    const device = (sessionId: string | null, name: string) => ({
      ...{ id: crypto.randomUUID(), userId: someone.id, sessionId, createdAt: testStart },
      ...{ endpoint: `https://push.example/${someone.id}/${name}`, p256dh: 'x', auth: 'x' },
    });
    const devices = [device(session?.sessionId ?? null, 'a'), device(null, 'b')];
    await product.db.insertInto('pushSubscription').values(devices).execute();
    const before = (await someone.call(makeCalendarFeed)).body.url as string;
    expect(await change(someone)).toBe(200);

    expect(await product.sessions.find(other.secret)).toBeUndefined();
    const told = product.db.selectFrom('pushSubscription').select('id');
    expect(await told.where('userId', '=', someone.id).execute()).toEqual([]);
    const read = await product.app.inject({ url: new URL(before).pathname });
    expect(read.statusCode).toBe(404);
    const { secret } = await product.sessions.start(someone.id, 'Again');
    const again = guest();
    again.cookie = `__Host-sid=${secret}`;
    const feed = (await again.call(getCalendarFeed)).body;
    expect(feed).toMatchObject({ readAt: null, replacedAt: expect.any(String) });
    expect(feed.url).not.toBe(before);
    const now = await product.app.inject({ url: new URL(feed.url as string).pathname });
    expect(now.statusCode).toBe(200);
  });

  test('AU-10 the answers of reminders that were mailed before are good no more', async () => {
    const someone = await person();
    const admin = await givenAdmin(product);
    const event = await givenEvent(admin, eventForm());
    const [role] = event.role;
    const startTime = new Date(event.startTime);
    await admin.call((await import('@saath/contract/events/roles/endpoints')).assignVolunteer, {
      body: { volunteerId: someone.id, roleId: role?.id, eventId: event.id },
    });
    const { id: participationId } = await product.db
      .selectFrom('participation')
      .select('id')
      .where('userId', '=', someone.id)
      .executeTakeFirstOrThrow();
    const linkWith = (linkStamp: number) =>
      new URL(answerLinks(product.ports, { participationId, startTime, linkStamp }).cant).pathname;
    const { readLink } = await import('../../places/reminders/service.ts');
    const open = async (stamp: number) =>
      await readLink(product.ports, linkWith(stamp).slice('/coming/'.length));
    await expect(open(0)).resolves.toMatchObject({ chosen: 'cant' });
    expect(await change(someone)).toBe(200);
    await expect(open(0)).rejects.toMatchObject({ code: 'reminders.link_invalid' });
    await expect(open(1)).resolves.toMatchObject({ chosen: 'cant' });
  });
});

describe('what is not a new password', () => {
  test('AU-10 another address ends the links of the mailbox that is left, and no session', async () => {
    const someone = await person();
    const email = `moved.${someone.email}`;
    await guest().call(care.forgotPassword, { body: { email: someone.email } });
    const reset = /\/reset-password\/([\w-]+)/.exec(
      (await product.mailsTo(someone.email)).at(-1) ?? '',
    )?.[1];
    await someone.call(care.changeEmail, { body: { email, currentPassword: oldPassword } });
    const token = /\/change-email\/([\w-]+)/.exec((await product.mailsTo(email)).at(-1) ?? '')?.[1];
    expect((await guest().call(care.confirmEmail, { body: { token } })).status).toBe(200);
    const body = { token: reset, password: 'Guavas88!' };
    expect((await guest().call(care.resetPassword, { body })).status).toBe(400);
    expect((await someone.call(getUser)).body.user).toMatchObject({ email });
  });

  test('B4 AU-10 leaving ends everything that opens the account, or tells what is in it', async () => {
    const someone = await person();
    const { id: userId } = someone;
    const { id: eventId } = await givenEvent(await givenAdmin(product), eventForm());
    const at = { createdAt: testStart };
    await product.db
      .insertInto('pushSubscription')
      .values({
        ...{ id: crypto.randomUUID(), userId, sessionId: null, ...at },
        ...{ endpoint: `https://push.example/${userId}`, p256dh: 'x', auth: 'x' },
      })
      .execute();
    const feed = (await someone.call(makeCalendarFeed)).body.url as string;
    await guest().call(care.forgotPassword, { body: { email: someone.email } });
    const times = { openedAt: testStart, endsAt: new Date(testStart.getTime() + DAY) };
    const pass = { id: newId(), eventId, organiserId: userId, device: '', ...times };
    await product.db.insertInto('kioskPass').values(pass).execute();
    const grant = {
      eventId,
      userId,
      givenRight: 'door',
      givenBy: null,
      givenAt: testStart,
    } as const;
    await product.db.insertInto('eventGrant').values(grant).execute();
    const body = { currentPassword: oldPassword };
    expect((await someone.call(care.leave, { body })).status).toBe(200);

    expect((await someone.call(getUser)).status).toBe(401);
    expect((await product.app.inject({ url: new URL(feed).pathname })).statusCode).toBe(404);
    const left = {
      links: await product.db
        .selectFrom('accountToken')
        .select('purpose')
        .where('userId', '=', userId)
        .execute(),
      devices: await product.db
        .selectFrom('pushSubscription')
        .select('id')
        .where('userId', '=', userId)
        .execute(),
      kiosks: await product.db
        .selectFrom('kioskPass')
        .select('id')
        .where('organiserId', '=', userId)
        .execute(),
      grants: await product.db
        .selectFrom('eventGrant')
        .select('eventId')
        .where('userId', '=', userId)
        .execute(),
    };
    // The way back, which was made after it.
    const none = { devices: [], kiosks: [], grants: [] };
    expect(left).toEqual({ links: [{ purpose: 'keep_account' }], ...none });
  });

  test('AU-10 whatever else in the database holds a secret of a person is known here', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and (column_name ~ 'token|secret|_pass$' or table_name ~ '_feed$|_pass$')
        and column_name in ('token_hash', 'secret', 'id')
      order by 1
    `.execute(product.db);
    // What is new here needs its line in access/service.ts, or a reason why not.
    expect(rows.map(({ name }) => name)).toEqual([
      'account_token.token_hash',
      // Holds the stamp of the Admin's links, which a new password changes.
      'answer_link.token_hash',
      'api_token.token_hash',
      'calendar_feed.id',
      // In the mailbox of the guardian; it opens no account.
      'guardian_consent.token_hash',
      // Asks for a place in the name of its mailbox, and opens no account that has a password.
      'guest_request.token_hash',
      'invitation.token_hash',
      'kiosk_pass.id',
      'session.token_hash',
      'sign_up.token_hash',
    ]);
  });
});
