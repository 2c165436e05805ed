/** Background work over HTTP, with mails that a real SMTP server refuses. */
import type { AddressInfo } from 'node:net';
import { listJobs, retryJobs } from '@saath/contract/office/jobs/endpoints';
import type { FailedJob, Job } from '@saath/contract/office/jobs/schema';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import { newId } from '../../../platform/ids.ts';
import type { Client } from '../../../testing/client.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database.ts';
import { givenAdmin, givenVolunteer, signedInAs } from '../../../testing/given.ts';
import { givenMail } from '../../../testing/given-mail.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let product: TestProduct;
let database: TestDatabase;
let admin: Client;
let smtp: SMTPServer;
let isRefusing = true;
const accepted: string[] = [];

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      if (isRefusing) return done(Object.assign(new Error('No such user'), { responseCode: 550 }));
      accepted.push(address);
      done();
    },
    onData(stream, _session, done) {
      stream.resume().on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
  const { port } = smtp.server.address() as AddressInfo;
  database = await testDatabase();
  product = await testProduct({
    database,
    env: {
      MAIL_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'saath@example.org',
      APP_URL: 'http://localhost:3000',
    },
  });
  admin = await givenAdmin(product);
});
afterAll(async () => {
  await product.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

type Overview = {
  jobs: Job[];
  failed: FailedJob[];
  mails: { waiting: number; oldestAt: string | null; reason: string | null };
};

const overview = async () => (await admin.call(listJobs)).body as unknown as Overview;

test('NT-01 a mail that cannot be sent shows, with the kind of failure', async () => {
  const to = `${newId()}@gmail.com`;
  await product.db.transaction().execute(async (tx) => {
    await product.ports.outbox.post(tx, givenMail({ kind: 'contact', to }));
  });
  product.ports.outbox.wake();
  await expect
    .poll(async () => (await overview()).mails, { timeout: patient(10_000) })
    .toMatchObject({ waiting: 1, reason: 'EENVELOPE' });
});

test('NT-01 what was given up after every try is listed and tried again on request', async () => {
  // A try that is under way would say afterwards how it ended.
  const underWay = "select from pgboss.job where name = 'mail' and state = 'active'";
  await expect
    .poll(async () => (await database.pool.query(underWay)).rowCount, { timeout: patient(10_000) })
    .toBe(0);
  await database.pool.query(
    "update pgboss.job set state = 'failed', completed_on = now() where name = 'mail' and state <> 'completed'",
  );
  const before = await overview();
  expect(before.failed).toMatchObject([
    { queue: 'mail', reason: 'EENVELOPE', subject: expect.stringMatching(/^contact → .*@gmail/) },
  ]);
  isRefusing = false;
  const { body } = await admin.call(retryJobs, { body: { queue: 'mail' } });
  expect(body.message).toBe('Another try is under way.');
  await expect.poll(() => accepted.length, { timeout: patient(10_000) }).toBe(1);
  await expect
    .poll(async () => (await overview()).mails, { timeout: patient(10_000) })
    .toEqual({ waiting: 0, oldestAt: null, reason: null });
  expect((await overview()).failed).toEqual([]);
});

test('NT-01 work by the clock says when it comes again', async () => {
  const { jobs } = await overview();
  const sweep = jobs.find(({ name }) => name === 'sweep');
  expect(sweep).toMatchObject({ cron: '17 3 * * *', lastFailedAt: null });
  expect(sweep?.nextRunAt).toMatch(/T03:17:00/);
});

test('NT-01 background work is for Admins only', async () => {
  const { id } = await givenVolunteer(product.db);
  const volunteer = await signedInAs(product, id);
  expect((await volunteer.call(listJobs)).status).toBe(403);
});
