/**
 * What rules cost: a join with ten of them, and 'Fill for me' where every role has ten, against the same without, one after
 * the other in one run on a PostgreSQL server. Run: TEST_POSTGRES_URL=… node bench/eligibility.ts
 */
import type { Event } from '@saath/contract/events/events/schema';
import { setTimeLimits } from '@saath/contract/events/time-limits/endpoints';
import { previewFill, saveFill } from '@saath/contract/filling/fill/endpoints';
import type { FillPlan } from '@saath/contract/filling/fill/schema';
import pg from 'pg';
import { requestToJoin } from '../server/src/features/places/ask/service.ts';
import { newId } from '../server/src/platform/ids.ts';
import { serverDatabase } from '../server/src/testing/database.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  type SignedIn,
} from '../server/src/testing/given.ts';
import { givenAgreement } from '../server/src/testing/given-agreements.ts';
import { placesIn } from '../server/src/testing/given-fill.ts';
import { givenKind } from '../server/src/testing/given-papers.ts';
import { type TestProduct, testProduct, testStart } from '../server/src/testing/product.ts';
import { isMain } from '../tools/setup.mjs';

const JOINS = 200;
const FILLS = 7;
const ROLES = 20;
const ASKING = 200;
const DAY = 86_400_000;

/** Statements sent to the database so far. */
let statements = 0;
const query = pg.Client.prototype.query;
pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
  statements += 1;
  return Reflect.apply(query, this, given);
} as typeof query;

type Scene = {
  readonly product: TestProduct;
  readonly admin: SignedIn;
  /** Three papers of which one is enough, an age, a guardian, two texts; the event's limits are the other three. */
  readonly needs: { oneOf: string[]; minAge: number; agreements: string[]; guardian: boolean };
};

async function givenScene(product: TestProduct): Promise<Scene> {
  const admin = await givenAdmin(product);
  const oneOf = [];
  for (const name of ['First aid', 'Nursing', 'Rescue']) oneOf.push(await givenKind(admin, name));
  const agreements = [];
  for (const name of ['Conduct', 'Photos']) agreements.push(await givenAgreement(admin, name));
  return { product, admin, needs: { oneOf, minAge: 16, agreements, guardian: true } };
}

/** @param day of which the event takes four hours */
async function eventOn(
  { admin, needs }: Scene,
  { day, roles, places, isRuled }: { day: number; roles: number; places: number; isRuled: boolean },
): Promise<Event> {
  const start = Date.parse('2027-01-04T09:00:00Z') + day * DAY;
  const role = Array.from({ length: roles }, (_, index) => ({
    ...{ role_name: `Role ${index}`, description: 'Helps.', maxVolunteers: places },
    ...{ skills: ['First aid'], ...(isRuled ? { needs } : {}) },
  }));
  const event = await givenEvent(admin, {
    ...{ mode: 'instant', role },
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + DAY / 6).toISOString(),
  });
  const body = { dayHours: 10, weekHours: 40, restHours: 11 };
  if (isRuled) await admin.call(setTimeLimits, { params: { id: event.id }, body });
  return event;
}

/** Somebody over 18 who has a paper and has signed both texts. */
async function givenFit({ product: { db, pool }, needs }: Scene): Promise<string> {
  const { id } = await givenVolunteer(db);
  await pool.query(
    `insert into qualification (id, user_id, kind_id, state, claimed_at)
      values (gen_random_uuid(), $1, $2, 'verified', now())`,
    [id, needs.oneOf[0]],
  );
  await pool.query('insert into said_age (user_id, age, said_at) values ($1, 18, now())', [id]);
  await pool.query(
    `insert into signature (id, user_id, agreement_id, version, hash, name, signed_at)
      select gen_random_uuid(), $1, agreement_id, version, hash, 'Sana', now() from agreement_version`,
    [id],
  );
  return id;
}

type Cost = { readonly milliseconds: number; readonly statements: number };

