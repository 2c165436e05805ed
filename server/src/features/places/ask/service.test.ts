/** What volunteers ask for and give back: who is refused, who gets which place at once, who waits (RO-04, JO-04, JO-05). */
import type { Event } from '@saath/contract/events/events/schema';
import { withdraw } from '@saath/contract/places/joining/endpoints';
import type { Participation } from '@saath/contract/places/joining/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { firstRole, givenAdmin, signedInAs } from '../../../testing/given.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { type Person, waitListOf } from '../../../testing/wait-list.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
let given: ReturnType<typeof waitListOf>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  given = waitListOf(product, admin);
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin.cookie = (await signedInAs(product, admin.id)).cookie;
});
afterAll(async () => await product.close());

const role = (role_name: string, change: object = {}) => ({
  ...{ role_name, description: 'Helps.', maxVolunteers: 1, skills: [role_name], ...change },
});
const roleNamed = ({ role: roles }: Event, name: string) => {
  const found = roles.find(({ role_name }) => role_name === name);
  if (!found) throw new Error(`No role ${name}`);
  return found;
};
/** Asks, and gives what came of it. */
async function asked(person: Person, event: Event, change: Record<string, unknown> = {}) {
  const { body } = await given.ask(person, event, change);
  const { state, roleName, id, shift } = (body.participation ?? {}) as Partial<Participation>;
  return { code: body.code, message: body.message, state, roleName, id: id ?? '', shift };
}
const giveBack = async (person: Person, id: string) => {
  const client = await signedInAs(product, person.id);
  return (await client.call(withdraw, { params: { id } })).body;
};
/** Two shifts of one hour each, of one place, within the event. */
const shiftsIn = ({ startTime }: { startTime: string }, maxPeople = 1) =>
  [0, 1].map((hour) => ({
    startsAt: new Date(Date.parse(startTime) + hour * 3_600_000).toISOString(),
    endsAt: new Date(Date.parse(startTime) + (hour + 1) * 3_600_000).toISOString(),
    maxPeople,
  }));

describe('RO-04 who asks an organiser', () => {
  test('RO-04 asks once, for a role and shift of this event; what is not of it is refused', async () => {
    const [event, other] = [await given.eventOf(), await given.eventOf()];
    const roleId = firstRole(event).id;
    const person = await given.volunteer();
    const wrong = { roleId: firstRole(other).id };
    expect((await asked(person, event, wrong)).code).toBe('roles.not_found');
    for (const change of [{ roleId, shiftId: newId() }, { shiftId: newId() }])
      expect((await asked(person, event, change)).code).toBe('shifts.not_found');
    expect(await asked(person, event, { roleId })).toMatchObject({ state: 'requested' });
    expect((await asked(person, event)).code).toBe('joining.already_requested');
  });

  test('JO-01 asks again after having withdrawn, not after a decline', async () => {
    const event = await given.eventOf();
    const [first, second] = [await given.volunteer(), await given.volunteer()];
    const { id } = await asked(first, event);
    await giveBack(first, id);
    expect(await asked(first, event)).toMatchObject({ state: 'requested', id });
    const declined = await asked(second, event);
    await given.decide(declined.id, { decision: 'decline' });
    expect((await asked(second, event)).code).toBe('joining.declined');
  });

  test('JO-04 is told of another place at that time, and may ask all the same', async () => {
    const first = await given.eventOf(1, { title: 'Tree planting' });
    const times = { startTime: first.startTime, endTime: first.endTime };
    const second = await given.eventOf(1, times);
    const person = await given.volunteer();
    await given.assign(first, person);
    const answer = await asked(person, second);
    expect(answer).toMatchObject({ state: 'requested' });
    expect(answer.message).toContain('in "Tree planting"');
  });

  test('RO-04 does so until the event begins', async () => {
    const event = await given.eventOf();
    const person = await given.volunteer();
    product.clock.now = new Date(event.startTime);
    const late = { ...person, ...(await signedInAs(product, person.id)) };
    expect((await asked(late, event)).code).toBe('joining.not_open');
  });
});

