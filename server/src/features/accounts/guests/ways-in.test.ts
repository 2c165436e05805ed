/** WI-05: which links of whose mails lead in without a password, and whom each of them lets in. */
import { signInByLink } from '@saath/contract/accounts/account-care/endpoints';
import { getUser } from '@saath/contract/accounts/accounts/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database.ts';
import type { OutgoingMail } from '../../../platform/mail/outgoing.ts';
import { noPassword } from '../../../platform/passwords.ts';
import { testClient } from '../../../testing/client.ts';
import { givenVolunteer } from '../../../testing/given.ts';
import { givenMail } from '../../../testing/given-mail.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { updateUser } from '../accounts/queries.ts';
import { waysInFor } from './service.ts';

const appUrl = new URL('https://saath.example');
const EVENT = '/event/019aa000-0000-7000-8000-000000000001';

type Person = Awaited<ReturnType<typeof givenVolunteer>>;

let product: TestProduct;
let sana: Person;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  sana = await givenGuest('Sana Malik');
});
afterAll(async () => await product.close());

const givenGuest = async (name: string) =>
  await givenVolunteer(product.db, { name, passwordHash: noPassword });
const led = async (...mails: OutgoingMail[]) =>
  await inTransaction(product.db, async (tx) =>
    waysInFor({ now: () => product.clock.now, appUrl })(tx, mails),
  );
const mailTo = (to: string, path: string): OutgoingMail => ({
  ...givenMail({ to }),
  href: new URL(path, appUrl).href,
});
/** Where a link leads in, and what it shows after that. */
const wayOf = (href: string) => {
  const url = new URL(href);
  const [, token] = /^\/sign-in\/([\w-]+)$/.exec(url.pathname) ?? [];
  return { token, search: url.search };
};
/** Who is let in by a link. */
async function nameBehind(token: string | undefined): Promise<unknown> {
  const client = testClient(product.app);
  await client.call(signInByLink, { body: { token } });
  return ((await client.call(getUser)).body.user as { name: string } | undefined)?.name;
}

test('WI-05 of mails to many people each guest has their own way in, and nobody else has one', async () => {
  const other = await givenGuest('Bilal Ahmed');
  const withPassword = await givenVolunteer(product.db);
  const plain = mailTo(withPassword.email, EVENT);
  const stranger = mailTo('nobody@example.org', EVENT);
  const sent = await led(plain, mailTo(sana.email, EVENT), stranger, mailTo(other.email, EVENT));
  expect([sent[0], sent[2]]).toEqual([plain, stranger]);
  const [first, second] = [sent[1], sent[3]].map((mail) => wayOf(mail?.href ?? ''));
  expect([first?.search, second?.search]).toEqual([
    `?to=${encodeURIComponent(EVENT)}`,
    `?to=${encodeURIComponent(EVENT)}`,
  ]);
  expect(await nameBehind(first?.token)).toBe('Sana Malik');
  expect(await nameBehind(second?.token)).toBe('Bilal Ahmed');
});

test('WI-05 who is known to log in with a password is looked up no more, and the guest beside them has their way in', async () => {
  const known = { ...mailTo(sana.email, EVENT), logsIn: true };
  expect(await led(known)).toEqual([known]);
  const other = await givenGuest('Bilal Ahmed');
  const member = { ...mailTo((await givenVolunteer(product.db)).email, EVENT), logsIn: true };
  const [first, second] = await led(member, mailTo(other.email, EVENT));
  expect(first).toEqual(member);
  expect(await nameBehind(wayOf(second?.href ?? '').token)).toBe('Bilal Ahmed');
});

test('WI-05 an earlier mail opens the account still when a later one was sent', async () => {
  const [first] = await led(mailTo(sana.email, EVENT));
  const [second] = await led(mailTo(sana.email.toUpperCase(), EVENT));
  const tokens = [first, second].map((mail) => wayOf(mail?.href ?? '').token);
  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) expect(await nameBehind(token)).toBe('Sana Malik');
});

test.each([
  ['the page of an event', EVENT, `?to=${encodeURIComponent(EVENT)}`],
  [
    'an own page with its search',
    '/volunteer/profile?tab=hours',
    '?to=%2Fvolunteer%2Fprofile%3Ftab%3Dhours',
  ],
  ['notices', '/notification', '?to=%2Fnotification'],
  ['the page to log in, which knows where to go on', '/login?to=%2Fprofile', '?to=%2Fprofile'],
])('WI-05 %s is reached through the way in', async (_, path, search) => {
  const [mail] = await led(mailTo(sana.email, path));
  expect(wayOf(mail?.href ?? '')).toEqual({ token: expect.any(String), search });
});

test.each([
  ['what needs nobody to be signed in', 'https://saath.example/coming/abc'],
  ['where mails are ended', 'https://saath.example/unsubscribe/abc'],
  ['the list of events', 'https://saath.example/events'],
  ['what lies below an event', `https://saath.example${EVENT}/poster`],
  ['pages of organisers', 'https://saath.example/admin/dashboard'],
  ['another site with such a page', `https://elsewhere.example${EVENT}`],
  ['the same host without encryption', `http://saath.example${EVENT}`],
])('WI-05 %s carries no way in', async (_, href) => {
  const mail = { ...mailTo(sana.email, '/'), href, links: [{ label: 'More', href }] };
  const [sent] = await led(mail);
  expect([sent?.href, sent?.links]).toEqual([href, mail.links]);
});

test('WI-05 all links of a mail are one way in, so that the second press needs no second mail', async () => {
  const buttons = ['/volunteer/hours', '/coming/abc'].map((path) => ({
    ...{ label: 'Look', href: new URL(path, appUrl).href },
  }));
  const [mail] = await led({ ...mailTo(sana.email, EVENT), links: buttons, choices: buttons });
  const hrefs = [mail?.href, mail?.links[0]?.href, mail?.choices?.[0]?.href];
  const ways = hrefs.map((href) => wayOf(href ?? ''));
  expect(new Set(ways.map(({ token }) => token)).size).toBe(1);
  expect(ways.map(({ search }) => search)).toEqual([
    `?to=${encodeURIComponent(EVENT)}`,
    '?to=%2Fvolunteer%2Fhours',
    '?to=%2Fvolunteer%2Fhours',
  ]);
  expect([mail?.links[1], mail?.choices?.[1]]).toEqual([buttons[1], buttons[1]]);
});

test.each([
  ['is leaving', { leavingAt: new Date('2026-11-30T07:00:00Z') }],
  ['is an organiser', { role: 'Admin' }],
  ['never opened the account', { activatedAt: null }],
  ['has a password by now', { passwordHash: 'scrypt' }],
] as const)('WI-05 who %s gets links as everybody', async (_, change) => {
  await updateUser(product.db, sana.id, change);
  const mail = mailTo(sana.email, EVENT);
  expect(await led(mail)).toEqual([mail]);
  const links = product.db
    .selectFrom('accountToken')
    .select('userId')
    .where('userId', '=', sana.id);
  expect(await links.execute()).toEqual([]);
});
