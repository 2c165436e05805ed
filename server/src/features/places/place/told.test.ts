/** Who corrects a day or gives a place is not told by that what somebody lacks, and the other way round (RG-01, RG-03). */
import type { Ability } from '@saath/contract/abilities';
import { makeApiToken } from '@saath/contract/accounts/api-tokens/endpoints';
import { addWalkIn } from '@saath/contract/day/walk-ins/endpoints';
import { walkInMessages } from '@saath/contract/day/walk-ins/messages';
import type { Endpoint } from '@saath/contract/endpoint';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import {
  decide,
  eventQueue,
  eventRoster,
  requestJoin,
} from '@saath/contract/places/joining/endpoints';
import { joiningMessages } from '@saath/contract/places/joining/messages';
import { whyNot } from '@saath/contract/places/why-not/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type Reply, testClient } from '../../../testing/client.ts';
import { done } from '../../../testing/done.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { minutesIn } from '../../../testing/given-day.ts';
import { askingForm, claims, givenKind } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

let product: TestProduct;
let admin: SignedIn;
let kindId: string;
beforeAll(async () => {
  product = await testProduct();
  product.clock.now = testStart;
  admin = await givenAdmin(product);
  kindId = await givenKind(admin, 'Lifeguard');
});
afterAll(async () => await product.close());

/** A program of the organiser's that may do these things. */
async function program(...abilities: Ability[]) {
  const { body } = await admin.call(makeApiToken, { body: { name: 'Ours', abilities, days: 30 } });
  const headers = { authorization: `Bearer ${body.secret as string}` };
  const client = testClient(product.app);
  return async (endpoint: Endpoint, sent: object): Promise<Reply> =>
    await client.call(endpoint, { ...sent, headers });
}
const said = ({ status, body }: Reply) => [status, body.code];
const notAllowed = [403, 'accounts.not_allowed'];

/** An event whose role asks for a paper that waits to be checked. */
async function asked() {
  const event = await givenEvent(admin, askingForm({ oneOf: [kindId] }));
  const sana = await givenSignedIn(product, { name: 'Sana' });
  await claims(sana, kindId);
  const place = { eventId: event.id, roleId: firstRole(event).id };
  await done(sana, requestJoin, { body: place });
  const { id } = await product.db
    .selectFrom('participation')
    .select('id')
    .where('userId', '=', sana.id)
    .executeTakeFirstOrThrow();
  return { event, place, sana, id };
}

test('RG-01 RG-03 who answers is told what somebody lacks by one ability, and overcomes it by another', async () => {
  const { id } = await asked();
  const sent = { params: { id }, body: { decision: 'approve' } };
  const giving = await program('places.write', 'places.give');
  expect((await giving(decide, sent)).body.message).toBe(joiningMessages.fetchOrganiser);
  const told = await program('places.write', 'people.lacks');
  expect((await told(decide, sent)).body.message).toContain('Lifeguard');
  const body = { ...sent.body, eligibilityReason: 'I saw it' };
  expect(said(await told(decide, { ...sent, body }))).toEqual(notAllowed);
  expect((await giving(decide, { ...sent, body })).status).toBe(200);
});

test('RG-01 RG-03 queue, roster and "Why not?" tell what is missing, and why a place was given, by that ability alone', async () => {
  const { event, place, sana } = await asked();
  const { id: volunteerId } = await givenSignedIn(product, { name: 'Mina' });
  const body = { ...place, volunteerId, eligibilityReason: 'I saw the card' };
  await done(admin, assignVolunteer, { body });
  const lists = async (by: Awaited<ReturnType<typeof program>>) => {
    const [params, query] = [{ id: event.id }, { state: 'requested' }];
    const answers = [
      await by(eventQueue, { params, query }),
      await by(eventRoster, { params, query: {} }),
    ];
    return JSON.stringify(answers.map((answer) => answer.body));
  };
  const reading = await program('places.read', 'places.give', 'day.correct');
  expect(await lists(reading)).toContain('Mina');
  expect(await lists(reading)).not.toMatch(/Lifeguard|I saw the card/);
  const told = await program('places.read', 'people.lacks');
  expect(await lists(told)).toMatch(/Lifeguard.*I saw the card/);
  const why = { params: { id: place.roleId, userId: sana.id } };
  expect(said(await reading(whyNot, why))).toEqual([403, 'api_tokens.ability']);
  expect((await told(whyNot, why)).status).toBe(200);
});

test('RG-01 RG-03 at the door who corrects the day is not told what somebody lacks, and who is told does not correct it', async () => {
  const { event, place, sana } = await asked();
  const correcting = await program('day.record', 'day.correct');
  const told = await program('day.record', 'people.lacks');
  minutesIn(product, event, 10);
  const enter = async (by: typeof told, change: object = {}) =>
    await by(addWalkIn, {
      params: { id: event.id },
      body: {
        ...{ id: newId(), name: sana.name, email: sana.email, roleId: place.roleId },
        ...{ addPlace: false, ...change },
      },
    });
  expect((await enter(correcting)).body.message).toBe(walkInMessages.fetchOrganiser);
  expect((await enter(told)).body.message).toContain('Lifeguard');
  const reason = { eligibilityReason: 'I saw it' };
  expect(said(await enter(told, reason))).toEqual(notAllowed);
  expect((await enter(correcting, reason)).body.person).toMatchObject({ state: 'checked_in' });
  product.clock.now = testStart;
});
