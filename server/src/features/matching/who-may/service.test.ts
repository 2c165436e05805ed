/** EL-02: suggestions know who may do a role, over HTTP and for however many people. */
import type { Event } from '@saath/contract/events/events/schema';
import { nextBest } from '@saath/contract/filling/fill/endpoints';
import type { NextBest } from '@saath/contract/filling/fill/schema';
import { suggestEvents, suggestVolunteers } from '@saath/contract/matching/suggest/endpoints';
import type {
  SkillStep,
  SuggestedEvent,
  SuggestedPerson,
} from '@saath/contract/matching/suggest/schema';
import { whyNot } from '@saath/contract/places/why-not/endpoints';
import type { WhyNot } from '@saath/contract/places/why-not/schema';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import { firstRole, givenAdmin, givenSignedIn, type SignedIn } from '../../../testing/given.ts';
import { givePlace } from '../../../testing/given-board.ts';
import { fillOf, ownSkills, roleForm } from '../../../testing/given-fill.ts';
import {
  claims,
  decides,
  givenKind,
  papersOf,
  saysOver,
  verified,
} from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { findEvent } from '../../events/events/queries.ts';
import { findRole } from '../../events/roles/queries.ts';
import { withdrawRequest } from '../../places/ask/service.ts';
import { rankedFor, type Sources } from '../candidate-search/service.ts';
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
  aid = await givenKind(admin, 'First aid certificate');
});
afterAll(async () => await product.close());

/** A role with a skill of its own that asks for the certificate and for an age. */
async function asking(change: object = {}) {
  const [skill] = ownSkills();
  const needs = { oneOf: [aid], minAge: 18 };
  const event = await fill.eventAt({ role: [roleForm(3, { skills: [skill], needs })], ...change });
  return { event, skill, roleId: firstRole(event).id };
}

/** Somebody of that age. */
async function person(name: string, change: object = {}): Promise<SignedIn> {
  const found = await givenSignedIn(product, { name, skills: [], ...change });
  await saysOver(found, 18);
  return found;
}

async function suggestedFor({ roleId }: { roleId: string }): Promise<SuggestedPerson[]> {
  const { body } = await admin.call(suggestVolunteers, { params: { roleId } });
  return body.suggestedUsers as SuggestedPerson[];
}

const first = (list: readonly { text: string }[]) => list[0]?.text;

test('EL-02 MA-01 who may do a role is suggested above everybody who fits better, and what others lack is said', async () => {
  const role = await asking();
  const skills = [role.skill];
  const fits = await person('Fits', { skills, experienceYears: 20 });
  const waits = await person('Waits');
  await claims(waits, aid);
  const ends = await person('Ends', { skills, experienceYears: 15 });
  await verified({ admin, person: ends }, aid, '2027-01-01');
  const refused = await person('Refused', { skills, experienceYears: 12 });
  await claims(refused, aid);
  const [claimed] = (await papersOf(refused)).papers;
  await decides(admin, claimed?.id ?? '', 'refuse');
  const young = await givenSignedIn(product, { name: 'Young', skills, experienceYears: 9 });
  await verified({ admin, person: young }, aid);
  const may = await person('May');
  await verified({ admin, person: may }, aid);

  const found = await suggestedFor(role);
  expect(found.slice(0, 6).map(({ id }) => id)).toEqual(
    [may, waits, fits, ends, refused, young].map(({ id }) => id),
  );
  expect(found.map(({ isLacking = false }) => isLacking)).toEqual(found.map((_, at) => at > 0));
  expect(found.slice(1, 6).map(({ reasons }) => first(reasons))).toEqual([
    'Waits to be checked: First aid certificate',
    'Missing: First aid certificate',
    'Ends before the day: First aid certificate',
    'Was not accepted: First aid certificate',
    'Has not said that they are over 18',
  ]);
  expect(found[1]?.reasons[0]).toMatchObject({ tone: 'against', isCaveat: true });
  // What is missing was no judgement of the fit: learning hears of the one who may do it alone.
  const noted = async () =>
    await product.db
      .selectFrom('matchDecision')
      .select('userId')
      .where('roleId', '=', role.roleId)
      .execute();
  await vi.waitUntil(async () => (await noted()).length > 0, patience);
  expect(await noted()).toEqual([{ userId: may.id }]);
});

test('EL-02 MT-05 why not: what is missing stands in the way, and the fit is told without it', async () => {
  const role = await asking();
  const answerAbout = async ({ id: userId }: SignedIn) => {
    const { body } = await admin.call(whyNot, { params: { id: role.roleId, userId } });
    return body as unknown as WhyNot;
  };
  const expert = await person('Expert', { skills: [role.skill], experienceYears: 20 });
  const lacking = await answerAbout(expert);
  expect(lacking.obstacles.map(({ text }) => text)).toEqual(['Missing: First aid certificate']);
  expect(lacking.standing.place).toBe(1);
  await verified({ admin, person: expert }, aid);
  expect(await answerAbout(expert)).toMatchObject({ isSuggested: true, obstacles: [] });
});

