/** What a press does to places, shifts and the log, and what is refused without a trace; over HTTP. */
import type { Event } from '@saath/contract/events/events/schema';
import { limits } from '@saath/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { givenAdmin, givenEvent } from '../../../testing/given.ts';
import { givenBoard, placed } from '../../../testing/given-board.ts';
import { atAnyTime, markOf, minutesIn, onList, sent } from '../../../testing/given-day.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { assignVolunteer } from '../../places/answer/service.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => await product.close());

type Organiser = ReturnType<typeof atAnyTime>;
type Day = { event: Event; client: Organiser; roleId: string };

/** An event with one role and people in it, on its day. */
async function dayWith(names: readonly string[], places = names.length): Promise<Day> {
  product.clock.now = testStart;
  const organiser = await givenAdmin(product);
  const { event, roleIds } = await givenBoard(organiser, [places]);
  for (const name of names)
    await placed(product, { event, roleId: roleIds[0], name }, organiser.id);
  minutesIn(product, event, 0);
  return { event, client: atAnyTime(product, organiser.id), roleId: roleIds[0] };
}

/** The same with two shifts of one place each; everybody is in the first. */
async function dayWithShifts(): Promise<Day & { shiftId: string }> {
  product.clock.now = testStart;
  const organiser = await givenAdmin(product);
  const hours = ['2027-06-01T09:00:00Z', '2027-06-01T11:00:00Z', '2027-06-01T13:00:00Z'] as const;
  const shift = (index: 0 | 1) => ({
    startsAt: hours[index],
    endsAt: hours[index === 0 ? 1 : 2],
    maxPeople: 1,
  });
  const [startTime, , endTime] = hours;
  const form = { role_name: 'Cook', description: 'Cooks.', maxVolunteers: 2, skills: ['Cooking'] };
  const role = [{ ...form, shifts: [shift(0), shift(1)] }];
  const event = await givenEvent(organiser, { startTime, endTime, role });
  const [cook] = event.role;
  const shiftId = cook?.shifts[0]?.id ?? '';
  minutesIn(product, event, 0);
  const client = atAnyTime(product, organiser.id);
  return { event, client, roleId: cook?.id ?? '', shiftId };
}

/** Presses for somebody as they stand on the list, so many minutes after the start. */
async function press(
  { event, client }: Day,
  name: string,
  to: Parameters<typeof markOf>[1],
  given: { minutes: number } & Parameters<typeof markOf>[2],
) {
  const { minutes, ...more } = given;
  const at = minutesIn(product, event, minutes);
  const [result] = await sent(client, event, [
    markOf(await onList(client, event, name), to, { at, ...more }),
  ]);
  return result;
}

const marksOf = async ({ event }: Day) =>
  await product.db
    .selectFrom('checkInMark')
    .select(['id', 'fromState', 'toState', 'outcome', 'actorId'])
    .where('eventId', '=', event.id)
    .orderBy('receivedAt')
    .execute();
const roleOf = async ({ roleId }: Day) =>
  await product.db
    .selectFrom('eventRole')
    .select(['filled', 'maxVolunteers'])
    .where('id', '=', roleId)
    .executeTakeFirstOrThrow();
