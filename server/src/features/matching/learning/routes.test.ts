/** MT-03, MT-07: the product learns from outcomes by itself, only to the better, and organisers decide what is used. */
import {
  learnNow,
  readMatchLearning,
  saveMatchSettings,
  switchMatching,
} from '@saath/contract/matching/learning/endpoints';
import type { MatchLearning } from '@saath/contract/matching/learning/schema';
import { suggestVolunteers } from '@saath/contract/matching/suggest/endpoints';
import type { SuggestedPerson } from '@saath/contract/matching/suggest/schema';
import { type Features, features, forEachFeature } from '@saath/matching/features';
import { train } from '@saath/matching/learning/train';
import { dayZero, type Model } from '@saath/matching/model';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PackedOutcomes } from '../../../platform/engine/training.ts';
import { newId } from '../../../platform/ids.ts';
import { createLog } from '../../../platform/log.ts';
import type { Client } from '../../../testing/client.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { givenEmptyLog, givenOutcomes } from '../../../testing/given-outcomes.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { currentMatching } from '../model-in-use/service.ts';
import { type Learning, learn, learnNightly, learnWhenDue } from './jobs.ts';

let product: TestProduct;
let admin: Client & { id: string };
let learning: Learning;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  learning = {
    db: product.db,
    engine: product.engine,
    now: () => product.clock.now,
    log: createLog('silent'),
    timeZone: 'Asia/Karachi',
  };
});
afterAll(async () => await product.close());

const actions = ['matching.learned', 'matching.settings', 'matching.switched'] as const;

/** Nothing was learned or decided yet. */
beforeEach(async () => {
  const { db } = product;
  await givenEmptyLog(db);
  const nothing = { activeModel: null, learnedUntil: null, fairnessFigures: null };
  await db
    .updateTable('matchSetting')
    .set({ ...nothing, isAutomatic: true, fairness: 0.5 })
    .execute();
  await db.deleteFrom('matchModel').execute();
  await db.deleteFrom('auditEntry').where('action', 'in', actions).execute();
});

/** Experience decides here, and skills do not: the opposite of what the first day believes. */
const experienced = ({ experience }: { experience: number }) => experience > 0.5;

const eventId = newId();

const outcomes = async (count: number, minutesLater = 0) =>
  await givenOutcomes(product.db, {
    count,
    until: new Date(testStart.getTime() + minutesLater * 60_000),
    isGood: experienced,
    seed: 1 + minutesLater,
    eventId,
  });

const page = async () => (await admin.call(readMatchLearning)).body as unknown as MatchLearning;

const audited = async () =>
  await product.db
    .selectFrom('auditEntry')
    .select(['action', 'actorId', 'details'])
    .where('action', 'in', actions)
    .orderBy('id')
    .execute();

test('MT-03 MT-13 forty outcomes bring about one training; once it is proved better, it is used at once', async () => {
  await outcomes(39);
  expect(await learnWhenDue(learning)).toBe('nothing');
  expect(await page()).toMatchObject({ active: null, outcomesToGo: 1, versions: [] });

  await outcomes(1, 1);
  expect(await learnWhenDue(learning)).toBe('learned');
  expect(await learnWhenDue(learning)).toBe('nothing');
  expect(await page()).toMatchObject({ versions: [{ version: 1, outcomes: 40 }] });
  await outcomes(200, 300);
  expect(await learnWhenDue(learning)).toBe('learned');
  const { active, versions, weights, freshOutcomes, isReadable } = await page();
  expect(active).toMatchObject({ version: 2, outcomes: 240, state: 'active' });
  expect(versions).toHaveLength(2);
  expect(active?.comparison?.outcomes).toBe(48);
  const { candidate, dayZero: first } = active?.heldOut ?? {};
  expect(candidate?.logLoss).toBeLessThan(first?.logLoss ?? 0);
  expect(weights.find(({ feature }) => feature === 'experience')?.weight).toBeGreaterThan(0.6);
  expect({ freshOutcomes, isReadable }).toEqual({ freshOutcomes: 0, isReadable: true });
  expect(await audited()).toEqual([
    { action: 'matching.switched', actorId: null, details: { count: 2 } },
  ]);

  await outcomes(39, 400);
  expect(await learnWhenDue(learning)).toBe('nothing');
  await outcomes(1, 401);
  expect(await learnWhenDue(learning)).toBe('learned');
  expect((await page()).versions[0]).toMatchObject({ version: 3, outcomes: 280 });
});

