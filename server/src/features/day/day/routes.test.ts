import {
  correctTimes,
  eventsOfToday,
  readDay,
  sendMarks,
} from '@saath/contract/day/check-in/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { givenAdmin, givenVolunteer, signedInAs } from '../../../testing/given.ts';
import { givenBoard, placed } from '../../../testing/given-board.ts';
import { atAnyTime, markOf, minutesIn, onList, sent } from '../../../testing/given-day.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => await product.close());

/** An event with people who hold places in its only role; the organiser's session is of its day. */
async function dayWith(names: readonly string[], places = names.length) {
  product.clock.now = testStart;
  const organiser = await givenAdmin(product);
  const { event, roleIds } = await givenBoard(organiser, [places]);
  for (const name of names)
    await placed(product, { event, roleId: roleIds[0], name }, organiser.id);
  minutesIn(product, event, 0);
  return { event, client: atAnyTime(product, organiser.id), roleId: roleIds[0] };
}

const filledOf = async ({ id }: Event) =>
  await product.db
    .selectFrom('eventRole')
    .select(['filled', 'maxVolunteers'])
    .where('eventId', '=', id)
    .executeTakeFirstOrThrow();
const stepsOf = async ({ id }: Event) =>
  (
    await product.db
      .selectFrom('participationChange')
      .select('toState')
      .where('eventId', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ toState }) => toState);

