/** MT-01: what a person's places came to, as triggers keep it, is what reading their whole history gives. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isRecorded,
  mayFollow,
  type ParticipationState,
  participationStates,
} from '@saath/contract/places/joining/rules';
import fc from 'fast-check';
import { type Selectable, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import { inTransaction } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Tables } from '../../../platform/tables.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
} from '../../../testing/given.ts';
import { givenState, placesCounted } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { anonymise } from '../../accounts/account-care/queries.ts';
import { moveParticipations } from '../../places/place/queries.ts';
import { countPlaces } from '../../places/place/seats.ts';
import { beginWith, stepAll, step as takeStep } from '../../places/place/step.ts';

type Row = Selectable<Tables['participation']>;
type Event = Pick<Selectable<Tables['event']>, 'id' | 'startTime' | 'endTime'> & { roleId: string };

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => {
  await product.close();
});

const settled: readonly ParticipationState[] = ['checked_in', 'completed', 'left_early', 'no_show'];
const came: readonly ParticipationState[] = ['checked_in', 'completed', 'left_early'];
const comes: readonly ParticipationState[] = ['confirmed', ...came];
const kept: readonly ParticipationState[] = [...comes, 'no_show', 'excused'];
const ended: readonly ParticipationState[] = ['declined', 'withdrawn', 'expired'];

/** Whether others asked the person, by the steps that were written down. */
function wasAsked(
  steps: readonly Selectable<Tables['participationChange']>[],
  { userId, source }: Row,
): boolean {
  let isAsked = false;
  for (const { fromState: from, toState: to, actorId } of steps) {
    const isGiven = to === 'confirmed' && actorId !== null && actorId !== userId;
    if (from === null) isAsked = isGiven && source === 'organiser';
    else if (from === 'waitlisted' || ended.includes(from)) {
      if (to === 'confirmed') isAsked = isGiven;
      if (to === 'requested') isAsked = false;
    }
    if (to === 'offered') isAsked = true;
  }
  return isAsked;
}

/** The record by reading everything. */
async function recounted(userId: string) {
  const { db } = product;
  const places = await db
    .selectFrom('participation')
    .innerJoin('everyEvent as event', 'event.id', 'participation.eventId')
    .selectAll('participation')
    .select('event.cancelledAt')
    .where('participation.userId', '=', userId)
    .execute();
  // What was done at an event before it was cancelled was done.
  const rows = places.filter(
    ({ cancelledAt, endTime, state }) =>
      !cancelledAt || endTime <= cancelledAt || isRecorded(state),
  );
  const steps = await db
    .selectFrom('participationChange')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  const stars = await db
    .selectFrom('rating')
    .select('stars')
    .where('userId', '=', userId)
    .execute();
  const asked = rows.filter((row) =>
    wasAsked(
      steps.filter(({ eventId }) => eventId === row.eventId),
      row,
    ),
  );
  const turnedDown = asked.filter(
    ({ state, decidedBy }) => state === 'expired' || (state === 'withdrawn' && !decidedBy),
  );
  const accepted = asked.filter(({ state }) => kept.includes(state));
  const turns = rows.filter(({ state }) => comes.includes(state)).map(({ endTime }) => endTime);
  return {
    settled: rows.filter(({ state }) => settled.includes(state)).length,
    attended: rows.filter(({ state }) => came.includes(state)).length,
    asked: accepted.length + turnedDown.length,
    accepted: accepted.length,
    lastTurnAt: turns.sort((a, b) => b.getTime() - a.getTime())[0] ?? null,
    ratingCount: stars.length,
    ratingSum: stars.reduce((sum, each) => sum + each.stars, 0),
  };
}

async function recorded(userId: string) {
  const row = await product.db
    .selectFrom('volunteerRecord')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { userId: _id, changedIn: _changed, standing: _standing, ...figures } = row;
  return figures;
}

const key = (eventId: string, userId: string) => ({ eventId, userId });

