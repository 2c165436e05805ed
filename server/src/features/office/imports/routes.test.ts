import { forgotPassword } from '@saath/contract/accounts/account-care/endpoints';
import { getUser, login, resendActivation } from '@saath/contract/accounts/accounts/endpoints';
import { importPeople, previewImport, welcome } from '@saath/contract/office/imports/endpoints';
import { sampleCsv } from '@saath/contract/office/imports/rules';
import type { ImportPreview, ImportRow } from '@saath/contract/office/imports/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readTallies } from '../../../platform/tallies.ts';
import { type Client, testClient } from '../../../testing/client.ts';
import { givenAdmin, givenVolunteer, signedInAs } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';

let product: TestProduct;
let admin: Client & { id: string; email: string };
let serial = 0;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());
beforeEach(() => {
  serial += 1;
});

/** An address that no other test uses. */
const address = (name: string) => `${name}${serial}@example.org`;
const DAY = 86_400_000;

function sent(content: string | Buffer) {
  return [{ name: 'people.csv', bytes: Buffer.from(content as string), type: 'text/csv' }];
}

async function preview(content: string | Buffer) {
  return await admin.call(previewImport, { files: sent(content) });
}

async function previewed(content: string | Buffer): Promise<ImportPreview> {
  const { status, body } = await preview(content);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as ImportPreview;
}

async function commit(content: string | Buffer, choice: Record<string, unknown> = {}) {
  const { digest } = await previewed(content);
  const body = { digest, invite: false, leaveOutErrors: false, ...choice };
  return await admin.call(importPeople, { body, files: sent(content) });
}

async function stored(email: string) {
  return await product.db
    .selectFrom('appUser')
    .selectAll()
    .where('emailKey', '=', email)
    .executeTakeFirst();
}

const short = ({ row, action }: ImportRow) => `${row} ${action}`;

