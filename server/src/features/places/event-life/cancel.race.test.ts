/** Races on a real PostgreSQL server with many connections; PGlite has one connection and cannot show them. */
import type { Event } from '@saath/contract/events/events/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../tools/rounds.mjs';
import { type ServerDatabase, serverDatabase } from '../../../testing/database.ts';
import { gateBefore } from '../../../testing/gate.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { tellCorrected } from '../../afterwards/hours/service.ts';
import { changeEvent } from '../../events/events/changing.ts';
import { findEvent, updateEventRow } from '../../events/events/queries.ts';
import type { Events } from '../../events/events/service.ts';
import { openTowns } from '../../foundation/towns/service.ts';
import { assignVolunteer } from '../answer/service.ts';
import { requestToJoin } from '../ask/service.ts';
import { removeEvent } from '../event-archive/service.ts';
import { eventPeople, releaseAll } from '../follow-changes/service.ts';
import { cancel, type EventLife, publish } from './service.ts';

const ROUNDS = rounds(30);
const RACERS = 20;

let database: ServerDatabase;
let product: TestProduct;
let life: EventLife;
let events: Events;
let organiser: Awaited<ReturnType<typeof givenAdmin>>;
let racers: string[];
let hour = 0;
beforeAll(async () => {
  database = await serverDatabase(RACERS + 10);
  product = await testProduct({ database });
  const { ports, files, db } = product;
  life = { ports, files };
  events = {
    db,
    files,
    now: ports.now,
    timeZone: 'UTC',
    people: eventPeople(ports, tellCorrected),
    towns: openTowns(() => ({ phoneRegion: 'PK', timeZone: 'Asia/Karachi' })),
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

/** Half of these are given places, half ask. */
const joins = (event: Event, from: number, to: number) =>
  racers.slice(from, to).map(async (userId, index) => {
    const given = { eventId: event.id, userId, actorId: organiser.id };
    return (from + index) % 2 === 0
      ? await assignVolunteer(product.ports, { ...given, roleId: firstRole(event).id })
      : await requestToJoin(product.ports, { ...given, roleId: null, note: '' });
  });

/** The cancelling and all joins wait before the event, as many of these ahead of it as are named, and go together. */
async function meet(event: Event, ahead: number, cancelling: () => Promise<void>) {
  const gate = await gateBefore(database.pool, event.id);
  const first = joins(event, 0, ahead);
  const outcomes = Promise.allSettled([cancellingAfter(), ...first]);
  async function cancellingAfter() {
    await gate.queued(ahead);
    return await cancelling();
  }
  await gate.queued(ahead + 1);
  const later = Promise.allSettled(joins(event, ahead, RACERS));
  await gate.queued(RACERS + 1);
  await gate.open();
  return [...(await outcomes), ...(await later)];
}

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
  let rounds = 0;
  for (; met < ROUNDS && rounds < 3 * ROUNDS; rounds++) {
    const event = await nextEvent();
    const outcomes = await meet(
      event,
      1 + (rounds % (RACERS - 1)),
      async () =>
        await cancel(life, { id: event.id, actorId: organiser.id, reason: 'The river floods' }),
    );
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
  // Where nobody was in before the cancelling, or nobody came after it, the round says nothing.
  expect(met, `the two met in ${met} of ${rounds} rounds`).toBe(ROUNDS);
});

test('EV-03 negative control: without the lock on the event some are left in a cancelled event', async () => {
  const cancelUnlocked = async (eventId: string) =>
    await product.db.transaction().execute(async (tx) => {
      const at = product.ports.now();
      const event = await findEvent(tx, eventId);
      if (!event) throw new Error('The event is gone');
      const reason = 'Rain';
      await releaseAll(product.ports, tx, { event, reason, actorId: organiser.id });
      await updateEventRow(tx, eventId, { cancelledAt: at, cancelReason: 'Rain' });
    });
  for (let round = 0; round < 3; round++) {
    const event = await nextEvent();
    await meet(event, RACERS / 2, async () => await cancelUnlocked(event.id));
    expect(await openIn(event.id)).toBeGreaterThan(0);
  }
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
