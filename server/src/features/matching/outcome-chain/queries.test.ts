/** MT-13: what is learned from was written by the product, or nothing is learned from it; and who is passed over is told. */
import {
  learnNow,
  leaveOutcomesOut,
  readMatchLearning,
} from '@saath/contract/matching/learning/endpoints';
import type { MatchLearning } from '@saath/contract/matching/learning/schema';
import { forEachFeature, neutral } from '@saath/matching/features';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database.ts';
import { createLog } from '../../../platform/log.ts';
import type { Client } from '../../../testing/client.ts';
import { givenAdmin, givenEvent, givenVolunteer } from '../../../testing/given.ts';
import { givenEmptyLog, givenOutcomes } from '../../../testing/given-outcomes.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { type Learning, learn } from '../learning/jobs.ts';
import { packFeatures } from '../match-log/policy.ts';
import { writeLabels } from '../match-log/queries.ts';
import { dropOldDecisions } from '../match-log/service.ts';
import { lookAtLog } from './queries.ts';

let product: TestProduct;
let admin: Client & { id: string };
let learning: Learning;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  const { db, engine } = product;
  const now = () => product.clock.now;
  learning = { db, engine, now, log: createLog('silent'), timeZone: 'UTC' };
});
afterAll(async () => {
  await givenEmptyLog(product.db);
  await product.close();
});

beforeEach(async () => {
  const { db } = product;
  await givenEmptyLog(db);
  await db.updateTable('matchSetting').set({ activeModel: null, learnedUntil: null }).execute();
  await db.deleteFrom('matchModel').execute();
  const isGood = ({ experience }: { experience: number }) => experience > 0.5;
  await givenOutcomes(db, { count: 60, until: testStart, isGood });
});

const page = async () => (await admin.call(readMatchLearning)).body as unknown as MatchLearning;
const found = async () => await lookAtLog(product.db);
const run = async (text: ReturnType<typeof sql>) => await text.execute(product.db);
const sound = { changed: 0, missing: 0, added: 0, isBroken: false };

test('MT-13 an outcome that was changed is found: nothing is learned until it is left out', async () => {
  const { db } = product;
  expect(await found()).toEqual({ ...sound, sound: 60 });
  await run(sql`update match_decision set good = not good
    where id = (select id from match_decision order by id limit 1)`);

  expect(await learn(learning, { least: 0 })).toBe('changed');
  expect(await page()).toMatchObject({
    versions: [],
    logChanges: { changed: 1, missing: 0, added: 0, isBroken: false },
  });
  expect(await admin.call(learnNow)).toMatchObject({
    status: 409,
    body: {
      code: 'match_learning.log_changed',
      message:
        'Outcomes were changed outside of Saath, so nothing is learned from them. Leave them out first.',
    },
  });
  const learned = db.selectFrom('auditEntry').where('action', '=', 'matching.learned');
  expect([(await page()).versions, await learned.select('id').execute()]).toEqual([[], []]);
  expect((await admin.call(leaveOutcomesOut)).status).toBe(200);
  expect(await found()).toEqual({ ...sound, sound: 59 });
  expect((await page()).logChanges).toBe(null);
  expect(await learn(learning, { least: 0 })).toBe('learned');
  expect((await page()).versions).toMatchObject([{ outcomes: 59 }]);
  expect(await admin.call(leaveOutcomesOut)).toMatchObject({
    status: 409,
    body: {
      code: 'match_learning.log_sound',
      message: 'All outcomes are as they were written: there is nothing to leave out.',
    },
  });
  // Of the two presses the first one alone is written down.
  const leftOut = db.selectFrom('auditEntry').where('action', '=', 'matching.left_out');
  expect(await leftOut.select('details').execute()).toEqual([{ details: { count: 1 } }]);
});

