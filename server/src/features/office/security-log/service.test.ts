/** The security log, driven over HTTP: who and what, once, without anything personal or secret. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  changeEmail,
  confirmPassword,
  endOtherSessions,
} from '@saath/contract/accounts/account-care/endpoints';
import { getUser, login, logout, updateProfile } from '@saath/contract/accounts/accounts/endpoints';
import { addHelper, removeHelper } from '@saath/contract/day/helpers/endpoints';
import { openKiosk } from '@saath/contract/day/kiosk/endpoints';
import { exportPeople } from '@saath/contract/office/exports/endpoints';
import {
  demotePerson,
  promotePerson,
  signOutPerson,
} from '@saath/contract/office/people/endpoints';
import { readSecurityLog } from '@saath/contract/office/security-log/endpoints';
import type { SecurityEntry } from '@saath/contract/office/security-log/schema';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { openSecurityLog } from '../../../platform/security.ts';
import { type Client, ownPage, testClient } from '../../../testing/client.ts';
import {
  adminPassword,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { dropOldSecurityEvents } from './service.ts';

let product: TestProduct;
let admin: Client & { readonly id: string };
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const read = async (query = {}) =>
  (await admin.call(readSecurityLog, { query })).body as unknown as {
    entries: SecurityEntry[];
    next: string | null;
  };
/** The newest entries first, as `kind actor → person`. */
const told = async (query = {}) =>
  (await read(query)).entries.map(({ kind, actor, person }) => [kind, actor?.id, person?.id]);

beforeEach(async () => {
  await read();
  await product.db.deleteFrom('securityEvent').execute();
  // What comes in one minute is told together.
  product.clock.now = new Date(product.clock.now.getTime() + 60_000);
});

async function person(name: string, role: 'Volunteer' | 'Admin' = 'Volunteer') {
  const { id } = await givenVolunteer(product.db);
  const email = `${name}@gmail.com`;
  const passwordHash = await product.setup.passwords.hash(adminPassword);
  await product.db
    .updateTable('appUser')
    .set({ email, emailKey: email, passwordHash, role })
    .where('id', '=', id)
    .execute();
  return { id, email };
}

describe('B10 what is noted', () => {
  test('B10 logins good and failed, wrong passwords, changes, ends of sessions and logouts, with who', async () => {
    const { id, email } = await person('noted');
    const client = testClient(product.app);
    await client.call(login, { body: { email, password: 'Wrong1234!' } });
    await client.call(login, { body: { email: 'nobody@gmail.com', password: 'Wrong1234!' } });
    await client.call(login, { body: { email, password: adminPassword } });
    const wrong = { email: 'x@gmail.com', currentPassword: 'Wrong1234!' };
    await client.call(changeEmail, { body: wrong });
    await client.call(changeEmail, { body: { ...wrong, currentPassword: adminPassword } });
    await client.call(endOtherSessions);
    const password = 'Harbour7!bell';
    await client.call(updateProfile, { body: { password, currentPassword: adminPassword } });
    await client.call(logout);
    // From here the next minute: one of a kind by one caller is one entry.
    product.clock.now = new Date(product.clock.now.getTime() + 60_000);
    await client.call(login, { body: { email, password } });
    await client.call(updateProfile, { body: { password: 'Guavas88!' } });
    const mail = (await product.mailsTo(email)).at(-1) ?? '';
    const token = /\/change-password\/([\w-]+)/.exec(mail)?.[1];
    await testClient(product.app).call(confirmPassword, { body: { token } });
    expect((await told()).reverse()).toEqual([
      // Two of one caller: about nobody in particular.
      ['login.failed', undefined, undefined],
      ['login.done', id, undefined],
      ['password.wrong', id, undefined],
      ['email.asked', id, undefined],
      ['session.ended', id, undefined],
      ['password.changed', id, undefined],
      ['logout.done', id, undefined],
      ['login.done', id, undefined],
      ['password.changed', undefined, id],
    ]);
    expect((await read()).entries.at(-1)).toMatchObject({ kind: 'login.failed', count: 2 });
  });

  test('B10 roles, lists and kiosk passes, refusals by role and by origin; not what is ordinary', async () => {
    const { id } = await person('raised');
    await admin.call(promotePerson, { params: { id } });
    await admin.call(demotePerson, { params: { id } });
    await admin.call(signOutPerson, { params: { id } });
    const { id: eventId } = await givenEvent(admin);
    await admin.call(addHelper, { params: { id: eventId }, body: { userId: id } });
    await admin.call(removeHelper, { params: { id: eventId, userId: id } });
    const volunteer = await signedInAs(product, id);
    await volunteer.call(getUser);
    await volunteer.call(exportPeople);
    await volunteer.call(logout, { headers: { 'sec-fetch-site': 'cross-site' } });
    // A file, not JSON.
    const headers = { ...ownPage, cookie: admin.cookie };
    await product.app.inject({ url: exportPeople.path, headers });
    const all = await told();
    expect(all.reverse()).toEqual([
      ['role.raised', admin.id, id],
      ['role.lowered', admin.id, id],
      ['person.signed_out', admin.id, id],
      ['helper.added', admin.id, id],
      ['helper.removed', admin.id, id],
      ['access.refused', id, undefined],
      // Refused before anybody looked who it is.
      ['site.refused', undefined, undefined],
      ['data.exported', admin.id, undefined],
    ]);
    expect((await told({ group: 'refusals' })).map(([kind]) => kind)).toEqual([
      'site.refused',
      'access.refused',
    ]);
    expect((await told({ userId: id })).map(([kind]) => kind)).toEqual([
      'access.refused',
      'helper.removed',
      'helper.added',
      'person.signed_out',
      'role.lowered',
      'role.raised',
    ]);
    expect((await volunteer.call(readSecurityLog)).status).toBe(403);
  });

  test('B10 PR-02 of the address a part, of what was typed nothing', async () => {
    const email = 'typed\r\nsecurity: forged@gmail.com';
    for (const remoteAddress of ['203.0.113.77', '2001:db8:1:2::3'])
      await product.app.inject({
        method: 'POST',
        url: login.path,
        remoteAddress,
        payload: { email: 'typed@gmail.com', password: 'Secret123!' },
        headers: { ...ownPage, 'user-agent': email, 'x-request-id': email },
      });
    const rows = await product.db.selectFrom('securityEvent').selectAll().execute();
    await read();
    const kept = await product.db.selectFrom('securityEvent').selectAll().orderBy('id').execute();
    expect(rows.length).toBeLessThanOrEqual(kept.length);
    expect(kept.map(({ network }) => network)).toEqual(['203.0.113.0/24', '2001:db8:1::/48']);
    expect(JSON.stringify(kept)).not.toMatch(/typed|Secret|forged|203\.0\.113\.77/);
  });
});

