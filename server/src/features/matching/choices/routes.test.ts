/** MT-08 MA-01: people see and switch off what matching uses about them, over HTTP. */
import { exportData } from '@saath/contract/accounts/account-care/endpoints';
import { setAvailability } from '@saath/contract/accounts/accounts/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { getMatchingUse, setMatchingUse } from '@saath/contract/matching/choices/endpoints';
import type { MatchingUse } from '@saath/contract/matching/choices/schema';
import { suggestEvents, suggestVolunteers } from '@saath/contract/matching/suggest/endpoints';
import type { MatchingInput } from '@saath/contract/matching/suggest/rules';
import { matchingInputs } from '@saath/contract/matching/suggest/rules';
import type { SuggestedEvent, SuggestedPerson } from '@saath/contract/matching/suggest/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { placesCounted } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { anonymise } from '../../accounts/account-care/queries.ts';
import { findUser, updateUser } from '../../accounts/accounts/queries.ts';

let product: TestProduct;
let admin: SignedIn;
let event: Event;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  // On a Monday from 14:00 to 18:00 in Karachi.
  event = await givenEvent(
    admin,
    eventForm({
      title: 'Health camp',
      location: 'Clifton, Karachi',
      role: [{ role_name: 'Nurse', description: 'Cares.', maxVolunteers: 9, skills: ['Nursing'] }],
    }),
  );
});
// Accounts are deleted with their places, which the product never does.
afterAll(async () => await product.close({ isBroken: true }));

async function givenPast(userId: string): Promise<void> {
  const times = {
    startTime: new Date('2026-11-02T09:00:00Z'),
    endTime: new Date('2026-11-02T12:00:00Z'),
  };
  const past = await givenEvent(admin, eventForm({ title: `Past of ${userId}` }));
  const id = newId();
  await product.db
    .insertInto('participation')
    .values({
      ...{ id, eventId: past.id, userId, roleId: firstRole(past).id, ...times },
      ...{ state: 'confirmed', source: 'request', requestedAt: testStart, waitingSince: null },
      ...{ decidedBy: null, decidedAt: testStart },
    })
    .execute();
  await placesCounted(product, past.id);
  await product.db
    .updateTable('participation')
    .set({ state: 'completed' })
    .where('id', '=', id)
    .execute();
}

const week = (to: number) => ({ weekly: [{ weekday: 0, from: 840, to }] });

/** Makes somebody who has the input, with more or less of it. */
const has: Readonly<
  Record<MatchingInput, (person: SignedIn, isMuch: boolean) => Promise<unknown>>
> = {
  skills: async ({ id }, isMuch) =>
    await updateUser(product.db, id, { skills: [isMuch ? 'Nursing' : 'Chess'] }),
  interests: async ({ id }, isMuch) =>
    await updateUser(product.db, id, { interests: [isMuch ? 'Health' : 'Chess'] }),
  experience: async ({ id }, isMuch) =>
    await updateUser(product.db, id, { experienceYears: isMuch ? 12 : 1 }),
  freeTime: async (person, isMuch) =>
    await person.call(setAvailability, { body: week(isMuch ? 1080 : 960) }),
  area: async (person, isMuch) =>
    await person.call(setMatchingUse, { body: { area: isMuch ? 'Clifton' : 'Lahore' } }),
  history: async ({ id }, isMuch) => (isMuch ? await givenPast(id) : undefined),
};

/** What no reason may hold once it is off: its words, and what was told. */
const names: Readonly<Record<MatchingInput, RegExp>> = {
  skills: /nursing|chess|asked skill/i,
  interests: /interest|health|chess/i,
  experience: /experience|year/i,
  freeTime: /free/i,
  area: /clifton|lahore|lives|live| km /i,
  history: /came|took|turn|did|helped|new here|rated/i,
};

async function seenByOrganiser(userId: string): Promise<SuggestedPerson | undefined> {
  const params = { roleId: firstRole(event).id };
  const { suggestedUsers } = (await admin.call(suggestVolunteers, { params })).body;
  return (suggestedUsers as SuggestedPerson[]).find(({ id }) => id === userId);
}

async function seenBySelf(person: SignedIn): Promise<SuggestedEvent | undefined> {
  const events = (await person.call(suggestEvents)).body.events as SuggestedEvent[];
  return events.find(({ id }) => id === event.id);
}

test.each(matchingInputs)(
  'MT-08 MA-01 what is switched off moves no score, and no reason names it: %s',
  async (input) => {
    const plain = { name: 'Same Name', skills: ['Nursing'], interests: [], experienceYears: 3 };
    const pair = [await givenSignedIn(product, plain), await givenSignedIn(product, plain)];
    for (const [index, person] of pair.entries()) await has[input](person, index === 0);
    const [much, little] = await Promise.all(pair.map(({ id }) => seenByOrganiser(id)));
    expect(much?.score).not.toBe(little?.score);

    for (const person of pair) await person.call(setMatchingUse, { body: { off: [input] } });
    const [one, other] = await Promise.all(pair.map(({ id }) => seenByOrganiser(id)));
    expect(one?.score).toBeGreaterThan(0);
    expect(one?.score).toBe(other?.score);
    const [self, otherSelf] = await Promise.all(pair.map(seenBySelf));
    expect(self?.score).toBe(otherSelf?.score);
    for (const seen of [one, other, self, otherSelf])
      expect(seen?.reasons.filter(({ text }) => names[input].test(text))).toEqual([]);
    for (const { id } of pair)
      await product.db.deleteFrom('appUser').where('id', '=', id).execute();
  },
);

