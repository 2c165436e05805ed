/** Races on a real PostgreSQL server: one training at a time across processes, and no step is missed that commits late. */
import { train } from '@saath/matching/learning/train';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { createLog } from '../../../platform/log.ts';
import { serverDatabase } from '../../../testing/database.ts';
import { firstRole, givenAdmin, givenEvent, givenVolunteer } from '../../../testing/given.ts';
import { givenOutcomes } from '../../../testing/given-outcomes.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { assignVolunteer } from '../../places/answer/service.ts';
import { followDecisions } from '../outcomes/jobs.ts';
import { type Learning, learnWhenDue } from './jobs.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
let learning: Learning;
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(10) });
  admin = await givenAdmin(product);
  learning = {
    db: product.db,
    engine: product.engine,
    now: () => product.clock.now,
    log: createLog('silent'),
    timeZone: 'UTC',
  };
});
afterAll(async () => await product.close());

async function versionsAfter(processes: readonly Learning[]): Promise<number> {
  await product.db
    .updateTable('matchSetting')
    .set({ activeModel: null, learnedUntil: null })
    .execute();
  await product.db.deleteFrom('matchModel').execute();
  await Promise.all(processes.map(async (each) => await learnWhenDue(each)));
  return (await product.db.selectFrom('matchModel').select('id').execute()).length;
}

test('MT-03 of processes that want to learn at once, one does', async () => {
  const isGood = ({ experience }: { experience: number }) => experience > 0.5;
  await givenOutcomes(product.db, { count: 40, until: testStart, isGood });
  expect(await versionsAfter([learning, learning, learning])).toBe(1);

  // Without the claim, whoever comes while another one learns learns the same again.
  const unclaimed: Learning = {
    ...learning,
    async train({ active }) {
      await product.db.updateTable('matchSetting').set({ trainingUntil: null }).execute();
      expect(await learnWhenDue(learning)).toBe('learned');
      return train([], { active });
    },
  };
  expect(await versionsAfter([unclaimed])).toBe(2);
});

test('MT-07 a decision that commits late, after others were followed, is followed as well', async () => {
  const follow = async () => await followDecisions(learning);
  const event = await givenEvent(admin);
  const roleId = firstRole(event).id;
  const [slow, quick] = [await givenVolunteer(product.db), await givenVolunteer(product.db)];
  await assignVolunteer(product.ports, {
    eventId: event.id,
    roleId,
    userId: slow.id,
    actorId: admin.id,
  });
  await product.db.deleteFrom('matchDue').execute();
  const rowsOf = async (userId: string) =>
    await product.db
      .selectFrom('matchDecision')
      .select('id')
      .where('userId', '=', userId)
      .execute();

  // A number is taken before the commit: a reader that remembers the highest one would miss this one.
  const isTaken = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const late = inTransaction(product.db, async (tx) => {
    await tx
      .insertInto('participationChange')
      .values({
        ...{ eventId: event.id, userId: slow.id, id: newId(), actorId: admin.id },
        ...{ fromState: 'confirmed', toState: 'confirmed', reason: '', at: testStart },
      })
      .execute();
    isTaken.resolve();
    await mayCommit.promise;
  });
  await isTaken.promise;
  await assignVolunteer(product.ports, {
    eventId: event.id,
    roleId,
    userId: quick.id,
    actorId: admin.id,
  });
  await follow();
  expect(await rowsOf(quick.id)).toHaveLength(1);
  expect(await rowsOf(slow.id)).toHaveLength(0);
  mayCommit.resolve();
  await late;
  await follow();
  expect(await rowsOf(slow.id)).toHaveLength(1);
});

test('MT-07 several processes that follow at once write every decision down once', async () => {
  const event = await givenEvent(admin, {
    startTime: '2026-12-09T09:00:00Z',
    endTime: '2026-12-09T13:00:00Z',
    role: [{ role_name: 'Usher', description: 'Helps.', maxVolunteers: 30, skills: ['Welcoming'] }],
  });
  const roleId = firstRole(event).id;
  for (let count = 0; count < 30; count++) {
    const { id: userId } = await givenVolunteer(product.db);
    await assignVolunteer(product.ports, {
      eventId: event.id,
      roleId,
      userId,
      actorId: admin.id,
    });
  }
  product.clock.now = new Date('2026-12-09T10:00:00Z');
  await product.db.deleteFrom('matchMonth').execute();
  product.clock.now = testStart;
  await Promise.all([1, 2, 3, 4].map(async () => await followDecisions(learning)));
  product.clock.now = new Date('2026-12-09T10:00:00Z');
  await Promise.all([1, 2, 3, 4].map(async () => await followDecisions(learning)));
  const rows = await product.db
    .selectFrom('matchDecision')
    .select('accepted')
    .where('eventId', '=', event.id)
    .execute();
  expect(rows).toHaveLength(30);
  expect(rows.every(({ accepted }) => accepted === true)).toBe(true);
  const [month] = await product.db.selectFrom('matchMonth').selectAll().execute();
  // With those of the test before.
  expect(month).toMatchObject({ others: 32, othersAccepted: 32 });
});