describe('DY-01 the day', () => {
  test('DY-01 opens sixty minutes before the start, and stays open a day after the end, however late somebody is', async () => {
    const { event, client } = await dayWith(['Aisha']);
    const press = async (minutes: number) => {
      const at = minutesIn(product, event, minutes);
      const person = await onList(client, event, 'Aisha');
      const [result] = await sent(client, event, [markOf(person, 'checked_in', { at })]);
      return result;
    };
    expect(await press(-61)).toMatchObject({
      outcome: 'refused',
      code: 'check_in.not_open',
      message: expect.stringContaining('one hour before'),
    });
    expect(await press(-60)).toMatchObject({ outcome: 'done', person: { state: 'checked_in' } });
    const late = await dayWith(['Bilal']);
    const after = minutesIn(product, late.event, 4 * 60 + 24 * 60 - 1);
    const bilal = await onList(late.client, late.event, 'Bilal');
    const [done] = await sent(late.client, late.event, [
      markOf(bilal, 'checked_in', { at: after, reason: 'Came to help with the rest' }),
    ]);
    expect(done).toMatchObject({ outcome: 'done', person: { arrivedAt: after } });
    const tooLate = minutesIn(product, late.event, 4 * 60 + 24 * 60);
    const [refused] = await sent(late.client, late.event, [
      markOf(bilal, 'completed', { at: tooLate }),
    ]);
    expect(refused).toMatchObject({ outcome: 'refused', code: 'check_in.not_open' });
  });

  test('HR-01 DY-01 arrived, completed, left early and back again, each with its time and a line of history', async () => {
    const { event, client } = await dayWith(['Aisha', 'Bilal']);
    const at = (minutes: number) => minutesIn(product, event, minutes);
    const press = async (name: string, to: Parameters<typeof markOf>[1], minutes: number) => {
      const moment = at(minutes);
      const mark = markOf(await onList(client, event, name), to, { at: moment });
      const [result] = await sent(client, event, [mark]);
      expect(result).toMatchObject({ outcome: 'done', person: { state: to } });
      return moment;
    };
    const arrived = await press('Aisha', 'checked_in', 5);
    const left = await press('Aisha', 'left_early', 60);
    expect(await onList(client, event, 'Aisha')).toMatchObject({
      arrivedAt: arrived,
      leftAt: left,
    });
    await press('Aisha', 'completed', 61);
    const aisha = await onList(client, event, 'Aisha');
    const undo = { at: at(62), isUndo: true, arrivedAt: arrived };
    await sent(client, event, [markOf(aisha, 'checked_in', undo)]);
    expect(await onList(client, event, 'Aisha')).toMatchObject({
      state: 'checked_in',
      arrivedAt: arrived,
      leftAt: null,
    });
    const steps = ['requested', 'confirmed', 'checked_in', 'left_early', 'completed', 'checked_in'];
    expect((await stepsOf(event)).slice(-4)).toEqual(steps.slice(-4));
    expect(await filledOf(event)).toMatchObject({ filled: 2 });
    const rows = await product.db
      .selectFrom('participation')
      .select(['decidedBy', 'decidedAt', 'startTime'])
      .where('eventId', '=', event.id)
      .execute();
    // Who gave the place, and when, is not what the day is about.
    for (const { decidedBy, decidedAt, startTime } of rows) {
      expect(decidedBy).toBe(client.id);
      expect(decidedAt && decidedAt < startTime).toBe(true);
    }
  });

  test('DY-01 DY-06 what a press takes back puts no times there that cannot be true', async () => {
    const { event, client } = await dayWith(['Aisha']);
    const [early, now] = [minutesIn(product, event, -60), minutesIn(product, event, 30)];
    const [arrived] = await sent(client, event, [
      markOf(await onList(client, event, 'Aisha'), 'checked_in', { at: now }),
    ]);
    expect(arrived).toMatchObject({ outcome: 'done' });
    const times = { arrivedAt: '2019-01-01T00:00:00.000Z', leftAt: '2999-01-01T00:00:00.000Z' };
    const undo = { at: now, isUndo: true, ...times };
    const here = await onList(client, event, 'Aisha');
    await sent(client, event, [markOf(here, 'completed', undo)]);
    const after = await onList(client, event, 'Aisha');
    expect(after).toMatchObject({ state: 'completed', arrivedAt: early, leftAt: now });
  });

  test('DY-01 a no-show frees the place; who comes after all has it again if it is free, else with one place more', async () => {
    const { event, client, roleId } = await dayWith(['Aisha']);
    const missing = await onList(client, event, 'Aisha');
    const press = async (to: Parameters<typeof markOf>[1], minutes: number, more = {}) => {
      const at = minutesIn(product, event, minutes);
      const person = await onList(client, event, 'Aisha');
      return (await sent(client, event, [markOf(person, to, { at, ...more })]))[0];
    };
    expect(await press('no_show', 20)).toMatchObject({ outcome: 'done' });
    expect(await filledOf(event)).toEqual({ filled: 0, maxVolunteers: 1 });
    expect(await press('checked_in', 30)).toMatchObject({ outcome: 'done' });
    expect(await filledOf(event)).toEqual({ filled: 1, maxVolunteers: 1 });
    expect(await press('no_show', 40)).toMatchObject({ outcome: 'done' });
    await placed(product, { event, roleId, name: 'Bilal' }, client.id);
    expect(await press('checked_in', 50)).toMatchObject({
      outcome: 'refused',
      code: 'check_in.full',
      message: 'All places of this role are taken.',
      person: { state: 'no_show' },
    });
    expect(await press('checked_in', 50, { addPlace: true })).toMatchObject({ outcome: 'done' });
    expect(await filledOf(event)).toEqual({ filled: 2, maxVolunteers: 2 });
    const [entry] = await product.db
      .selectFrom('auditEntry')
      .select(['action', 'actorId', 'details'])
      .where('eventId', '=', event.id)
      .orderBy('at', 'desc')
      .limit(1)
      .execute();
    expect(entry).toMatchObject({
      action: 'event.changed',
      actorId: client.id,
      details: { changes: [{ field: 'Cook.maxVolunteers', before: 1, after: 2 }] },
    });
    expect(missing.state).toBe('confirmed');
  });

  test('DY-01 the times can be put right, within what is possible', async () => {
    const { event, client } = await dayWith(['Aisha']);
    const at = (minutes: number) =>
      new Date(Date.parse(event.startTime) + minutes * 60_000).toISOString();
    const person = await onList(client, event, 'Aisha');
    const { participationId } = person;
    const correct = async (arrivedAt: string, leftAt: string | null) =>
      await client.call(correctTimes, {
        params: { id: event.id },
        body: { participationId, arrivedAt, leftAt },
      });
    minutesIn(product, event, 120);
    expect((await correct(at(0), null)).body.fields).toEqual({
      arrivedAt: 'Only people who have come have times.',
    });
    await sent(client, event, [markOf(person, 'checked_in', { at: at(120) })]);
    expect((await correct(at(-61), null)).body.message).toContain('more than one hour before');
    expect((await correct(at(121), null)).body.message).toContain('not in the future');
    expect((await correct(at(15), null)).body).toMatchObject({
      message: 'The times are saved.',
      person: { arrivedAt: at(15), leftAt: null },
    });
    const here = await onList(client, event, 'Aisha');
    await sent(client, event, [markOf(here, 'completed', { at: at(120) })]);
    expect((await correct(at(15), at(15))).body.fields).toEqual({
      leftAt: 'Leaving must be after arriving.',
    });
    expect((await correct(at(15), at(90))).body.person).toMatchObject({ leftAt: at(90) });
    expect((await stepsOf(event)).filter((state) => state === 'completed')).toHaveLength(2);
  });

  test('DY-01 is for organisers, and about the people of this event alone', async () => {
    const { event, client } = await dayWith(['Aisha']);
    const other = await dayWith(['Bilal']);
    const bilal = await onList(other.client, other.event, 'Bilal');
    const at = product.clock.now.toISOString();
    const [refused] = await sent(other.client, event, [markOf(bilal, 'no_show', { at })]);
    expect(refused).toMatchObject({ code: 'check_in.not_found', person: null });
    expect((await onList(other.client, other.event, 'Bilal')).state).toBe('confirmed');
    const volunteer = await signedInAs(product, (await givenVolunteer(product.db)).id);
    for (const [endpoint, request] of [
      [readDay, { params: { id: event.id } }],
      [sendMarks, { params: { id: event.id }, body: { marks: [markOf(bilal, 'no_show')] } }],
      [eventsOfToday, {}],
    ] as const)
      expect((await volunteer.call(endpoint, request)).body.code).toBe('accounts.not_allowed');
    expect((await client.call(readDay, { params: { id: newId() } })).status).toBe(404);
    const { body } = await other.client.call(readDay, { params: { id: event.id } });
    expect(JSON.stringify(body)).not.toContain('@');
  });

  test('DY-01 the events of today are those that are on, with how many came', async () => {
    const { event, client } = await dayWith(['Aisha', 'Bilal']);
    const aisha = await onList(client, event, 'Aisha');
    await sent(client, event, [markOf(aisha, 'checked_in', { at: event.startTime })]);
    const { body } = await client.call(eventsOfToday);
    expect(body.events).toContainEqual(
      expect.objectContaining({ id: event.id, people: 2, here: 1 }),
    );
    product.clock.now = new Date(Date.parse(event.endTime) + 4 * 3_600_000);
    const later = await client.call(eventsOfToday);
    expect((later.body.events as { id: string }[]).map(({ id }) => id)).not.toContain(event.id);
  });
});