describe('what an import would do', () => {
  test('OR-04 each row is somebody new, a change, nothing new or wrong, and nothing happens yet', async () => {
    const known = await givenVolunteer(product.db, { name: 'Aisha Khan' });
    const before = await stored(known.email);
    const csv = [
      'Full Name;EMAIL;Mobile number;Skills;Shoe size',
      `Bilal Ahmed;${address('bilal')};0300-1234567;Driving, first aid;43`,
      `Aisha Khan;${known.email.toUpperCase()};03007654321;;`,
      `Aisha Khan;${known.email.replace('volunteer', 'other')};;FIRST AID;`,
      `X;${address('x')};call me;;`,
      '',
    ].join('\r\n');
    const found = await previewed(csv);
    expect(found.counts).toEqual({ create: 2, update: 1, skip: 0, error: 1 });
    expect(found.rows.map(short)).toEqual(['2 create', '3 update', '4 create', '5 error']);
    expect(found.ignored).toEqual(['Shoe size']);
    expect(found.rows[0]?.changes).toContainEqual({
      field: 'skills',
      before: null,
      after: ['Driving', 'first aid'],
    });
    expect(found.rows[1]?.changes).toEqual([
      { field: 'contactNumber', before: '', after: '03007654321' },
    ]);
    expect(found.rows[3]?.messages.map(({ field }) => field)).toEqual(['name', 'contactNumber']);
    expect(await stored(known.email)).toEqual(before);
    expect(await stored(address('bilal'))).toBeUndefined();
  });

  test('OR-04 names of columns in Urdu, digits of Urdu, tabs between cells', async () => {
    const csv = `نام\tای میل\tفون نمبر\tتجربہ\tمہارتیں\nعائشہ خان\t${address('aisha')}\t۰۳۰۰۱۲۳۴۵۶۷\t۳\tکھانا پکانا، ڈرائیونگ\n`;
    const [row] = (await previewed(csv)).rows;
    expect(row).toMatchObject({ action: 'create', name: 'عائشہ خان' });
    expect(row?.changes.map(({ field, after }) => [field, after])).toEqual([
      ['name', 'عائشہ خان'],
      ['contactNumber', '03001234567'],
      ['experienceYears', 3],
      ['skills', ['کھانا پکانا', 'ڈرائیونگ']],
    ]);
  });

  test('OR-04 empty cells and rows say nothing; lists in another order or case are the same', async () => {
    const known = await givenVolunteer(product.db, { skills: ['Driving', 'First aid'] });
    const csv = `name,email,skills,about\n\n,,,\n,${known.email},"first aid, driving",\n`;
    const found = await previewed(csv);
    expect(found.rows).toMatchObject([
      { row: 4, action: 'skip', messages: [{ message: 'Nothing new.' }], changes: [] },
    ]);
  });

  test('OR-04 Admins and people who leave are skipped, with the reason', async () => {
    const leaving = await givenVolunteer(product.db);
    await updateUser(product.db, leaving.id, { leavingAt: testStart, activatedAt: null });
    const csv = `name,email\nSomebody Else,${admin.email}\nSomebody Else,${leaving.email}\n`;
    const found = await previewed(csv);
    expect(found.counts).toMatchObject({ skip: 2 });
    expect(found.rows.map(({ messages }) => messages[0]?.message)).toEqual([
      'This is an Admin. Admins change their profile themselves.',
      'This person is deleting the account.',
    ]);
  });

  test('OR-04 the domains that may sign up do not bind organisers; other rules of a profile do', async () => {
    const csv = [
      'name,email,phone,years,skills,about',
      `Zara Noor,${address('zara')},+92 300 1234567,50,,`,
      `Zara Noor,not-an-address,,,,`,
      `Zara Noor,,,,,`,
      `,${address('nameless')},,,,`,
      `Zara Noor,${address('years')},,51,,`,
      `Zara Noor,${address('less')},,-1,,`,
      `Zara Noor,${address('long')},,,${'x'.repeat(31)},`,
      `Zara Noor,${address('about')},,,,${'x'.repeat(501)}`,
      `${'Z'.repeat(10_000)},${address('name')},,,,`,
    ].join('\n');
    const answer = await preview(csv);
    const { rows } = answer.body as unknown as ImportPreview;
    expect(rows.map(({ messages }) => messages[0]?.message)).toEqual([
      undefined,
      'Please enter a valid email address',
      'The e-mail address is missing.',
      'Somebody new needs a name.',
      'Experience years seems too high',
      'Experience years cannot be negative',
      'Skill name too long',
      'Description must be less than 500 characters',
      'Name must be less than 50 characters',
    ]);
    // Nothing long comes back.
    expect(JSON.stringify(answer.body).length).toBeLessThan(4000);
  });

  test('OR-04 the same address twice is an error in both rows, each naming the other', async () => {
    const csv = `name,email\nZara Noor,${address('zara')}\nBilal Ahmed,${address('b')}\nZara N,${address('ZARA')}\n`;
    const found = await previewed(csv);
    expect(found.rows.map(short)).toEqual(['2 error', '3 create', '4 error']);
    expect(found.rows.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([
      'Row 4 has the same e-mail address.',
      'Row 2 has the same e-mail address.',
    ]);
  });

  test('OR-04 rows with too few or too many cells are errors of their own', async () => {
    const csv = `name,email,phone\nZara Noor,${address('a')}\nZara Noor,${address('b')},0300,4\nZara Noor,${address('c')},,,,\n`;
    const found = await previewed(csv);
    expect(found.rows.map(short)).toEqual(['2 error', '3 error', '4 create']);
    expect(found.rows[0]?.messages[0]?.message).toBe(
      'This row has 2 cells, the row of column names has 3.',
    );
  });

  test('OR-04 cells that begin like a formula are text; the mark of our own exports is taken away', async () => {
    const csv = `name,email,phone,about\nZara Noor,${address('zara')},'+923001234567,=1+1\n"=HYPERLINK(""x"")",${address('b')},,\n`;
    const found = await previewed(csv);
    expect(found.rows.map(short)).toEqual(['2 create', '3 error']);
    const said = Object.fromEntries(
      found.rows[0]?.changes.map((each) => [each.field, each.after]) ?? [],
    );
    expect(said).toMatchObject({ contactNumber: '+923001234567', description: '=1+1' });
    expect(found.rows[1]?.messages[0]?.message).toBe('Name can only contain letters and spaces');
  });

  test('OR-04 ten thousand rows: all errors, the first 200 of each other kind, and counts of all', async () => {
    const rows = Array.from(
      { length: 9999 },
      (_, index) => `Zara Noor,many${serial}.${index}@example.org`,
    );
    const csv = ['name,email', ...rows, 'X,bad'].join('\n');
    const found = await previewed(csv);
    expect(found.counts).toEqual({ create: 9999, update: 0, skip: 0, error: 1 });
    expect(found.rows).toHaveLength(201);
    expect(found.rows.at(-1)).toMatchObject({ row: 10_001, action: 'error' });
  });
});

describe('the import', () => {
  test('OR-04 adds and changes people in one step, as the preview said, and writes it down', async () => {
    const known = await givenVolunteer(product.db, { skills: ['First aid'] });
    const before = await readTallies(product.db);
    const csv = `name,email,phone,years,skills,interests,about\nZara Noor,${address('Zara')},0300-1234567,3,Driving;Cooking,Health,Hello\nAisha Siddiqui,${known.email},,,Cooking,,\n`;
    const done = await commit(csv, { language: 'ur' });
    expect(done).toMatchObject({ status: 200, body: { counts: { create: 1, update: 1 } } });
    expect(await stored(address('zara'))).toMatchObject({
      email: address('Zara'),
      name: 'Zara Noor',
      nameKey: 'zara noor',
      role: 'Volunteer',
      contactNumber: '0300-1234567',
      experienceYears: 3,
      skills: ['Driving', 'Cooking'],
      interests: ['Health'],
      description: 'Hello',
      language: 'ur',
      activatedAt: null,
      createdAt: testStart,
    });
    expect(await stored(known.email)).toMatchObject({
      name: 'Aisha Siddiqui',
      nameKey: 'aisha siddiqui',
      skills: ['Cooking'],
      interests: ['Outdoor'],
    });
    const after = await readTallies(product.db);
    expect(after['people.Volunteer']).toBe(before['people.Volunteer'] + 1);
    expect(after['people.active']).toBe(before['people.active']);
    const [entry] = await product.db
      .selectFrom('auditEntry')
      .selectAll()
      .where('action', '=', 'people.imported')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(entry).toMatchObject({ actorId: admin.id, details: { count: 2 } });
    expect(JSON.stringify(entry?.details)).not.toContain('Zara');
    expect(await product.mailsTo(address('Zara'))).toEqual([]);
    // Once more: there is nothing left to do.
    expect((await commit(csv)).body.code).toBe('imports.nothing');
  });

  test('OR-04 rows with errors stop it, unless they are to be left out', async () => {
    const csv = `name,email\nZara Noor,${address('zara')}\nX,${address('x')}\n`;
    expect((await commit(csv)).body.code).toBe('imports.errors_left');
    expect(await stored(address('zara'))).toBeUndefined();
    expect((await commit(csv, { leaveOutErrors: true })).status).toBe(200);
    expect(await stored(address('zara'))).toBeDefined();
    expect(await stored(address('x'))).toBeUndefined();
  });

  test('OR-04 an outcome that changed since the preview is refused as a whole', async () => {
    const known = await givenVolunteer(product.db);
    const csv = `name,email,phone\nZara Noor,${address('zara')},\nAisha,${known.email},03001112222\n`;
    const { digest } = await previewed(csv);
    const body = { digest, invite: false, leaveOutErrors: true };
    await updateUser(product.db, known.id, { contactNumber: '0300 9999999' });
    const late = await admin.call(importPeople, { body, files: sent(csv) });
    expect(late).toMatchObject({ status: 409, body: { code: 'imports.changed' } });
    expect(await stored(address('zara'))).toBeUndefined();
    const other = await admin.call(importPeople, {
      body,
      files: sent(`${csv}B C,${address('b')},\n`),
    });
    expect(other.body.code).toBe('imports.changed');
  });

  test('OR-04 of two imports of one file at the same moment one is done', async () => {
    const csv = `name,email\nZara Noor,${address('zara')}\n`;
    const { digest } = await previewed(csv);
    const body = { digest, invite: true, leaveOutErrors: false };
    const press = async () => await admin.call(importPeople, { body, files: sent(csv) });
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await product.mailsTo(address('zara'))).toHaveLength(1);
  });

  test('OR-04 thousands at once, with their mails', async () => {
    const rows = Array.from(
      { length: 1201 },
      (_, index) => `Zara Noor,bulk${serial}.${index}@example.org`,
    );
    const csv = ['name,email', ...rows].join('\n');
    const done = await commit(csv, { invite: true });
    expect(done.body.counts).toMatchObject({ create: 1201 });
    const { mails } = await product.db
      .selectFrom('mail')
      .select((eb) => eb.fn.countAll<string>().as('mails'))
      .where('toAddress', 'like', `bulk${serial}.%`)
      .where('kind', '=', 'welcome')
      .executeTakeFirstOrThrow();
    expect(Number(mails)).toBe(1201);
    // Not sent in this test: it would take the machine a while.
    await product.db.deleteFrom('mail').where('toAddress', 'like', `bulk${serial}.%`).execute();
  });

  test('OR-04 the sample table can be imported', async () => {
    const found = await previewed(sampleCsv);
    expect(found).toMatchObject({ counts: { create: 2, error: 0 }, ignored: [] });
  });
});