test('EL-02 MT-04 into a place that became free comes nobody who may not have it', async () => {
  const kind = await givenKind(admin, 'Crane licence');
  const skills = ownSkills();
  const event = await fill.eventAt({ role: [roleForm(1, { skills, needs: { oneOf: [kind] } })] });
  const { id: roleId } = firstRole(event);
  const [leaver, fits] = [await person('Leaver'), await person('Fits', { skills })];
  await verified({ admin, person: leaver }, kind);
  await givePlace(product, { event, roleId, userId: leaver.id }, admin.id);
  const participationId = await fill.participationOf(event, leaver.id);
  await withdrawRequest(product.ports, { participationId, userId: leaver.id });
  const next = async () => {
    const { body } = await admin.call(nextBest, { params: { id: event.id } });
    return (body.roles as NextBest[])[0]?.next;
  };
  expect(await next()).toBeNull();
  await verified({ admin, person: fits }, kind);
  expect((await next())?.userId).toBe(fits.id);
});

test('EL-02 MA-02 of events a volunteer sees those first whose roles they may do, and what others need', async () => {
  const [skill] = ownSkills();
  const easy = roleForm(2, { role_name: 'Easy', skills: ['Chess'] });
  const hard = (needs: object) => roleForm(2, { role_name: 'Hard', skills: [skill], needs });
  const both = await fill.eventAt({ role: [hard({ oneOf: [aid] }), easy] });
  const only = await fill.eventAt({ role: [hard({ oneOf: [aid], minAge: 18 })] });
  const own = await givenSignedIn(product, { skills: [skill], experienceYears: 5 });
  const seen = async (event: Event) => {
    const { events } = (await own.call(suggestEvents)).body as { events: SuggestedEvent[] };
    const at = events.findIndex(({ id }) => id === event.id);
    return { at, ...events[at] };
  };
  expect(await seen(both)).toMatchObject({ bestRole: { name: 'Easy' } });
  const lacking = await seen(only);
  expect(lacking).toMatchObject({ bestRole: { name: 'Hard' } });
  expect(lacking.reasons?.slice(0, 2)).toMatchObject([
    { text: 'You still need: First aid certificate', tone: 'against', isCaveat: true },
    { text: 'For people over 18: say on your profile that you are', isCaveat: true },
  ]);
  expect(lacking.at).toBeGreaterThan((await seen(both)).at);
  await claims(own, aid);
  await saysOver(own, 18);
  expect(first((await seen(only)).reasons ?? [])).toBe('Being checked: First aid certificate');
  const [claimed] = (await papersOf(own)).papers;
  await decides(admin, claimed?.id ?? '', 'verify');
  expect((await seen(both)).bestRole).toMatchObject({ name: 'Hard' });
  expect(first((await seen(only)).reasons ?? [])).toBe(`You have ${skill}`);
});

test('EL-02 MT-05 a skill alone is no step to a role that also asks for a paper', async () => {
  const { skill } = await asking();
  const own = await givenSignedIn(product, { skills: ['Chess'], interests: [] });
  const isStep = async () => {
    const { steps } = (await own.call(suggestEvents)).body as { steps: SkillStep[] };
    return steps.some((step) => step.skill === skill);
  };
  await fill.eventAt({ role: [roleForm(3, { skills: ['Chess'] })] });
  expect(await isStep()).toBe(false);
});

const noIndex = { ready: async () => undefined };

/** The role and its event as rows. */
async function rowsOf({ roleId }: { roleId: string }) {
  const role = await findRole(product.db, roleId);
  const event = role && (await findEvent(product.db, role.eventId));
  if (!role || !event) throw new Error('The role is gone');
  return { role, event, now: product.clock.now };
}

test('EL-02 where more have the papers than are compared one by one, the same people come first', async () => {
  const role = await asking();
  for (let number = 0; number < 9; number++) {
    const skills = number % 3 === 0 ? [role.skill] : [];
    const each = await person(`Nurse ${number}`, { skills, experienceYears: number });
    if (number % 4 > 0) await verified({ admin, person: each }, aid);
  }
  const search = { ...(await rowsOf(role)), limit: 5, enough: 5 };
  const ids = (found: Awaited<ReturnType<typeof rankedWhoMay>>) =>
    found.matches.map(({ candidateId }) => candidateId);
  const all = ids(await rankedWhoMay(product, search));
  expect(all).toHaveLength(5);
  const found = async (sources: Sources) =>
    ids(await rankedWhoMay(sources, { ...search, listed: 2 }));
  await vi.waitUntil(async () => await product.candidates.ready(product.clock.now), patience);
  expect(await found(product)).toEqual(all);
  expect(await found({ db: product.db, candidates: noIndex })).toEqual(all);
});

test('EL-02 it takes as many statements for many people as for few, and where nothing is asked one more', async () => {
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const sources = { db: product.db.withPlugin(counting), candidates: noIndex };
  const count = async (work: () => Promise<unknown>) => {
    statements = 0;
    await work();
    return statements;
  };
  const countFor = async (search: Awaited<ReturnType<typeof rowsOf>>) =>
    await count(async () => await rankedWhoMay(sources, { ...search, limit: 50, enough: 50 }));
  const role = await asking();
  const rows = await rowsOf(role);
  const before = await countFor(rows);
  for (let number = 0; number < 6; number++) {
    const each = await person(`Many ${number}`, { skills: [role.skill] });
    if (number < 3) await verified({ admin, person: each }, aid);
  }
  expect(await countFor(rows)).toBe(before);
  const open = await fill.eventAt({ role: [roleForm(1)] });
  const plain = await rowsOf({ roleId: firstRole(open).id });
  const byFit = await count(async () => await rankedFor(sources, { ...plain, limit: 50 }));
  // Whether hours and rest are limited at about that time.
  expect(await countFor(plain)).toBe(byFit + 1);
});
