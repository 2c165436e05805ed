/** VO-02 MA-02: coming events in the order in which they fit a volunteer, over HTTP. */
import { setDaysOff } from '@saath/contract/accounts/accounts/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { setMatchingUse } from '@saath/contract/matching/choices/endpoints';
import { suggestEvents } from '@saath/contract/matching/suggest/endpoints';
import type { SkillStep, SuggestedEvent } from '@saath/contract/matching/suggest/schema';
import { requestJoin, withdraw } from '@saath/contract/places/joining/endpoints';
import type { Participation } from '@saath/contract/places/joining/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { assignVolunteer } from '../../places/answer/service.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

function roleOf(skill: string, maxVolunteers = 5) {
  return { role_name: `${skill} person`, description: 'Helps.', maxVolunteers, skills: [skill] };
}

async function eventOf(
  title: string,
  skill: string,
  change: Record<string, unknown> = {},
): Promise<Event> {
  const times = { startTime: '2027-01-10T09:00:00Z', endTime: '2027-01-10T13:00:00Z' };
  return await givenEvent(admin, eventForm({ title, ...times, role: [roleOf(skill)], ...change }));
}

async function seenBy(client: Client): Promise<SuggestedEvent[]> {
  return (await client.call(suggestEvents)).body.events as SuggestedEvent[];
}

test('VO-02 MA-02 what fits stands first with the reason, what cannot be taken stands last', async () => {
  const person = await givenVolunteer(product.db, { skills: ['Cooking'], interests: [] });
  const client = await signedInAs(product, person.id);
  const cooking = await eventOf('Soup kitchen', 'Cooking');
  const driving = await eventOf('Food round', 'Driving');
  const full = await eventOf('Full kitchen', 'Cooking', { role: [roleOf('Cooking', 1)] });
  const other = await givenVolunteer(product.db);
  const give = { roleId: firstRole(full).id, eventId: full.id, actorId: admin.id };
  await assignVolunteer(product.ports, { ...give, userId: other.id });

  const seen = await seenBy(client);
  expect(seen.map(({ id }) => id)).toEqual([cooking.id, driving.id, full.id]);
  const [first, second, last] = seen;
  expect(first?.bestRole?.name).toBe('Cooking person');
  expect(first?.reasons.map(({ text }) => text)).toContain('You have Cooking');
  expect(second?.reasons.map(({ text }) => text)).toContain('Asks for other skills');
  expect(last?.reasons[0]).toEqual({
    text: 'All places are taken',
    tone: 'against',
    isCaveat: true,
  });

  // A place elsewhere at that time rules the others out; what one is in is not offered again.
  await assignVolunteer(product.ports, {
    roleId: firstRole(driving).id,
    eventId: driving.id,
    userId: person.id,
    actorId: admin.id,
  });
  const busy = await seenBy(client);
  expect(busy.map(({ id }) => id)).not.toContain(driving.id);
  expect(busy.find(({ id }) => id === cooking.id)?.reasons[0]).toEqual({
    text: 'You already have another role then',
    tone: 'against',
    isCaveat: true,
  });
});

test('D11 VO-02 what one asked for is not offered again, unless one takes it back', async () => {
  const person = await givenVolunteer(product.db, { skills: ['Cooking'] });
  const client = await signedInAs(product, person.id);
  const event = await eventOf('Bread run', 'Cooking');
  const isOffered = async () => (await seenBy(client)).some(({ id }) => id === event.id);
  expect(await isOffered()).toBe(true);
  const { body } = await client.call(requestJoin, { body: { eventId: event.id } });
  expect(await isOffered()).toBe(false);
  const { id } = body.participation as Participation;
  await client.call(withdraw, { params: { id } });
  expect(await isOffered()).toBe(true);
});

