/** Races on a real PostgreSQL server with many connections; PGlite has one connection and cannot show them. */
import { holdingStates } from '@saath/contract/places/joining/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rounds } from '../../../../../tools/rounds.mjs';
import type { Database } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
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
import { requestToJoin, withdrawRequest } from '../ask/service.ts';
import { endOldOffers, fillFreePlaces } from '../wait-list/jobs.ts';
import { answerOffer, endOffer } from '../wait-list/service.ts';
import { assignVolunteer, decideRequest } from './service.ts';

const ROUNDS = rounds(50);
const RACERS = 100;

let product: TestProduct;
let adminId: string;
let organiser: Awaited<ReturnType<typeof givenAdmin>>;
let racers: string[];
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(30) });
  organiser = await givenAdmin(product);
  adminId = organiser.id;
  racers = [];
  for (let count = 0; count < RACERS; count++) racers.push((await givenVolunteer(product.db)).id);
});
afterAll(async () => {
  await product.close();
});

const role = (maxVolunteers: number, role_name = 'First aider') => ({
  role_name,
  description: 'Looks after people.',
  maxVolunteers,
  skills: ['First aid'],
});

/** An event of its own hour, so that rounds do not overlap each other. */
async function eventAt(hour: number, roles = [role(1)]) {
  const start = Date.parse('2027-01-01T00:00:00Z') + hour * 2 * 3_600_000;
  return await givenEvent(
    organiser,
    eventForm({
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + 3_600_000).toISOString(),
      role: roles,
    }),
  );
}

async function confirmedIn(db: Database, roleId: string): Promise<number> {
  const rows = await db
    .selectFrom('participation')
    .select('id')
    .where('roleId', '=', roleId)
    .where('state', '=', 'confirmed')
    .execute();
  return rows.length;
}

async function heldIn(db: Database, roleId: string): Promise<number> {
  const rows = await db
    .selectFrom('participation')
    .select('id')
    .where('roleId', '=', roleId)
    .where('state', 'in', holdingStates)
    .execute();
  return rows.length;
}

async function filledOf(db: Database, roleId: string): Promise<number> {
  const row = await db
    .selectFrom('eventRole')
    .select('filled')
    .where('id', '=', roleId)
    .executeTakeFirstOrThrow();
  return row.filled;
}

const codeOf = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'fulfilled' ? 'given' : (outcome.reason as { code?: string }).code;

