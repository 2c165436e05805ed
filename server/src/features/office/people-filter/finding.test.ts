/** AD-02: people are found by skill, free time and what they did before. */
import { listPeople } from '@saath/contract/office/people/endpoints';
import type { PersonRow } from '@saath/contract/office/people/schema';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
let people: Record<'Aisha' | 'Bilal' | 'Chanda' | 'Danish' | 'Esha', SignedIn>;
let eventId: string;

const skills = {
  Aisha: ['First aid', 'Cooking'],
  Bilal: ['first-aiders'],
  Chanda: ['Truck driving'],
  Danish: ['Driving', 'Cooking'],
  Esha: [],
};

/** Two months ago Aisha came for four hours and Bilal did not come; half a year ago Chanda did. */
async function givenPast(): Promise<void> {
  const months = async (at: string, helpers: [SignedIn, 'completed' | 'no_show'][]) => {
    product.clock.now = new Date(`${at}T00:00:00Z`);
    const event = await givenEvent(await signedInAs(product, admin.id), {
      ...eventForm(),
      startTime: `${at}T08:00:00Z`,
      endTime: `${at}T12:00:00Z`,
    });
    for (const [helper, state] of helpers) {
      const client = await signedInAs(product, helper.id);
      const { body } = await client.call(requestJoin, { body: { eventId: event.id } });
      const set = { roleId: firstRole(event).id };
      await givenState(product, (body.participation as { id: string }).id, 'confirmed', { set });
      await givenState(product, (body.participation as { id: string }).id, state);
    }
    return event.id;
  };
  await months('2026-04-01', [[people.Chanda, 'completed']]);
  eventId = await months('2026-10-01', [
    [people.Aisha, 'completed'],
    [people.Bilal, 'no_show'],
  ]);
}

beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  const given = Object.entries(skills).map(
    async ([name, each]) => [name, await givenSignedIn(product, { name, skills: each })] as const,
  );
  people = Object.fromEntries(await Promise.all(given)) as typeof people;
  await product.db
    .insertInto('userAvailability')
    .values([
      { userId: people.Aisha.id, weekday: 5, fromMinute: 360, toMinute: 1020 },
      { userId: people.Bilal.id, weekday: 5, fromMinute: 600, toMinute: 1020 },
      { userId: people.Chanda.id, weekday: 6, fromMinute: 1020, toMinute: 1320 },
    ])
    .execute();
  await givenPast();
  product.clock.now = new Date('2026-12-01T00:00:00Z');
  Object.assign(admin, await signedInAs(product, admin.id));
});
afterAll(async () => await product.close());

async function found(query: Record<string, string>): Promise<string[]> {
  const { status, body } = await admin.call(listPeople, { query: { role: 'Volunteer', ...query } });
  expect(status).toBe(200);
  const rows = body.people as PersonRow[];
  expect(body.total).toBe(rows.length);
  return rows.map(({ name }) => name).sort();
}

test.each([
  ['First Aid', 'all', ['Aisha', 'Bilal']],
  ['Driving', 'all', ['Chanda', 'Danish']],
  ['Truck Driver', 'all', ['Chanda']],
  ['First Aid,Cooking', 'all', ['Aisha']],
  ['First Aid,Cooking', 'any', ['Aisha', 'Bilal', 'Danish']],
  ['Firstaid', 'all', ['Aisha', 'Bilal']],
  ['skills', 'any', []],
  ['Welding', 'all', []],
])('AD-02 skills %s (%s) are had, however they are spelt, by %j', async (asked, match, names) => {
  expect(await found({ skills: asked, match })).toEqual(names);
});

test('AD-02 skills are found also of who keeps them from matching: they stand in the profile all the same', async () => {
  const change = (matchingOff: 'skills'[]) =>
    product.db.updateTable('appUser').set({ matchingOff }).where('id', '=', people.Aisha.id);
  await change(['skills']).execute();
  expect(await found({ skills: 'Cooking' })).toEqual(['Aisha', 'Danish']);
  await change([]).execute();
});

test.each([
  [{ day: '5', part: 'morning' }, ['Aisha']],
  [{ day: '5', part: 'afternoon' }, ['Aisha', 'Bilal']],
  [{ day: '5' }, ['Aisha', 'Bilal']],
  [{ part: 'evening' }, ['Chanda']],
  [{ day: '0', part: 'morning' }, []],
])('AD-02 free at %j, for the whole of that part of the day, are %j', async (when, names) => {
  expect(await found(when)).toEqual(names);
});

test.each([
  [{ past: 'came' }, ['Aisha', 'Chanda']],
  [{ past: 'never' }, ['Bilal', 'Danish', 'Esha']],
  [{ past: 'lately' }, ['Aisha']],
  [{ past: 'long_ago' }, ['Chanda']],
  [{ hours: '4' }, ['Aisha', 'Chanda']],
  [{ hours: '5' }, []],
  [{ past: 'never', skills: 'Cooking' }, ['Danish']],
])('AD-02 what people did before finds them: %j, %j', async (past, names) => {
  expect(await found(past)).toEqual(names);
});

test('AD-02 who came to one event is found, without who was missed there', async () => {
  expect(await found({ event: eventId })).toEqual(['Aisha']);
});

test('AD-02 all that is asked must hold, also of the name', async () => {
  expect(await found({ q: 'esh', past: 'never' })).toEqual(['Esha']);
  expect(await found({ q: 'aish', skills: 'Cooking', day: '5', past: 'came' })).toEqual(['Aisha']);
  expect(await found({ q: 'aish', skills: 'Cooking', day: '6' })).toEqual([]);
});

test.each([{ day: '7' }, { part: 'night' }, { past: 'once' }, { hours: '0' }, { event: 'x' }])(
  'AD-02 a filter that makes no sense is refused: %j',
  async (query) => {
    const { status } = await admin.call(listPeople, { query });
    expect(status).toBe(400);
  },
);
