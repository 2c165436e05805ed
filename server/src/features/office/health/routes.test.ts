/** How the installation is, over HTTP and as news for Admins, with real files, mails and jobs. */
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listNotices } from '@saath/contract/notices/notices/endpoints';
import { readHealth } from '@saath/contract/office/health/endpoints';
import type { Finding } from '@saath/contract/office/health/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { version } from '../../../platform/version.ts';
import { givenAdmin, givenVolunteer, signedInAs } from '../../../testing/given.ts';
import { givenMail } from '../../../testing/given-mail.ts';
import { givenEmptyLog, givenOutcomes } from '../../../testing/given-outcomes.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { watchBackups } from './jobs.ts';
import { diskFinding } from './policy.ts';

const HOUR = 3_600_000;
let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());
beforeEach(async () => {
  product.clock.now = new Date();
  await product.db
    .insertInto('jobRun')
    .values({ name: 'due-months', endedAt: new Date() })
    .onConflict((given) => given.column('name').doUpdateSet({ endedAt: new Date() }))
    .execute();
});

async function findings(): Promise<Finding[]> {
  const client = await signedInAs(product, admin.id);
  const { status, body } = await client.call(readHealth);
  expect(status).toBe(200);
  return body.findings as Finding[];
}
const said = (all: readonly Finding[], state: Finding['state']) =>
  all.filter((each) => each.state === state).map(({ message }) => message);

/** @param hours its age */
async function givenBackup(hours: number): Promise<void> {
  const folder = join(product.folder, 'backups');
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'saath-2026-11-20.tar.gz');
  await writeFile(path, 'an archive');
  const moment = new Date(product.clock.now.getTime() - hours * HOUR);
  await utimes(path, moment, moment);
}

test('OP-04 an installation on which all is well says so, and that mails are only kept as files', async () => {
  await givenBackup(10);
  const all = await findings();
  expect(said(all, 'bad')).toEqual([]);
  expect(said(all, 'notice')).toEqual([expect.stringMatching(/^Mails are only kept as files/)]);
  expect(said(all, 'well')).toEqual(
    expect.arrayContaining([
      'Work in the background goes on.',
      'The newest backup is 10 hours old.',
      `This is Saath ${version}.`,
    ]),
  );
});

test('OP-04 what needs somebody comes first: an old backup, work that stands, mails that are refused', async () => {
  await givenBackup(40);
  await product.db
    .updateTable('jobRun')
    .set({ endedAt: new Date(Date.now() - 2 * HOUR) })
    .execute();
  const mail = givenMail({ kind: 'contact', to: 'nobody@gmail.com' });
  await product.db.transaction().execute(async (tx) => await product.ports.outbox.post(tx, mail));
  // As it stands after a try that was refused.
  await product.db
    .updateTable('mail')
    .set({ attempts: 3, sentAt: null, textBody: 'Hello' })
    .execute();
  const all = await findings();
  expect(all.map(({ state }) => state).slice(0, 3)).toEqual(['bad', 'bad', 'bad']);
  expect(said(all, 'bad').sort()).toEqual([
    expect.stringMatching(/^Mails that were tried and could not be sent: 1\./),
    expect.stringMatching(
      /^Nothing in the background has ended well for (1 h [0-5]?\d min|2 hours)/,
    ),
    expect.stringMatching(/^The newest backup is 40 hours old\./),
  ]);
  await product.db.deleteFrom('mail').execute();
});

test('OP-04 a clock that went astray is told', async () => {
  await givenBackup(1);
  product.clock.now = new Date(Date.now() + 10 * 60_000);
  expect(said(await findings(), 'bad')).toEqual([
    expect.stringMatching(/differ by (59\d|60\d) seconds/),
  ]);
});

test('OP-04 a disk with room is well; one with less than a gigabyte, or a tenth of a small disk, is not', () => {
  const state = (free: number, size: number) => diskFinding('/data', { free, size }).state;
  expect(state(50e9, 100e9)).toBe('well');
  expect(state(60e9, 1000e9)).toBe('well');
  expect(state(0.9e9, 5e9)).toBe('bad');
  expect(state(3e9, 40e9)).toBe('bad');
});

const backupNews = async () => {
  const { body } = await (await signedInAs(product, admin.id)).call(listNotices);
  return (body.notices as { title: string }[]).filter(({ title }) => /backup/.test(title));
};

test('OP-04 Admins are told once when the newest backup is older than 36 hours, and again after a week', async () => {
  const { ports, clock } = product;
  await givenBackup(35);
  expect(await watchBackups({ ...ports, config: configOf() })).toBe(0);
  expect(await backupNews()).toEqual([]);
  await givenBackup(37);
  expect(await watchBackups({ ...ports, config: configOf() })).toBe(1);
  expect(await watchBackups({ ...ports, config: configOf() })).toBe(0);
  expect((await backupNews()).map(({ title }) => title)).toEqual([
    'The newest backup is 37 hours old. Background work shows why.',
  ]);
  clock.now = new Date(clock.now.getTime() + 8 * 24 * HOUR);
  expect(await watchBackups({ ...ports, config: configOf() })).toBe(1);
});

test('OP-04 a night that was missed is made up for', async () => {
  await givenBackup(27);
  const waiting = async () => {
    const { rows } = await product.pool.query(
      "select count(*)::int as count from pgboss.job where name = 'backup' and data->>'id' = 'missed'",
    );
    return rows[0].count as number;
  };
  const before = await waiting();
  await watchBackups({ ...product.ports, config: configOf() });
  expect(await waiting()).toBe(before + 1);
});

test('OP-04 MT-13 outcomes that were changed outside of the product are told, as long as they stand there', async () => {
  const { db } = product;
  await givenOutcomes(db, { count: 3, until: new Date(), isGood: () => true });
  const told = async () => said(await findings(), 'bad').filter((text) => /Outcomes/.test(text));
  expect(await told()).toEqual([]);
  await db.updateTable('matchDecision').set({ good: false }).execute();
  expect(await told()).toEqual([
    expect.stringMatching(/changed outside of Saath: 3\. It learns nothing/),
  ]);
  await givenEmptyLog(db);
  expect(await told()).toEqual([]);
});

test('OP-04 how the installation is concerns Admins only', async () => {
  const { id } = await givenVolunteer(product.db);
  expect((await (await signedInAs(product, id)).call(readHealth)).status).toBe(403);
});

function configOf() {
  const dataDir = product.folder;
  const backupDir = join(dataDir, 'backups');
  return { dataDir, backupDir, databaseUrl: undefined, mailUrl: undefined };
}
