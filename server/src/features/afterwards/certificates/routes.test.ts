/** VO-03 DY-04: certificates, over HTTP: issued, checked by strangers, changed since, revoked, gone. */
import { createPublicKey, verify } from 'node:crypto';
import {
  certificateKeys,
  issueCertificate,
  myCertificates,
  readCertificate,
  revokeCertificate,
} from '@saath/contract/afterwards/certificates/endpoints';
import type { Certificate } from '@saath/contract/afterwards/certificates/schema';
import { correctHours } from '@saath/contract/afterwards/hours/endpoints';
import { saveOrganisation } from '@saath/contract/foundation/organisation/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, ownPage, testClient } from '../../../testing/client.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { leaversGone } from '../../../testing/leavers.ts';
import { pdfStreams, pdfText } from '../../../testing/pdf-text.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';
import { assignVolunteer } from '../../places/answer/service.ts';
import { canonicalJson } from './policy.ts';

const later = new Date('2026-12-20T08:00:00Z');

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

/** Somebody who was at an event of four hours on each of the days, and a later present. */
async function helper(name = 'Aisha Khan', days = ['2026-12-07', '2026-12-10']) {
  product.clock.now = testStart;
  const person = await givenVolunteer(product.db, { name });
  const organiser = await signedInAs(product, admin.id);
  const participations = [];
  for (const day of days) {
    const times = { startTime: `${day}T09:00:00Z`, endTime: `${day}T13:00:00Z` };
    const event = await givenEvent(organiser, eventForm(times));
    const roleId = firstRole(event).id;
    const place = { eventId: event.id, roleId, userId: person.id, actorId: admin.id };
    participations.push((await assignVolunteer(product.ports, place)).id);
  }
  product.clock.now = later;
  const client = await signedInAs(product, person.id);
  return { person, client, participations };
}