/** One step that the state table allows, as the product writes it. */
async function step(event: Event, userId: string, pick: number): Promise<void> {
  const { db } = product;
  const existing = await db
    .selectFrom('participation')
    .selectAll()
    .where('eventId', '=', event.id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  const actors = [
    { by: 'volunteer', actorId: userId },
    { by: 'organiser', actorId: admin.id },
    { by: 'system', actorId: null },
  ] as const;
  const possible = existing
    ? participationStates.flatMap((to) =>
        actors
          .filter(({ by }) => mayFollow(existing.state, to, by))
          .map(({ by, actorId }) => ({ to, by, actorId })),
      )
    : ([
        { to: 'requested', by: 'volunteer', actorId: userId },
        { to: 'confirmed', by: 'organiser', actorId: admin.id },
      ] as const);
  const { to, by, actorId } = possible[pick % possible.length] ?? {
    to: 'requested',
    by: 'volunteer',
    actorId: userId,
  };
  const isAskedAnew = by === 'volunteer' && to === 'requested';
  const set = {
    requestedAt: existing?.requestedAt ?? testStart,
    ...{ roleId: event.roleId, shiftId: null, note: '', answer: '' },
    source: isAskedAnew
      ? ('request' as const)
      : (existing?.source ?? (by === 'organiser' ? ('organiser' as const) : ('request' as const))),
    waitingSince: to === 'waitlisted' || to === 'offered' ? testStart : null,
    offeredUntil: to === 'offered' ? event.startTime : null,
    // The order of the rows does not matter here.
    clashReason: comes.includes(to) ? 'Both are wanted' : null,
    ...{ passedOver: null, checkedInAt: null, checkedOutAt: null },
    decidedBy: actorId === userId ? null : actorId,
    decidedAt: to === 'requested' ? null : testStart,
    ...{ startTime: event.startTime, endTime: event.endTime },
  };
  const taken = { by, actorId, reason: '', at: testStart };
  await inTransaction(db, async (tx) => {
    const first = { id: newId(), ...key(event.id, userId), ...set, state: to };
    if (existing) await takeStep(tx, existing, { to, set, ...taken });
    else await beginWith(tx, first, taken);
    await countPlaces(tx, event.id);
  });
}

/** Everybody off at once, as when an event is cancelled. */
async function callOff({ id: eventId }: Event): Promise<void> {
  await inTransaction(product.db, async (tx) => {
    const open = await tx
      .selectFrom('participation')
      .selectAll()
      .where('eventId', '=', eventId)
      .where('state', 'in', ['requested', 'waitlisted', 'offered', 'confirmed'])
      .execute();
    const set = { waitingSince: null, offeredUntil: null, decidedBy: admin.id };
    const taken = { by: 'organiser', actorId: admin.id, reason: 'Storm', at: testStart } as const;
    await stepAll(tx, open, { to: 'withdrawn', set, ...taken });
    await countPlaces(tx, eventId);
    await tx
      .updateTable('event')
      .set({ cancelledAt: testStart })
      .where('id', '=', eventId)
      .execute();
  });
}

async function move(event: Event, pick: number): Promise<void> {
  event.startTime.setTime(event.startTime.getTime() + pick * 60_000);
  event.endTime.setTime(event.endTime.getTime() + pick * 60_000);
  const { id: eventId, startTime, endTime } = event;
  await inTransaction(product.db, async (tx) => {
    await tx.updateTable('event').set({ startTime, endTime }).where('id', '=', eventId).execute();
    await moveParticipations(tx, { eventId, startTime, endTime, at: testStart });
  });
}

async function rate({ id: eventId }: Event, userId: string, pick: number): Promise<void> {
  const { db } = product;
  const stars = (pick % 6) as 0 | 1 | 2 | 3 | 4 | 5;
  await db
    .deleteFrom('rating')
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .execute();
  const isThere = await db
    .selectFrom('participation')
    .select('id')
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!isThere || stars === 0) return;
  const rating = { ...key(eventId, userId), stars, ratedBy: admin.id, ratedAt: testStart };
  await db.insertInto('rating').values(rating).execute();
}

const kinds = [
  'step',
  'step',
  'step',
  'step',
  'step',
  'step',
  'rate',
  'move',
  'call-off',
  'call-on',
  'delete',
  'leave',
] as const;
const operation = fc.record({
  kind: fc.constantFrom(...kinds),
  person: fc.nat(2),
  event: fc.nat(3),
  pick: fc.nat(40),
});
type Operation = typeof operation extends fc.Arbitrary<infer Each> ? Each : never;

