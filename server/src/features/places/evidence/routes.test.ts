/** Evidence of papers (EL-03, PR-02), over HTTP: what is taken, who sees it, and that it goes. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { abilities } from '@saath/contract/abilities';
import { exportData } from '@saath/contract/accounts/account-care/endpoints';
import type { OwnData } from '@saath/contract/accounts/account-care/schema';
import { deleteUser } from '@saath/contract/accounts/accounts/endpoints';
import { makeApiToken } from '@saath/contract/accounts/api-tokens/endpoints';
import { addHelper } from '@saath/contract/day/helpers/endpoints';
import { saveOrganisation } from '@saath/contract/foundation/organisation/endpoints';
import { limits } from '@saath/contract/limits';
import { readSecurityLog } from '@saath/contract/office/security-log/endpoints';
import type { SecurityEntry } from '@saath/contract/office/security-log/schema';
import { addEvidence } from '@saath/contract/places/evidence/endpoints';
import { evidenceMessages } from '@saath/contract/places/evidence/messages';
import * as papers from '@saath/contract/places/papers/endpoints';
import type { PaperToCheck } from '@saath/contract/places/papers/schema';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import { newId } from '../../../platform/ids.ts';
import { type Client, testClient } from '../../../testing/client.ts';
import {
  givenAdmin,
  givenEvent,
  givenPicture,
  givenSignedIn,
  type SignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import {
  fetchedEvidence,
  givenBlankPng,
  givenPdf,
  shows,
} from '../../../testing/given-evidence.ts';
import { claims, decides, givenKind, papersOf } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { sweepFiles } from '../../foundation/media/service.ts';
import { jobs } from '../jobs.ts';

const DAY = 86_400_000;
const patience = { timeout: patient(10_000) };

let product: TestProduct;
let admin: SignedIn;
let aid: string;
let person: SignedIn;
let paperId: string;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
  aid = await givenKind(admin, 'First aid');
  person = await givenSignedIn(product);
  await claims(person, aid);
  paperId = await claimed();
});
afterAll(async () => await product.close());

const claimed = async () =>
  (await papersOf(person)).papers.find(({ state }) => state === 'claimed')?.id ?? '';
const own = async () => (await papersOf(person)).papers.find(({ id }) => id === paperId);
const fetched = async (
  reader: Pick<SignedIn, 'cookie'>,
  kind: 'picture' | 'pdf' = 'picture',
  id = paperId,
) => await fetchedEvidence(product.app, reader, { paperId: id, kind });
const evidenceFiles = async () =>
  (await product.storedFiles()).filter((name) => name.includes('-evidence.'));
const keepDays = async (evidenceDays: number, by: Client = admin) => {
  const { version } = product.organisation.now();
  const body = { version, evidenceDays };
  expect((await by.call(saveOrganisation, { body })).status).toBe(200);
};
/** The job by the clock, the given days later. */
const jobAfter = async (days: number) => {
  product.clock.now = new Date(testStart.getTime() + days * DAY);
  for (const job of jobs(product.ports))
    if ('name' in job && job.name === 'evidence' && 'run' in job) await job.run();
};