async function issued(client: Client, body: Record<string, string> = {}): Promise<Certificate> {
  const answer = await client.call(issueCertificate, { body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.certificate as Certificate;
}

const stranger = () => testClient(product.app);
const looked = async (id: string) =>
  (await stranger().call(readCertificate, { params: { id } })).body;

async function fetched(client: Client, path: string) {
  const headers = { ...ownPage, ...(client.cookie ? { cookie: client.cookie } : {}) };
  return await product.app.inject({ url: path, headers });
}

test('VO-03 DY-04 a certificate says what the ledger says of its days, and strangers see no more than that', async () => {
  const { client } = await helper();
  const whole = await issued(client);
  expect(whole).toMatchObject({
    name: 'Aisha Khan',
    from: '2026-12-07',
    to: '2026-12-20',
    hours: 8,
    events: 2,
    state: 'valid',
  });
  expect(whole.number).toMatch(/^SA-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(whole.id).toMatch(/^[\w-]{22}$/);
  product.clock.now = new Date(later.getTime() + 60_000);
  const part = await issued(client, { from: '2026-12-08', to: '2027-12-31' });
  expect(part).toMatchObject({ from: '2026-12-08', to: '2026-12-20', hours: 4, events: 1 });
  expect(await looked(whole.id)).toEqual({
    success: true,
    state: 'valid',
    certificate: {
      ...{ name: 'Aisha Khan', from: '2026-12-07', to: '2026-12-20' },
      ...{ hours: 8, corrected: 0 },
    },
  });
  expect((await client.call(myCertificates)).body.certificates).toEqual([part, whole]);
});

test('VO-03 every certificate of somebody is found, page by page, also of one moment', async () => {
  const { client } = await helper();
  const { id } = await issued(client);
  const made = await product.db
    .selectFrom('certificate')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const others = Array.from({ length: 210 }, (_, each) => ({
    ...made,
    id: `${each}`.padStart(22, 'x'),
    number: `${made.number}-${each}`,
    revokedAt: later,
  }));
  await product.db.insertInto('certificate').values(others).execute();
  const found: string[] = [];
  let after: string | null = null;
  do {
    const { body } = await client.call(myCertificates, after ? { query: { after } } : {});
    found.push(...(body.certificates as Certificate[]).map((each) => each.id));
    after = body.next as string | null;
  } while (after);
  expect(found.toSorted()).toEqual([id, ...others.map((each) => each.id)].toSorted());
  const foreign = await (await helper()).client.call(myCertificates, { query: { after: id } });
  expect([foreign.status, foreign.body.certificates]).toEqual([200, []]);
});

test('DY-04 days are those of the installation: what ends after midnight there is of the next day', async () => {
  const { client, participations } = await helper();
  // Half past midnight on the 12th in Karachi.
  const end = new Date('2026-12-11T19:30:00Z');
  const change = { startTime: new Date('2026-12-11T15:30:00Z'), endTime: end };
  const [, second] = participations;
  const { eventId } = await product.db
    .updateTable('participation')
    .set(change)
    .where('id', '=', second ?? '')
    .returning('eventId')
    .executeTakeFirstOrThrow();
  await product.db.updateTable('event').set(change).where('id', '=', eventId).execute();
  const refused = await client.call(issueCertificate, {
    body: { from: '2026-12-11', to: '2026-12-11' },
  });
  expect(refused.body.code).toBe('certificates.no_hours');
  expect(await issued(client, { from: '2026-12-12', to: '2026-12-12' })).toMatchObject({
    hours: 4,
  });
});

test('DY-04 KP-03 hours that are corrected later show as such, and so does a certificate that was revoked', async () => {
  const { client, participations } = await helper();
  const certificate = await issued(client);
  const organiser = await signedInAs(product, admin.id);
  const params = { id: participations[0] ?? '' };
  await organiser.call(correctHours, { params, body: { hours: 3, reason: 'Left at noon.' } });
  expect(await looked(certificate.id)).toMatchObject({
    state: 'changed',
    certificate: { hours: 8, corrected: 3 },
  });
  const renewed = await issued(client);
  const file = (await fetched(client, `/api/certificate/${renewed.id}/file`)).json();
  expect(JSON.parse(file.document)).toMatchObject({ hours: 7, corrected: 3 });
  const other = await helper('Bilal Ahmed');
  const own = { params: { id: certificate.id } };
  expect(await other.client.call(revokeCertificate, own)).toMatchObject({
    status: 404,
    body: { code: 'certificates.not_found' },
  });
  expect(await looked(certificate.id)).toMatchObject({ state: 'changed' });
  expect((await client.call(revokeCertificate, own)).status).toBe(200);
  expect(await looked(certificate.id)).toEqual({
    success: true,
    state: 'revoked',
    certificate: null,
  });
  const pdf = await fetched(client, `/api/certificate/${certificate.id}/pdf`);
  expect(pdf.json()).toMatchObject({ code: 'certificates.revoked' });
});

test('DY-04 an account that is gone leaves nothing behind its link', async () => {
  const { client, person } = await helper();
  const { id } = await issued(client);
  await updateUser(product.db, person.id, { leavingAt: testStart });
  const { db } = product;
  await leaversGone(product, new Date('2026-12-30T00:00:00Z'));
  expect(await looked(id)).toEqual({ success: true, state: 'gone', certificate: null });
  const row = await db
    .selectFrom('certificate')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  expect(JSON.stringify(row)).not.toContain('Aisha');
});

test('DY-04 only its owner gets the files, and nothing is found by guessing', async () => {
  const { client } = await helper();
  const { id, number } = await issued(client);
  const other = await helper('Bilal Ahmed');
  const unknown = { code: 'certificates.not_found', message: 'There is no such certificate.' };
  for (const path of [`/api/certificate/${id}/pdf`, `/api/certificate/${id}/file`]) {
    const foreign = await fetched(other.client, path);
    expect([foreign.statusCode, foreign.json()]).toMatchObject([404, unknown]);
    // As if there were none.
    const none = await fetched(other.client, path.replace(id, 'x'.repeat(22)));
    expect([none.statusCode, none.body]).toEqual([404, foreign.body]);
    expect((await fetched(stranger(), path)).statusCode).toBe(401);
    expect((await fetched(await signedInAs(product, admin.id), path)).statusCode).toBe(403);
  }
  for (const wrong of [number, 'x'.repeat(22), `${id}A`]) {
    const params = { id: wrong };
    expect((await stranger().call(readCertificate, { params })).body.success).toBe(false);
    const revoked = await client.call(revokeCertificate, { params });
    expect(revoked).toMatchObject({ status: 404, body: unknown });
  }
  expect((await stranger().call(issueCertificate, { body: {} })).status).toBe(401);
  const none = await givenVolunteer(product.db);
  const empty = await (await signedInAs(product, none.id)).call(issueCertificate, { body: {} });
  expect(empty.body.code).toBe('certificates.no_hours');
});

test('DY-04 the file is signed with the published key, and not a letter of it can be changed', async () => {
  const { client } = await helper();
  const certificate = await issued(client);
  const { document, signature, kid } = (
    await fetched(client, `/api/certificate/${certificate.id}/file`)
  ).json() as { document: string; signature: string; kid: string };
  const published = (await fetched(stranger(), '/.well-known/saath-certificates.json')).json() as {
    keys: Record<string, string>[];
  };
  expect((await stranger().call(certificateKeys)).body.keys).toEqual(published.keys);
  const jwk = published.keys.find((key) => key.kid === kid);
  if (!jwk) throw new Error('The key is not published');
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = (text: string) =>
    verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
  expect(isSigned(document)).toBe(true);
  const values = JSON.parse(document);
  expect(canonicalJson(values)).toBe(document);
  expect(values).toMatchObject({
    ...{ type: 'saath-certificate-3', number: certificate.number },
    ...{ organisation: 'Saath', signatory: '', signatoryTitle: '' },
    ...{ hours: 8, corrected: 0, events: 2 },
  });
  for (const change of [{ hours: 80 }, { name: 'Bilal Ahmed' }, { to: '2027-12-20' }])
    expect(isSigned(canonicalJson({ ...values, ...change }))).toBe(false);
});

test('DY-04 the PDF is A4 with real text, the signed file inside, and its own name', async () => {
  const { client } = await helper();
  const { id, number } = await issued(client);
  const { rawPayload, headers } = await fetched(client, `/api/certificate/${id}/pdf`);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toContain(`filename="saath-${number}.pdf"`);
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const text = pdfText(rawPayload);
  for (const part of ['Aisha Khan', `Certificate ${number}`, 'for 8 hours', `/certificate/${id}`])
    expect(text).toContain(part);
  expect(rawPayload.toString('latin1')).toContain(`${number}.json`);
});

test('WI-02 a certificate names the organisation and who signs it as they were; one from before stays as it was signed', async () => {
  const { client } = await helper();
  const save = async (name: string, signatoryName: string) => {
    const { version } = product.organisation.now();
    const body = { version, name, signatoryName, signatoryTitle: 'Director' };
    const organiser = await signedInAs(product, admin.id);
    expect((await organiser.call(saveOrganisation, { body })).status).toBe(200);
  };
  await save('Edhi Kitchen', 'Sana Rehman');
  const { id } = await issued(client);
  await save('Another Name', 'Somebody Else');
  const text = pdfText((await fetched(client, `/api/certificate/${id}/pdf`)).rawPayload);
  for (const part of ['Edhi Kitchen', 'Sana Rehman', 'Director']) expect(text).toContain(part);
  expect(text).not.toMatch(/Another Name|Somebody Else/);

  const older = canonicalJson({ type: 'saath-certificate-2', name: 'Aisha Khan', hours: 8 });
  await product.db
    .updateTable('certificate')
    .set({ document: older })
    .where('id', '=', id)
    .execute();
  const sheet = pdfText((await fetched(client, `/api/certificate/${id}/pdf`)).rawPayload);
  expect(sheet).toContain('Another Name');
  expect(sheet).not.toContain('Somebody Else');
  const file = (await fetched(client, `/api/certificate/${id}/file`)).json();
  expect(file).toMatchObject({ document: older });
  await save('', '');
});

test('DY-04 names and sheets in Urdu are written; a script without a font is refused in words', async () => {
  const { client } = await helper('محمد عبداللہ خان', ['2026-12-07']);
  const { id } = await issued(client);
  for (const language of ['en', 'ur']) {
    const { rawPayload } = await fetched(client, `/api/certificate/${id}/pdf?language=${language}`);
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    // What is drawn carries its text for whoever copies it or has it read aloud.
    const name = Buffer.from('محمد عبداللہ خان', 'utf16le').swap16().toString('latin1');
    const pages = pdfStreams(rawPayload).map((page) => page.replace(/\\([()\\])/g, '$1'));
    const drawn = pages.some((page) => page.includes(name));
    expect(drawn, language).toBe(true);
  }
  const other = await helper('李 小龍', ['2026-12-07']);
  const certificate = await issued(other.client);
  const refused = await fetched(other.client, `/api/certificate/${certificate.id}/pdf`);
  expect(refused.json()).toMatchObject({ code: 'certificates.letters' });
});
