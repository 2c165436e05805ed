/** How long a session lives, what ends it, and what its end leaves of a device. Directly on the service. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import { givenAdmin, givenVolunteer } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { insertToken } from '../one-time-links/queries.ts';
import { dropExpired } from './service.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let product: TestProduct;
let organiserId: string;
beforeAll(async () => {
  product = await testProduct();
  organiserId = (await givenAdmin(product)).id;
});
afterAll(async () => await product.close());
beforeEach(() => {
  product.clock.now = testStart;
});

const start = async (userId: string) => (await product.sessions.start(userId, 'Tests')).secret;
const isAlive = async (secret: string) => (await product.sessions.find(secret)) !== undefined;
function later(milliseconds: number) {
  product.clock.now = new Date(product.clock.now.getTime() + milliseconds);
}
const volunteerId = async () => (await givenVolunteer(product.db)).id;
const rowOf = async (secret: string) =>
  await product.db
    .selectFrom('session')
    .selectAll()
    .where('tokenHash', '=', hashToken(secret))
    .executeTakeFirst();

/** How long each role's session lives unused. */
const idle = { Volunteer: 14 * DAY, Admin: 30 * MINUTE } as const;
const personOf = { Volunteer: volunteerId, Admin: async () => organiserId } as const;

describe.each(['Volunteer', 'Admin'] as const)('AU-06 the session of a %s', (role) => {
  test('AU-06 lives unused to the last millisecond of its time, and not longer', async () => {
    const secret = await start(await personOf[role]());
    later(idle[role] - 1);
    expect((await rowOf(secret))?.expiresAt.getTime()).toBe(testStart.getTime() + idle[role]);
    expect(await isAlive(secret)).toBe(true);
    const unused = await start(await personOf[role]());
    later(idle[role]);
    expect(await isAlive(unused)).toBe(false);
  });
});

test('AU-06 a session ends thirty days after the login, however often it is used', async () => {
  const secret = await start(await volunteerId());
  const end = testStart.getTime() + 30 * DAY;
  for (const days of [10, 20, 29]) {
    product.clock.now = new Date(testStart.getTime() + days * DAY);
    expect(await isAlive(secret)).toBe(true);
  }
  expect((await rowOf(secret))?.expiresAt.getTime()).toBe(end);
  product.clock.now = new Date(end - 1);
  expect(await isAlive(secret)).toBe(true);
  product.clock.now = new Date(end);
  expect(await isAlive(secret)).toBe(false);
});

test('AU-06 whatever the pauses: a session lives exactly as long as none of them is longer than its idle time', async () => {
  const pauses = fc.array(fc.integer({ min: MINUTE + 1, max: 40 * MINUTE }), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(pauses, async (given) => {
      product.clock.now = testStart;
      const secret = await start(organiserId);
      let shouldLive = true;
      for (const pause of given) {
        later(pause);
        shouldLive &&= pause < idle.Admin;
        expect(await isAlive(secret)).toBe(shouldLive);
      }
    }),
    { numRuns: 12 },
  );
});

test('AU-06 reading pages does not write: within a minute the idle end is not moved', async () => {
  const secret = await start(organiserId);
  later(MINUTE);
  await isAlive(secret);
  expect((await rowOf(secret))?.seenAt).toEqual(testStart);
  later(1);
  await isAlive(secret);
  expect((await rowOf(secret))?.seenAt).toEqual(product.clock.now);
});

test('AU-06 the browser is told to keep the cookie thirty days, and the database knows the secret by its hash alone', async () => {
  const { secret, expiresAt } = await product.sessions.start(organiserId, 'Chrome on Android');
  expect(expiresAt.getTime()).toBe(testStart.getTime() + 30 * DAY);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  const row = await rowOf(secret);
  expect(row).toMatchObject({ userId: organiserId, device: 'Chrome on Android' });
  expect(JSON.stringify(row)).not.toContain(secret);
  for (const wrong of ['', 'x', `${secret}x`, newToken().text, row?.id ?? ''])
    expect(await isAlive(wrong), wrong).toBe(false);
});

