/** EL-01, EL-02: limits of hours and rest, over HTTP: how they are set, whose places break them, and what the database says. */
import { copyEvent, getEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { setTimeLimits } from '@saath/contract/events/time-limits/endpoints';
import { type TimeLimits, tooMuch } from '@saath/contract/events/time-limits/rules';
import { saveBoard } from '@saath/contract/places/board/endpoints';
import { decide, eventQueue, requestJoin } from '@saath/contract/places/joining/endpoints';
import { myPapers } from '@saath/contract/places/papers/endpoints';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { done } from '../../../testing/done.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { fillOf, ownSkills, placesIn } from '../../../testing/given-fill.ts';
import { helpsElsewhere, limits } from '../../../testing/given-time-limits.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { limitedPlace, placesAround } from '../../events/time-limits/queries.ts';

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const none = { dayHours: null, weekHours: null, restHours: null };
const sets = async (event: Event, change: Partial<TimeLimits>) =>
  await admin.call(setTimeLimits, { params: { id: event.id }, body: { ...none, ...change } });
const read = async ({ id }: Event) =>
  (await admin.call(getEvent, { params: { id } })).body.event as Event;
const joins = async (person: SignedIn, event: Event) =>
  await person.call(requestJoin, { body: { eventId: event.id, roleId: firstRole(event).id } });
const instant = async (from: string, to: string, change: Record<string, unknown> = {}) =>
  await givenEvent(admin, { mode: 'instant', startTime: from, endTime: to, ...change });
const placeOf = async (event: Event, person: SignedIn) =>
  await product.db
    .selectFrom('participation')
    .selectAll()
    .where('eventId', '=', event.id)
    .where('userId', '=', person.id)
    .executeTakeFirst();

describe('EL-01 an organiser', () => {
  test('EL-01 sets limits, reads them, and takes them away; a copy has the same', async () => {
    const event = await givenEvent(admin);
    expect((await read(event)).timeLimits).toBeUndefined();
    expect((await sets(event, { dayHours: 8, restHours: 11 })).body).toMatchObject({
      message: 'Limits saved.',
    });
    const given = { dayHours: 8, weekHours: null, restHours: 11 };
    expect((await read(event)).timeLimits).toEqual(given);
    const body = { startTime: '2027-01-07T09:00:00Z' };
    const { body: made } = await admin.call(copyEvent, { params: { id: event.id }, body });
    const copy = made.event as Event | undefined;
    expect((await read({ ...event, id: copy?.id ?? String(made.eventId) })).timeLimits).toEqual(
      given,
    );
    const { rows } = await sql<{ details: unknown }>`select details from audit_entry
      where event_id = ${event.id} and action = 'event.changed'`.execute(product.db);
    expect(JSON.stringify(rows)).toContain('"dayHours"');
    expect((await sets(event, {})).body).toMatchObject({ message: 'Limits removed.' });
    expect((await read(event)).timeLimits).toBeUndefined();
  });

  test('EL-01 does not write over what another one set meanwhile', async () => {
    const event = await givenEvent(admin);
    const { updatedAt } = await read(event);
    const body = { dayHours: 8, weekHours: null, restHours: null, updatedAt };
    const set = async (change: object) =>
      await admin.call(setTimeLimits, { params: { id: event.id }, body: { ...body, ...change } });
    const both = await Promise.all([set({}), set({ dayHours: null, restHours: 11 })]);
    expect(both.map(({ status, body: { code } }) => code ?? status).sort()).toEqual([
      ...[200, 'events.changed_meanwhile'],
    ]);
    // Who wants what is there already has lost nothing.
    const { timeLimits, updatedAt: later } = await read(event);
    expect((await set({ ...timeLimits })).status).toBe(200);
    expect((await set({ dayHours: 9, updatedAt: later })).status).toBe(200);
  });

  test('EL-01 is told of limits that contradict each other or that nobody could keep to', async () => {
    const event = await givenEvent(admin);
    const week = await sets(event, { dayHours: 10, weekHours: 8 });
    expect([week.status, JSON.stringify(week.body)]).toEqual([
      400,
      expect.stringContaining('A week cannot have fewer hours than a day.'),
    ]);
    expect((await sets(event, { dayHours: 24 })).status).toBe(400);
    // Its only role takes four hours.
    const short = await sets(event, { dayHours: 3 });
    expect(short.body).toMatchObject({
      code: 'time_limits.impossible',
      message: 'Nobody could do “First aider”: on one day it takes more than 3 h.',
    });
    expect((await sets(event, { dayHours: 4 })).status).toBe(200);
  });
});

describe('EL-02 a person', () => {
  test('EL-02 does not do too much, wherever it is asked for, and hears no name', async () => {
    const person = await givenSignedIn(product);
    const morning = await instant('2026-12-09T04:00:00Z', '2026-12-09T09:00:00Z');
    await limits(admin, morning, { dayHours: 8 });
    expect((await joins(person, morning)).status).toBe(200);
    // The other event asks for nothing.
    const noon = await instant('2026-12-09T10:00:00Z', '2026-12-09T14:00:00Z');
    expect((await joins(person, noon)).body).toMatchObject({
      code: 'joining.not_eligible',
      message: 'With your other places you would help for more than 8 h on one day.',
    });
    await limits(admin, morning, { dayHours: 9 });
    expect((await joins(person, noon)).status).toBe(200);
  });

  test('EL-02 sees what counts before they ask, without where it is', async () => {
    const person = await givenSignedIn(product);
    await helpsElsewhere({ admin, person }, ['2026-12-09T04', '2026-12-09T09']);
    const event = await givenEvent(admin, {
      ...{ startTime: '2026-12-09T10:00:00Z', endTime: '2026-12-09T14:00:00Z' },
    });
    const { body } = await person.call(myPapers, { query: { eventId: event.id } });
    expect(body.around).toEqual([
      {
        ...{ startTime: '2026-12-09T04:00:00.000Z', endTime: '2026-12-09T09:00:00.000Z' },
        timeZone: event.timeZone,
      },
    ]);
    expect((await person.call(myPapers)).body.around).toBeUndefined();
  });

  test('EL-02 may come to a shift that leaves them their rest, where the event as a whole would not', async () => {
    const person = await givenSignedIn(product);
    await helpsElsewhere({ admin, person }, ['2026-12-09T06', '2026-12-09T08']);
    const [role] = eventForm().role;
    const shift = (from: string, to: string) => ({
      ...{ startsAt: `2026-12-${from}:00:00Z`, endsAt: `2026-12-${to}:00:00Z` },
      ...{ minPeople: 0, maxPeople: 2 },
    });
    const shifts = [shift('09T10', '09T12'), shift('10T10', '10T12')];
    const event = await instant('2026-12-09T09:00:00Z', '2026-12-11T09:00:00Z', {
      role: [{ ...role, shifts }],
    });
    await limits(admin, event, { dayHours: 8, restHours: 11 });
    const [early, late] = firstRole(await read(event)).shifts;
    const asks = async (shiftId = '') =>
      await person.call(requestJoin, {
        body: { eventId: event.id, roleId: firstRole(event).id, shiftId },
      });
    expect((await asks(early?.id)).body.code).toBe('joining.not_eligible');
    expect((await asks(late?.id)).status).toBe(200);
  });
});

describe('EL-02 to "Any shift"', () => {
  const shift = (from: string, to: string) => ({
    ...{ startsAt: `2026-12-${from}:00:00Z`, endsAt: `2026-12-${to}:00:00Z` },
    ...{ minPeople: 0, maxPeople: 2 },
  });
  const [early, late] = [shift('09T10', '09T12'), shift('10T10', '10T12')];
  const [role] = eventForm().role;
  const times = ['2026-12-09T09:00:00Z', '2026-12-11T09:00:00Z'] as const;

  /** Somebody who needs their rest on the first of two mornings. */
  async function tired(shifts: readonly object[], mode = 'instant') {
    const person = await givenSignedIn(product);
    await helpsElsewhere({ admin, person }, ['2026-12-09T06', '2026-12-09T08']);
    const event = await instant(...times, { mode, role: [{ ...role, shifts }] });
    await limits(admin, event, { restHours: 11 });
    return { person, event };
  }

  test('EL-02 comes who may do one of them: to the first that they may do', async () => {
    const { person, event } = await tired([early, late]);
    const { body } = await joins(person, event);
    expect(body.participation).toMatchObject({
      ...{ state: 'confirmed', shift: { startsAt: '2026-12-10T10:00:00.000Z' } },
    });
  });

  test('EL-02 also without a role, and when an organiser approves', async () => {
    const { person, event } = await tired([early, late]);
    const { body } = await person.call(requestJoin, { body: { eventId: event.id } });
    const later = new Date('2026-12-10T10:00:00.000Z');
    expect(body.participation).toMatchObject({ state: 'confirmed' });
    expect(await placeOf(event, person)).toMatchObject({ startTime: later });
    const asked = await tired([early, late], 'approve');
    expect((await joins(asked.person, asked.event)).status).toBe(200);
    const { id = '' } = (await placeOf(asked.event, asked.person)) ?? {};
    const approved = await admin.call(decide, { params: { id }, body: { decision: 'approve' } });
    expect(approved.status).toBe(200);
    expect(await placeOf(asked.event, asked.person)).toMatchObject({ startTime: later });
  });

  test('EL-02 is told what is missing where they may do none', async () => {
    for (const mode of ['instant', 'approve']) {
      const { person, event } = await tired([early], mode);
      expect((await joins(person, event)).body).toMatchObject({
        code: 'joining.not_eligible',
        message: 'You would have less than 11 h of rest before or after another place of yours.',
      });
    }
  });
});

test('EL-02 the queue says who would do too much, before anybody presses "Approve"', async () => {
  const person = await givenSignedIn(product);
  const event = await givenEvent(admin);
  await joins(person, event);
  await helpsElsewhere({ admin, person }, ['2026-12-06T20', '2026-12-06T23']);
  await limits(admin, event, { restHours: 11 });
  const { body } = await admin.call(eventQueue, {
    params: { id: event.id },
    query: { state: 'requested' },
  });
  expect(JSON.stringify(body.participations)).toContain('Less than 11 h of rest');
  expect(JSON.stringify(body)).not.toContain('secret');
});

test('EL-02 a plan gives somebody one of two places that leave too little rest, and both where nobody asks for it', async () => {
  const skills = ownSkills();
  const fill = fillOf(product, admin);
  const [role] = eventForm().role;
  const form = { role: [{ ...role, skills }] };
  const evening = { startTime: '2026-12-16T20:00:00Z', endTime: '2026-12-16T23:00:00Z', ...form };
  const morning = { startTime: '2026-12-17T09:00:00Z', endTime: '2026-12-17T13:00:00Z', ...form };
  const events = [await givenEvent(admin, evening), await givenEvent(admin, morning)] as const;
  const person = await givenSignedIn(product, { skills });
  for (const event of events) expect((await joins(person, event)).status).toBe(200);
  const plan = async () => await fill.planFor(events, { atMost: 2 });
  expect(placesIn(await plan())).toHaveLength(2);
  await limits(admin, events[0], { restHours: 11 });
  const limited = await plan();
  expect(placesIn(limited)).toHaveLength(1);
  expect((await fill.save(limited)).status).toBe(200);
  // Who has the one already is no candidate for the other.
  expect(placesIn(await plan())).toEqual([]);
});

test('EL-02 nobody loses a place when limits are set or times change: it is marked, and both sides are told', async () => {
  const person = await givenSignedIn(product);
  const event = await givenEvent(admin, { mode: 'instant' });
  await joins(person, event);
  await helpsElsewhere({ admin, person }, ['2026-12-06T20', '2026-12-06T23']);
  await limits(admin, event, { restHours: 11 });
  expect(await placeOf(event, person)).toMatchObject({ state: 'confirmed' });
  expect((await placeOf(event, person))?.attentionSince).not.toBeNull();
  const moves = async (hour: string) => {
    const times = { startTime: `2026-12-07T${hour}:00:00Z`, endTime: '2026-12-07T16:00:00Z' };
    const body = { ...(await read(event)), ...times, role: [], updatedAt: undefined };
    const { status } = await admin.call(updateEvent, { params: { id: event.id }, body });
    expect(status).toBe(200);
  };
  await moves('12');
  expect((await placeOf(event, person))?.attentionSince).toBeNull();
  await moves('09');
  expect((await placeOf(event, person))?.attentionSince).not.toBeNull();
});

test('EL-02 past all services the database refuses the place, unless a reason stands with it', async () => {
  const person = await givenSignedIn(product);
  await helpsElsewhere({ admin, person }, ['2026-12-06T20', '2026-12-06T23']);
  const event = await givenEvent(admin);
  await joins(person, event);
  await limits(admin, event, { restHours: 11 });
  const confirm = async (eligibilityReason: string | null, isOff = false) =>
    await product.db.transaction().execute(async (tx) => {
      if (isOff)
        await sql`alter table participation disable trigger participation_time_limits`.execute(tx);
      await tx
        .updateTable('participation')
        .set({ state: 'confirmed', eligibilityReason })
        .where('eventId', '=', event.id)
        .execute();
      throw new Error('taken back');
    });
  await expect(confirm(null)).rejects.toMatchObject({ constraint: 'participation_time_limits' });
  await expect(confirm('She lives next door.')).rejects.toThrow('taken back');
  // Negative control: nothing else refuses it.
  await expect(confirm(null, true)).rejects.toThrow('taken back');
});

const HOUR = 3_600_000;
const zones = ['Asia/Karachi', 'Europe/Berlin', 'Africa/Cairo', 'Atlantic/Azores', 'Etc/UTC'];
// Around changes of clocks, one of them at midnight.
const weeks = ['2027-03-22', '2027-04-26', '2027-10-25', '2027-10-28'];

test('EL-02 the database and the contract judge alike, of any places, limits and zones', async () => {
  const [person, other] = [await givenSignedIn(product), await givenSignedIn(product)];
  const events: Event[] = [];
  for (let count = 0; count < 4; count++) events.push(await givenEvent(admin, { mode: 'instant' }));
  for (const event of events) await joins(other, event);
  const some = fc.record({
    from: fc.integer({ min: 0, max: 24 * 5 }),
    hours: fc.integer({ min: 4, max: 12 }),
    timeZone: fc.constantFrom(...zones),
    dayHours: fc.option(fc.integer({ min: 8, max: 14 })),
    weekHours: fc.option(fc.integer({ min: 14, max: 24 })),
    restHours: fc.option(fc.integer({ min: 1, max: 14 })),
  });
  let broken = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...weeks),
      fc.array(some, { minLength: 4, maxLength: 4 }),
      async (week, all) => {
        const found = await product.db
          .transaction()
          .execute(async (tx) => {
            // Nobody is in two places while they move.
            await sql`alter table participation disable trigger user`.execute(tx);
            const times = all.map(({ from, hours }) => {
              const startTime = new Date(Date.parse(`${week}T00:00:00Z`) + from * HOUR);
              return { startTime, endTime: new Date(startTime.getTime() + hours * HOUR) };
            });
            for (const [index, { from: _, hours: __, ...asked }] of all.entries()) {
              const id = events[index]?.id ?? '';
              const when = times[index] as (typeof times)[number];
              await tx
                .updateTable('everyEvent')
                .set({ ...asked, ...when })
                .where('id', '=', id)
                .execute();
              await sql`insert into participation (id, event_id, user_id, role_id, state, start_time, end_time,
                  note, answer, source, requested_at)
                select ${newId()}, event_id, ${person.id}, role_id, 'confirmed', ${when.startTime}, ${when.endTime},
                  '', '', 'request', requested_at
                from participation where event_id = ${id} and user_id = ${other.id} and ${index} > 0`.execute(
                tx,
              );
            }
            const [event, part] = [events[0] as Event, times[0] as (typeof times)[number]];
            const { rows } = await sql<{ ok: boolean }>`select is_within_time_limits(
              ${person.id}, ${event.id}, ${part.startTime}, ${part.endTime}) as ok`.execute(tx);
            const others = await placesAround(tx, [person.id], part);
            const wanted = limitedPlace(all[0] as (typeof all)[number], part);
            throw { rows, ok: tooMuch(wanted, others).length === 0 };
          })
          .catch((thrown: unknown) => thrown as { rows: unknown; ok: boolean });
        expect(found.rows).toEqual([{ ok: found.ok }]);
        broken += found.ok ? 0 : 1;
      },
    ),
    { numRuns: 150, seed: 59 },
  );
  // Both answers were seen.
  expect(broken).toBeGreaterThan(0);
  expect(broken).toBeLessThan(150);
});

