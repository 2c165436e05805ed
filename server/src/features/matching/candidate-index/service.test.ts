/** MA-01: the index of this process holds what the database holds, and gives the same as comparing everybody. */
import type { Event } from '@saath/contract/events/events/schema';
import type { CandidateIndex } from '@saath/matching/candidate-index/candidate-index';
import { rankAtBestTime } from '@saath/matching/rank-times';
import { skills as graph } from '@saath/matching/skill-graph';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { createRandom } from '../../../seed/random.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { replaceAvailability, updateUser } from '../../accounts/accounts/queries.ts';
import { findEvent } from '../../events/events/queries.ts';
import { findRole } from '../../events/roles/queries.ts';
import { assignVolunteer } from '../../places/answer/service.ts';
import { peopleById } from '../candidates/queries.ts';
import { candidatesOf, needsOf } from '../candidates/service.ts';
import { currentMatching } from '../model-in-use/service.ts';
import { candidatePools, suggestForRole } from '../suggest/service.ts';
import { keepCandidates } from './service.ts';

const PEOPLE = 260;
const random = createRandom(31);
let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
let people: string[] = [];
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  people = await givenPeople();
});
afterAll(async () => await product.close());

const tags = (count: number) =>
  Array.from({ length: count }, () => graph[random.below(40)]?.name ?? 'Cooking');

async function givenPeople(): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < PEOPLE; number++) {
    const { id } = await givenVolunteer(product.db, {
      skills: tags(random.below(5)),
      interests: tags(random.below(3)),
      experienceYears: random.below(20),
    });
    ids.push(id);
    const weekly = [{ weekday: random.below(7), from: 540 + 45 * random.below(9), to: 1200 }];
    if (random.below(2))
      await product.db.transaction().execute(async (tx) => {
        await replaceAvailability(tx, { userId: id, weekly });
      });
  }
  return ids;
}

let day = 0;
async function eventOf(skills: readonly string[], places = 3): Promise<Event> {
  day += 1;
  const start = Date.parse('2026-12-01T09:00:00Z') + day * 86_400_000;
  const role = [
    { role_name: `${skills[0]} person`, description: 'Helps.', maxVolunteers: places, skills },
  ];
  // No session outlives the jumps of the clock.
  return await givenEvent(await signedInAs(product, admin.id), {
    title: `${skills[0]} day`,
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 3 * 3_600_000).toISOString(),
    role,
  });
}

