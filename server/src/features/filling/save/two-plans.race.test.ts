/** Races on a real PostgreSQL server with many connections; PGlite has one connection and cannot show them. */
import type { Event } from '@saath/contract/events/events/schema';
import type { FillPlan } from '@saath/contract/filling/fill/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../tools/rounds.mjs';
import { newId } from '../../../platform/ids.ts';
import { serverDatabase } from '../../../testing/database.ts';
import { givenAdmin, givenVolunteer } from '../../../testing/given.ts';
import { asks, givenBoard } from '../../../testing/given-board.ts';
import { fillOf, placesIn } from '../../../testing/given-fill.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { rolesOf } from '../../events/roles/queries.ts';
import { assignVolunteer } from '../../places/answer/service.ts';
import { withdrawRequest } from '../../places/ask/service.ts';
import { makeMoves } from '../../places/moves/service.ts';
import { fingerprintOf } from '../plan/queries.ts';
import { saveFill } from './service.ts';

const ROUNDS = rounds(20);
const PEOPLE = 6;

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
let fill: ReturnType<typeof fillOf>;
let people: string[];
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(30) });
  admin = await givenAdmin(product);
  fill = fillOf(product, admin);
  people = [];
  for (let count = 0; count < PEOPLE + 2; count++)
    people.push((await givenVolunteer(product.db)).id);
});
afterAll(async () => await product.close());

/** Two events with two roles of two; six people asked for both. */
async function twoEvents(): Promise<Event[]> {
  const events = [(await givenBoard(admin, [2, 2])).event, (await givenBoard(admin, [2, 2])).event];
  for (const event of events)
    for (const userId of people.slice(0, PEOPLE)) await asks(product, { event, userId });
  return events;
}

const save = async (plan: FillPlan, how: 'give' | 'ask', id = newId()) =>
  await saveFill(product.ports, {
    ...{ id, how, note: '', actorId: admin.id },
    eventIds: plan.events.map((event) => event.id),
    fingerprint: plan.fingerprint,
    places: placesIn(plan),
  });

const codeOf = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'fulfilled' ? 'done' : (outcome.reason as { code?: string }).code;

/** How many places are held in the event, and what is wrong with the counts. */
async function heldIn(event: Event): Promise<{ held: number; wrong: string[] }> {
  const rows = await product.db
    .selectFrom('participation')
    .select('roleId')
    .where('eventId', '=', event.id)
    .where('state', 'in', ['confirmed', 'offered'])
    .execute();
  const wrong = (await rolesOf(product.db, [event.id])).flatMap(
    ({ id, name, filled, maxVolunteers }) => {
      const own = rows.filter(({ roleId }) => roleId === id).length;
      return own === filled && filled <= maxVolunteers ? [] : [`${name}: ${own} of ${filled}`];
    },
  );
  return { held: rows.length, wrong };
}

test(`MT-04 of two different plans for the same events one is saved, in ${ROUNDS} of ${ROUNDS} rounds, and nothing of the other`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const events = await twoEvents();
    const one = await fill.planFor(events);
    const [first] = placesIn(one);
    const without = [{ eventId: first?.eventId, userId: first?.userId, roleId: null }];
    const other = await fill.planFor(events, { without });
    const outcomes = await Promise.allSettled([
      save(one, 'give'),
      save(other, round % 2 === 0 ? 'give' : 'ask'),
    ]);
    expect(outcomes.map(codeOf).toSorted()).toEqual(['done', 'fill.changed']);
    for (const event of events) expect(await heldIn(event)).toEqual({ held: 4, wrong: [] });
  }
});

test(`MT-04 whatever else happens at once, a plan is saved whole or not at all, in ${ROUNDS} of ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const events = await twoEvents();
    const [event, second] = events as [Event, Event];
    const plan = await fill.planFor(events);
    const place = placesIn(plan).find(({ eventId }) => eventId === second.id);
    const userId = place?.userId ?? '';
    const id = newId();
    const how = round % 2 === 0 ? ('give' as const) : ('ask' as const);
    const [saves] = await Promise.all([
      Promise.allSettled([save(plan, how, id), save(plan, how, id)]),
      Promise.allSettled([
        assignVolunteer(product.ports, {
          ...{ eventId: event.id, roleId: event.role[0]?.id ?? '', actorId: admin.id },
          userId: people[PEOPLE] ?? '',
        }),
        withdrawRequest(product.ports, {
          participationId: await fill.participationOf(second, userId),
          userId,
        }),
      ]),
    ]);
    const codes = saves.map(codeOf);
    // Both saves have the same id: they come to the same end.
    expect(new Set(codes).size).toBe(1);
    expect(['done', 'fill.changed']).toContain(codes[0]);
    const saved = await product.db
      .selectFrom('fillPlace')
      .select('userId')
      .where('saveId', '=', id)
      .execute();
    expect(saved).toHaveLength(codes[0] === 'done' ? 8 : 0);
    for (const each of events) expect((await heldIn(each)).wrong).toEqual([]);
    if (codes[0] !== 'done') expect((await heldIn(second)).held).toBe(0);
  }
});

test('MT-04 negative control: when each event is saved by itself after a look without locks, half plans come of it', async () => {
  /** @param between happens before the last event is saved */
  const saveLoosely = async (
    plan: FillPlan,
    eventIds: readonly string[],
    between: () => Promise<void>,
  ) => {
    const places = placesIn(plan);
    const userIds = [...new Set(places.map(({ userId }) => userId))];
    const now = product.ports.now();
    if ((await fingerprintOf(product.db, { eventIds, userIds, now })) !== plan.fingerprint)
      throw new Error('Things have changed');
    for (const eventId of eventIds) {
      if (eventId === eventIds.at(-1)) await between();
      await product.db.transaction().execute(async (tx) => {
        const own = places.filter((each) => each.eventId === eventId);
        const moves = own.map(({ userId, roleId }) => ({
          ...{ userId, to: { roleId } },
          from: { state: 'requested' as const, roleId: null },
        }));
        await makeMoves(product.ports, tx, { eventId, moves, note: '', actorId: admin.id });
      });
    }
  };
  let halves = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const events = await twoEvents();
    const second = events[1] as Event;
    const plan = await fill.planFor(events);
    const userId = placesIn(plan).find(({ eventId }) => eventId === second.id)?.userId ?? '';
    const participationId = await fill.participationOf(second, userId);
    const withdraw = async () =>
      void (await withdrawRequest(product.ports, { participationId, userId }));
    const eventIds = events.map(({ id }) => id);
    await expect(saveLoosely(plan, eventIds, withdraw)).rejects.toThrow();
    const [one, two] = [await heldIn(events[0] as Event), await heldIn(second)];
    if (one.held > 0 && two.held === 0) halves += 1;
  }
  expect(halves).toBe(ROUNDS);
});
