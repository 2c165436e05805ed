/** In whose name the mails and certificates of a branch are, over HTTP (RG-02, ADR 87). */
import { issueCertificate } from '@saath/contract/afterwards/certificates/endpoints';
import { addHelper } from '@saath/contract/day/helpers/endpoints';
import { sendAnnouncement } from '@saath/contract/messages/announcements/endpoints';
import { writeMessage } from '@saath/contract/messages/threads/endpoints';
import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import * as pages from '@saath/contract/office/branch-pages/endpoints';
import * as branches from '@saath/contract/office/branches/endpoints';
import { decide, requestJoin } from '@saath/contract/places/joining/endpoints';
import type { Participation } from '@saath/contract/places/joining/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type Client, testClient } from '../../../testing/client.ts';
import { done } from '../../../testing/done.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { givenBranch } from '../../../testing/given-branch.ts';
import {
  givenOwnVoice,
  noLetterhead,
  ofTheRiver,
  ofTheWhole,
  riverLetterhead,
  voiceOf,
} from '../../../testing/given-letterhead.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

let product: TestProduct;
let admin: SignedIn;
let runner: SignedIn;
let branch: string;
beforeAll(async () => {
  product = await testProduct();
  await givenOwnVoice(product, await givenAdmin(product));
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
  runner = await givenSignedIn(product);
  branch = await givenBranch(admin);
  const body = { userId: runner.id, right: 'organiser' };
  await done(admin, branches.addToBranch, { params: { id: branch }, body });
});
afterAll(async () => await product.close());

const write = async (body: object, by: Client = runner, id = branch) =>
  await by.call(pages.changeBranchLetterhead, {
    params: { id },
    body: { ...noLetterhead, ...body },
  });
const read = async (by: Client = runner) =>
  (await by.call(pages.readBranchLetterhead, { params: { id: branch } })).body;
/** A place at an event, and the mail that says so. */
async function placed(branchId: string | null, by?: SignedIn, times = {}) {
  const event = await givenEvent(admin, { ...times, ...(branchId ? { branchId } : {}) });
  const person = by ?? (await givenSignedIn(product));
  const body = { eventId: event.id, roleId: firstRole(event).id };
  const { participation } = await done(person, requestJoin, { body });
  const { id } = participation as Participation;
  await done(admin, decide, { params: { id }, body: { decision: 'approve' } });
  return { event, person, mail: await lastMail(person) };
}
/** What a new certificate of all that they gave says, as it is signed. */
async function certified(person: SignedIn) {
  const { certificate } = (await person.call(issueCertificate, { body: {} })).body;
  const { document } = await product.db
    .selectFrom('certificate')
    .select('document')
    .where('id', '=', (certificate as { id: string }).id)
    .executeTakeFirstOrThrow();
  return JSON.parse(document);
}
const lastMail = async ({ email }: { email: string }) =>
  ((await product.mailsTo(email)).at(-1) ?? '').replaceAll('=\r\n', '');

test('RG-02 mails about an event are in the name of its branch, those of other events in the organisation’s', async () => {
  expect(voiceOf((await placed(branch)).mail)).toEqual(ofTheWhole);
  expect((await write(riverLetterhead)).status).toBe(200);
  const { event, person, mail } = await placed(branch);
  expect(voiceOf(mail)).toEqual(ofTheRiver);
  expect(voiceOf((await placed(null)).mail)).toEqual(ofTheWhole);
  const other = await givenBranch(admin);
  expect(voiceOf((await placed(other)).mail)).toEqual(ofTheWhole);
  const params = { id: event.id };
  const segment = { states: ['confirmed'] };
  const told = { subject: 'Bring boots', text: 'It is wet.', key: newId(), segment };
  await done(admin, sendAnnouncement, { params, body: told });
  expect(voiceOf(await lastMail(person))).toEqual(ofTheRiver);
  const thread = { id: event.id, userId: person.id };
  await done(admin, writeMessage, { params: thread, body: { key: newId(), text: 'Boots?' } });
  expect(voiceOf(await lastMail(person))).toEqual(ofTheRiver);
  const helper = await givenSignedIn(product);
  await done(admin, addHelper, { params, body: { userId: helper.id, right: 'lead' } });
  expect(voiceOf(await lastMail(helper))).toEqual(ofTheRiver);
});

test('RG-02 what is left empty is as the organisation has it, and so is all once the branch has closed', async () => {
  await write({ replyTo: 'river@example.org' });
  expect(voiceOf((await placed(branch)).mail)).toEqual({
    ...ofTheWhole,
    replyTo: 'river@example.org',
  });
  await write(riverLetterhead);
  const event = await givenEvent(admin, { branchId: branch });
  await done(admin, branches.closeBranch, { params: { id: branch } });
  const helper = await givenSignedIn(product);
  const body = { userId: helper.id, right: 'lead' };
  await done(admin, addHelper, { params: { id: event.id }, body });
  expect(voiceOf(await lastMail(helper))).toEqual(ofTheWhole);
  expect((await write({}, admin)).body.code).toBe('branches.closed');
});

