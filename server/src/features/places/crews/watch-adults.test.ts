/** EL-02: organisers hear once that the adults beside whom minors have places are missing, over HTTP. */
import { addHelper } from '@saath/contract/day/helpers/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { listNotices } from '@saath/contract/notices/notices/endpoints';
import { listWaiting } from '@saath/contract/office/waiting/endpoints';
import * as joining from '@saath/contract/places/joining/endpoints';
import { sayAge } from '@saath/contract/places/papers/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { done } from '../../../testing/done.ts';
import {
  eventForm,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { crewForm, takesPlace } from '../../../testing/given-crews.ts';
import { decides, givenKind, papersOf, saysOver, verified } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { rowOf, stateOf } from '../../../testing/ways-into-crew.ts';
import { jobs } from '../jobs.ts';

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

async function look() {
  for (const job of jobs(product.ports))
    if ('name' in job && job.name === 'crews' && 'run' in job) await job.run();
}

async function adult(): Promise<SignedIn> {
  const person = await givenSignedIn(product);
  await saysOver(person, 18);
  return person;
}

/** Six places, where minors come beside two adults; two adults and a minor who have none yet. */
async function givenTeam(paper: { kind: string; least: number } | null = null) {
  const crew = { adults: 2, ...(paper ? { paper } : {}) };
  const event = await givenEvent(admin, crewForm(crew, { places: 6, title: crypto.randomUUID() }));
  const [first, second] = [await adult(), await adult()];
  return { event, first, second, minor: await givenSignedIn(product) };
}

async function givenWhole() {
  const team = await givenTeam();
  for (const person of [team.first, team.second, team.minor])
    await takesPlace(admin, team.event, person);
  await look();
  return team;
}

const titlesOf = async (person: SignedIn, { title }: Event) =>
  ((await done(person, listNotices, { query: {} })).notices as { title: string }[])
    .filter((notice) => notice.title.endsWith(`: ${title}`))
    .map((notice) => notice.title.slice(0, -title.length - 2));
const missing = (who = 'an adult is') =>
  `In the team “First aider” ${who} missing beside somebody who may be under 18`;
const told = async (event: Event, by = admin) =>
  (await titlesOf(by, event)).filter((title) => /adult|whom teams/.test(title));
const waits = async (event: Event) =>
  (((await done(admin, listWaiting)).crews ?? []) as { eventId: string; count: number }[])
    .filter(({ eventId }) => eventId === event.id)
    .map(({ count }) => count);
const idOf = async (event: Event, person: SignedIn) =>
  (await rowOf(product, event, person))?.id ?? '';
const leaves = async (event: Event, person: SignedIn) =>
  await done(person, joining.withdraw, { params: { id: await idOf(event, person) } });
const isTakenOff = async (event: Event, person: SignedIn) =>
  await done(admin, joining.decide, {
    params: { id: await idOf(event, person) },
    body: { decision: 'decline' },
  });

test.each([
  ['gives the place back', leaves],
  ['is taken off', isTakenOff],
  [
    'no longer says to be over 18',
    async (_: Event, person: SignedIn) => await done(person, sayAge, { body: { over: null } }),
  ],
])(
  'EL-02 an adult who %s is missed: told once, on the lists, until another is there',
  async (_, loses) => {
    const { event, first, minor } = await givenWhole();
    expect([await told(event), await waits(event)]).toEqual([[], []]);
    await loses(event, first);
    for (let looks = 0; looks < 2; looks++) {
      await look();
      expect(await told(event)).toEqual([missing()]);
    }
    expect(await waits(event)).toEqual([1]);
    expect(await stateOf(product, event, minor)).toBe('confirmed');
    const other = await adult();
    await takesPlace(admin, event, other);
    expect(await waits(event)).toEqual([]);
    await look();
    await leaves(event, other);
    await look();
    expect(await told(event)).toHaveLength(2);
  },
);

test('EL-02 so is one whose own paper ended and who was taken off for it', async () => {
  const aid = await givenKind(admin, 'First aid');
  const [role] = eventForm().role;
  const needs = { oneOf: [aid], minAge: null, crew: { paper: null, adults: 1 } };
  const title = crypto.randomUUID();
  const event = await givenEvent(admin, { title, role: [{ ...role, maxVolunteers: 4, needs }] });
  const [nurse, minor] = [await adult(), await givenSignedIn(product)];
  for (const person of [nurse, minor]) {
    await verified({ admin, person }, aid, '2027-12-31');
    await takesPlace(admin, event, person);
  }
  await look();
  await decides(admin, (await papersOf(nurse)).papers[0]?.id ?? '', 'refuse');
  await look();
  // The place is marked, which its own notice says; whether they stay is for an organiser to say.
  expect((await titlesOf(admin, event)).join()).toContain('Something is missing for the place of');
  expect(await told(event)).toEqual([]);
  await isTakenOff(event, nurse);
  await look();
  expect(await told(event)).toEqual([missing()]);
});

test('EL-02 nobody is missed where no minor is, nor where there were too few from the start', async () => {
  const grown = await givenTeam();
  for (const person of [grown.first, grown.second]) await takesPlace(admin, grown.event, person);
  const never = await givenTeam();
  const reason = { eligibilityReason: 'Comes with both parents.' };
  await takesPlace(admin, never.event, never.minor, reason);
  await takesPlace(admin, never.event, never.first);
  await look();
  await leaves(grown.event, grown.first);
  await leaves(never.event, never.first);
  await look();
  for (const { event } of [grown, never])
    expect([await told(event), await waits(event)]).toEqual([[], []]);
});

test('EL-02 a team that lacks adults and a qualification is one team, and is told of as one', async () => {
  const aid = await givenKind(admin, 'First aid');
  const { event, first, second, minor } = await givenTeam({ kind: aid, least: 1 });
  await verified({ admin, person: first }, aid, '2027-12-31');
  for (const person of [first, second, minor]) await takesPlace(admin, event, person);
  await look();
  await leaves(event, first);
  await look();
  expect(await told(event)).toEqual(['People are missing whom teams counted on']);
  expect(await waits(event)).toEqual([1]);
});

test('EL-02 whoever leads the event hears that a team needs somebody, not whom; others hear nothing', async () => {
  const { event, first, second, minor } = await givenWhole();
  const lead = await givenSignedIn(product);
  const body = { userId: lead.id, right: 'lead' as const };
  await done(admin, addHelper, { params: { id: event.id }, body: body as never });
  await leaves(event, first);
  await leaves(event, second);
  await look();
  expect(await told(event)).toEqual([missing('2 adults are')]);
  expect(await titlesOf(lead, event)).toContain('A team needs somebody');
  for (const person of [lead, minor, second]) {
    const heard = (await titlesOf(person, event)).join();
    expect(heard).not.toMatch(/adult|18/);
  }
});