test('OR-03 a session follows the role that its person has now, and from the next use on with its idle time', async () => {
  const userId = await volunteerId();
  const secret = await start(userId);
  const { sessionId = '' } = (await product.sessions.find(secret)) ?? {};
  await product.db.updateTable('appUser').set({ role: 'Admin' }).where('id', '=', userId).execute();
  later(2 * MINUTE);
  expect(await product.sessions.find(secret)).toEqual({
    ...{ id: userId, role: 'Admin', sessionId, grants: [], branches: [] },
    ...{ isStrong: false, waitsForPasskey: false, at: product.clock.now },
  });
  expect((await product.sessions.standing([sessionId])).get(sessionId)?.role).toBe('Admin');
  later(idle.Admin);
  expect(await isAlive(secret)).toBe(false);
});

describe('AU-07 what ends a session', () => {
  test('AU-07 logging out ends this one, signing out everywhere all of this person and nobody else', async () => {
    const [userId, otherId] = [await volunteerId(), await volunteerId()];
    const [first, second, third] = [await start(userId), await start(userId), await start(userId)];
    const foreign = await start(otherId);
    await product.sessions.end(first);
    expect([await isAlive(first), await isAlive(second), await isAlive(third)]).toEqual([
      false,
      true,
      true,
    ]);
    await product.sessions.endAllOf(userId);
    expect([await isAlive(second), await isAlive(third)]).toEqual([false, false]);
    expect(await isAlive(foreign)).toBe(true);
  });

  test('HR-02 of sessions that are asked about only those stand that have not ended; asking does not use them', async () => {
    const userId = await volunteerId();
    const [gone, old] = [await start(userId), await start(organiserId)];
    const ids = [(await rowOf(gone))?.id ?? '', (await rowOf(old))?.id ?? '', newId()];
    const standing = async () =>
      [...(await product.sessions.standing(ids)).values()].map(({ role }) => role).sort();
    expect(await standing()).toEqual(['Admin', 'Volunteer']);
    await product.sessions.end(gone);
    later(idle.Admin - 1);
    expect(await standing()).toEqual(['Admin']);
    later(1);
    expect(await standing()).toEqual([]);
    expect(await product.sessions.standing([])).toEqual(new Map());
  });
});

describe('VO-06 a device that is told', () => {
  /** A session and its device. */
  async function withDevice(userId: string) {
    const secret = await start(userId);
    const id = newId();
    const keys = { endpoint: `https://push.example/${id}`, p256dh: 'x', auth: 'x' };
    const sessionId = (await rowOf(secret))?.id ?? null;
    const device = { id, userId, sessionId, createdAt: testStart, ...keys };
    await product.db.insertInto('pushSubscription').values(device).execute();
    const told = async () =>
      await product.db
        .selectFrom('pushSubscription')
        .select(['id', 'sessionId'])
        .where('id', '=', id)
        .executeTakeFirst();
    return { secret, id, told };
  }

  test('VO-06 is told no longer once its person logged out there', async () => {
    const { secret, told } = await withDevice(await volunteerId());
    await product.sessions.end(secret);
    expect(await told()).toBeUndefined();
  });

  test('VO-06 is told as before when its session ran out, and also when that one is logged out afterwards', async () => {
    const userId = await volunteerId();
    const [swept, clicked] = [await withDevice(userId), await withDevice(userId)];
    later(idle.Volunteer);
    await product.sessions.end(clicked.secret);
    expect(await clicked.told()).toEqual({ id: clicked.id, sessionId: null });
    expect((await swept.told())?.sessionId).not.toBeNull();
    await dropExpired(product.db, product.clock.now);
    expect(await swept.told()).toEqual({ id: swept.id, sessionId: null });
  });
});

test('AU-04 the sweep takes sessions and links that are over, and none that is good for a moment longer', async () => {
  const userId = await volunteerId();
  const [over, good] = [await start(organiserId), await start(userId)];
  const link = async (expiresAt: Date) => {
    const { hash: tokenHash } = newToken();
    const createdAt = testStart;
    const token = { tokenHash, purpose: 'welcome', userId, createdAt, expiresAt } as const;
    await insertToken(product.db, token);
    return tokenHash;
  };
  const end = testStart.getTime() + idle.Admin;
  const goodLink = await link(new Date(end + 1));
  await link(new Date(end));
  await dropExpired(product.db, new Date(end));
  expect([await rowOf(over), (await rowOf(good))?.userId]).toEqual([undefined, userId]);
  const links = product.db.selectFrom('accountToken').select('tokenHash');
  expect(await links.where('userId', '=', userId).execute()).toEqual([{ tokenHash: goodLink }]);
});