test('RG-02 a certificate names the branch where all its hours are of its events, and is signed for it', async () => {
  await write(riverLetterhead);
  const { person, event } = await placed(branch);
  product.clock.now = new Date(Date.parse(event.endTime) + 3_600_000);
  const signedFor = async () => {
    const { type, branch: name, signatory, signatoryTitle } = await certified(person);
    return { type, name, signatory, signatoryTitle };
  };
  expect(await signedFor()).toEqual({
    ...{ type: 'saath-certificate-4', name: expect.stringMatching(/^Branch /) },
    ...{ signatory: 'Rabia Raza', signatoryTitle: 'Head of the branch' },
  });
  await write({ ...riverLetterhead, signatoryName: '', signatoryTitle: 'Head of nothing' });
  expect(await signedFor()).toMatchObject({ signatory: '', signatoryTitle: '' });
  const later = await signedInAs(product, admin.id);
  const params = { id: event.id };
  await done(later, branches.moveEvent, { params, body: { branchId: null } });
  expect(await signedFor()).toMatchObject({ type: 'saath-certificate-3', name: undefined });
  await done(later, branches.moveEvent, { params, body: { branchId: branch } });
  expect(await signedFor()).toMatchObject({ type: 'saath-certificate-4' });
  await done(later, branches.closeBranch, { params: { id: branch } });
  expect(await signedFor()).toMatchObject({ type: 'saath-certificate-3', name: undefined });
});

test('RG-02 with one event of somebody else a certificate is the organisation’s', async () => {
  await write(riverLetterhead);
  const { person, event } = await placed(branch);
  const before = (hours: number) =>
    new Date(Date.parse(event.startTime) - hours * 3_600_000).toISOString();
  await placed(null, person, { startTime: before(6), endTime: before(3) });
  product.clock.now = new Date(Date.parse(event.endTime) + 3_600_000);
  const document = await certified(person);
  expect(document).toMatchObject({ type: 'saath-certificate-3', events: 2, signatory: '' });
  expect(document).not.toHaveProperty('branch');
});

test('RG-02 who makes the branch’s events writes it, nobody else reads it, and visitors are told nothing of it', async () => {
  await write(riverLetterhead);
  expect(await read()).toMatchObject({ letterhead: riverLetterhead });
  expect(await read(admin)).toMatchObject({ letterhead: riverLetterhead });
  const viewer = await givenSignedIn(product);
  const body = { userId: viewer.id, right: 'viewer' };
  await done(admin, branches.addToBranch, { params: { id: branch }, body });
  expect((await write({}, viewer)).status).toBe(403);
  expect((await read(viewer)).code).toBe('accounts.not_allowed');
  const stranger = await givenSignedIn(product);
  expect((await write({}, stranger)).status).toBe(403);
  const own = await givenBranch(admin);
  expect((await write({}, runner, own)).body.code).toBe('branches.not_found');
  const { slug } = await product.db
    .selectFrom('branch')
    .select('slug')
    .where('id', '=', branch)
    .executeTakeFirstOrThrow();
  const page = await testClient(product.app).call(pages.readBranchPage, { params: { slug } });
  for (const word of Object.values(riverLetterhead))
    expect(JSON.stringify(page.body)).not.toContain(word);
});

test.each([
  ['senderName', 'Boss <boss@example.org>'],
  ['replyTo', 'river@'],
  ['footer', 'x'.repeat(301)],
  ['signatoryName', 'x'.repeat(81)],
])('RG-02 %s: %s is refused at its field, and nothing is saved', async (field, value) => {
  const { status, body } = await write({ ...riverLetterhead, [field]: value });
  expect([status, Object.keys(body.fields as object)]).toEqual([400, [field]]);
  expect(await read()).toMatchObject({ letterhead: noLetterhead });
});

test('OR-05 the log says who changed the sender, with both values, and keeps names and footers to itself', async () => {
  await write(riverLetterhead);
  await write(riverLetterhead);
  const { entries } = (await admin.call(readAuditLog, { query: { limit: 50 } })).body;
  const [entry, ...more] = (
    entries as { action: string; actor: { id: string }; details: { changes: unknown[] } }[]
  ).filter(({ action, actor }) => action === 'branch.letterhead_changed' && actor.id === runner.id);
  expect(more).toEqual([]);
  expect(entry?.details.changes).toEqual([
    { field: 'senderName', before: '', after: 'River Branch' },
    { field: 'replyTo', before: '', after: 'river@example.org' },
  ]);
});
