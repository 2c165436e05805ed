/** MA-01: of many volunteers only those worth comparing are read, and the best are among them. */
import type { Event } from '@saath/contract/events/events/schema';
import { rankAtBestTime } from '@saath/matching/rank-times';
import { skills as graph } from '@saath/matching/skill-graph';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import { newId } from '../../../platform/ids.ts';
import { createRandom } from '../../../seed/random.ts';
import { givenAdmin, givenEvent, givenVolunteer } from '../../../testing/given.ts';
import { placesCounted } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { replaceAvailability, updateUser } from '../../accounts/accounts/queries.ts';
import { findEvent } from '../../events/events/queries.ts';
import { findRole } from '../../events/roles/queries.ts';
import { peopleById } from '../candidates/queries.ts';
import { candidatesOf, needsOf } from '../candidates/service.ts';
import { currentMatching } from '../model-in-use/service.ts';
import { suggestForRole } from './service.ts';

const PEOPLE = 400;
const EVENTS = 8;
/** Where the product compares some 500 of however many. */
const COMPARED = { byTags: 50, bySameRole: 10 };

const random = createRandom(20261130);
let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

/** Some skills are common, most are rare. */
function someSkill(): (typeof graph)[number] {
  const skill = graph[Math.floor((random.below(1000) / 1000) ** 2 * 60)];
  if (!skill) throw new Error('The table has fewer skills');
  return skill;
}

/** As people write it: a synonym, in capitals, with a slip, within a longer tag. */
function asWritten({ name, also }: (typeof graph)[number]): string {
  const text = random.below(3) ? name : random.pick([name, ...(also?.split(', ') ?? [])]);
  const ways = [
    () => text.toUpperCase(),
    () => text.replace(/[aeiou](?=[^aeiou]*$)/, ''),
    () => text.replace(/([lmnrst])/, '$1$1'),
    () => `${text} experience`,
    () => `Community ${text}`,
  ];
  return (random.below(4) ? text : random.pick(ways)()).slice(0, 30);
}

const tags = (count: number) => [
  ...new Set(Array.from({ length: count }, () => asWritten(someSkill()))),
];

async function givenPeople(): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < PEOPLE; number++) {
    const { id } = await givenVolunteer(product.db, {
      skills: tags(1 + random.below(4)),
      interests: tags(random.below(3)),
      experienceYears: random.below(4) ? random.below(6) : random.below(25),
    });
    ids.push(id);
    // The event lies on a Monday, from 14:00 to 18:00 in Karachi.
    const weekly = [{ weekday: random.below(7), from: 540 + 60 * random.below(9), to: 1200 }];
    if (random.below(2))
      await product.db.transaction().execute(async (tx) => {
        await replaceAvailability(tx, { userId: id, weekly });
      });
  }
  return ids;
}

async function givenRoles(number: number): Promise<Event> {
  const role = Array.from({ length: 5 }, (_, index) => {
    const skills = [
      ...new Set(Array.from({ length: 1 + random.below(3) }, () => someSkill().name)),
    ];
    const description = 'Helps wherever it is needed.';
    return { role_name: `${skills[0]} ${index}`, description, maxVolunteers: 3, skills };
  });
  return await givenEvent(admin, { title: `${someSkill().name} day ${number}`, role });
}

/** Some people held roles of the same names a month before. */
async function givenHistory(names: readonly string[], people: readonly string[]): Promise<void> {
  const role = names.map((role_name) => {
    return { role_name, description: 'Helped.', maxVolunteers: 50, skills: ['First aid'] };
  });
  const past = await givenEvent(admin, { title: 'Last month', role });
  const times = {
    startTime: new Date('2026-11-02T09:00:00Z'),
    endTime: new Date('2026-11-02T12:00:00Z'),
  };
  for (const { id: roleId } of past.role)
    for (const userId of random.some(people, 4))
      await product.db
        .insertInto('participation')
        .values({
          ...{ id: newId(), eventId: past.id, userId, roleId, state: 'confirmed', ...times },
          ...{ source: 'request', requestedAt: testStart, waitingSince: null },
          ...{ decidedBy: null, decidedAt: testStart },
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  await placesCounted(product, past.id);
}

/** The engine's answer when everybody is compared. */
async function bestOfAll(roleId: string, userIds: readonly string[]) {
  const role = await findRole(product.db, roleId);
  const event = role && (await findEvent(product.db, role.eventId));
  if (!role || !event) throw new Error('The role is gone');
  const people = await peopleById(product.db, userIds);
  const candidates = (await candidatesOf(product.db, people, { event, now: testStart }))(role);
  const moment = { now: testStart.getTime(), ...(await currentMatching(product.db)), limit: 5 };
  return rankAtBestTime(needsOf(role, event, []), candidates, moment);
}

test(
  'MA-01 the five best are the same as when everybody is compared, for 95 of 100 roles',
  async () => {
    const people = await givenPeople();
    const events = [];
    for (let number = 0; number < EVENTS; number++) events.push(await givenRoles(number));
    const roles = events.flatMap(({ role }) => role);
    await givenHistory([...new Set(roles.map(({ role_name }) => role_name))].slice(0, 20), people);
    let same = 0;
    for (const { id } of roles) {
      const all = await bestOfAll(id, people);
      const some = (await suggestForRole(product, id, testStart, { compared: COMPARED })).slice(
        0,
        5,
      );
      expect(some).toHaveLength(all.length);
      if (some.every(({ person }, at) => person.id === all[at]?.candidateId)) same += 1;
    }
    expect(same / roles.length).toBeGreaterThanOrEqual(0.95);
  },
  patient(120_000),
);

test('MA-01 tags follow the account: a new skill counts at once, and who is not active is not found', async () => {
  const event = await givenEvent(admin, {
    title: 'Beekeeping',
    role: [
      { role_name: 'Beekeeper', description: 'Bees.', maxVolunteers: 1, skills: ['Beekeeping'] },
    ],
  });
  const [role] = event.role;
  const best = async () => {
    const found = await suggestForRole(product, role?.id ?? '', testStart, { compared: COMPARED });
    return found[0]?.person.id;
  };
  const { id } = await givenVolunteer(product.db, { skills: ['Chess'], interests: [] });
  expect(await best()).not.toBe(id);
  await updateUser(product.db, id, { skills: ['bee-keeping'], experienceYears: 9 });
  expect(await best()).toBe(id);
  await updateUser(product.db, id, { activatedAt: null });
  expect(await best()).not.toBe(id);
  await updateUser(product.db, id, { activatedAt: testStart });
  expect(await best()).toBe(id);
  await product.db.deleteFrom('appUser').where('id', '=', id).execute();
  expect(await best()).not.toBe(id);
});