test('EL-02 an organiser approves with a reason, which the gate asks for', async () => {
  const person = await givenSignedIn(product);
  const event = await givenEvent(admin);
  await joins(person, event);
  await helpsElsewhere({ admin, person }, ['2026-12-06T20', '2026-12-06T23']);
  await limits(admin, event, { restHours: 11 });
  const place = await placeOf(event, person);
  const approves = async (reason: object) =>
    await admin.call(decide, {
      params: { id: place?.id ?? '' },
      body: { decision: 'approve', ...reason },
    });
  expect((await approves({})).body).toMatchObject({
    message: `${person.name} would have less than 11 h of rest before or after another place.`,
  });
  expect((await approves({ eligibilityReason: 'They asked for it.' })).status).toBe(200);
});

test('EL-02 the reason stays with its role: whoever moves on to another one needs it anew', async () => {
  const person = await givenSignedIn(product);
  const two = ['Packer', 'Driver'].map((name) => ({
    ...{ role_name: name, description: 'Helps at the door', maxVolunteers: 1, skills: [] },
  }));
  const event = await givenEvent(admin, { role: two });
  const [packer, driver] = event.role.map(({ id }) => id);
  await person.call(requestJoin, { body: { eventId: event.id, roleId: packer } });
  await helpsElsewhere({ admin, person }, ['2026-12-06T20', '2026-12-06T23']);
  await limits(admin, event, { restHours: 11 });
  const reason = { eligibilityReason: 'They asked for it.' };
  const { id = '' } = (await placeOf(event, person)) ?? {};
  await done(admin, decide, { params: { id }, body: { decision: 'approve', ...reason } });
  const from = { state: 'confirmed', roleId: packer } as const;
  const moves = [{ userId: person.id, from, to: { roleId: driver } }];
  const saves = async (given: object) =>
    await admin.call(saveBoard, { params: { id: event.id }, body: { moves, ...given } as never });
  expect((await saves({})).status).toBe(409);
  expect((await saves(reason)).status).toBe(200);
  expect(await placeOf(event, person)).toMatchObject({ roleId: driver, ...reason });
});
