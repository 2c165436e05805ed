/** EL-02: organisers hear once that people with a qualification whom a team counted on are missing, over HTTP. */
import { addHelper } from '@saath/contract/day/helpers/endpoints';
import { getEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { listNotices } from '@saath/contract/notices/notices/endpoints';
import { listWaiting } from '@saath/contract/office/waiting/endpoints';
import * as joining from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { done } from '../../../testing/done.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { crewForm, takesPlace } from '../../../testing/given-crews.ts';
import { decides, givenKind, papersOf, verified } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { rowOf, stateOf } from '../../../testing/ways-into-crew.ts';
import { jobs } from '../jobs.ts';

let product: TestProduct;
let admin: SignedIn;
let aid: string;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
  aid = await givenKind(admin, 'First aid');
});
afterAll(async () => await product.close());

async function look() {
  for (const job of jobs(product.ports))
    if ('name' in job && job.name === 'crews' && 'run' in job) await job.run();
}

async function firstAider(until = '2027-12-31'): Promise<SignedIn> {
  const person = await givenSignedIn(product);
  await verified({ admin, person }, aid, until);
  return person;
}

/** Four places; somebody with the paper and somebody without have one each. */
async function givenWhole({ until, ...change }: { until?: string; [field: string]: unknown } = {}) {
  const form = crewForm(
    { kind: aid, least: 1 },
    { places: 4, title: crypto.randomUUID(), ...change },
  );
  const event = await givenEvent(admin, form);
  const nurse = await firstAider(until);
  const helper = await givenSignedIn(product);
  for (const person of [nurse, helper]) await takesPlace(admin, event, person);
  await look();
  return { event, nurse, helper };
}

const refuses = async (person: SignedIn) =>
  await decides(admin, (await papersOf(person)).papers[0]?.id ?? '', 'refuse');
const titlesOf = async (person: SignedIn, { title }: Event) =>
  ((await done(person, listNotices, { query: {} })).notices as { title: string; link: string }[])
    .filter((notice) => notice.title.endsWith(`: ${title}`))
    .map((notice) => [notice.title.slice(0, -title.length - 2), notice.link]);
const short = 'In the team “First aider” somebody with First aid is missing';
const told = async ({ event, by = admin }: { event: Event; by?: SignedIn }) =>
  (await titlesOf(by, event)).filter(([title]) => title === short);
const waits = async (event: Event) =>
  (((await done(admin, listWaiting)).crews ?? []) as { eventId: string }[]).filter(
    ({ eventId }) => eventId === event.id,
  );
const needs = async (event: Event, by = admin) =>
  (await done(by, joining.eventRoster, { params: { id: event.id } })).crews;

test('EL-02 a paper that is refused is told once, stands on the lists, and goes when there is somebody again', async () => {
  const { event, nurse } = await givenWhole();
  expect([await told({ event }), await waits(event), await needs(event)]).toEqual([
    [],
    [],
    undefined,
  ]);
  await refuses(nurse);
  for (let looks = 0; looks < 2; looks++) {
    await look();
    expect(await told({ event })).toEqual([[short, `/admin/event/${event.id}?tab=roster`]]);
  }
  expect(await waits(event)).toEqual([{ eventId: event.id, title: event.title, count: 1 }]);
  const kind = { id: aid, name: 'First aid' };
  const part = { roleId: firstRole(event).id, shiftId: null };
  const missing = { ...part, why: 'paper', kind, missing: 1, isFull: false, hasRoom: true };
  expect(await needs(event)).toEqual([missing]);
  expect(await stateOf(product, event, nurse)).toBe('confirmed');
  // It goes by itself, and what ends anew is told anew.
  const other = await firstAider();
  await takesPlace(admin, event, other);
  expect([await waits(event), await needs(event)]).toEqual([[], undefined]);
  await look();
  await refuses(other);
  await look();
  expect(await told({ event })).toHaveLength(2);
});

test('EL-02 so is a place that is given back, and an event that moves to where the paper has ended', async () => {
  const left = await givenWhole();
  const id = (await rowOf(product, left.event, left.nurse))?.id ?? '';
  await done(left.nurse, joining.withdraw, { params: { id } });
  const moved = await givenWhole({ until: '2026-12-31' });
  const { event } = await done(admin, getEvent, { params: { id: moved.event.id } });
  const times = { startTime: '2027-01-07T09:00:00Z', endTime: '2027-01-07T13:00:00Z' };
  const body = { ...(event as Event), ...times, role: [], updatedAt: undefined };
  await done(admin, updateEvent, { params: { id: moved.event.id }, body });
  await look();
  for (const each of [left, moved]) {
    expect(await told(each)).toHaveLength(1);
    expect(await waits(each.event)).toHaveLength(1);
  }
});

test('EL-02 nothing is told of a team that never had them, that nobody is in, or whose rule became another', async () => {
  const never = await givenEvent(admin, crewForm({ kind: aid, least: 1 }, { places: 4 }));
  await takesPlace(admin, never, await givenSignedIn(product));
  const { event: empty, nurse, helper } = await givenWhole();
  for (const person of [nurse, helper]) {
    const id = (await rowOf(product, empty, person))?.id ?? '';
    await done(person, joining.withdraw, { params: { id } });
  }
  const { event: other } = await givenWhole();
  const role = firstRole(other);
  const crew = { paper: { kind: aid, least: 2 } };
  const needed = { ...role, needs: { oneOf: [], minAge: null, crew } };
  await done(admin, updateEvent, {
    params: { id: other.id },
    body: { ...other, role: [needed], updatedAt: undefined },
  });
  await look();
  for (const event of [never, empty, other]) {
    expect(await told({ event })).toEqual([]);
    expect([await waits(event), await needs(event)]).toEqual([[], undefined]);
  }
});

test('EL-02 whoever leads the event hears that a team needs somebody, not what is missing; others hear nothing', async () => {
  const { event, nurse, helper } = await givenWhole();
  const lead = await givenSignedIn(product);
  const add = { userId: lead.id, right: 'lead' as const };
  await done(admin, addHelper, { params: { id: event.id }, body: add as never });
  await refuses(nurse);
  await look();
  expect(await titlesOf(lead, event)).toContainEqual([
    'A team needs somebody',
    `/volunteer/lead/${event.id}?tab=roster`,
  ]);
  for (const person of [lead, helper, nurse]) expect(await told({ event, by: person })).toEqual([]);
  const heard = JSON.stringify([await titlesOf(lead, event), await titlesOf(helper, event)]);
  expect(heard).not.toContain('First aid');
});

test('EL-02 without the mark it would come with every look (negative control)', async () => {
  const { event, nurse } = await givenWhole();
  await refuses(nurse);
  await look();
  await product.db.updateTable('crewWatch').set({ shortSince: null }).execute();
  await look();
  expect(await told({ event })).toHaveLength(2);
});