const shiftOf = async (id: string) =>
  await product.db
    .selectFrom('shift')
    .select(['filled', 'maxPeople'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const added = async ({ event }: Day) =>
  (
    await product.db
      .selectFrom('auditEntry')
      .select('details')
      .where('eventId', '=', event.id)
      .where('action', '=', 'event.changed')
      .execute()
  ).map(({ details }) => details.changes);

describe('DY-06 what is kept of a press', () => {
  test('DY-06 what came of it, from where and by whom; of one that was refused nothing, so that it can be sent again', async () => {
    const day = await dayWith(['Aisha']);
    const id = newId();
    const early = await press(day, 'Aisha', 'checked_in', { minutes: -61, id });
    expect(early).toMatchObject({ outcome: 'refused', code: 'check_in.not_open' });
    expect(await marksOf(day)).toEqual([]);
    expect(await press(day, 'Aisha', 'checked_in', { minutes: 5, id })).toMatchObject({
      outcome: 'done',
    });
    await press(day, 'Aisha', 'checked_in', { minutes: 6 });
    await press(day, 'Aisha', 'no_show', { minutes: 7, from: 'confirmed' });
    const by = { actorId: day.client.id };
    expect(await marksOf(day)).toEqual([
      { id, fromState: 'confirmed', toState: 'checked_in', outcome: 'done', ...by },
      expect.objectContaining({ toState: 'checked_in', outcome: 'same', ...by }),
      expect.objectContaining({ toState: 'no_show', outcome: 'superseded', ...by }),
    ]);
  });

  test('DY-06 an id that was used for somebody else, or at another event, is no repetition', async () => {
    const day = await dayWith(['Aisha', 'Bilal']);
    const id = newId();
    await press(day, 'Aisha', 'checked_in', { minutes: 5, id });
    const bilal = await press(day, 'Bilal', 'checked_in', { minutes: 6, id });
    expect(bilal).toMatchObject({ outcome: 'refused', code: 'check_in.not_possible' });
    expect((await onList(day.client, day.event, 'Bilal')).state).toBe('confirmed');
    const other = await dayWith(['Aisha']);
    const elsewhere = await press(other, 'Aisha', 'checked_in', { minutes: 5, id });
    expect(elsewhere).toMatchObject({ outcome: 'refused', code: 'check_in.not_possible' });
    expect(await marksOf(other)).toEqual([]);
  });

  test('DY-01 a step that the table of states does not know is refused, whatever the device saw', async () => {
    const day = await dayWith(['Aisha']);
    await press(day, 'Aisha', 'excused', { minutes: 5 });
    const left = await press(day, 'Aisha', 'left_early', { minutes: 60 });
    expect(left).toMatchObject({
      outcome: 'refused',
      code: 'check_in.not_possible',
      person: { state: 'excused' },
    });
  });
});

describe('DY-01 who comes after all', () => {
  test('DY-01 takes a free place without one more, and nothing in the log says otherwise', async () => {
    const day = await dayWith(['Aisha']);
    await press(day, 'Aisha', 'no_show', { minutes: 20 });
    await press(day, 'Aisha', 'checked_in', { minutes: 30, addPlace: true });
    expect(await roleOf(day)).toEqual({ filled: 1, maxVolunteers: 1 });
    expect(await added(day)).toEqual([]);
  });

  test('DY-01 needs a free place in the own shift, not only in the role; one more is one more in both', async () => {
    const day = await dayWithShifts();
    const { event, roleId, shiftId } = day;
    const actorId = day.client.id;
    await placed(product, { event, roleId, name: 'Aisha' }, actorId);
    await press(day, 'Aisha', 'no_show', { minutes: 20 });
    expect([await roleOf(day), await shiftOf(shiftId)]).toMatchObject([
      { filled: 0 },
      { filled: 0 },
    ]);
    await placed(product, { event, roleId, name: 'Bilal' }, actorId);
    expect(await shiftOf(shiftId)).toEqual({ filled: 1, maxPeople: 1 });
    const back = async (addPlace: boolean) =>
      await press(day, 'Aisha', 'checked_in', { minutes: 30, addPlace });
    expect(await back(false)).toMatchObject({
      code: 'check_in.full',
      person: { state: 'no_show' },
    });
    expect(await roleOf(day)).toEqual({ filled: 1, maxVolunteers: 2 });
    expect(await back(true)).toMatchObject({ outcome: 'done' });
    expect(await shiftOf(shiftId)).toEqual({ filled: 2, maxPeople: 2 });
    expect(await roleOf(day)).toEqual({ filled: 2, maxVolunteers: 3 });
    expect(await added(day)).toEqual([[{ field: 'Cook.maxVolunteers', before: 2, after: 3 }]]);
  });

  test('DY-01 gets no place more in a role that has as many as one can have, and the shift stays as it was', async () => {
    const day = await dayWithShifts();
    const { event, roleId, shiftId, client } = day;
    await placed(product, { event, roleId, name: 'Aisha' }, client.id);
    await press(day, 'Aisha', 'no_show', { minutes: 20 });
    await placed(product, { event, roleId, name: 'Bilal' }, client.id);
    const role = product.db.updateTable('eventRole').where('id', '=', roleId);
    await role.set({ maxVolunteers: limits.rolePlaces.max }).execute();
    const back = await press(day, 'Aisha', 'checked_in', { minutes: 30, addPlace: true });
    expect(back).toMatchObject({ outcome: 'refused', code: 'check_in.full' });
    expect(await shiftOf(shiftId)).toEqual({ filled: 1, maxPeople: 1 });
    expect(await added(day)).toEqual([]);
  });

  test('RO-03 DY-01 has no second place at that time meanwhile, unless an organiser had allowed it', async () => {
    product.clock.now = testStart;
    const organiser = await givenAdmin(product);
    const { event, roleIds } = await givenBoard(organiser, [2]);
    const client = atAnyTime(product, organiser.id);
    const day = { event, client, roleId: roleIds[0] };
    const aisha = await placed(product, { ...day, name: 'Aisha' }, organiser.id);
    const other = await givenBoard(organiser, [2], true);
    await press(day, 'Aisha', 'no_show', { minutes: 20 });
    const place = { userId: aisha.id, actorId: organiser.id };
    await assignVolunteer(product.ports, {
      ...{ ...place, eventId: other.event.id, roleId: other.roleIds[0] },
    });
    expect(await press(day, 'Aisha', 'checked_in', { minutes: 30 })).toMatchObject({
      outcome: 'refused',
      code: 'joining.overlap',
      message: 'Aisha already holds a role at that time, in "River clean-up".',
      person: { state: 'no_show' },
    });
    const clashReason = 'Both are in one house';
    const allowed = await press(day, 'Aisha', 'checked_in', { minutes: 35, clashReason });
    expect(allowed).toMatchObject({ outcome: 'done', person: { state: 'checked_in' } });
    const kept = product.db.selectFrom('participation').select('clashReason');
    expect(await kept.where('eventId', '=', event.id).execute()).toEqual([{ clashReason }]);
    const noted = product.db
      .selectFrom('auditEntry')
      .select('action')
      .where('userId', '=', aisha.id);
    expect(await noted.where('action', '=', 'person.clash_allowed').execute()).toHaveLength(1);
    await press(day, 'Aisha', 'no_show', { minutes: 38 });
    await assignVolunteer(product.ports, {
      ...{ ...place, eventId: event.id, roleId: day.roleId, clashReason },
    });
    await press(day, 'Aisha', 'no_show', { minutes: 40 });
    expect(await press(day, 'Aisha', 'checked_in', { minutes: 50 })).toMatchObject({
      outcome: 'done',
      person: { state: 'checked_in' },
    });
  });
});

describe('KP-01 hours that somebody has', () => {
  test('KP-01 one hour that goes is said in the singular, and nothing is asked where no hour goes', async () => {
    const day = await dayWith(['Aisha', 'Bilal']);
    await press(day, 'Aisha', 'checked_in', { minutes: 60 });
    await press(day, 'Aisha', 'left_early', { minutes: 120 });
    await press(day, 'Bilal', 'excused', { minutes: 130 });
    const taken = await press(day, 'Aisha', 'no_show', { minutes: 300, from: 'left_early' });
    expect(taken).toMatchObject({
      code: 'check_in.reason_needed',
      message:
        'Their time at the event is over, and this takes one hour away from them. Please say why.',
    });
    const more = await press(day, 'Aisha', 'completed', { minutes: 301 });
    expect(more).toMatchObject({ outcome: 'done', person: { state: 'completed' } });
    const same = await press(day, 'Bilal', 'no_show', { minutes: 302 });
    expect(same).toMatchObject({ outcome: 'done', person: { state: 'no_show' } });
  });
});
