/** Races on a real PostgreSQL server with many connections; PGlite has one connection and cannot show them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../tools/rounds.mjs';
import { newId } from '../../../platform/ids.ts';
import { serverDatabase } from '../../../testing/database.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import type { Accounts } from '../accounts/service.ts';
import { activateAccount, signUp } from './service.ts';

const ROUNDS = rounds(20);

let product: TestProduct;
let accounts: Accounts;
/** The password that was typed with each link, by its secret. */
const typed = new Map<string, string>();
let typing: string[] = [];
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(30) });
  const { passwords } = product.setup;
  const { outbox } = product.ports;
  accounts = {
    ...product.ports,
    // The password itself stands for its hash: what races here is not the hashing.
    passwords: { ...passwords, hash: async (password) => password },
    outbox: {
      ...outbox,
      async post(tx, mail) {
        const token = /\/activation\/([\w-]+)/.exec(mail.href)?.[1];
        const who = /Typed ([A-Z])/.exec(mail.greeting)?.[1];
        if (token && who) typed.set(token, `Mangoes7!${who}`);
        if (token) typing.push(token);
        await outbox.post(tx, mail);
      },
    },
  };
});
afterAll(async () => await product.close());

const signUpAs = async (email: string, who: string) =>
  await signUp(
    accounts,
    {
      name: `Typed ${who}`,
      email,
      password: `Mangoes7!${who}`,
      contactNumber: '03001234567',
      experienceYears: 1,
      description: 'I like to help.',
      skills: ['Cloud'],
      interests: ['Outdoor'],
      language: 'en',
    },
    newId(),
  );
const open = async (token: string) => await activateAccount(accounts, token, async () => {});

test('AU-04 of sign-ups at one moment one link is good, and it activates what was typed with it', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const email = `crowd${round}@gmail.com`;
    typing = [];
    await Promise.all([...'ABCD'].map(async (who) => await signUpAs(email, who)));
    expect(typing).toHaveLength(4);
    const opened = await Promise.allSettled(typing.map(open));
    const good = opened.flatMap((outcome, index) =>
      outcome.status === 'fulfilled'
        ? [{ user: outcome.value.user, token: typing[index] ?? '' }]
        : [],
    );
    expect(good).toHaveLength(1);
    for (const { user, token } of good) expect(user.passwordHash).toBe(typed.get(token));
  }
});

test('AU-04 a sign-up while a link is opened swaps nothing and leaves one account', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const email = `swap${round}@gmail.com`;
    typing = [];
    await signUpAs(email, 'A');
    const [own = ''] = typing;
    const [opened] = await Promise.allSettled([open(own), signUpAs(email, 'B'), open(own)]);
    const rows = await product.db
      .selectFrom('appUser')
      .select(['passwordHash'])
      .where('emailKey', '=', email)
      .execute();
    // Either my link came first and the account is mine, or it is over and nobody has one.
    const mayBe =
      opened.status === 'fulfilled'
        ? [[{ passwordHash: typed.get(own) }]]
        : [[], [{ passwordHash: typed.get(own) }]];
    expect(mayBe).toContainEqual(rows);
    // What is left of the later sign-up cannot have the account of the earlier.
    const later = typing[1];
    if (rows.length === 1 && later) await expect(open(later)).rejects.toThrow();
  }
});
