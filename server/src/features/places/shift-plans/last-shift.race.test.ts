/** OR-01: the last place of a shift, on a real PostgreSQL server with many connections. */
import { setShifts as setShiftsEndpoint } from '@saath/contract/events/shifts/endpoints';
import type { Shift } from '@saath/contract/events/shifts/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../tools/rounds.mjs';
import { serverDatabase } from '../../../testing/database.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { twoLookFirst } from '../../../testing/two-look-first.ts';
import { assignVolunteer } from '../answer/service.ts';
import { withdrawRequest } from '../ask/service.ts';
import { findParticipationOf } from '../place/queries.ts';
import { setShifts } from './service.ts';

const ROUNDS = rounds(20);
const RACERS = 50;
const HOUR = 3_600_000;

let product: TestProduct;
let organiser: Awaited<ReturnType<typeof givenAdmin>>;
let racers: string[];
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(30) });
  organiser = await givenAdmin(product);
  racers = [];
  for (let count = 0; count < RACERS; count++) racers.push((await givenVolunteer(product.db)).id);
});
afterAll(async () => {
  await product.close();
});

/** An event of its own day with a shift of one place and a later one of a thousand. */
async function plannedAt(day: number) {
  const start = Date.parse('2027-01-01T00:00:00Z') + day * 24 * HOUR;
  const time = (hours: number) => new Date(start + hours * HOUR).toISOString();
  const form = eventForm({ startTime: time(0), endTime: time(4) });
  const event = await givenEvent(organiser, form);
  const roleId = firstRole(event).id;
  const { body } = await organiser.call(setShiftsEndpoint, {
    params: { roleId },
    body: {
      shifts: [
        { startsAt: time(0), endsAt: time(2), maxPeople: 1 },
        { startsAt: time(2), endsAt: time(4), maxPeople: 1000 },
      ],
    },
  });
  const [small, large] = body.shifts as [Shift, Shift];
  return { eventId: event.id, roleId, small, large };
}

type Planned = Awaited<ReturnType<typeof plannedAt>>;

const give = async ({ eventId, roleId }: Planned, userId: string, shiftId?: string) =>
  await assignVolunteer(product.ports, {
    ...{ eventId, roleId, userId, shiftId },
    actorId: organiser.id,
  });

/** Places counted in the shift and in its role, and people who hold them. */
async function countsOf({ roleId }: Planned, { id: shiftId }: Shift) {
  const { rows } = await sql<{ shift: number; role: number; sum: number; people: number }>`
    select s.filled as shift, r.filled as role,
      (select sum(filled)::int from shift where role_id = r.id) as sum,
      (select count(*)::int from participation p where p.shift_id = s.id and p.state = 'confirmed') as people
    from shift s join event_role r on r.id = s.role_id where s.id = ${shiftId} and r.id = ${roleId}`.execute(
    product.db,
  );
  return rows[0];
}

const codeOf = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'fulfilled' ? 'given' : (outcome.reason as { code?: string }).code;

test(`OR-01 the last place of a shift goes to exactly one of ${RACERS} at once, in ${ROUNDS} of ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const planned = await plannedAt(round);
    const outcomes = await Promise.allSettled(
      racers.map((userId) => give(planned, userId, planned.small.id)),
    );
    const codes = outcomes.map(codeOf);
    expect(codes.filter((code) => code === 'given')).toHaveLength(1);
    expect(codes.filter((code) => code === 'joining.full')).toHaveLength(RACERS - 1);
    expect(await countsOf(planned, planned.small)).toEqual({
      shift: 1,
      role: 1,
      sum: 1,
      people: 1,
    });
  }
});

test('OR-01 negative control: the same race oversells when places are counted first and taken after', async () => {
  await sql`create table control_shift (shift_id uuid not null, user_id uuid not null)`.execute(
    product.db,
  );
  let oversold = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const { small } = await plannedAt(100 + round);
    const haveLooked = twoLookFirst();
    const lookThenTake = async (userId: string) =>
      await product.db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ taken: number }>`
          select count(*)::int as taken from control_shift where shift_id = ${small.id}`.execute(
          tx,
        );
        if ((rows[0]?.taken ?? 0) >= small.maxPeople) return false;
        await haveLooked();
        await sql`insert into control_shift values (${small.id}, ${userId})`.execute(tx);
        return true;
      });
    const taken = await Promise.all(racers.map(lookThenTake));
    if (taken.filter(Boolean).length > 1) oversold += 1;
  }
  expect(oversold).toBe(ROUNDS);
});

test('OR-01 the database itself refuses more places than a shift has', async () => {
  const { small } = await plannedAt(200);
  const overfill = product.db
    .updateTable('shift')
    .set({ filled: 2 })
    .where('id', '=', small.id)
    .execute();
  await expect(overfill).rejects.toMatchObject({ constraint: 'shift_capacity' });
});

test('OR-01 ports, leaving and planning at once keep every count right', async () => {
  const planned = await plannedAt(300);
  const { eventId, roleId, small, large } = planned;
  const plan = async (maxPeople: number) =>
    await setShifts(product.ports, {
      ...{ roleId, release: false, updatedAt: undefined, actorId: organiser.id },
      shifts: [
        { ...small, maxPeople: 5 },
        { ...large, maxPeople },
      ],
    });
  await Promise.allSettled([
    ...racers.map(async (userId, index) => {
      await give(planned, userId, index % 3 === 0 ? small.id : undefined);
      if (index % 4 > 0) return;
      const row = await findParticipationOf(product.db, { eventId, userId });
      await withdrawRequest(product.ports, { participationId: row?.id ?? '', userId });
    }),
    ...[1000, 900, 800, 700].map(plan),
  ]);
  for (const shift of [small, large]) {
    const counts = await countsOf(planned, shift);
    expect(counts?.shift).toBe(counts?.people);
    expect(counts?.role).toBe(counts?.sum);
  }
});