async function apply({ kind, pick }: Operation, event: Event, userId: string): Promise<void> {
  const { db } = product;
  const isThere = await db
    .selectFrom('event')
    .select('id')
    .where('id', '=', event.id)
    .executeTakeFirst();
  if (!isThere) return;
  if (kind === 'step') await step(event, userId, pick);
  if (kind === 'rate') await rate(event, userId, pick);
  if (kind === 'move') await move(event, pick);
  if (kind === 'call-off' && pick < 10) await callOff(event);
  if (kind === 'call-on')
    await db.updateTable('event').set({ cancelledAt: null }).where('id', '=', event.id).execute();
  if (kind === 'delete' && pick < 5)
    await db.deleteFrom('event').where('id', '=', event.id).execute();
  if (kind === 'leave' && pick < 5)
    await inTransaction(db, async (tx) => {
      await anonymise(tx, { id: userId, email: `gone-${userId}`, at: testStart });
    });
}

let hour = 0;
async function givenEvents(): Promise<Event[]> {
  const events: Event[] = [];
  for (let count = 0; count < 4; count++) {
    hour += 5;
    const start = Date.parse('2027-02-01T00:00:00Z') + hour * 3_600_000;
    const times = { startTime: new Date(start), endTime: new Date(start + 7_200_000) };
    const event = await givenEvent(admin, {
      startTime: times.startTime.toISOString(),
      endTime: times.endTime.toISOString(),
      role: eventForm().role.map((role) => ({ ...role, maxVolunteers: 3 })),
    });
    events.push({ id: event.id, ...times, roleId: firstRole(event).id });
  }
  return events;
}

test(
  'MT-01 the record of a person is what reading all their places gives, whatever happens to them',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(operation, { minLength: 30, maxLength: 60 }),
        async (operations) => {
          const events = await givenEvents();
          const people: string[] = [];
          for (let count = 0; count < 3; count++)
            people.push((await givenVolunteer(product.db)).id);
          for (const each of operations) {
            const [event, userId] = [events[each.event], people[each.person]];
            if (event && userId) await apply(each, event, userId);
          }
          for (const userId of people)
            expect(await recorded(userId)).toEqual(await recounted(userId));
          await product.db
            .deleteFrom('appUser')
            .where('id', '=', people[0] ?? '')
            .execute();
          expect(await recorded(people[0] ?? '')).toBeUndefined();
          for (const { id } of events) await placesCounted(product, id);
        },
      ),
      { numRuns: 12, seed: 20261130 },
    );
  },
  patient(120_000),
);

test('MT-01 without its trigger the record goes wrong, and the recount tells', async () => {
  const [event] = await givenEvents();
  const { id } = await givenVolunteer(product.db);
  if (!event) throw new Error('No event');
  await step(event, id, 1);
  expect(await recorded(id)).toMatchObject({ asked: 1, accepted: 1 });
  await sql`alter table participation disable trigger participation_record_changed`.execute(
    product.db,
  );
  const place = await product.db
    .selectFrom('participation')
    .select('id')
    .where('userId', '=', id)
    .executeTakeFirstOrThrow();
  await givenState(product, place.id, 'no_show');
  expect(await recorded(id)).not.toEqual(await recounted(id));
  await sql`alter table participation enable trigger participation_record_changed`.execute(
    product.db,
  );
  await givenState(product, place.id, 'completed');
  expect(await recorded(id)).toEqual(await recounted(id));
  expect(await recorded(id)).toMatchObject({ settled: 1, attended: 1 });
});

test('MT-01 an installation that had people before begins with their records', async () => {
  const file = join(import.meta.dirname, '../../../../migrations/0031_volunteer_record.sql');
  const [, fill = ''] = /(insert into volunteer_record .*?)-- Accounts/s.exec(
    await readFile(file, 'utf8'),
  ) ?? [''];
  const read = async () =>
    await product.db
      .selectFrom('volunteerRecord')
      .select(['userId', 'settled', 'attended', 'asked', 'accepted', 'lastTurnAt', 'standing'])
      .orderBy('userId')
      .execute();
  const before = await read();
  expect(before.some(({ settled }) => settled > 0)).toBe(true);
  await product.db.deleteFrom('volunteerRecord').execute();
  for (const statement of fill.split(';\n').filter((each) => each.trim()))
    await sql.raw(statement).execute(product.db);
  expect(await read()).toEqual(before);
});
