/** What the log says of requests, and what it never holds. */

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgotPassword, resetPassword } from '@saath/contract/accounts/account-care/endpoints';
import { getUser, login, updateProfile } from '@saath/contract/accounts/accounts/endpoints';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patient } from '../../../tools/patience.mjs';
import { type Composed, compose } from '../compose.ts';
import { openContents } from '../features/office/content/service.ts';
import { readConfig } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import { ownPage, testClient } from '../testing/client.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { adminPassword, givenAdmin, type SignedIn } from '../testing/given.ts';
import { testStart } from '../testing/product.ts';
import { portOf, rawConnection } from '../testing/raw-connection.ts';

type Line = { level: number; time: string; service: string; msg: string; [field: string]: unknown };

let backend: TestDatabase;
let product: Composed;
let admin: SignedIn;
let folder: string;
const written: string[] = [];
const log = createLog('debug', { write: (text) => void written.push(text) });
const lines = () => written.join('').trimEnd().split('\n');
const read = () => lines().map((line) => JSON.parse(line) as Line);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saath-log-'));
  backend = await testDatabase();
  const config = readConfig({ DATA_DIR: folder });
  const now = () => testStart;
  const contents = await openContents({ folder: undefined, now, log });
  product = await compose({ pool: backend.pool, config, contents, log, now, rateFactor: 10_000 });
  await product.app.ready();
  admin = await givenAdmin(product);
});
afterAll(async () => {
  await product.stop();
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});

test('ASVS 16.2.1 16.2.2 16.2.4 every request is one line of JSON with its time in UTC, its route, its answer and a number', async () => {
  const { headers } = await testClient(product.app).call(getUser);
  const line = read().find(({ requestId }) => requestId === headers['x-request-id']);
  expect(line).toMatchObject({
    service: 'saath',
    msg: 'request',
    method: 'GET',
    route: '/api/user/getuser',
    status: 401,
  });
  for (const { time } of read()) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

test('ASVS 16.2.5 no password, secret, token, address, name or body stands in the log, whatever is asked', async () => {
  const secrets = ['Wr0ng-Guess!', 'Brand1new-Secret!', 'a'.repeat(43), 'Zuleikha', '03009998877'];
  const [wrong, fresh, token, name, phone] = secrets as [string, string, string, string, string];
  const client = testClient(product.app);
  await client.call(login, { body: { email: admin.email, password: wrong } });
  await client.call(login, { body: { email: admin.email, password: adminPassword } });
  await client.call(updateProfile, {
    body: { name, contactNumber: phone, password: fresh, currentPassword: wrong },
  });
  await client.call(forgotPassword, { body: { email: admin.email } });
  await client.call(resetPassword, { body: { token, password: fresh } });
  for (const url of [`/unsubscribe/${token}`, `/api/calendar-feed/${token}/saath.ics`, '/no/where'])
    await product.app.inject({ url: `${url}?token=${token}&email=${admin.email}` });
  await product.app.inject({
    method: 'POST',
    url: login.path,
    headers: { ...ownPage, authorization: `Bearer ${token}`, cookie: client.cookie },
    payload: `{"email": "${admin.email}", "password": "${wrong}"`,
  });
  const text = written.join('');
  const [, session = 'none'] = client.cookie.split('=');
  for (const secret of [...secrets, adminPassword, admin.email, admin.name, session, 'argon2'])
    expect(text.includes(secret), secret).toBe(false);
});

test('B10 whoever is refused again and again does not fill the log with warnings', async () => {
  const { body, headers } = await testClient(product.app).call(login, {
    body: { email: admin.email, password: adminPassword },
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(body.code).toBe('request.cross_site');
  const own = read().filter(({ requestId }) => requestId === headers['x-request-id']);
  const refused = own.find(({ msg }) => msg === 'request refused');
  expect(refused).toMatchObject({ level: 30, code: 'request.cross_site', status: 403 });
  expect(own.every(({ level }) => level === 30)).toBe(true);
});

test('B11 whoever goes away in the middle of a body is no failure of ours', async () => {
  const connection = await rawConnection(await portOf(product.app));
  const before = read().length;
  const begun = once(product.app.server, 'request');
  connection.write(
    `POST ${login.path} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"email":`,
  );
  const [raw] = (await begun) as [IncomingMessage];
  await vi.waitFor(() => expect(raw.readableFlowing).toBe(true), { timeout: patient(10_000) });
  const gone = new Promise((resolve) => raw.once('close', resolve));
  connection.abort();
  await gone;
  // Whatever there is to say of it is said by now.
  await testClient(product.app).call(getUser);
  const worse = read()
    .slice(before)
    .filter(({ level }) => level > 30);
  expect(worse).toEqual([]);
});

test('ASVS 16.4.1 no line break of a request begins a line of the log', async () => {
  const forged = '\r\n{"level":30,"msg":"forged"}';
  const before = lines().length;
  await product.app.inject({
    method: 'POST',
    url: `/api/user/${encodeURIComponent(forged)}`,
    headers: { ...ownPage, 'user-agent': 'x\t{"msg":"forged"}' },
    payload: { [forged]: forged },
  });
  expect(lines().length).toBeGreaterThan(before);
  expect(read().map(({ msg }) => msg)).not.toContain('forged');
});