const oldest = sql`(select id from match_decision order by outcome_at limit 1)`;
test.each([
  ['deleted', sql`delete from match_decision where id = ${oldest}`, { missing: 1 }],
  [
    'emptied',
    sql`update match_decision set good = null, outcome_at = null where id = ${oldest}`,
    { missing: 1 },
  ],
  [
    'given other features',
    sql`update match_decision set features[1] = 0.123 where id = ${oldest}`,
    { changed: 1 },
  ],
  [
    'moved in time',
    sql`update match_decision set outcome_at = outcome_at + interval '1 day' where id = ${oldest}`,
    { changed: 1 },
  ],
  [
    'added',
    sql`insert into match_decision select (json_populate_record(outcome, json_build_object(
      'id', gen_random_uuid(), 'change_id', gen_random_uuid()))).* from match_decision as outcome where id = ${oldest}`,
    { added: 1 },
  ],
  [
    'sealed by hand',
    sql`update match_link set digest = '\\x01' where sequence = 30`,
    { isBroken: true, changed: 1 },
  ],
  [
    'taken out of the chain',
    sql`delete from match_link where sequence = 30`,
    { isBroken: true, added: 1 },
  ],
  [
    'cut off with its row',
    sql`with cut as (delete from match_link where sequence = 60 returning decision_id)
    delete from match_decision where id in (select decision_id from cut)`,
    { isBroken: true },
  ],
] as const)(
  'MT-13 an outcome that was %s is found, and the rest is learned from after that',
  async (_, text, what) => {
    await run(text);
    expect(await found()).toMatchObject({ ...sound, ...what });
    expect(await learn(learning, { least: 0 })).toBe('changed');
    await admin.call(leaveOutcomesOut);
    expect(await found()).toMatchObject(sound);
  },
);

test('MT-13 what the product itself writes, drops or makes nameless is no change', async () => {
  const { db } = product;
  const [first, second] = await db
    .selectFrom('matchDecision')
    .select('id')
    .orderBy('id')
    .limit(2)
    .execute();
  if (!first || !second) throw new Error('No outcomes');
  const nothing = { accepted: null, attended: null, good: null };
  await inTransaction(db, async (tx) => {
    const rows = [
      { id: first.id, ...nothing, good: true, attended: true, outcomeAt: testStart, lookAt: null },
      { id: second.id, ...nothing, outcomeAt: null, lookAt: null },
    ];
    await writeLabels(tx, rows);
  });
  expect(await found()).toEqual({ ...sound, sound: 59 });

  const { id: userId } = await givenVolunteer(db);
  await db.updateTable('matchDecision').set({ userId }).where('id', '=', first.id).execute();
  await db.updateTable('appUser').set({ leftAt: testStart }).where('id', '=', userId).execute();
  expect(await found()).toEqual({ ...sound, sound: 59 });

  const twoYears = 731 * 86_400_000;
  await dropOldDecisions({ db, now: () => new Date(testStart.getTime() + twoYears) });
  expect(await found()).toEqual({ ...sound, sound: 0 });
});

test('MT-13 the page names who is passed over, and shows no group that nobody can be compared with', async () => {
  const { db } = product;
  expect((await page()).audit).toEqual([]);
  await givenEmptyLog(db);
  await givenOutcomes(db, { count: 120, until: testStart, isGood: () => true });
  const rows = await db.selectFrom('matchDecision').select('id').orderBy('outcomeAt').execute();
  // Of those who live far away nearly all came, of the others hardly anybody: the first day has it the other way round.
  for (const [index, { id }] of rows.entries()) {
    const isFar = index % 2 === 0;
    const features = { ...forEachFeature((each) => neutral[each]), nearby: isFar ? 0.1 : 0.9 };
    await db
      .updateTable('matchDecision')
      .set({ ...packFeatures(features), good: isFar, position: 1 + (index % 20) })
      .where('id', '=', id)
      .execute();
  }
  const [least, most] = (await page()).audit.filter(({ kind }) => kind === 'distance');
  expect(least).toMatchObject({ name: 'far', asked: 60, came: 1, first: 0, saidYes: null });
  expect(least?.inFirstTen).toBe(0.5);
  expect(least?.ofMerit).toBeLessThan(0.8);
  expect([least?.isClear, most?.isClear]).toEqual([true, false]);
  expect(most).toMatchObject({ name: 'near', came: 0, first: 1 });
});

test('MT-13 two organisers of one name are two groups, told apart by their addresses', async () => {
  const { db } = product;
  await givenEmptyLog(db);
  await givenOutcomes(db, { count: 120, until: testStart, isGood: () => true });
  const organisers = [await givenAdmin(product), await givenAdmin(product)] as const;
  const events = await Promise.all(organisers.map(async (each) => await givenEvent(each)));
  const rows = await db.selectFrom('matchDecision').select('id').orderBy('id').execute();
  for (const [index, { id }] of rows.entries()) {
    const event = events[index % 3 === 0 ? 0 : 1];
    await db
      .updateTable('matchDecision')
      .set({ eventId: event?.id })
      .where('id', '=', id)
      .execute();
  }
  const groups = (await page()).audit.filter(({ kind }) => kind === 'organiser');
  const told = groups.map(({ name, asked }) => `${name}: ${asked}`).sort();
  const [few, many] = organisers.map(({ name, email }) => `${name} (${email})`);
  expect(told).toEqual([`${few}: 40`, `${many}: 80`].sort());
});
