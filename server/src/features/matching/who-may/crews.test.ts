/** EL-02: suggestions know what a role asks of its people together, over HTTP. */

import { getEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { setShifts } from '@saath/contract/events/shifts/endpoints';
import { nextBest } from '@saath/contract/filling/fill/endpoints';
import type { NextBest } from '@saath/contract/filling/fill/schema';
import { suggestVolunteers } from '@saath/contract/matching/suggest/endpoints';
import type { SuggestedPerson } from '@saath/contract/matching/suggest/schema';
import { withdraw } from '@saath/contract/places/joining/endpoints';
import { whyNot } from '@saath/contract/places/why-not/endpoints';
import type { WhyNot } from '@saath/contract/places/why-not/schema';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import { done } from '../../../testing/done.ts';
import { firstRole, givenAdmin, givenSignedIn, type SignedIn } from '../../../testing/given.ts';
import { takesPlace } from '../../../testing/given-crews.ts';
import { fillOf, ownSkills, roleForm } from '../../../testing/given-fill.ts';
import { claims, givenKind, saysOver, verified } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { rowOf } from '../../../testing/ways-into-crew.ts';
import { findEvent } from '../../events/events/queries.ts';
import { findRole } from '../../events/roles/queries.ts';
import { rankedWhoMay } from './service.ts';

const patience = { timeout: patient(10_000) };

let product: TestProduct;
let admin: SignedIn;
let fill: ReturnType<typeof fillOf>;
let aid: string;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  fill = fillOf(product, admin);
  aid = await givenKind(admin, 'First aid');
});
afterAll(async () => await product.close());

/** A role with a skill of its own and so many places that asks for something of its people together. */
async function team(places: number, crew: object) {
  const [skill = ''] = ownSkills();
  const needs = { oneOf: [], minAge: null, crew: { paper: null, ...crew } };
  const event = await fill.eventAt({ role: [roleForm(places, { skills: [skill], needs })] });
  return { event, skill };
}

const withAid = async (places: number, kind = aid) =>
  await team(places, { paper: { kind, least: 1 } });
const person = async (name: string, skills: string[] = []) =>
  await givenSignedIn(product, { name, skills, experienceYears: skills.length * 10 });
async function nurse(name: string, kind = aid, skills: string[] = []) {
  const found = await person(name, skills);
  await verified({ admin, person: found }, kind, '2027-12-31');
  return found;
}

const suggestedFor = async (event: Event) =>
  (await done(admin, suggestVolunteers, { params: { roleId: firstRole(event).id } }))
    .suggestedUsers as SuggestedPerson[];
/** What is said of those people, in the order in which they stand. */
const saidOf = async (event: Event, ...people: SignedIn[]) =>
  (await suggestedFor(event))
    .filter(({ id }) => people.some((each) => each.id === id))
    .map(({ name, isLacking = false, reasons: [first] }) => [name, isLacking, first?.text]);
const brings = 'Would bring what the team lacks: First aid';
/** How often somebody who is suggested is said to bring what is lacking. */
const timesTold = async (event: Event, who: SignedIn) =>
  (await suggestedFor(event))
    .find(({ id }) => id === who.id)
    ?.reasons.filter(({ text }) => text === brings).length;
const isKept = 'Free places are kept for: First aid';

test('EL-02 MA-01 who has the paper that a team lacks is told so; nobody is ranked lower while others find a place', async () => {
  const { event, skill } = await withAid(2);
  const [fits, aider] = [await person('Fits', [skill]), await nurse('Aider')];
  const found = await saidOf(event, fits, aider);
  expect(found).toEqual([
    ['Fits', false, `Has ${skill}`],
    ['Aider', false, brings],
  ]);
  await takesPlace(admin, event, aider);
  const second = await nurse('Second');
  expect((await saidOf(event, second))[0]?.[2]).not.toBe(brings);
});

test('EL-02 MA-01 once only kept places are left, who has the paper stands above everybody, and others are told why', async () => {
  const { event, skill } = await withAid(2);
  const [fits, waits] = [await person('Fits', [skill]), await person('Waits')];
  const aider = await nurse('Aider');
  await claims(waits, aid);
  await takesPlace(admin, event, await person('There'));
  const found = await saidOf(event, fits, waits, aider);
  expect(found).toEqual([
    ['Aider', false, brings],
    ['Waits', true, isKept],
    ['Fits', true, isKept],
  ]);
  // Learning hears of those who may come alone: nobody else was judged by the fit.
  const noted = async () =>
    await product.db
      .selectFrom('matchDecision')
      .select('userId')
      .where('roleId', '=', firstRole(event).id)
      .execute();
  await vi.waitUntil(async () => (await noted()).length > 0, patience);
  expect((await noted()).map(({ userId }) => userId)).not.toContain(fits.id);
  const params = { id: firstRole(event).id, userId: fits.id };
  const why = (await done(admin, whyNot, { params })) as unknown as WhyNot;
  expect(why.obstacles.map(({ text }) => text)).toContain(isKept);
});

test('EL-02 MT-04 into a place that a nurse left comes a nurse, however well others fit', async () => {
  const kind = await givenKind(admin, 'Nurse');
  const { event, skill } = await withAid(2, kind);
  const [leaver, there] = [await nurse('Leaver', kind), await person('There')];
  for (const each of [leaver, there]) await takesPlace(admin, event, each);
  await person('Fits', [skill]);
  const other = await nurse('Other', kind);
  const id = (await rowOf(product, event, leaver))?.id ?? '';
  await done(leaver, withdraw, { params: { id } });
  const { roles } = await done(admin, nextBest, { params: { id: event.id } });
  expect((roles as NextBest[]).map(({ next }) => next?.userId)).toEqual([other.id]);
});

