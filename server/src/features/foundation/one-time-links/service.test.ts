/** Links of mails: what the database keeps of them, how long they work, and that each works once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { givenVolunteer } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { deleteTokens, takeToken } from './queries.ts';
import { issueFirstLinks, issueLink, newLink } from './service.ts';

const HOUR = 3_600_000;
const appUrl = new URL('https://saath.example/');

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => await product.close());

type Purpose = Parameters<typeof issueLink>[1]['purpose'];

/** Hours, as the mails promise them. */
const kinds: readonly [Purpose, string, number][] = [
  ['activation', '/activation/', 24],
  ['password_reset', '/reset-password/', 1],
  ['email_change', '/change-email/', 24],
  ['email_approval', '/change-email/', 1],
  ['password_change', '/change-password/', 1],
  ['keep_account', '/keep-account/', 7 * 24],
  ['welcome', '/welcome/', 14 * 24],
  ['sign_in', '/sign-in/', 0.25],
  ['guest', '/sign-in/', 30 * 24],
];

const secretOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
const issue = async (userId: string, purpose: Purpose = 'activation') =>
  secretOf(
    await inTransaction(product.db, async (tx) =>
      issueLink(tx, { purpose, userId, at: testStart, appUrl }),
    ),
  );
const take = async (secret: string, purpose: Purpose = 'activation', now = testStart) =>
  await inTransaction(product.db, async (tx) =>
    takeToken(tx, { tokenHash: hashToken(secret), purpose, now }),
  );

test.each(kinds)(
  'AU-04 a link for %s leads to %s and works for %d hours',
  (purpose, path, hours) => {
    const { url, tokenHash, expiresAt } = newLink({ purpose, at: testStart, appUrl });
    expect(url.startsWith(`https://saath.example${path}`)).toBe(true);
    expect(Buffer.from(secretOf(url), 'base64url')).toHaveLength(32);
    expect(hashToken(secretOf(url))).toEqual(tokenHash);
    expect((expiresAt.getTime() - testStart.getTime()) / HOUR).toBe(hours);
  },
);

test('AU-04 a link works once, for its own purpose, until its end', async () => {
  const { id: userId } = await givenVolunteer(product.db);
  const secret = await issue(userId, 'password_reset');
  const end = new Date(testStart.getTime() + HOUR);
  expect(await take(secret, 'activation')).toBeUndefined();
  expect(await take(`${secret}x`, 'password_reset')).toBeUndefined();
  expect(await take(secret, 'password_reset', end)).toBeUndefined();
  const last = new Date(end.getTime() - 1);
  expect(await take(secret, 'password_reset', last)).toMatchObject({ userId });
  expect(await take(secret, 'password_reset', last)).toBeUndefined();
});

test('AU-04 of two who use a link at once one gets it', async () => {
  const { id: userId } = await givenVolunteer(product.db);
  const secret = await issue(userId);
  const taken = await Promise.all([take(secret), take(secret)]);
  expect(taken.filter((each) => each !== undefined)).toHaveLength(1);
});

test('AU-04 a new link ends the older ones of its kind and person, and no others', async () => {
  const [one, other] = [await givenVolunteer(product.db), await givenVolunteer(product.db)];
  const old = await issue(one.id);
  const reset = await issue(one.id, 'password_reset');
  const foreign = await issue(other.id);
  const again = await issue(one.id);
  expect(await take(old)).toBeUndefined();
  expect(await take(again)).toMatchObject({ userId: one.id });
  expect(await take(reset, 'password_reset')).toMatchObject({ userId: one.id });
  expect(await take(foreign)).toMatchObject({ userId: other.id });
});

test('AU-09 all links of a kind can be ended at once', async () => {
  const { id: userId } = await givenVolunteer(product.db);
  const [ended, kept] = [await issue(userId, 'keep_account'), await issue(userId, 'activation')];
  await deleteTokens(product.db, 'keep_account');
  expect(await take(ended, 'keep_account')).toBeUndefined();
  expect(await take(kept)).toMatchObject({ userId });
});

test('AU-04 links for many people are in the order of the people, each for one of them', async () => {
  const people: string[] = [];
  for (let count = 0; count < 5; count += 1) people.push((await givenVolunteer(product.db)).id);
  const given = { purpose: 'welcome', userIds: people, at: testStart, appUrl } as const;
  const links = await inTransaction(product.db, async (tx) => issueFirstLinks(tx, given));
  const end = new Date(testStart.getTime() + 14 * 24 * HOUR);
  const owners: (string | null | undefined)[] = [];
  for (const url of links) {
    expect(url).toMatch(/^https:\/\/saath\.example\/welcome\/[\w-]{43}$/);
    expect(await take(secretOf(url), 'welcome', end)).toBeUndefined();
    owners.push((await take(secretOf(url), 'welcome'))?.userId);
  }
  expect(owners).toEqual(people);
  const none = { ...given, userIds: [] };
  expect(await inTransaction(product.db, async (tx) => issueFirstLinks(tx, none))).toEqual([]);
});

test('AU-04 the database keeps a hash: a copy of it opens no account', async () => {
  const { id: userId } = await givenVolunteer(product.db);
  const secret = await issue(userId);
  const rows = await product.db
    .selectFrom('accountToken')
    .selectAll()
    .where('userId', '=', userId)
    .execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.tokenHash).toEqual(hashToken(secret));
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(await take(rows[0]?.tokenHash.toString('base64url') ?? '')).toBeUndefined();
});