describe('an invitation', () => {
  const password = 'Sunrise7!';
  const guest = () => testClient(product.app);

  async function invited(language = 'en'): Promise<{ email: string; token: string }> {
    const email = address('zara');
    await commit(`name,email\nZara Noor,${email}\n`, { invite: true, language });
    return { email, token: await newestToken(email) };
  }
  async function newestToken(email: string): Promise<string> {
    const mail = (await product.mailsTo(email)).at(-1) ?? '';
    return /\/welcome\/([\w-]+)/.exec(mail)?.[1] ?? '';
  }
  const accept = async (token: string, change: Record<string, unknown> = {}) => {
    const client = guest();
    const answer = await client.call(welcome, {
      body: { token, password, terms: true, ...change },
    });
    return Object.assign(client, answer);
  };

  test('OR-04 AU-05 the link sets the first password, activates and signs in, once', async () => {
    const { email, token } = await invited();
    expect((await guest().call(login, { body: { email, password: 'not set' } })).status).toBe(401);
    const weak = await accept(token, { password: 'short' });
    expect(weak.body.fields).toMatchObject({ password: expect.any(String) });
    const without = await accept(token, { terms: false });
    expect(without.body.message).toBe('Please accept the terms and conditions.');
    const done = await accept(token);
    expect(done).toMatchObject({ status: 200, body: { user: { email, role: 'Volunteer' } } });
    expect((await done.call(getUser)).body).toMatchObject({ user: { name: 'Zara Noor' } });
    expect((await guest().call(login, { body: { email, password } })).status).toBe(200);
    const again = await accept(token, { password: 'Moonlight8!' });
    expect(again.body).toMatchObject({
      code: 'accounts.token_invalid',
      message: 'Token Expired or Invalid',
    });
    expect((await stored(email))?.activatedAt).toEqual(testStart);
  });

  test('OR-04 AU-05 the link ends after 14 days; asking again sends a new one, and ends the older', async () => {
    const { email, token } = await invited();
    product.clock.now = new Date(testStart.getTime() + 14 * DAY + 1);
    expect((await accept(token)).body.message).toBe('Token Expired or Invalid');
    await guest().call(resendActivation, { body: { email } });
    const first = await newestToken(email);
    await guest().call(resendActivation, { body: { email } });
    const second = await newestToken(email);
    expect(new Set([token, first, second]).size).toBe(3);
    expect((await accept(first)).status).toBe(400);
    expect((await accept(second)).status).toBe(200);
    product.clock.now = testStart;
  });

  test('OR-04 somebody brought in without a mail gets the same link when they ask for one', async () => {
    const email = address('zara');
    await commit(`name,email\nZara Noor,${email}\n`);
    for (const ask of [resendActivation, forgotPassword])
      expect((await guest().call(ask, { body: { email } })).status).toBe(200);
    const mails = await product.mailsTo(email);
    expect(mails.map((mail) => mail.includes('/welcome/'))).toEqual([true, true]);
    expect((await accept(await newestToken(email))).status).toBe(200);
  });

  test('OR-04 EC-06 the mail is in the language that was chosen', async () => {
    const { email } = await invited('ur');
    expect((await product.mailsTo(email)).at(-1)).toContain('میرا پاس ورڈ رکھیں');
  });

  test('OR-04 API5 nobody but Admins imports', async () => {
    const person = await signedInAs(product, (await givenVolunteer(product.db)).id);
    const files = sent('name,email\nZara Noor,zara@example.org\n');
    for (const endpoint of [previewImport, importPeople]) {
      expect((await person.call(endpoint, { files })).status).toBe(403);
      expect((await guest().call(endpoint, { files })).status).toBe(401);
    }
  });
});
