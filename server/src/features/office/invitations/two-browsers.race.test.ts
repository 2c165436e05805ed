/** Races on a real PostgreSQL server with many connections; PGlite has one connection and cannot show them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../tools/rounds.mjs';
import { createPasswords } from '../../../platform/passwords.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { serverDatabase } from '../../../testing/database.ts';
import { givenAdmin } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { twoLookFirst } from '../../../testing/two-look-first.ts';
import { insertUser } from '../../accounts/accounts/queries.ts';
import { findByToken, updateInvitation } from './queries.ts';
import { accept, type Invitations, invite, resend, withdraw } from './service.ts';

const ROUNDS = rounds(20);
const BROWSERS = 4;

let product: TestProduct;
let invitations: Invitations;
let adminId: string;
const tokens: string[] = [];
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(30) });
  adminId = (await givenAdmin(product)).id;
  const { outbox } = product.ports;
  invitations = {
    ...product.ports,
    // Cheap ones: what races here is not the hashing.
    passwords: { ...createPasswords(), hash: async () => 'none' },
    outbox: {
      ...outbox,
      async post(tx, mail) {
        tokens.push(/\/invitation\/([\w-]+)/.exec(mail.href)?.[1] ?? '');
        await outbox.post(tx, mail);
      },
    },
  };
});
afterAll(async () => await product.close());

const codeOf = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'fulfilled' ? 'done' : (outcome.reason as { code?: string }).code;
const count = (codes: readonly unknown[], code: string) =>
  codes.filter((each) => each === code).length;

let number = 0;
async function invited() {
  number += 1;
  const email = `racer${number}@example.org`;
  const { id } = await invite(invitations, { email, language: 'en', actorId: adminId });
  return { id, email, token: tokens.at(-1) ?? '' };
}

const accountsOf = async (email: string) =>
  await product.db.selectFrom('appUser').select('role').where('emailKey', '=', email).execute();

const acceptAs = async (token: string, index: number) =>
  await accept(invitations, {
    token,
    name: `Browser ${'ABCDEFGH'[index]}`,
    password: 'Sunrise7!',
  });

test(`AU-09 of ${BROWSERS} browsers that accept one invitation at once one becomes an Admin, in ${ROUNDS} of ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { email, token } = await invited();
    const outcomes = await Promise.allSettled(
      Array.from({ length: BROWSERS }, (_, index) => acceptAs(token, index)),
    );
    const codes = outcomes.map(codeOf);
    expect(count(codes, 'done')).toBe(1);
    expect(count(codes, 'accounts.token_invalid')).toBe(BROWSERS - 1);
    expect(await accountsOf(email)).toEqual([{ role: 'Admin' }]);
    const joined = await product.db
      .selectFrom('auditEntry')
      .select('id')
      .where('action', '=', 'admin.joined')
      .execute();
    expect(joined).toHaveLength(round + 1);
  }
});

test('AU-09 negative control: without the lock on the invitation several browsers are told that they did it', async () => {
  const acceptUnlocked = async (token: string, email: string, haveLooked: () => Promise<void>) =>
    await product.db.transaction().execute(async (tx) => {
      const row = await findByToken(tx, hashToken(token));
      if (!row || row.acceptedAt) return false;
      await haveLooked();
      // The address alone makes no second account; it takes the invitation's own row to say that it was used.
      await insertUser(tx, {
        id: crypto.randomUUID(),
        name: 'Unlocked',
        email,
        role: 'Admin',
        passwordHash: 'none',
        pictureId: null,
        activatedAt: null,
        createdAt: new Date(),
        updatedAt: new Date(),
      });
      await updateInvitation(tx, row.id, { acceptedAt: new Date() });
      return true;
    });
  let doubled = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const { email, token } = await invited();
    const haveLooked = twoLookFirst();
    const heard = await Promise.all(
      Array.from({ length: BROWSERS }, () => acceptUnlocked(token, email, haveLooked)),
    );
    if (heard.filter(Boolean).length > 1) doubled += 1;
  }
  expect(doubled).toBe(ROUNDS);
});

test('AU-09 accepting races with withdrawing and sending again: the invitation ends one way only', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id, email, token } = await invited();
    const outcomes = await Promise.allSettled([
      acceptAs(token, 0),
      round % 2 === 0
        ? withdraw(invitations, { id, actorId: adminId })
        : resend(invitations, { id, actorId: adminId }),
    ]);
    const [accepted, other] = outcomes.map(codeOf);
    const isIn = accepted === 'done';
    expect(isIn || accepted === 'accounts.token_invalid').toBe(true);
    expect(['invitations.ended', 'invitations.is_admin'].includes(other ?? '')).toBe(isIn);
    expect(await accountsOf(email)).toHaveLength(isIn ? 1 : 0);
  }
});

test('AU-09 an address that is invited many times at once gets one invitation and one mail', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    number += 1;
    const email = `twice${number}@example.org`;
    const outcomes = await Promise.allSettled(
      Array.from({ length: BROWSERS }, () =>
        invite(invitations, { email, language: 'en', actorId: adminId }),
      ),
    );
    const codes = outcomes.map(codeOf);
    expect(count(codes, 'done')).toBe(1);
    expect(count(codes, 'invitations.already_invited')).toBe(BROWSERS - 1);
    const mails = await product.db
      .selectFrom('mail')
      .select('id')
      .where('toAddress', '=', email)
      .execute();
    expect(mails).toHaveLength(1);
  }
});
