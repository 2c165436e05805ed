/** Races on a real PostgreSQL server with many connections; PGlite has one connection and cannot show them. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Event } from '@saath/contract/events/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverDatabase } from '../../testing/database.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
} from '../../testing/given.ts';
import { type TestProduct, testProduct } from '../../testing/product.ts';
import { requestToJoin } from '../asking/service.ts';
import { eventPeople, releaseAll } from '../crew/service.ts';
import { removeEvent } from '../event-archive/service.ts';
import { findEvent, updateEventRow } from '../events/queries.ts';
import { changeEvent, type Events } from '../events/service.ts';
import { tellCorrected } from '../hours/service.ts';
import { assignVolunteer } from '../joining/service.ts';
import { cancel, type EventLife, publish } from './service.ts';

const ROUNDS = 30;
const RACERS = 20;

let product: TestProduct;
let life: EventLife;
let events: Events;
let organiser: Awaited<ReturnType<typeof givenAdmin>>;
let racers: string[];
let hour = 0;
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(30) });
  const { joining, files, db } = product;
  life = { joining, files };
  events = {
    db,
    files,
    now: joining.now,
    timeZone: 'UTC',
    people: eventPeople(joining, tellCorrected),
  };
  organiser = await givenAdmin(product);
  racers = [];
  for (let count = 0; count < RACERS; count++) racers.push((await givenVolunteer(product.db)).id);
});
afterAll(async () => {
  await product.close();
});

/** An event of its own hour, so that rounds do not overlap each other. */
async function nextEvent(change: Record<string, unknown> = {}): Promise<Event> {
  hour += 2;
  const start = Date.parse('2027-01-01T00:00:00Z') + hour * 3_600_000;
  const [role] = eventForm().role;
  return await givenEvent(organiser, {
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 3_600_000).toISOString(),
    role: [{ ...role, maxVolunteers: RACERS }],
    ...change,
  });
}

/** Milliseconds after which the cancelling falls among the joins, a little elsewhere each round. */
const midway = (round: number) => 40 + (round % 10) * 12;

/** Half of them are given places, half ask, one every few milliseconds. */
const joins = (event: Event) =>
  racers.map(async (userId, index) => {
    await sleep(index * 10);
    const given = { eventId: event.id, userId, actorId: organiser.id };
    return index % 2 === 0
      ? await assignVolunteer(product.joining, { ...given, roleId: firstRole(event).id })
      : await requestToJoin(product.joining, { ...given, roleId: null, note: '' });
  });

async function openIn(eventId: string): Promise<number> {
  const rows = await product.db
    .selectFrom('participation')
    .select('id')
    .where('eventId', '=', eventId)
    .where('state', 'in', ['confirmed', 'waitlisted', 'requested'])
    .execute();
  return rows.length;
}

async function filledIn(eventId: string): Promise<number> {
  const { filled } = await product.db
    .selectFrom('eventRole')
    .select('filled')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  return filled;
}

const codeOf = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'fulfilled' ? 'done' : (outcome.reason as { code?: string }).code;

test(`EV-03 of ${RACERS} who join while the event is cancelled nobody is left in it, in ${ROUNDS} of ${ROUNDS} rounds`, async () => {
  let met = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const event = await nextEvent();
    const cancelling = sleep(midway(round)).then(
      async () =>
        await cancel(life, { id: event.id, actorId: organiser.id, reason: 'The river floods' }),
    );
    const outcomes = await Promise.allSettled([cancelling, ...joins(event)]);
    const [cancelled, ...codes] = outcomes.map(codeOf);
    expect(cancelled).toBe('done');
    const refusals = ['done', 'joining.not_open', 'joining.event_over'];
    for (const code of codes) expect(refusals).toContain(code);
    if (codes.includes('done') && codes.some((code) => code !== 'done')) met += 1;
    expect(await openIn(event.id)).toBe(0);
    expect(await filledIn(event.id)).toBe(0);
    const told = await product.db
      .selectFrom('notice')
      .select('userId')
      .where('kind', '=', 'cancellation')
      .where('link', '=', `/event/${event.id}`)
      .execute();
    expect(told).toHaveLength(codes.filter((code) => code === 'done').length);
  }
  // Otherwise the two never met, and the test says nothing.
  expect(met).toBeGreaterThan(0);
});

test('EV-03 negative control: without the lock on the event some are left in a cancelled event', async () => {
  const cancelUnlocked = async (eventId: string) =>
    await product.db.transaction().execute(async (tx) => {
      const at = product.joining.now();
      const event = await findEvent(tx, eventId);
      if (!event) throw new Error('The event is gone');
      const reason = 'Rain';
      await releaseAll(product.joining, tx, { event, reason, actorId: organiser.id });
      await updateEventRow(tx, eventId, { cancelledAt: at, cancelReason: 'Rain' });
    });
  let leftBehind = 0;
  for (let round = 0; round < 10; round++) {
    const event = await nextEvent();
    const cancelling = sleep(midway(round)).then(async () => await cancelUnlocked(event.id));
    await Promise.allSettled([cancelling, ...joins(event)]);
    if ((await openIn(event.id)) > 0) leftBehind += 1;
  }
  expect(leftBehind).toBeGreaterThan(0);
});

test('EV-10 of two organisers who cancel, save or delete at once the second gets a clear refusal', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const event = await nextEvent();
    const step = { id: event.id, actorId: organiser.id, updatedAt: event.updatedAt };
    const update = { ...event, title: 'Theirs', role: [] };
    const outcomes = await Promise.allSettled([
      cancel(life, { ...step, reason: 'Rain' }),
      changeEvent(events, { ...step, update }),
    ]);
    expect(outcomes.map(codeOf)).toSatisfy(
      ([cancelled, saved]) =>
        (cancelled === 'done' && saved === 'events.cancelled') ||
        (cancelled === 'events.changed_meanwhile' && saved === 'done'),
    );
  }
  for (let round = 0; round < ROUNDS; round++) {
    const event = await nextEvent({ publish: 'false' });
    const step = { id: event.id, actorId: organiser.id, updatedAt: event.updatedAt };
    const outcomes = await Promise.allSettled([publish(life, step), removeEvent(life, step)]);
    expect(outcomes.map(codeOf)).toSatisfy(
      ([published, removed]) =>
        (published === 'done' && removed === 'events.changed_meanwhile') ||
        (published === 'events.not_found' && removed === 'done'),
    );
  }
});
