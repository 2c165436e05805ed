/** What tests of 'Fill for me' start from: events with roles, people who ask, and the calls. */
import type { Event } from '@saath/contract/events/events/schema';
import { previewFill, saveFill, undoFill } from '@saath/contract/filling/fill/endpoints';
import type { FillPlan } from '@saath/contract/filling/fill/schema';
import { expect } from 'vitest';
import { newId } from '../platform/ids.ts';
import type { Client } from './client.ts';
import { eventForm, givenEvent, givenVolunteer } from './given.ts';
import { asks } from './given-board.ts';
import type { TestProduct } from './product.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let day = 0;

const crafts = [
  ...['Falconry', 'Glassblowing', 'Weaving', 'Juggling', 'Origami', 'Beekeeping'],
  ...['Calligraphy', 'Stargazing', 'Puppetry', 'Locksmithing', 'Yodelling', 'Topiary'],
];
let asked = 0;

/** A skill that nobody else in the test file has, so that its people are found for one event only. */
export function ownSkills(): [string] {
  asked += 1;
  return [crafts[asked % crafts.length] ?? ''];
}

export const roleForm = (maxVolunteers: number, change: object = {}) => ({
  role_name: `Role ${newId()}`,
  description: 'Helps.',
  maxVolunteers,
  skills: ['First aid'],
  ...change,
});

export const partsOf = (plan: FillPlan) => plan.events.flatMap(({ parts }) => parts);

export const placesIn = (plan: FillPlan) =>
  plan.events.flatMap(({ id: eventId, parts }) =>
    parts.flatMap(({ roleId, shift, placed }) =>
      placed.map(({ userId }) => ({ eventId, roleId, shiftId: shift?.id ?? null, userId })),
    ),
  );

/** The calls of plans by an organiser, and looks at what came of them. */
export function fillOf(product: TestProduct, admin: Client) {
  const { db } = product;

  const preview = async (events: readonly Event[], change: object = {}) =>
    await admin.call(previewFill, { body: { eventIds: events.map(({ id }) => id), ...change } });

  async function planFor(events: readonly Event[], change: object = {}): Promise<FillPlan> {
    const { status, body } = await preview(events, change);
    expect([status, body.message]).toEqual([200, undefined]);
    return body.plan as FillPlan;
  }

  const save = async (plan: FillPlan, change: object = {}) =>
    await admin.call(saveFill, {
      body: {
        id: newId(),
        eventIds: plan.events.map(({ id }) => id),
        fingerprint: plan.fingerprint,
        how: 'give',
        places: placesIn(plan),
        ...change,
      },
    });

  const undo = async (id: string) => await admin.call(undoFill, { params: { id } });

  const stateOf = async (event: Event, userId: string) =>
    await db
      .selectFrom('participation')
      .select(['state', 'roleId', 'shiftId', 'requestedAt', 'waitingSince'])
      .where('eventId', '=', event.id)
      .where('userId', '=', userId)
      .executeTakeFirst();

  async function participationOf(event: Event, userId: string): Promise<string> {
    const row = await db
      .selectFrom('participation')
      .select('id')
      .where('eventId', '=', event.id)
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    return row.id;
  }

  async function filledOf(event: Event): Promise<number[]> {
    const roles = db.selectFrom('eventRole').select('filled').where('eventId', '=', event.id);
    return (await roles.orderBy('position').execute()).map(({ filled }) => filled);
  }

  const noticesOf = async (userId: string) =>
    await db.selectFrom('notice').select('title').where('userId', '=', userId).execute();

  /** So many people who asked for any role of the event. */
  async function asking(event: Event, count: number, given: object = {}) {
    const people = [];
    for (let index = 0; index < count; index++) {
      const person = await givenVolunteer(db, { name: `Asking ${index}`, ...given });
      await asks(product, { event, userId: person.id });
      people.push(person);
    }
    return people;
  }

  async function week(userId: string, weekday: number, from: number, to: number): Promise<void> {
    const slot = { userId, weekday, fromMinute: from, toMinute: to };
    await db.insertInto('userAvailability').values(slot).execute();
  }

  /** An event of four hours on a day of its own, from 9:00 UTC. */
  async function eventAt(
    change: Record<string, unknown> = {},
    { sameDay = false, hour = 9 } = {},
  ): Promise<Event> {
    if (!sameDay) day += 1;
    const start = Date.parse('2027-03-01T00:00:00Z') + day * DAY + hour * HOUR;
    const startTime = new Date(start).toISOString();
    const endTime = new Date(start + 4 * HOUR).toISOString();
    return await givenEvent(admin, eventForm({ startTime, endTime, ...change }));
  }

  return {
    ...{ preview, planFor, save, undo, stateOf, participationOf, filledOf, noticesOf },
    ...{ asking, week, eventAt },
  };
}