test('EL-02 MA-01 where not everybody is compared, who has the paper is found all the same', async () => {
  const kind = await givenKind(admin, 'Diver');
  const { event, skill } = await withAid(1, kind);
  const diver = await nurse('Diver', kind);
  for (const name of ['One', 'Two']) await person(name, [skill]);
  const role = await findRole(product.db, firstRole(event).id);
  const row = await findEvent(product.db, event.id);
  if (!role || !row) throw new Error('The role is gone');
  const sources = { db: product.db, candidates: { ready: async () => undefined } };
  const compared = { byTags: 1, bySameRole: 0 };
  const search = { role, event: row, now: product.clock.now, limit: 10, enough: 10, compared };
  const { matches } = await rankedWhoMay(sources, { ...search, isCrewAsked: true });
  expect(matches.map(({ candidateId }) => candidateId)).toEqual([diver.id]);
});

test('EL-02 MA-01 whoever may be under 18 stands below until the adults are there, and who is new where enough are', async () => {
  const { event, skill } = await team(3, { adults: 1 });
  const [young, grown] = [await person('Young', [skill]), await person('Grown')];
  await saysOver(grown, 18);
  expect(await saidOf(event, young, grown)).toEqual([
    ['Grown', false, 'Is over 18: the team lacks adults'],
    ['Young', true, 'Adults who have to be in the team first: 1'],
  ]);
  await takesPlace(admin, event, grown);
  expect(await saidOf(event, young)).toEqual([['Young', false, `Has ${skill}`]]);

  const fresh = await team(3, { beginners: 1 });
  const newcomer = await person('Newcomer', [fresh.skill]);
  expect(await saidOf(fresh.event, newcomer)).toEqual([['Newcomer', false, `Has ${fresh.skill}`]]);
  await takesPlace(admin, fresh.event, await person('First'));
  expect(await saidOf(fresh.event, newcomer)).toEqual([
    ['Newcomer', true, 'In a team at most so many who are new: 1'],
  ]);
});

/** The role goes on from nine to eleven with so many places, and from eleven to one with two. */
async function inTwoShifts(event: Event, places: number) {
  const shift = (from: string, to: string, maxPeople: number) => ({
    startsAt: `${event.startTime.slice(0, 11)}${from}:00:00Z`,
    endsAt: `${event.startTime.slice(0, 11)}${to}:00:00Z`,
    ...{ minPeople: 1, maxPeople, place: '' },
  });
  const shifts = [shift('09', '11', places), shift('11', '13', 2)];
  const params = { roleId: firstRole(event).id };
  await done(admin, setShifts, { params, body: { shifts: shifts as never } });
  const whole = (await done(admin, getEvent, { params: { id: event.id } })).event as Event;
  const [morning, noon] = firstRole(whole).shifts;
  return { whole, morning, noon };
}

test('EL-02 MA-01 a shift in which there is room for others keeps nobody out', async () => {
  const { event, skill } = await withAid(2);
  const { whole, morning, noon } = await inTwoShifts(event, 2);
  const fits = await person('Fits', [skill]);
  await takesPlace(admin, whole, await person('Early'), { shiftId: morning?.id });
  expect((await saidOf(whole, fits))[0]?.[1]).toBe(false);
  await takesPlace(admin, whole, await person('Late'), { shiftId: noon?.id });
  expect(await saidOf(whole, fits)).toEqual([['Fits', true, isKept]]);
});

test('EL-02 MA-01 nobody is said to bring something into a shift that is full without it', async () => {
  const { event, skill } = await team(3, {});
  const { whole, morning, noon } = await inTwoShifts(event, 1);
  await takesPlace(admin, whole, await person('Early'), { shiftId: morning?.id });
  // Asked for only after the morning was full; nobody loses a place by it.
  const role = { ...firstRole(whole), needs: { crew: { paper: { kind: aid, least: 1 } } } };
  const { event: now } = await done(admin, getEvent, { params: { id: event.id } });
  const body = { ...(now as Event), role: [role] };
  await done(admin, updateEvent, { params: { id: event.id }, body });
  const second = await nurse('Second', aid, [skill]);
  expect(await timesTold(whole, second)).toBe(1);
  await takesPlace(admin, whole, await nurse('First'), { shiftId: noon?.id });
  expect(await timesTold(whole, second)).toBe(0);
});

test('EL-02 MA-01 nobody is said to bring something into a shift that cannot take them', async () => {
  const { event, skill } = await team(4, { paper: { kind: aid, least: 1 }, beginners: 2 });
  const { whole, morning, noon } = await inTwoShifts(event, 3);
  await takesPlace(admin, whole, await nurse('First'), { shiftId: noon?.id });
  await takesPlace(admin, whole, await person('Early'), { shiftId: morning?.id });
  const second = await nurse('Second', aid, [skill]);
  expect(await timesTold(whole, second)).toBe(1);
  // Now there are as many in the morning who have not helped before as it takes.
  await takesPlace(admin, whole, await person('Late'), { shiftId: morning?.id });
  expect(await timesTold(whole, second)).toBe(0);
  expect((await saidOf(whole, second))[0]?.slice(0, 2)).toEqual(['Second', false]);
});

test('EL-02 MA-01 what two shifts lack is said once', async () => {
  const { event, skill } = await withAid(4);
  const { whole } = await inTwoShifts(event, 2);
  expect(await timesTold(whole, await nurse('Aider', aid, [skill]))).toBe(1);
});