test('MT-03 after learning, suggestions have other scores and another order', async () => {
  await givenVolunteer(product.db, { skills: ['First aid'], experienceYears: 0, name: 'Skilled' });
  await givenVolunteer(product.db, {
    skills: ['Nursing'],
    experienceYears: 15,
    name: 'Experienced',
  });
  const event = await givenEvent(admin);
  const suggest = async () =>
    (await admin.call(suggestVolunteers, { params: { roleId: firstRole(event).id } })).body
      .suggestedUsers as SuggestedPerson[];
  const before = await suggest();
  await outcomes(400);
  await learnWhenDue(learning);
  const after = await suggest();
  const scoreOf = (people: SuggestedPerson[], name: string) =>
    people.find((person) => person.name === name)?.score ?? Number.NaN;
  expect(scoreOf(after, 'Skilled')).toBeLessThan(scoreOf(before, 'Skilled'));
  expect(after[0]?.name).toBe('Experienced');
});

/** Says of itself that it is better, whatever it learned. */
function broken(change: (model: Model) => Model) {
  return async ({ active }: { outcomes: PackedOutcomes; active: Model }) => ({
    ...train([], { active }),
    model: change(active),
    isBetter: true,
  });
}

const upsideDown = (model: Model): Model => ({
  ...model,
  good: { ...model.good, weights: forEachFeature((feature) => -10 * model.good.weights[feature]) },
});

test('MT-03 a worse model is kept as rejected, with its figures, and cannot be switched on', async () => {
  await givenOutcomes(product.db, {
    count: 60,
    until: testStart,
    isGood: ({ skills }) => skills > 0.5,
  });
  await learn({ ...learning, train: broken(upsideDown) }, { least: 1 });
  const { active, versions } = await page();
  expect(active).toBeNull();
  expect(versions).toMatchObject([{ version: 1, state: 'rejected', outcomes: 60 }]);
  const refused = await admin.call(switchMatching, { body: { id: versions[0]?.id } });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'match_learning.rejected',
      message: 'This version was worse on new outcomes, so it cannot be switched on.',
    },
  });
  expect([await audited(), (await page()).isAutomatic]).toEqual([[], true]);
  expect((await currentMatching(product.db)).knowledge.model).toEqual(dayZero);
});

test('MT-03 the same claim is believed of a model that does no harm', async () => {
  await givenOutcomes(product.db, {
    count: 60,
    until: testStart,
    isGood: ({ skills }) => skills > 0.5,
  });
  await learn({ ...learning, train: broken((model) => model) }, { least: 1 });
  expect(await page()).toMatchObject({ active: { version: 1, state: 'active' } });
});

test('MT-13 what takes over where the first day passes people over is used, though the first day foretells more', async () => {
  const isGood = ({ experience }: Features) => experience > 0.5;
  await givenOutcomes(product.db, { count: 60, until: testStart, isGood });
  const without = ({ good, ...model }: Model): Model => ({
    ...model,
    good: { ...good, weights: { ...good.weights, experience: 0 } },
  });
  const claimed = broken(without);
  await learn({ ...learning, train: claimed }, { least: 1 });
  expect(await page()).toMatchObject({ active: null, versions: [{ state: 'rejected' }] });

  const until = new Date(testStart.getTime() + 60 * 60_000);
  await givenOutcomes(product.db, { count: 60, until, isGood, seed: 7 });
  const fair: typeof claimed = async (input) => ({
    ...(await claimed(input)),
    firstDay: without(dayZero),
  });
  await learn({ ...learning, train: fair }, { least: 1 });
  expect(await page()).toMatchObject({ active: { version: 2, state: 'active' } });
});