describe("KP-01 marks once somebody's time is over", () => {
  test('KP-01 that take hours away need a reason, which says how many and is kept; others need none', async () => {
    const { event, client } = await dayWith(['Aisha', 'Bilal']);
    const at = minutesIn(product, event, 4 * 60 + 5);
    const aisha = await onList(client, event, 'Aisha');
    const [refused] = await sent(client, event, [markOf(aisha, 'no_show', { at })]);
    expect(refused).toMatchObject({
      outcome: 'refused',
      code: 'check_in.reason_needed',
      message:
        'Their time at the event is over, and this takes 4 hours away from them. Please say why.',
      person: { state: 'confirmed' },
    });
    expect(await stepsOf(event)).not.toContain('no_show');
    const reason = 'Her brother came instead';
    const [done] = await sent(client, event, [markOf(aisha, 'no_show', { at, reason })]);
    expect(done).toMatchObject({ outcome: 'done', person: { state: 'no_show' } });
    const change = await product.db
      .selectFrom('participationChange')
      .select('reason')
      .where('eventId', '=', event.id)
      .where('toState', '=', 'no_show')
      .executeTakeFirstOrThrow();
    expect(change.reason).toBe(reason);
    const bilal = await onList(client, event, 'Bilal');
    expect(await sent(client, event, [markOf(bilal, 'completed', { at })])).toMatchObject([
      { outcome: 'done' },
    ]);
    const back = markOf(await onList(client, event, 'Bilal'), 'left_early', { at });
    expect(await sent(client, event, [back])).toMatchObject([{ code: 'check_in.reason_needed' }]);
  });

  test('KP-01 that were made in time need none, however late they arrive, and take nothing from the others', async () => {
    const { event, client } = await dayWith(['Aisha', 'Bilal']);
    const pressed = minutesIn(product, event, 30);
    minutesIn(product, event, 4 * 60 + 30);
    const minutes = async () =>
      (
        await product.db
          .selectFrom('hoursLedger')
          .select('minutes')
          .where('eventId', '=', event.id)
          .execute()
      ).map((row) => row.minutes);
    const [planned] = await minutes();
    expect(await minutes()).toEqual([planned, planned]);
    const aisha = await onList(client, event, 'Aisha');
    expect(await sent(client, event, [markOf(aisha, 'no_show', { at: pressed })])).toMatchObject([
      { outcome: 'done', person: { state: 'no_show' } },
    ]);
    // Until then nobody had recorded anything, so Bilal was told of his hours.
    expect(await minutes()).toEqual([planned]);
  });
});