describe('EL-03 what is taken', () => {
  test('EL-03 a picture, written anew without what else the file held; then another in its place', async () => {
    const before = await evidenceFiles();
    const taken = await sharp(await givenPicture(2400, 1200))
      .withExif({ IFD0: { Copyright: 'Sana at 24.86, 67.01' } })
      .jpeg()
      .toBuffer();
    const hidden = Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')]);
    expect(hidden.includes('24.86')).toBe(true);
    const added = await shows(person, paperId, hidden);
    expect([added.status, added.body.message]).toEqual([200, evidenceMessages.added]);
    expect((await own())?.evidence).toEqual({ kind: 'picture', addedAt: testStart.toISOString() });
    const { rawPayload } = await fetched(person);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 2000 });
    for (const word of ['24.86', 'script']) expect(rawPayload.includes(word)).toBe(false);
    await shows(person, paperId, givenPdf());
    expect((await own())?.evidence).toMatchObject({ kind: 'pdf' });
    expect((await fetched(person)).statusCode).toBe(404);
    expect(await evidenceFiles()).toHaveLength(before.length + 1);
  });

  test('EL-03 a PDF, as it is', async () => {
    const pdf = givenPdf();
    expect((await shows(person, paperId, pdf)).status).toBe(200);
    const { rawPayload, headers } = await fetched(person, 'pdf');
    expect([rawPayload.equals(pdf), headers['content-type']]).toEqual([true, 'application/pdf']);
  });

  test('EL-03 a form without its file is refused, and what showed the paper before still does', async () => {
    await shows(person, paperId, givenPdf());
    const before = [(await own())?.evidence, await evidenceFiles()];
    const refused = await person.call(addEvidence, { params: { id: paperId }, files: [] });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'evidence.none', message: 'Please choose a picture or a PDF.' },
    });
    expect([(await own())?.evidence, await evidenceFiles()]).toEqual(before);
    // Whose paper it is not does not hear what is wrong with the form.
    const other = await givenSignedIn(product);
    const foreign = await other.call(addEvidence, { params: { id: paperId }, files: [] });
    expect(foreign.body.code).toBe('papers.not_found');
  });

  const { type, size } = evidenceMessages;
  test.each<[string, () => Buffer, string]>([
    ['a page of the web', () => Buffer.from('<!doctype html><script>alert(1)</script>'), type],
    [
      'what a scanner takes for a virus',
      () => Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'),
      type,
    ],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), type],
    ['a program', () => Buffer.from('MZ\x90\0\x03\0\0\0'), type],
    ['a zip file', () => Buffer.from('PK\x03\x04\0\0'), type],
    ['nothing', () => Buffer.alloc(0), 'choose a picture'],
    ['a PDF that runs a script', () => givenPdf(['<< /S /JavaScript >>']), 'holds scripts'],
    ['a locked PDF', () => givenPdf([], '/Encrypt 4 0 R '), 'locked with a password'],
    ['half a PDF', () => givenPdf().subarray(0, 150), 'damaged or incomplete'],
    ['half a picture', () => Buffer.from('\x89PNG\r\n\x1a\nhalf', 'latin1'), 'could not be read'],
    ['5 MB', () => Buffer.concat([givenPdf(), Buffer.alloc(limits.evidence.maxBytes)]), size],
  ])('EL-03 not %s: it is refused in words and leaves no file', async (_, file, words) => {
    const before = await evidenceFiles();
    const { status, body } = await shows(person, paperId, file());
    expect([400, 413]).toContain(status);
    const { fields = {} } = body as { fields?: Record<string, string> };
    expect([body.message, ...Object.values(fields)].join(' ')).toContain(words);
    expect([(await own())?.evidence, await evidenceFiles()]).toEqual([undefined, before]);
  });
});