describe('the last place', () => {
  test(`RO-03 F1 goes to exactly one of ${RACERS} at once, in ${ROUNDS} of ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const event = await eventAt(round);
      const roleId = firstRole(event).id;
      const outcomes = await Promise.allSettled(
        racers.map((userId) =>
          assignVolunteer(product.ports, {
            eventId: event.id,
            roleId,
            userId,
            actorId: adminId,
          }),
        ),
      );
      const codes = outcomes.map(codeOf);
      expect(codes.filter((code) => code === 'given')).toHaveLength(1);
      expect(codes.filter((code) => code === 'joining.full')).toHaveLength(RACERS - 1);
      expect(await confirmedIn(product.db, roleId)).toBe(1);
      expect(await filledOf(product.db, roleId)).toBe(1);
    }
  });

  test('RO-03 negative control: the same race oversells when places are counted first and taken after', async () => {
    await sql`create table control_place (role_id uuid not null, user_id uuid not null)`.execute(
      product.db,
    );
    const countThenTake = async (roleId: string, userId: string, haveLooked: () => Promise<void>) =>
      await product.db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ taken: number }>`
          select count(*)::int as taken from control_place where role_id = ${roleId}`.execute(tx);
        if ((rows[0]?.taken ?? 0) >= 1) return false;
        await haveLooked();
        await sql`insert into control_place values (${roleId}, ${userId})`.execute(tx);
        return true;
      });
    let oversold = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const roleId = newId();
      const haveLooked = twoLookFirst();
      const taken = await Promise.all(
        racers.map((userId) => countThenTake(roleId, userId, haveLooked)),
      );
      if (taken.filter(Boolean).length > 1) oversold += 1;
    }
    expect(oversold).toBe(ROUNDS);
  });

  test('RO-03 the database itself refuses more places than a role has', async () => {
    const roleId = firstRole(await eventAt(100)).id;
    const overfill = product.db
      .updateTable('eventRole')
      .set({ filled: 2 })
      .where('id', '=', roleId)
      .execute();
    await expect(overfill).rejects.toMatchObject({ constraint: 'event_role_capacity' });
  });
});

describe('two roles at one time', () => {
  test('RO-03 one person is given only one of two overlapping roles, whoever races', async () => {
    for (let round = 0; round < rounds(30); round++) {
      const first = await eventAt(200 + round);
      const second = await eventAt(200 + round);
      const userId = racers[round] ?? '';
      const outcomes = await Promise.allSettled(
        [first, second, first, second].map((event) =>
          assignVolunteer(product.ports, {
            eventId: event.id,
            roleId: firstRole(event).id,
            userId,
            actorId: adminId,
          }),
        ),
      );
      expect(outcomes.map(codeOf).filter((code) => code === 'given')).toHaveLength(1);
    }
  });

  test('RO-03 the trigger refuses an overlap that no service has checked', async () => {
    const first = await eventAt(300);
    const second = await eventAt(300);
    const userId = racers[0] ?? '';
    const place = { eventId: first.id, roleId: firstRole(first).id, userId, actorId: adminId };
    await assignVolunteer(product.ports, place);
    const unchecked = product.db
      .insertInto('participation')
      .values({
        eventId: second.id,
        userId,
        id: newId(),
        roleId: firstRole(second).id,
        state: 'confirmed',
        source: 'organiser',
        waitingSince: null,
        requestedAt: new Date(),
        decidedBy: null,
        decidedAt: null,
        startTime: new Date(second.startTime),
        endTime: new Date(second.endTime),
      })
      .execute();
    await expect(unchecked).rejects.toMatchObject({ code: '23P01' });
  });
});

test('RO-03 RO-04 F2 a storm of ports, approving, declining and withdrawing keeps every count right', async () => {
  const event = await eventAt(400, [role(3), role(2, 'Cook'), role(1, 'Driver')]);
  const people = racers.slice(0, 40);
  const roleIds = event.role.map(({ id }) => id);
  await Promise.allSettled(
    people.map(async (userId, index) => {
      const roleId = roleIds[index % roleIds.length] ?? null;
      const { row } = await requestToJoin(product.ports, {
        eventId: event.id,
        userId,
        roleId,
        note: '',
        actorId: userId,
      });
      const decide = (decision: 'approve' | 'decline' | 'waitlist') =>
        decideRequest(product.ports, {
          participationId: row.id,
          decision,
          note: '',
          actorId: adminId,
        });
      const first = await decide('approve').catch(() => decide('waitlist'));
      if (index % 3 === 0 && first.state === 'confirmed')
        await withdrawRequest(product.ports, { participationId: row.id, userId });
    }),
  );
  for (const roleId of roleIds) await fillFreePlaces(product.ports, roleId);

  for (const { id, maxVolunteers } of event.role) {
    const held = await heldIn(product.db, id);
    expect(await filledOf(product.db, id)).toBe(held);
    expect(held).toBe(maxVolunteers);
  }
});

describe('an offered place', () => {
  /** One place, offered to the first of those who wait for it. */
  async function offered(hour: number, people: readonly string[]) {
    const event = await eventAt(hour);
    const roleId = firstRole(event).id;
    const ids: string[] = [];
    for (const userId of people) {
      const request = { eventId: event.id, userId, roleId, note: '', actorId: userId };
      const { row } = await requestToJoin(product.ports, request);
      const decision = { participationId: row.id, decision: 'waitlist', note: '' } as const;
      await decideRequest(product.ports, { ...decision, actorId: adminId });
      ids.push(row.id);
    }
    await fillFreePlaces(product.ports, roleId);
    return { event, roleId, ids };
  }
  const stateOf = async (id: string) =>
    (
      await product.db
        .selectFrom('participation')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).state;
  test('JO-06 F1 is offered to one of many who wait, whoever passes it on, and given to nobody else', async () => {
    for (let round = 0; round < rounds(20); round++) {
      const waiting = racers.slice(0, 8);
      const { event, roleId, ids } = await offered(500 + round, waiting);
      const outcomes = await Promise.allSettled([
        ...Array.from({ length: 10 }, () => fillFreePlaces(product.ports, roleId)),
        ...racers.slice(50, 70).map((userId) =>
          assignVolunteer(product.ports, {
            eventId: event.id,
            roleId,
            userId,
            actorId: adminId,
          }),
        ),
      ]);
      const given = outcomes.slice(10).map(codeOf);
      expect(given.filter((code) => code === 'given')).toHaveLength(0);
      expect(await heldIn(product.db, roleId)).toBe(1);
      expect(await filledOf(product.db, roleId)).toBe(1);
      const states = await Promise.all(ids.map(stateOf));
      expect(states).toEqual(['offered', ...Array(7).fill('waitlisted')]);
    }
  });

  test('JO-06 F1 taking, passing on, the end of the offer and an organiser race: one of them counts', async () => {
    const ends = new Set<string>();
    for (let round = 0; round < rounds(40); round++) {
      const userId = racers[round] ?? '';
      const { event, roleId, ids } = await offered(600 + round, [userId]);
      const participationId = ids[0] ?? '';
      const start = product.clock.now;
      const own = { participationId, userId };
      const until = new Date(start.getTime() + 24 * 3_600_000);
      // The last moment has come for some and not for others, as on processes whose clocks differ a little.
      const late = { ...product.ports, now: () => until };
      const decline = { participationId, decision: 'decline', note: '', actorId: adminId } as const;
      const racing = [
        () => answerOffer(product.ports, { ...own, accept: true }),
        () => answerOffer(product.ports, { ...own, accept: false }),
        () => endOffer(late, participationId),
        () => endOldOffers(late),
        () => decideRequest(product.ports, decline),
      ];
      const outcomes = await Promise.allSettled(
        [...racing.slice(round % 5), ...racing.slice(0, round % 5)].map((run) => run()),
      );
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(DomainError);
      const state = await stateOf(participationId);
      ends.add(state);
      expect(['confirmed', 'withdrawn', 'expired', 'declined']).toContain(state);
      expect(await heldIn(product.db, roleId)).toBe(state === 'confirmed' ? 1 : 0);
      expect(await filledOf(product.db, roleId)).toBe(state === 'confirmed' ? 1 : 0);
      const changes = await product.db
        .selectFrom('participationChange')
        .select(['fromState', 'toState'])
        .where('eventId', '=', event.id)
        .orderBy('id')
        .execute();
      const steps = changes.filter(({ fromState }) => fromState === 'offered');
      // A place that was taken can still be taken away again by an organiser, but it was left once.
      expect(steps).toHaveLength(1);
    }
    expect(ends.size).toBeGreaterThan(1);
  });

  test('JO-06 negative control: both count when each looks first and writes after', async () => {
    await sql`create table control_offer (id uuid primary key, state text not null, steps int not null default 0)`.execute(
      product.db,
    );
    const lookThenWrite = async (id: string, state: string, haveLooked: () => Promise<void>) =>
      await product.db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ state: string }>`
          select state from control_offer where id = ${id}`.execute(tx);
        if (rows[0]?.state !== 'offered') return;
        await haveLooked();
        await sql`update control_offer set state = ${state}, steps = steps + 1 where id = ${id}`.execute(
          tx,
        );
      });
    let twice = 0;
    for (let round = 0; round < rounds(40); round++) {
      const id = newId();
      await sql`insert into control_offer values (${id}, 'offered')`.execute(product.db);
      const haveLooked = twoLookFirst();
      await Promise.all(
        ['confirmed', 'expired', 'withdrawn'].map((to) => lookThenWrite(id, to, haveLooked)),
      );
      const { rows } = await sql<{ steps: number }>`
        select steps from control_offer where id = ${id}`.execute(product.db);
      if ((rows[0]?.steps ?? 0) > 1) twice += 1;
    }
    expect(twice).toBe(rounds(40));
  });
});