test('MT-03 what does not hold for the newest outcomes is rejected', async () => {
  await outcomes(80);
  const until = new Date(testStart.getTime() + 60 * 60_000);
  await givenOutcomes(product.db, {
    count: 20,
    until,
    isGood: (features) => !experienced(features),
    seed: 7,
    eventId,
  });
  await learnWhenDue(learning);
  const [version] = (await page()).versions;
  const { candidate, dayZero: first } = version?.heldOut ?? {};
  expect(candidate?.logLoss).toBeGreaterThan(first?.logLoss ?? 9);
  expect(version?.state).toBe('rejected');
});

test('MT-03 an organiser goes back, and better versions then wait until they are switched on', async () => {
  await outcomes(200);
  await learnWhenDue(learning);
  await outcomes(200, 300);
  await learnWhenDue(learning);
  const [second, first] = (await page()).versions;
  expect([second?.state, first?.state]).toEqual(['active', 'retired']);

  expect((await admin.call(switchMatching, { body: { id: first?.id } })).status).toBe(200);
  expect(await page()).toMatchObject({ active: { version: 1 }, isAutomatic: false });
  await outcomes(200, 600);
  await learnWhenDue(learning);
  const { active, versions } = await page();
  expect(active?.version).toBe(1);
  expect(versions[0]).toMatchObject({ version: 3, state: 'ready' });

  await admin.call(switchMatching, { body: { id: versions[0]?.id } });
  expect((await page()).active?.version).toBe(3);
  await admin.call(switchMatching, { body: { id: null } });
  expect(await page()).toMatchObject({ active: null });
  expect((await currentMatching(product.db)).knowledge.model).toEqual(dayZero);
  expect((await audited()).slice(2)).toEqual(
    [1, 3, 0].map((count) => ({
      action: 'matching.switched',
      actorId: admin.id,
      details: { count },
    })),
  );
});