describe('EL-03 who sees it', () => {
  test('EL-03 the person and organisers, to keep, and nothing else keeps it', async () => {
    await shows(person, paperId);
    for (const reader of [person, admin]) {
      const { statusCode, headers } = await fetched(reader);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['content-disposition']).toMatch(/^attachment; filename="First aid.webp"/);
    }
    const { body } = await admin.call(papers.papersToCheck, { query: {} });
    const listed = (body.papers as PaperToCheck[]).find(({ id }) => id === paperId);
    expect(listed?.evidence).toMatchObject({ kind: 'picture' });
  });

  test('EL-03 nobody else: not another person, who leads an event, a guest, or the addresses of pictures', async () => {
    await shows(person, paperId);
    const [other, lead] = [await givenSignedIn(product), await givenSignedIn(product)];
    const event = await givenEvent(admin);
    const body = { userId: lead.id, right: 'lead' };
    expect((await admin.call(addHelper, { params: { id: event.id }, body })).status).toBe(200);
    const nothing = await fetched(person, 'picture', newId());
    expect([nothing.statusCode, nothing.json().code]).toEqual([404, 'evidence.not_found']);
    // They do not even hear that there is something.
    for (const reader of [other, lead]) {
      const { statusCode, body: text } = await fetched(await signedInAs(product, reader.id));
      expect([statusCode, text]).toEqual([404, nothing.body]);
    }
    expect((await fetched(testClient(product.app))).statusCode).toBe(401);
    for (const name of await evidenceFiles()) {
      const { statusCode } = await product.app.inject({ url: `/media/${name.slice(3)}` });
      expect(statusCode).toBe(404);
    }
  });

  test('EL-03 not in parts, not by what it is not, not by a token, and not from another site', async () => {
    const pdf = givenPdf();
    await shows(person, paperId, pdf);
    const url = `/api/papers/${paperId}/evidence/pdf`;
    const asked = async (method: 'GET' | 'HEAD', headers: Record<string, string> = {}) =>
      await product.app.inject({ method, url, headers: { cookie: person.cookie, ...headers } });
    const head = await asked('HEAD');
    const whole = await asked('GET', { range: 'bytes=0-9', 'if-none-match': '*' });
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect([whole.statusCode, whole.rawPayload.equals(pdf)]).toEqual([200, true]);
    for (const { headers } of [head, whole]) {
      expect(headers['cache-control']).toBe('no-store');
      expect([headers.etag, headers['accept-ranges']]).toEqual([undefined, undefined]);
    }
    expect((await fetched(person, 'picture')).statusCode).toBe(404);
    expect((await fetched(person, 'pdf', '../../secret')).statusCode).toBe(404);
    const body = { name: 'All', abilities, days: 30 };
    const { secret = '' } = (await admin.call(makeApiToken, { body })).body as { secret?: string };
    const authorization = `Bearer ${secret}`;
    const byToken = await product.app.inject({ url, headers: { authorization } });
    expect([byToken.statusCode, byToken.json().code]).toEqual([403, 'api_tokens.people_only']);
    // Nor does a page of another site send one.
    const other = await product.app.inject({
      ...{ method: 'POST', url: `/api/papers/${paperId}/evidence` },
      headers: { cookie: person.cookie, 'sec-fetch-site': 'cross-site' },
    });
    expect(other.statusCode).toBe(403);
  });

  test('EL-03 a picture of more pixels than memory is for is refused, however small its file', async () => {
    const bomb = givenBlankPng(15_000);
    expect(bomb.length).toBeLessThan(limits.evidence.maxBytes);
    expect((await shows(person, paperId, bomb)).body.code).toBe('media.unreadable');
    expect((await own())?.evidence).toBeUndefined();
    // One like it, but for its size, is taken.
    expect((await shows(person, paperId, givenBlankPng(1_500))).status).toBe(200);
  });

  test('EL-03 nobody shows the paper of somebody else, nor one that was checked', async () => {
    const other = await givenSignedIn(product);
    expect((await shows(other, paperId)).body.code).toBe('papers.not_found');
    expect((await shows(admin, paperId)).body.code).toBe('papers.not_found');
    await decides(admin, paperId, 'refuse');
    expect((await shows(person, paperId)).body.code).toBe('evidence.checked');
    // What was refused is added again, with another picture.
    await claims(person, aid);
    paperId = await claimed();
    expect((await shows(person, paperId)).status).toBe(200);
  });
});