test('B10 a pass for the device at the door is noted with who opened it', async () => {
  const event = await givenEvent(admin);
  product.clock.now = new Date(event.startTime);
  admin = await givenAdmin(product);
  expect((await admin.call(openKiosk, { params: { id: event.id } })).status).toBe(200);
  const opener = admin.id;
  admin = await givenAdmin(product);
  expect(await told()).toContainEqual(['kiosk.opened', opener, undefined]);
});

const DAY = 86_400_000;

test('B10 it goes page by page and back half a year', async () => {
  const { now } = product.clock;
  const rows = Array.from({ length: 65 }, (_, index) => ({
    id: newId(),
    at: new Date(now.getTime() - (index < 3 ? 181 : 179) * DAY),
    kind: 'login.done' as const,
    actorId: admin.id,
    subjectId: null,
    network: '',
    requestId: null,
    count: 1,
    details: {},
  }));
  await product.db.insertInto('securityEvent').values(rows).execute();
  await dropOldSecurityEvents({ db: product.db, now: () => now });
  const ids: string[] = [];
  let next: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof read>> = await read(next ? { after: next } : {});
    ids.push(...page.entries.map(({ id }) => id));
    next = page.next;
  } while (next);
  expect(ids).toEqual(
    rows
      .slice(3)
      .map(({ id }) => id)
      .reverse(),
  );
});

describe('B10 the lines of the log', () => {
  test('B10 a flood is one entry and few lines: the first tells, bursts warn, and what was typed stays out', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'saath-log-'));
    const file = join(folder, 'log');
    const destination = pino.destination({ dest: file, sync: true });
    const log = pino({ level: 'info' }, destination);
    const { db } = product;
    const security = openSecurityLog({ db, log, now: () => product.clock.now });
    const note = { kind: 'login.failed', code: 'a\r\n{"level":60}' } as const;
    for (let index = 0; index < 250; index++)
      security.noteSecurity({ ...note, address: '192.0.2.1', subjectId: newId() });
    // Many machines at once: what is over five hundred callers a minute is told together.
    for (let index = 0; index < 3000; index++)
      security.noteSecurity({ ...note, address: `198.${index >> 8}.${index & 255}.1` });
    await security.stop();

    const kept = await db.selectFrom('securityEvent').selectAll().execute();
    expect(kept).toHaveLength(501);
    expect(kept.reduce((sum, { count }) => sum + count, 0)).toBe(3250);
    const first = kept.find(({ network }) => network === '192.0.2.0/24');
    expect(first).toMatchObject({ count: 250, subjectId: null });

    const lines = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const warnings = lines.filter(({ level }) => level === 40);
    expect(warnings.map(({ count }) => count).slice(0, 3)).toEqual([10, 100, 200]);
    expect(lines.length).toBeLessThan(600);
    expect(lines.every(({ security: kind }) => kind === 'login.failed')).toBe(true);
    rmSync(folder, { recursive: true });
  });
});
