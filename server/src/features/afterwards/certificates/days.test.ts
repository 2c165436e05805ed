/** DY-04: which hours a certificate counts, how many there can be, and what stays as it was. */
import {
  issueCertificate,
  readCertificate,
  revokeCertificate,
} from '@saath/contract/afterwards/certificates/endpoints';
import type { Certificate } from '@saath/contract/afterwards/certificates/schema';
import { limits } from '@saath/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, testClient } from '../../../testing/client.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';
import { assignVolunteer } from '../../places/answer/service.ts';
import { openCertifier } from './policy.ts';

const morning = new Date('2026-12-20T08:00:00Z');
const evening = new Date('2026-12-20T18:00:00Z');

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

/** Somebody with a place in an event of four hours on each of the days. */
async function helperOn(days: readonly string[]) {
  product.clock.now = testStart;
  const person = await givenVolunteer(product.db);
  const organiser = await signedInAs(product, admin.id);
  for (const day of days) {
    const times = { startTime: `${day}T09:00:00Z`, endTime: `${day}T13:00:00Z` };
    const event = await givenEvent(organiser, eventForm(times));
    await assignVolunteer(product.ports, {
      ...{ eventId: event.id, roleId: firstRole(event).id, userId: person.id, actorId: admin.id },
    });
  }
  return person;
}

async function at(moment: Date, { id }: { id: string }): Promise<Client> {
  product.clock.now = moment;
  return await signedInAs(product, id);
}
const issue = async (client: Client, body: Record<string, string> = {}) =>
  (await client.call(issueCertificate, { body })).body as unknown as {
    certificate: Certificate;
    code?: string;
  };
const stateOf = async (id: string) =>
  (await testClient(product.app).call(readCertificate, { params: { id } })).body.state;

test('DY-04 hours of today count once they are over, and what comes later today changes nothing', async () => {
  const person = await helperOn(['2026-12-07', '2026-12-20']);
  const { certificate } = await issue(await at(morning, person));
  expect(certificate).toMatchObject({ hours: 4, events: 1, to: '2026-12-20' });
  const later = await issue(await at(evening, person));
  expect(later.certificate).toMatchObject({ hours: 8, events: 2, to: '2026-12-20' });
  expect(await stateOf(certificate.id)).toBe('valid');
});

test('DY-04 a last day that is still to come is today', async () => {
  const person = await helperOn(['2026-12-07']);
  const { certificate } = await issue(await at(morning, person), { to: '2027-06-01' });
  expect(certificate.to).toBe('2026-12-20');
});

test('DY-04 the last day counts whole, and the day after it not at all', async () => {
  const person = await helperOn(['2026-12-07', '2026-12-08', '2026-12-09']);
  const client = await at(morning, person);
  const { certificate } = await issue(client, { from: '2026-12-08', to: '2026-12-08' });
  expect(certificate).toMatchObject({ hours: 4, events: 1 });
  expect((await issue(client, { from: '2026-12-10' })).code).toBe('certificates.no_hours');
});

test('DY-04 fifty at one time are enough; one that is revoked makes room for another', async () => {
  const person = await helperOn(['2026-12-07']);
  const client = await at(morning, person);
  const ids: string[] = [];
  for (let count = 0; count < limits.certificates.max; count += 1)
    ids.push((await issue(client)).certificate.id);
  expect((await issue(client)).code).toBe('certificates.too_many');
  await client.call(revokeCertificate, { params: { id: ids[0] ?? '' } });
  expect((await issue(client)).certificate.state).toBe('valid');
});

test('DY-04 a certificate that is revoked twice was revoked the first time', async () => {
  const person = await helperOn(['2026-12-07']);
  const { certificate } = await issue(await at(morning, person));
  const params = { id: certificate.id };
  await (await at(morning, person)).call(revokeCertificate, { params });
  await (await at(evening, person)).call(revokeCertificate, { params });
  const { revokedAt } = await product.db
    .selectFrom('certificate')
    .select('revokedAt')
    .where('id', '=', certificate.id)
    .executeTakeFirstOrThrow();
  expect(revokedAt).toEqual(morning);
});

test('DY-04 a certificate keeps the name that it was given under', async () => {
  const person = await helperOn(['2026-12-07']);
  const { certificate } = await issue(await at(morning, person));
  await updateUser(product.db, person.id, { name: 'Aisha Ahmed' });
  const { body } = await testClient(product.app).call(readCertificate, {
    params: { id: certificate.id },
  });
  expect(body).toMatchObject({ state: 'valid', certificate: { name: 'Aisha Khan' } });
});

test('DY-04 an installation signs with one key, whichever process opens it', async () => {
  const [first, second] = [await openCertifier(product.db), await openCertifier(product.db)];
  expect(second.publicKey).toEqual(first.publicKey);
  expect(second.sign('the same words')).toBe(first.sign('the same words'));
  expect(first.sign('other words')).not.toBe(first.sign('the same words'));
});