test('MT-03 learning at once is a dry run where versions do not switch themselves on', async () => {
  await outcomes(39);
  expect(await admin.call(learnNow)).toMatchObject({
    status: 409,
    body: {
      code: 'match_learning.too_few',
      message: 'There are too few outcomes to learn from yet.',
    },
  });
  expect(await audited()).toEqual([]);
  await givenEmptyLog(product.db);
  await outcomes(50);
  const body = { fairness: 0.2, isAutomatic: false };
  expect((await admin.call(saveMatchSettings, { body })).status).toBe(200);
  expect((await admin.call(learnNow)).status).toBe(200);
  for (let look = 0; look < 200 && (await page()).versions.length === 0; look++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const { active, versions, fairness } = await page();
  expect({ active, fairness }).toEqual({ active: null, fairness: 0.2 });
  expect(versions[0]).toMatchObject({ state: 'ready', outcomes: 50 });
  expect(versions[0]?.heldOut?.candidate?.logLoss).toBeLessThan(
    versions[0]?.heldOut?.dayZero?.logLoss ?? 0,
  );
  expect(await audited()).toMatchObject([
    {
      action: 'matching.settings',
      details: {
        changes: [
          { field: 'fairTurn', before: '50 %', after: '20 %' },
          { field: 'switchesItself', before: 'yes', after: 'no' },
        ],
      },
    },
    { action: 'matching.learned', actorId: admin.id },
  ]);
  expect((await currentMatching(product.db)).fairness).toBeCloseTo(0.2, 5);
});

test('MT-03 skills are learned at night from profiles, before there are any outcomes', async () => {
  for (let count = 0; count < 30; count++)
    await givenVolunteer(product.db, { skills: ['Cooking', 'Knife work', `Skill ${count % 3}`] });
  expect(await learnNightly(learning)).toBe('learned');
  const { active } = await page();
  expect(active).toMatchObject({ version: 1, outcomes: 0, heldOut: null });
  const people = await product.db
    .selectFrom('appUser')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('role', '=', 'Volunteer')
    .where((eb) => eb(eb.fn('cardinality', ['skills']), '>', 0))
    .executeTakeFirstOrThrow();
  // Roles ask for two things at once that nobody has for that, so they teach nothing.
  expect(active?.profiles).toBe(Number(people.count));
  const { knowledge } = await currentMatching(product.db);
  expect(knowledge.model).toEqual(dayZero);
  expect(knowledge.learned).toBeDefined();
  expect(await learnNightly(learning)).toBe('nothing');
});

test('MT-03 MT-13 a broken row counts as day 0, and the page says so; so does one of another version of the product', async () => {
  await outcomes(200);
  await learnWhenDue(learning);
  const { activeModel } = await product.db
    .selectFrom('matchSetting')
    .selectAll()
    .executeTakeFirstOrThrow();
  const copy = await product.db
    .selectFrom('matchModel')
    .selectAll()
    .where('id', '=', activeModel)
    .executeTakeFirstOrThrow();
  const id = '019aa000-0000-7000-8000-000000000001';
  await product.db
    .insertInto('matchModel')
    .values({
      ...copy,
      id,
      version: 9,
      model: JSON.stringify({ good: { intercept: 'much' } }),
      counts: '{}',
      heldOut: '{"candidate":1}',
      comparison: null,
    })
    .execute();
  await product.db.updateTable('matchSetting').set({ activeModel: id }).execute();
  expect(await currentMatching(product.db)).toMatchObject({ modelId: null });
  expect(await page()).toMatchObject({ isReadable: false, active: { version: 9, heldOut: null } });
  const later = { id: newId(), version: 10, model: JSON.stringify({ ...dayZero, meaning: 99 }) };
  const parts = { counts: '{}', heldOut: null, comparison: null };
  await product.db
    .insertInto('matchModel')
    .values({ ...copy, ...parts, ...later })
    .execute();
  await product.db.updateTable('matchSetting').set({ activeModel: later.id }).execute();
  expect(await currentMatching(product.db)).toMatchObject({ modelId: null });
  expect(await page()).toMatchObject({ isReadable: false, active: { version: 10 } });
});

test('MT-07 what was said stands beside what happened, for chances in ten bands', async () => {
  await outcomes(60);
  const { calibration, evenness, weights } = await page();
  expect(calibration.count).toBe(60);
  expect(calibration.bins).toHaveLength(10);
  expect(calibration.bins.reduce((sum, { count }) => sum + count, 0)).toBe(60);
  expect(calibration.brier).toBeGreaterThan(0);
  expect(weights).toHaveLength(features.length);
  expect(weights[0]).toEqual({ feature: 'skills', weight: 4, dayZero: 4 });
  expect(evenness.gini).toBeNull();
  expect(evenness.neverAsked).toBe(evenness.active);
});

test('MT-07 only Admins see and change it, and what is no number is refused', async () => {
  const { id } = await givenVolunteer(product.db);
  const client = await signedInAs(product, id);
  for (const endpoint of [readMatchLearning, learnNow])
    expect((await client.call(endpoint)).status).toBe(403);
  expect((await client.call(switchMatching, { body: { id: null } })).status).toBe(403);
  const body = { fairness: 1.5, isAutomatic: true };
  expect((await client.call(saveMatchSettings, { body })).status).toBe(403);
  expect((await admin.call(saveMatchSettings, { body })).status).toBe(400);
  const missing = { id: '019aa000-0000-7000-8000-000000000009' };
  expect(await admin.call(switchMatching, { body: missing })).toMatchObject({
    status: 404,
    body: { code: 'match_learning.not_found', message: 'There is no such version.' },
  });
  expect([await audited(), (await page()).isAutomatic]).toEqual([[], true]);
});