describe('JO-05 an event that gives its places at once', () => {
  const instant = async (roles: readonly object[]) =>
    await given.eventOf(1, { mode: 'instant', role: roles });

  test('JO-05 gives the free role that fits best to who names none', async () => {
    const event = await instant([role('Cooking'), role('Driving'), role('First aid')]);
    const drives = await given.volunteer({ skills: ['Driving'] });
    expect(await asked(drives, event)).toMatchObject({ state: 'confirmed', roleName: 'Driving' });
    const alsoDrives = await given.volunteer({ skills: ['Driving', 'First aid'] });
    expect(await asked(alsoDrives, event)).toMatchObject({
      ...{ state: 'confirmed', roleName: 'First aid' },
    });
  });

  test('JO-05 lets wait who names a full role, though another one is free', async () => {
    const event = await instant([role('Cooking'), role('Driving')]);
    const roleId = roleNamed(event, 'Cooking').id;
    await asked(await given.volunteer(), event, { roleId });
    expect(await asked(await given.volunteer(), event, { roleId })).toMatchObject({
      ...{ state: 'waitlisted', roleName: 'Cooking' },
    });
    // Anyone who takes any role has the other one.
    expect(await asked(await given.volunteer(), event)).toMatchObject({ roleName: 'Driving' });
    expect(await asked(await given.volunteer(), event)).toMatchObject({
      ...{ state: 'waitlisted', roleName: null },
    });
  });

  test('JO-05 nobody overtakes those who wait for a role, though a place of it is free for the moment', async () => {
    const event = await instant([role('Cooking')]);
    const roleId = firstRole(event).id;
    await asked(await given.volunteer(), event);
    await asked(await given.volunteer(), event);
    // As between a place that comes free and the moment when the wait list is offered it.
    const oneMore = product.db.updateTable('eventRole').set({ maxVolunteers: 2 });
    await oneMore.where('id', '=', roleId).execute();
    for (const change of [{ roleId }, {}])
      expect(await asked(await given.volunteer(), event, change)).toMatchObject({
        state: 'waitlisted',
      });
  });

  test('JO-05 RO-03 nobody waits for, or gets, what they have no time for', async () => {
    const event = await instant([role('Cooking')]);
    const times = { startTime: event.startTime, endTime: event.endTime };
    const busy = await given.eventOf(5, times);
    const roleId = firstRole(event).id;
    const [first, second] = [await given.volunteer(), await given.volunteer()];
    for (const person of [first, second]) await given.assign(busy, person);
    expect((await asked(first, event, { roleId })).code).toBe('joining.own_overlap');
    await asked(await given.volunteer(), event, { roleId });
    expect((await asked(second, event, { roleId })).code).toBe('joining.own_overlap');
    expect(await given.mine(second, event)).toBeUndefined();
  });

  test('OR-01 JO-05 who is busy in one shift waits for the other one, unless they named it', async () => {
    const plain = await given.eventOf();
    const times = { startTime: plain.startTime, endTime: plain.endTime };
    const shifts = shiftsIn(plain);
    const event = await given.eventOf(2, {
      ...{ ...times, mode: 'instant', role: [role('Cooking', { shifts })] },
    });
    const cooking = roleNamed(event, 'Cooking');
    const [early, late] = cooking.shifts;
    const busy = await given.eventOf(5, {
      startTime: shifts[0]?.startsAt,
      endTime: shifts[0]?.endsAt,
    });
    const [one, two, three] = [
      await given.volunteer(),
      await given.volunteer(),
      await given.volunteer(),
    ];
    for (const person of [one, two, three]) await given.assign(busy, person);
    const named = { roleId: cooking.id, shiftId: early?.id };
    expect((await asked(one, event, named)).code).toBe('joining.own_overlap');
    expect((await asked(one, event, { roleId: cooking.id })).shift?.id).toBe(late?.id);
    const whileFull = { roleId: cooking.id };
    const first = await given.volunteer();
    expect((await asked(first, event, whileFull)).shift?.id).toBe(early?.id);
    expect((await asked(two, event, named)).code).toBe('joining.own_overlap');
    expect(await asked(three, event, whileFull)).toMatchObject({ state: 'waitlisted' });
  });
});

describe('RO-04 who gives back', () => {
  const notices = async () =>
    (
      await product.db.selectFrom('notice').select('title').where('userId', '=', admin.id).execute()
    ).map(({ title }) => title);
  const filledOf = async (event: Event) =>
    (
      await product.db
        .selectFrom('eventRole')
        .select('filled')
        .where('id', '=', firstRole(event).id)
        .executeTakeFirstOrThrow()
    ).filled;

  test('RO-04 a place frees it, and the organiser hears; of a request they do not', async () => {
    const event = await given.eventOf(2, { title: 'Beach clean-up' });
    const [holder, waits] = [
      await given.volunteer({ name: 'Hina Holder' }),
      await given.volunteer({ name: 'Wasim Waits' }),
    ];
    await given.assign(event, holder);
    const request = await asked(waits, event);
    expect(await filledOf(event)).toBe(1);
    await giveBack(waits, request.id);
    const mine = await given.mine(holder, event);
    const { participation } = await giveBack(holder, mine?.id ?? '');
    expect(participation).toMatchObject({ state: 'withdrawn' });
    expect(await filledOf(event)).toBe(0);
    const told = (await notices()).filter((title) => title.includes('Beach clean-up'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('Hina Holder');
  });

  test('RO-04 does so for themselves alone, and only what is still theirs to give back', async () => {
    const event = await given.eventOf(2);
    const [person, other] = [await given.volunteer(), await given.volunteer()];
    const { id } = await asked(person, event);
    for (const wrong of [id, newId()])
      expect((await giveBack(other, wrong)).code).toBe('joining.not_found');
    await given.decide(id, { decision: 'decline' });
    expect((await giveBack(person, id)).code).toBe('joining.not_possible');
    const held = await asked(other, event, { roleId: firstRole(event).id });
    await givenState(product, held.id, 'checked_in');
    expect((await giveBack(other, held.id)).code).toBe('joining.not_possible');
  });

  test('OR-01 does so until their own shift begins, also while the event goes on', async () => {
    const plain = await given.eventOf();
    const times = { startTime: plain.startTime, endTime: plain.endTime };
    const shifts = shiftsIn(plain, 2);
    const event = await given.eventOf(4, { ...times, role: [role('Cooking', { shifts })] });
    const [early, late] = roleNamed(event, 'Cooking').shifts;
    const [one, two] = [await given.volunteer(), await given.volunteer()];
    await given.assign(event, one, { shiftId: early?.id });
    await given.assign(event, two, { shiftId: late?.id });
    const [first, second] = [await given.mine(one, event), await given.mine(two, event)];
    product.clock.now = new Date(event.startTime);
    expect((await giveBack(one, first?.id ?? '')).code).toBe('joining.not_open');
    product.clock.now = new Date(Date.parse(late?.startsAt ?? '') - 1);
    expect((await giveBack(two, second?.id ?? '')).participation).toMatchObject({
      state: 'withdrawn',
    });
  });
});