describe('PR-02 how long it stays', () => {
  test.each(['verify', 'refuse'] as const)(
    'PR-02 it goes with the check at once (%s)',
    async (decision) => {
      const before = await evidenceFiles();
      await shows(person, paperId);
      await decides(admin, paperId, decision);
      expect((await own())?.evidence).toBeUndefined();
      expect((await fetched(admin)).statusCode).toBe(404);
      expect(await evidenceFiles()).toEqual(before);
    },
  );

  test('PR-02 where the organisation keeps it for some days, it goes after them, and not before it was checked', async () => {
    const before = await evidenceFiles();
    await keepDays(30);
    const waiting = await givenSignedIn(product);
    await claims(waiting, aid);
    const [open] = (await papersOf(waiting)).papers;
    await shows(waiting, open?.id ?? '');
    await shows(person, paperId);
    await decides(admin, paperId, 'verify');
    await jobAfter(29.9);
    expect(await evidenceFiles()).toHaveLength(before.length + 2);
    await jobAfter(30);
    expect(await evidenceFiles()).toHaveLength(before.length + 1);
    const left = product.db.selectFrom('evidence').select('paperId').where('paperId', '=', paperId);
    expect(await left.execute()).toEqual([]);
    // A shorter time holds for what is there already.
    await decides(await signedInAs(product, admin.id), open?.id ?? '', 'refuse');
    await jobAfter(31);
    expect(await evidenceFiles()).toHaveLength(before.length + 1);
    await keepDays(0, await signedInAs(product, admin.id));
    await jobAfter(31);
    expect(await evidenceFiles()).toEqual(before);
  });

  test('PR-02 it goes with the paper that is taken back or claimed anew, and with the account', async () => {
    const before = await evidenceFiles();
    await shows(person, paperId);
    await claims(person, aid);
    expect(await evidenceFiles()).toEqual(before);
    paperId = await claimed();
    await shows(person, paperId);
    await person.call(papers.withdrawPaper, { params: { id: paperId } });
    expect(await evidenceFiles()).toEqual(before);
    await claims(person, aid);
    paperId = await claimed();
    await shows(person, paperId);
    await admin.call(deleteUser, { params: { id: person.id } });
    expect(
      await product.db.selectFrom('evidence').selectAll().where('paperId', '=', paperId).execute(),
    ).toEqual([]);
    await jobAfter(0);
    expect(await evidenceFiles()).toEqual(before);
  });

  test('PR-02 what nobody checked in half a year goes, and whose it is hears of it once; what was shown anew stays', async () => {
    const other = await givenSignedIn(product);
    await claims(other, aid);
    const [renewed] = (await papersOf(other)).papers;
    for (const [one, id] of [[person, paperId] as const, [other, renewed?.id ?? ''] as const])
      expect((await shows(one, id)).status).toBe(200);
    const kept = async () => {
      const rows = product.db.selectFrom('evidence').select('paperId');
      const ids = [paperId, renewed?.id ?? ''];
      return (await rows.where('paperId', 'in', ids).execute()).map((row) => row.paperId);
    };
    const told = async ({ id, email }: SignedIn) => {
      const notices = product.db.selectFrom('notice').select('title').where('userId', '=', id);
      const titles = (await notices.execute()).map(({ title }) => title);
      const about = 'The picture or PDF was deleted: First aid';
      const mails = (await product.mailsTo(email)).filter((mail) => mail.includes(about));
      return [titles.filter((title) => title === about).length, mails.length];
    };
    await jobAfter(100);
    const again = await signedInAs(product, other.id);
    expect((await shows(again, renewed?.id ?? '')).status).toBe(200);
    await jobAfter(179.9);
    expect(await kept()).toHaveLength(2);
    const files = (await evidenceFiles()).length;
    for (const _ of ['first', 'second']) await jobAfter(180);
    expect(await kept()).toEqual([renewed?.id]);
    expect((await evidenceFiles()).length).toBeLessThan(files);
    expect([await told(person), await told(other)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
    const waits = product.db.selectFrom('qualification').select('state').where('id', '=', paperId);
    expect(await waits.execute()).toEqual([{ state: 'claimed' }]);
    product.clock.now = testStart;
  });

  test('PR-02 the nightly sweep leaves it as long as its paper is there', async () => {
    await shows(person, paperId);
    await sweepFiles({ ...product, now: () => new Date(Date.now() + 2 * DAY) });
    expect((await fetched(person)).statusCode).toBe(200);
  });

  test('PR-02 the download of one’s own data names it with its moment, as long as it is there', async () => {
    await shows(person, paperId, givenPdf());
    const exported = async () =>
      ((await person.call(exportData)).body.data as OwnData).papers.map(({ evidence }) => evidence);
    const addedAt = testStart.toISOString();
    expect(await exported()).toEqual([{ kind: 'pdf', file: 'First aid.pdf', addedAt }]);
    expect((await fetched(person, 'pdf')).statusCode).toBe(200);
    await decides(admin, paperId, 'verify');
    expect(await exported()).toEqual([null]);
  });

  test('PR-02 which organiser opened it stands in the security log; that the person did does not', async () => {
    await shows(person, paperId);
    expect((await fetched(person)).statusCode).toBe(200);
    expect((await fetched(await givenSignedIn(product))).statusCode).toBe(404);
    expect((await fetched(admin)).statusCode).toBe(200);
    const opened = async () => {
      const { body } = await admin.call(readSecurityLog, { query: { group: 'data' } });
      const entries = body.entries as SecurityEntry[];
      return entries.filter(
        (entry) => entry.kind === 'evidence.opened' && entry.person?.id === person.id,
      );
    };
    await vi.waitUntil(async () => (await opened()).length > 0, patience);
    expect((await opened()).map(({ actor }) => actor?.id)).toEqual([admin.id]);
  });

  test('PR-02 a file that could not be removed goes the next time', async () => {
    const before = await evidenceFiles();
    await shows(person, paperId);
    await product.db.deleteFrom('evidence').where('paperId', '=', paperId).execute();
    const [left = ''] = (await evidenceFiles()).filter((name) => !before.includes(name));
    expect((await readFile(join(product.folder, 'files', left))).length).toBeGreaterThan(0);
    await jobAfter(0);
    expect(await evidenceFiles()).toEqual(before);
  });
});
