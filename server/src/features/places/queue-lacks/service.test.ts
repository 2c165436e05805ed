/** EL-02: an organiser sees in the queue what somebody lacks, before any answer is given. */
import { addHelper } from '@saath/contract/day/helpers/endpoints';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { eventQueue, eventRoster, requestJoin } from '@saath/contract/places/joining/endpoints';
import type { QueueEntry, RosterPerson } from '@saath/contract/places/joining/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { done } from '../../../testing/done.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { askingForm, claims, givenKind, verified } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let product: TestProduct;
let admin: SignedIn;
let kindId: string;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  kindId = await givenKind(admin, 'First aid');
});
afterAll(async () => await product.close());

async function told(
  eventId: string,
  { section = 'requested', by = admin }: { section?: 'requested' | 'confirmed'; by?: Client } = {},
) {
  const { body } = await by.call(eventQueue, {
    params: { id: eventId },
    query: { state: section },
  });
  return Object.fromEntries(
    (body.participations as QueueEntry[]).map(({ person: { name, reasons } }) => [
      name,
      reasons.filter(({ isCaveat }) => isCaveat).map(({ text }) => text),
    ]),
  );
}

test('EL-02 who asked while their paper waits is shown so, who has it is not, and a place given with a reason is settled', async () => {
  const event = await givenEvent(admin, askingForm({ oneOf: [kindId] }));
  const [sana, omar, mina] = [
    await givenSignedIn(product, { name: 'Sana' }),
    await givenSignedIn(product, { name: 'Omar' }),
    await givenSignedIn(product, { name: 'Mina' }),
  ];
  await claims(sana, kindId);
  await verified({ admin, person: omar }, kindId);
  for (const [person, roleId] of [
    [sana, firstRole(event).id],
    [omar, null],
  ] as const)
    expect((await person.call(requestJoin, { body: { eventId: event.id, roleId } })).status).toBe(
      200,
    );
  const place = { eventId: event.id, roleId: firstRole(event).id, volunteerId: mina.id };
  const body = { ...place, eligibilityReason: 'I saw the card.' };
  expect((await admin.call(assignVolunteer, { body })).status).toBe(200);
  expect(await told(event.id)).toEqual({
    Sana: ['Waits to be checked: First aid'],
    Omar: [],
  });
  expect(await told(event.id, { section: 'confirmed' })).toEqual({ Mina: [] });
});

test('EL-02 whoever asked for any role is judged by the one they would be given', async () => {
  const event = await givenEvent(admin, askingForm({ oneOf: [kindId] }));
  const person = await givenSignedIn(product, { name: 'Zoya' });
  await claims(person, kindId);
  const { eventId, roleId } = { eventId: event.id, roleId: null };
  const asked = await person.call(requestJoin, { body: { eventId, roleId } });
  expect(asked.status).toBe(200);
  expect(await told(event.id)).toEqual({ Zoya: ['Waits to be checked: First aid'] });
});

test('EL-02 where no role asks for anything, nothing is read and nothing shown', async () => {
  const event = await givenEvent(admin, eventForm());
  const person = await givenSignedIn(product, { name: 'Bilal' });
  await person.call(requestJoin, { body: { eventId: event.id, roleId: firstRole(event).id } });
  expect(await told(event.id)).toEqual({ Bilal: [] });
});

test('EL-02 RG-01 who leads the event learns neither what somebody lacks nor why a place was given all the same', async () => {
  const event = await givenEvent(admin, askingForm({ oneOf: [kindId] }));
  const [sana, mina, lead] = [
    await givenSignedIn(product, { name: 'Sana' }),
    await givenSignedIn(product, { name: 'Mina' }),
    await givenSignedIn(product, { name: 'Laila' }),
  ];
  const params = { id: event.id };
  await done(admin, addHelper, { params, body: { userId: lead.id, right: 'lead' } });
  await claims(sana, kindId);
  const place = { eventId: event.id, roleId: firstRole(event).id };
  await done(sana, requestJoin, { body: place });
  const given = { ...place, volunteerId: mina.id, eligibilityReason: 'I saw the card.' };
  await done(admin, assignVolunteer, { body: given });
  expect(await told(event.id, { by: lead })).toEqual({ Sana: [] });
  const reasons = async (by: Client) =>
    [
      ...((await by.call(eventRoster, { params, query: {} })).body.people as RosterPerson[]),
      ...((await by.call(eventQueue, { params, query: { state: 'confirmed' } })).body
        .participations as QueueEntry[]),
    ].map(({ eligibilityReason }) => eligibilityReason);
  expect(await reasons(admin)).toEqual(['I saw the card.', 'I saw the card.']);
  expect(await reasons(lead)).toEqual([null, null]);
});