test('MA-01 MT-08 name, address, picture and description are no input', async () => {
  const person = await givenSignedIn(product, { name: 'Aisha Khan', skills: ['Nursing'] });
  const before = await seenByOrganiser(person.id);
  await updateUser(product.db, person.id, {
    name: 'Zoltan Health Nurse',
    email: 'nursing@health.example',
    description: 'Nursing, health and Clifton are my life.',
    contactNumber: '+923001234567',
    language: 'ur',
  });
  const after = await seenByOrganiser(person.id);
  expect(after?.score).toBe(before?.score);
  expect(after?.reasons).toEqual(before?.reasons);
  await product.db.deleteFrom('appUser').where('id', '=', person.id).execute();
});

test('PF-05 days off and places elsewhere rule people out, whatever is off', async () => {
  const person = await givenSignedIn(product, { skills: ['Nursing'] });
  await person.call(setMatchingUse, { body: { off: [...matchingInputs] } });
  expect(await seenByOrganiser(person.id)).toBeDefined();
  await product.db
    .insertInto('userDayOff')
    .values({ userId: person.id, day: '2026-12-07' })
    .execute();
  expect(await seenByOrganiser(person.id)).toBeUndefined();
});

test('MT-08 a person sees what is stored, changes one thing at a time, and takes it along', async () => {
  const person = await givenSignedIn(product, { skills: ['Nursing', 'Chess'], interests: ['Art'] });
  await person.call(setAvailability, { body: week(960) });
  await givenPast(person.id);
  const read = async () => (await person.call(getMatchingUse)).body as unknown as MatchingUse;
  expect(await read()).toMatchObject({
    area: '',
    off: [],
    stored: { skills: 2, interests: 1, freeMinutes: 120, events: 1, attended: 1 },
  });
  await person.call(setMatchingUse, { body: { area: '  Clifton  ' } });
  await person.call(setMatchingUse, { body: { off: ['history', 'history'] } });
  expect(await read()).toMatchObject({ area: 'Clifton', off: ['history'] });
  const { data } = (await person.call(exportData)).body as { data: { matching: unknown } };
  expect(data.matching).toEqual({ area: 'Clifton', point: null, off: ['history'] });
});

test('MT-11 a town becomes a point, several are left open, a pasted point is kept to a kilometre', async () => {
  const person = await givenSignedIn(product);
  const choose = async (body: { area?: string; mapPoint?: string; off?: MatchingInput[] }) =>
    (await person.call(setMatchingUse, { body })).body;
  expect(await choose({ area: 'Gulberg, Lahore' })).toMatchObject({
    point: { latitude: 31.56, longitude: 74.35 },
  });
  expect(await choose({ off: ['history'] })).toMatchObject({ point: { latitude: 31.56 } });
  expect(await choose({ area: 'Paris' })).toMatchObject({ area: 'Paris', point: null });
  expect(await choose({ mapPoint: '48.853411, 2.348812' })).toMatchObject({
    ...{ area: 'Paris', point: { latitude: 48.85, longitude: 2.35 } },
  });
  const { status, body } = await person.call(setMatchingUse, { body: { mapPoint: '15, 65' } });
  expect([status, body.message]).toEqual([
    400,
    'No town lies within 100 km of that place. Please check the numbers.',
  ]);
  expect((await person.call(setMatchingUse, { body: { mapPoint: 'here' } })).status).toBe(400);
  expect(await choose({ area: '' })).toMatchObject({ area: '', point: null });
});

test('MT-11 kilometres order people and are told; switched off they do neither', async () => {
  const given = { name: 'Same Name', skills: ['Nursing'], interests: [], experienceYears: 3 };
  const [near, far] = [await givenSignedIn(product, given), await givenSignedIn(product, given)];
  await near.call(setMatchingUse, { body: { mapPoint: '24.90, 67.03' } });
  await far.call(setMatchingUse, { body: { mapPoint: '25.39, 68.37' } });
  const [one, other] = [await seenByOrganiser(near.id), await seenByOrganiser(far.id)];
  expect(one?.score).toBeGreaterThan(other?.score ?? 1);
  expect(one?.reasons.map(({ text }) => text)).toContain('Lives 5 km away');
  expect(other?.reasons.map(({ text }) => text)).toContain('Lives 149 km away');
  expect((await seenBySelf(near))?.reasons.map(({ text }) => text)).toContain(
    '5 km from where you live',
  );
  for (const person of [near, far]) await person.call(setMatchingUse, { body: { off: ['area'] } });
  const [same, too] = [await seenByOrganiser(near.id), await seenByOrganiser(far.id)];
  expect(same?.score).toBe(too?.score);
  expect(JSON.stringify([same, too])).not.toContain(' km ');
  for (const { id } of [near, far])
    await product.db.deleteFrom('appUser').where('id', '=', id).execute();
});

test('MT-08 nothing of it stays of somebody who leaves', async () => {
  const person = await givenSignedIn(product);
  await person.call(setMatchingUse, { body: { area: 'Clifton, Karachi', off: ['area'] } });
  const { id, email } = person;
  await product.db
    .transaction()
    .execute(async (tx) => await anonymise(tx, { id, email, at: testStart }));
  expect(await findUser(product.db, id)).toMatchObject({
    ...{ area: '', latitude: null, longitude: null, matchingOff: [] },
  });
});

test('MT-08 only volunteers, only what there is, and never of others', async () => {
  expect((await admin.call(getMatchingUse)).status).toBe(403);
  const person = await givenSignedIn(product);
  const send = async (body: object) =>
    (await person.call(setMatchingUse, { body: body as never })).status;
  expect(await send({ off: ['name'] })).toBe(400);
  expect(await send({ area: 'x'.repeat(81) })).toBe(400);
  expect(await send({ off: Array(7).fill('skills') })).toBe(400);
  expect(await send({})).toBe(200);
});