async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const [began, before] = [performance.now(), statements];
  await work();
  return { milliseconds: performance.now() - began, statements: statements - before };
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Both in turn, which of them is first by turns. */
async function inTurn(
  rounds: number,
  work: (round: number, isRuled: boolean) => Promise<Cost>,
): Promise<{ plain: Cost; ruled: Cost; ratio: number }> {
  const costs: Record<'plain' | 'ruled', Cost[]> = { plain: [], ruled: [] };
  for (let round = 0; round < rounds; round++)
    for (const turn of [0, 1]) {
      const isRuled = (round + turn) % 2 === 0;
      costs[isRuled ? 'ruled' : 'plain'].push(await work(round, isRuled));
    }
  const [plain, ruled] = [costs.plain, costs.ruled].map((all) => ({
    milliseconds: median(all.map(({ milliseconds }) => milliseconds)),
    statements: median(all.map((each) => each.statements)),
  })) as [Cost, Cost];
  return { plain, ruled, ratio: ruled.milliseconds / plain.milliseconds };
}

async function measureJoin(scene: Scene) {
  const { product } = scene;
  const given = { roles: 1, places: 10 * JOINS };
  const plain = await eventOn(scene, { ...given, day: 0, isRuled: false });
  const ruled = await eventOn(scene, { ...given, day: 2, isRuled: true });
  const people: string[] = [];
  for (let count = 0; count < JOINS; count++) people.push(await givenFit(scene));
  return await inTurn(JOINS, async (round, isRuled) => {
    const event = isRuled ? ruled : plain;
    const userId = people[round] ?? '';
    const roleId = firstRole(event).id;
    return await costOf(async () => {
      const request = { eventId: event.id, userId, roleId, note: '', actorId: userId };
      const { row } = await requestToJoin(product.ports, request);
      if (row.state !== 'confirmed') throw new Error(`A free place was not given: ${row.state}`);
    });
  });
}

/** What the plan costs, and what saving it does. */
async function measureFill(scene: Scene) {
  const { product, admin } = scene;
  const people: string[] = [];
  for (let count = 0; count < ASKING; count++) people.push(await givenFit(scene));
  return await inTurn(FILLS, async (round, isRuled) => {
    // Weeks apart, so that nobody is in two at a time.
    const day = 14 + (round * 2 + (isRuled ? 1 : 0)) * 14;
    const event = await eventOn(scene, { day, roles: ROLES, places: 5, isRuled });
    const times = { startTime: new Date(event.startTime), endTime: new Date(event.endTime) };
    await product.db
      .insertInto('participation')
      .values(
        people.map((userId) => ({
          ...{ eventId: event.id, userId, id: newId(), roleId: null, shiftId: null, ...times },
          ...{ state: 'requested' as const, source: 'request' as const, requestedAt: testStart },
          ...{ waitingSince: null, decidedBy: null, decidedAt: null, offeredUntil: null },
          ...{ clashReason: null, checkedInAt: null, checkedOutAt: null },
        })),
      )
      .execute();
    return await costOf(async () => {
      const eventIds = [event.id];
      const { body: seen } = await admin.call(previewFill, { body: { eventIds } });
      const plan = seen.plan as FillPlan;
      const places = placesIn(plan);
      const body = { id: newId(), eventIds, fingerprint: plan.fingerprint, how: 'give', places };
      const { status } = await admin.call(saveFill, { body });
      if (status !== 200 || places.length < ROLES * 5)
        throw new Error(`${status}: ${places.length}`);
    });
  });
}

/** As a table for docs/performance.md. */
export async function eligibilityFigures(): Promise<string> {
  const product = await testProduct({ database: await serverDatabase(10) });
  const scene = await givenScene(product);
  const measured = {
    'a join (≤ 1.3)': await measureJoin(scene),
    "'Fill for me', plan and save (≤ 2)": await measureFill(scene),
  };
  await product.close({ isBroken: true });
  const rows = Object.entries(measured).map(
    ([what, { plain, ruled, ratio }]) =>
      `| ${what} | ${plain.milliseconds.toFixed(1)} ms | ${ruled.milliseconds.toFixed(1)} ms | ${ratio.toFixed(2)} | ${plain.statements} | ${ruled.statements} |`,
  );
  const head = '| what | without | with ten rules | ratio | statements without | with |';
  return [head, '|---|---|---|---|---|---|', ...rows].join('\n');
}

if (isMain(import.meta.url)) {
  console.log(await eligibilityFigures());
  process.exit();
}