describe('DY-06 presses that come late', () => {
  const minute = (event: Event, minutes: number) =>
    new Date(Date.parse(event.startTime) + minutes * 60_000).toISOString();

  test('DY-06 a press that is sent twice counts once, and its answer stays', async () => {
    const { event, client } = await dayWith(['Aisha']);
    const person = await onList(client, event, 'Aisha');
    const mark = markOf(person, 'checked_in', { at: minute(event, 3) });
    minutesIn(product, event, 10);
    const [first] = await sent(client, event, [mark, mark]);
    const [second] = await sent(client, event, [mark]);
    expect([first?.outcome, second?.outcome]).toEqual(['done', 'done']);
    expect((await stepsOf(event)).filter((state) => state === 'checked_in')).toHaveLength(1);
    expect(first?.person?.arrivedAt).toBe(minute(event, 3));
  });

  test("DY-06 a device's clock is believed within bounds", async () => {
    const { event, client } = await dayWith(['Early', 'Future']);
    const now = minutesIn(product, event, 10);
    const early = markOf(await onList(client, event, 'Early'), 'checked_in', {
      at: '2001-01-01T00:00:00Z',
    });
    const future = markOf(await onList(client, event, 'Future'), 'checked_in', {
      at: minute(event, 600),
    });
    await sent(client, event, [early, future]);
    expect((await onList(client, event, 'Early')).arrivedAt).toBe(minute(event, -60));
    expect((await onList(client, event, 'Future')).arrivedAt).toBe(now);
  });

  test('DY-06 of two organisers the earliest arrival counts, whichever is sent first', async () => {
    const { event, client } = await dayWith(['Aisha']);
    const person = await onList(client, event, 'Aisha');
    minutesIn(product, event, 60);
    const late = markOf(person, 'checked_in', { at: minute(event, 20) });
    const early = markOf(person, 'checked_in', { at: minute(event, 5) });
    expect((await sent(client, event, [late]))[0]?.outcome).toBe('done');
    expect((await sent(client, event, [early]))[0]).toMatchObject({
      outcome: 'done',
      person: { arrivedAt: minute(event, 5) },
    });
    const between = markOf(person, 'checked_in', { at: minute(event, 10) });
    expect((await sent(client, event, [between]))[0]).toMatchObject({
      outcome: 'same',
      person: { arrivedAt: minute(event, 5) },
    });
  });

  test('DY-06 who was seen arriving is not missing, and a later undo takes an arrival back', async () => {
    const { event, client } = await dayWith(['Aisha']);
    const person = await onList(client, event, 'Aisha');
    minutesIn(product, event, 60);
    const missed = markOf(person, 'no_show', { at: minute(event, 30) });
    const arrived = markOf(person, 'checked_in', { at: minute(event, 5) });
    await sent(client, event, [missed]);
    expect((await sent(client, event, [arrived]))[0]?.person?.state).toBe('checked_in');
    // The other organiser's device still shows that she has not come.
    const again = markOf(person, 'no_show', { at: minute(event, 40) });
    expect((await sent(client, event, [again]))[0]).toMatchObject({
      outcome: 'superseded',
      person: { state: 'checked_in' },
    });
    const here = await onList(client, event, 'Aisha');
    const undo = markOf(here, 'confirmed', { at: minute(event, 45), isUndo: true });
    expect((await sent(client, event, [undo]))[0]?.person?.state).toBe('confirmed');
    const older = markOf(person, 'checked_in', { at: minute(event, 44) });
    expect((await sent(client, event, [older]))[0]).toMatchObject({
      outcome: 'superseded',
      person: { state: 'confirmed', arrivedAt: null },
    });
    const newer = markOf(person, 'checked_in', { at: minute(event, 46) });
    expect((await sent(client, event, [newer]))[0]?.person?.state).toBe('checked_in');
    const stale = markOf(here, 'confirmed', { at: minute(event, 45), isUndo: true });
    expect((await sent(client, event, [stale]))[0]?.outcome).toBe('superseded');
  });

  test('DY-06 a batch is done in the order of its times, and one refusal leaves the others done', async () => {
    const { event, client } = await dayWith(['Aisha', 'Bilal']);
    const [aisha, bilal] = [
      await onList(client, event, 'Aisha'),
      await onList(client, event, 'Bilal'),
    ];
    minutesIn(product, event, 200);
    const results = await sent(client, event, [
      { ...markOf(aisha, 'completed', { at: minute(event, 90) }), from: 'checked_in' },
      markOf(aisha, 'checked_in', { at: minute(event, 1) }),
      { ...markOf(aisha, 'no_show', { at: minute(event, 2) }), participationId: newId() },
      markOf(bilal, 'checked_in', { at: minute(event, 2) }),
    ]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'refused', 'done', 'done']);
    expect(await onList(client, event, 'Aisha')).toMatchObject({
      state: 'completed',
      arrivedAt: minute(event, 1),
      leftAt: minute(event, 90),
    });
    const many = Array.from({ length: 101 }, () => markOf(aisha, 'completed'));
    const refused = await client.call(sendMarks, {
      params: { id: event.id },
      body: { marks: many },
    });
    expect(refused.body.message).toContain('at most 100 marks');
  });
});