test('PF-05 a day off rules the events of that day out, in the zone of the event', async () => {
  const person = await givenVolunteer(product.db, { skills: ['Sewing'] });
  const client = await signedInAs(product, person.id);
  // In Karachi from 1 AM on 16 January.
  const late = { startTime: '2027-01-15T20:00:00Z', endTime: '2027-01-15T23:00:00Z' };
  const event = await eventOf('Sewing night', 'Sewing', late);
  const firstReason = async (day: string) => {
    await client.call(setDaysOff, { body: { days: [day] } });
    return (await seenBy(client)).find(({ id }) => id === event.id)?.reasons[0]?.text;
  };
  expect(await firstReason('2027-01-15')).toBe('You have Sewing');
  expect(await firstReason('2027-01-16')).toBe('You are away then');
});

test('MT-08 MA-02 of equal fits the one that nobody has found this week comes first, and says so', async () => {
  const person = await givenVolunteer(product.db, { skills: ['Carpentry'], interests: [] });
  const client = await signedInAs(product, person.id);
  // A larger share of the one that somebody finds stays free, so that this does not decide.
  const found = await eventOf('Benches', 'Carpentry', { role: [roleOf('Carpentry', 1000)] });
  const notYet = await eventOf('Shelves', 'Carpentry', {
    role: [roleOf('Carpentry', 10)],
    startTime: '2027-01-20T09:00:00Z',
    endTime: '2027-01-20T13:00:00Z',
  });
  const order = async () =>
    (await seenBy(client)).map(({ id }) => id).filter((id) => [found.id, notYet.id].includes(id));
  const find = async (event: Event) => {
    const other = await givenVolunteer(product.db);
    const give = { roleId: firstRole(event).id, eventId: event.id, actorId: admin.id };
    await assignVolunteer(product.ports, { ...give, userId: other.id });
  };
  const lieBack = async (...ids: string[]) =>
    await product.db
      .updateTable('participation')
      .set({ requestedAt: new Date('2026-11-01T09:00:00Z') })
      .where('eventId', 'in', ids)
      .execute();
  await find(notYet);
  await lieBack(notYet.id);
  expect(await order()).toEqual([found.id, notYet.id]);

  await find(found);
  expect(await order()).toEqual([notYet.id, found.id]);
  const reasonsOf = async (id: string) =>
    (await seenBy(client)).find((each) => each.id === id)?.reasons.map(({ text }) => text);
  expect(await reasonsOf(notYet.id)).toContain('Few people have found this yet');
  expect(await reasonsOf(found.id)).not.toContain('Few people have found this yet');

  // Of the last seven days: what was found before counts no more.
  await lieBack(found.id);
  expect(await order()).toEqual([found.id, notYet.id]);
});

test('MT-05 one step away: the skill that would open roles, and none that the person hides', async () => {
  const person = await givenVolunteer(product.db, { skills: ['Chess'], interests: [] });
  const client = await signedInAs(product, person.id);
  const stepsOf = async () => (await client.call(suggestEvents)).body.steps as SkillStep[];
  const one = await eventOf('Pottery for all', 'Pottery');
  await eventOf('Pottery again', 'pottery');
  await eventOf('Pottery, a third time', 'Pottery');
  const full = await eventOf('Pottery, full', 'Pottery', { role: [roleOf('Pottery', 1)] });
  const other = await givenVolunteer(product.db);
  const give = { roleId: firstRole(full).id, eventId: full.id, actorId: admin.id };
  await assignVolunteer(product.ports, { ...give, userId: other.id });
  const pottery = (steps: SkillStep[]) => steps.find(({ skill }) => /pottery/i.test(skill));
  expect(pottery(await stepsOf())).toMatchObject({
    roles: 3,
    named: [
      { event: { id: one.id, title: 'Pottery for all' }, role: { name: 'Pottery person' } },
      { event: { title: 'Pottery again' } },
      { event: { title: 'Pottery, a third time' } },
    ],
  });

  // Anyone who has asked for it already needs no step towards it.
  await client.call(requestJoin, { body: { eventId: one.id, userId: person.id } });
  expect(pottery(await stepsOf())).toMatchObject({ roles: 2 });
  await client.call(setMatchingUse, { body: { off: ['skills'] } });
  expect(await stepsOf()).toEqual([]);
});

test('VO-02 only for volunteers', async () => {
  expect((await admin.call(suggestEvents)).status).toBe(403);
});