async function index(candidates = product.candidates): Promise<CandidateIndex> {
  for (let look = 0; look < 400; look++) {
    const found = await candidates.ready(product.clock.now);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('There is no index after four seconds');
}

async function whole(event: Event) {
  const role = await findRole(product.db, firstRole(event).id);
  const row = await findEvent(product.db, event.id);
  if (!role || !row) throw new Error('The event is gone');
  return { role, event: row };
}

/** The engine's answer when everybody is compared. */
async function bestOfAll(event: Event, limit: number) {
  const { role, event: row } = await whole(event);
  const { db } = product;
  const taken = await db
    .selectFrom('participation')
    .select('userId')
    .where('eventId', '=', event.id)
    .execute();
  const active = await db
    .selectFrom('appUser')
    .select('id')
    .where('role', '=', 'Volunteer')
    .where('activatedAt', 'is not', null)
    .execute();
  const gone = new Set(taken.map(({ userId }) => userId));
  const ids = active.map(({ id }) => id).filter((id) => !gone.has(id));
  const now = product.clock.now;
  const candidates = (await candidatesOf(db, await peopleById(db, ids), { event: row, now }))(role);
  const moment = { now: now.getTime(), ...(await currentMatching(db)), limit };
  return rankAtBestTime(needsOf(role, row, []), candidates, moment);
}

async function pool(event: Event, count: number) {
  const given = { roles: [await whole(event)], now: product.clock.now, perRole: count };
  const [pool] = await candidatePools(product, given);
  return pool?.matches;
}

test('MA-01 MT-04 what the index gives is what comparing everybody gives, whatever was changed just before', async () => {
  const { db } = product;
  const events = [];
  for (let count = 0; count < 6; count++) events.push(await eventOf(tags(1 + random.below(3))));
  await index();
  for (const event of events) {
    for (const userId of random.some(people, 3)) await updateUser(db, userId, { skills: tags(2) });
    const [busy, gone, retired] = random.some(people, 3);
    const given = { eventId: event.id, roleId: firstRole(event).id, actorId: admin.id };
    await assignVolunteer(product.ports, { ...given, userId: busy ?? '' }).catch(() => undefined);
    await updateUser(db, gone ?? '', { activatedAt: null });
    await db
      .deleteFrom('appUser')
      .where('id', '=', retired ?? '')
      .execute();
    people = people.filter((id) => id !== retired);
    // The event is over before the next one is asked for.
    product.clock.now = new Date(Date.parse(event.startTime) - 1000);
    expect(await pool(event, 20)).toEqual(await bestOfAll(event, 20));
    expect(await pool(event, 60)).toEqual(await bestOfAll(event, 60));
  }
});

test('MA-01 MT-01 where there is no index, the database finds people with the same scores', async () => {
  const event = await eventOf(['Cooking', 'First aid']);
  await index();
  const { id } = firstRole(event);
  const compared = { byTags: 500, bySameRole: 100 };
  const byIndex = await suggestForRole(product, id, product.clock.now);
  const bySql = await suggestForRole(product, id, product.clock.now, { compared });
  expect(byIndex.length).toBeGreaterThan(0);
  expect(byIndex.map(({ person, score }) => [person.id, score])).toEqual(
    bySql.map(({ person, score }) => [person.id, score]),
  );
});

test('MA-01 a new skill counts with the next question', async () => {
  const event = await eventOf(['Beekeeping']);
  await index();
  const { id } = await givenVolunteer(product.db, { skills: [], interests: [] });
  expect((await pool(event, 1))?.[0]?.candidateId).not.toBe(id);
  await updateUser(product.db, id, { skills: ['Beekeeping'], experienceYears: 20 });
  expect((await pool(event, 1))?.[0]?.candidateId).toBe(id);
});

test('MA-01 who changes, leaves or comes while the index is made is there as they are now', async () => {
  const { db } = product;
  const event = await eventOf(['Falconry']);
  const { role, event: row } = await whole(event);
  const first = await givenVolunteer(db, { skills: [], interests: [] });
  const second = await givenVolunteer(db, { skills: ['Falconry'], interests: [] });
  let third: string | undefined;
  const afterRows = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      // They are read by now as they were, and not put in yet.
      if (third || !result.rows.some(({ id, skills }) => id === first.id && skills)) return result;
      third = (await givenVolunteer(db, { skills: ['Falconry'], experienceYears: 20 })).id;
      await updateUser(db, first.id, { skills: ['Falconry'], experienceYears: 20 });
      await updateUser(db, second.id, { activatedAt: null });
      return result;
    },
  });
  const candidates = keepCandidates(afterRows, createLog('silent'));
  const made = await index(candidates);
  const needs = needsOf(role, row, []);
  const likeness = { roleKey: '', organiserId: null, skills: role.skills };
  const moment = { now: product.clock.now.getTime(), ...(await currentMatching(db)) };
  const asked = { needs, likeness, ...moment, exclude: [], limit: 400 };
  const found = made.query(asked).best;
  const ids = found.map(({ id }) => id);
  expect(ids.slice(0, 2).sort()).toEqual([first.id, third].sort());
  expect(ids).not.toContain(second.id);
  await candidates.stop();
});

test('MA-01 MT-04 a shift is judged by its own time', async () => {
  const event = await eventOf(['Juggling']);
  const { role, event: row } = await whole(event);
  const start = row.startTime.getTime();
  const shift = (from: number) => ({
    ...{ eventId: row.id, roleId: role.id, id: role.id, position: 0, minPeople: 0, maxPeople: 2 },
    ...{ place: '', filled: 0 },
    startsAt: new Date(start + from * 3_600_000),
    endsAt: new Date(start + (from + 1) * 3_600_000),
  });
  const { id } = await givenVolunteer(product.db, { skills: ['Juggling'], experienceYears: 20 });
  // 14:00 to 15:00 in Karachi, on the day of the event.
  const weekday = (row.startTime.getUTCDay() + 6) % 7;
  await product.db.transaction().execute(async (tx) => {
    await replaceAvailability(tx, { userId: id, weekly: [{ weekday, from: 840, to: 900 }] });
  });
  await index();
  const found = async (from: number) => {
    const roles = [{ role, event: row, shift: shift(from) }];
    const pools = await candidatePools(product, {
      roles,
      now: product.clock.now,
      perRole: 300,
    });
    return pools[0]?.matches.find(({ candidateId }) => candidateId === id)?.features.freeTime;
  };
  expect(await found(0)).toBe(1);
  expect(await found(1)).toBeUndefined();
});
