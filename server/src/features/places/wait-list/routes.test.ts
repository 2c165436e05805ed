import { deleteEvent, getEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { listNotices } from '@saath/contract/notices/notices/endpoints';
import * as endpoints from '@saath/contract/places/joining/endpoints';
import type { QueueEntry } from '@saath/contract/places/joining/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import type { Client } from '../../../testing/client.ts';
import { firstRole, givenAdmin, signedInAs } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { type Person, waitListOf } from '../../../testing/wait-list.ts';
import { fillFreePlaces } from './jobs.ts';

let product: TestProduct;
let admin: Client & { id: string; email: string };
let given: ReturnType<typeof waitListOf>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  given = waitListOf(product, admin);
});
beforeEach(() => {
  product.clock.now = testStart;
});
afterAll(async () => {
  await product.close();
});

const idOf = async (person: Person, event: Event) => (await given.mine(person, event))?.id ?? '';
const withdraw = async (person: Person, event: Event) =>
  await person.call(endpoints.withdraw, { params: { id: await idOf(person, event) } });
const filledOf = async (event: Event) => {
  const { body } = await admin.call(getEvent, { params: { id: event.id } });
  return firstRole(body.event as Event).filled;
};
const waitListPage = async (event: Event) => {
  const sent = { params: { id: event.id }, query: { state: 'waitlisted' } };
  return (await admin.call(endpoints.eventQueue, sent)).body.participations as QueueEntry[];
};

describe('a place that comes free', () => {
  test('JO-06 is kept for the next person, who takes it; others see that it is not free', async () => {
    const { event, holder, line, roleId } = await given.fullEvent(2);
    const [next, last] = line as [Person, Person];
    await withdraw(holder, event);
    await expect
      .poll(async () => (await given.mine(next, event))?.state, { timeout: patient(10_000) })
      .toBe('offered');
    const offer = await given.mine(next, event);
    const until = new Date(offer?.offeredUntil ?? 0).getTime();
    expect(until - product.clock.now.getTime()).toBe(24 * 3_600_000);
    expect(await filledOf(event)).toBe(1);
    expect(await given.mine(last, event)).toMatchObject({ state: 'waitlisted', position: 1 });
    const mail = (await product.mailsTo(next.email)).at(-1);
    expect(mail).toContain('A place is free for you: River clean-up');
    expect(mail).toContain('Take the place');
    const notices = (await next.call(listNotices)).body.notices as { title: string }[];
    expect(notices[0]?.title).toBe('A place is free for you: River clean-up');
    const refused = await given.assign(event, await given.volunteer());
    expect(refused.body.code).toBe('joining.full');

    expect((await given.answer(last, offer?.id ?? '', true)).status).toBe(404);
    const taken = await given.answer(next, offer?.id ?? '', true);
    expect(taken.body).toMatchObject({
      message: 'The place is yours. See you there!',
      participation: { state: 'confirmed', offeredUntil: null, roleId },
    });
    expect(await filledOf(event)).toBe(1);
    expect((await given.answer(next, offer?.id ?? '', true)).body.code).toBe('joining.offer_over');
  });

  test('JO-06 goes on to the next person when it is passed on, and stays free when nobody waits', async () => {
    const { event, holder, line, roleId } = await given.fullEvent(2);
    const [next, last] = line as [Person, Person];
    await withdraw(holder, event);
    await fillFreePlaces(product.ports, roleId);
    const passed = await given.answer(next, await idOf(next, event), false);
    expect(passed.body).toMatchObject({
      message: 'You have passed the place on. Thank you for telling us.',
      participation: { state: 'withdrawn' },
    });
    await fillFreePlaces(product.ports, roleId);
    expect(await given.mine(last, event)).toMatchObject({ state: 'offered' });
    await given.answer(last, await idOf(last, event), false);
    await fillFreePlaces(product.ports, roleId);
    expect(await filledOf(event)).toBe(0);
    // Anyone who has passed may ask again.
    expect((await given.ask(next, event)).body.participation).toMatchObject({ state: 'requested' });
  });

  test('JO-06 RO-04 also by a decline, by more places and by a removed role: nobody holds two', async () => {
    const { event, holder, line, roleId } = await given.fullEvent(3);
    const [first, second, third] = line as [Person, Person, Person];
    await given.decide(await idOf(holder, event), { decision: 'decline' });
    await fillFreePlaces(product.ports, roleId);
    expect(await given.mine(first, event)).toMatchObject({ state: 'offered' });
    const { body } = await admin.call(getEvent, { params: { id: event.id } });
    const more = { ...firstRole(body.event as Event), maxVolunteers: 2 };
    const sent = { params: { id: event.id }, body: { ...(body.event as Event), role: [more] } };
    expect((await admin.call(updateEvent, sent)).status).toBe(200);
    await fillFreePlaces(product.ports, roleId);
    expect(await given.mine(second, event)).toMatchObject({ state: 'offered' });
    expect(await given.mine(third, event)).toMatchObject({ state: 'waitlisted', position: 1 });
    expect(await filledOf(event)).toBe(2);
    // An offered place is given back like any other.
    await withdraw(first, event);
    await fillFreePlaces(product.ports, roleId);
    expect(await given.mine(third, event)).toMatchObject({ state: 'offered' });
    expect(await filledOf(event)).toBe(2);
    await admin.call(deleteEvent, { params: { id: event.id } });
    expect(await given.mine(third, event)).toBeUndefined();
  });

  test('JO-06 an organiser gives an offered place away, also as another role, and counts stay right', async () => {
    const role = (role_name: string) => {
      return { role_name, description: 'Helps.', maxVolunteers: 1, skills: ['First aid'] };
    };
    const { event, holder, line, roleId } = await given.fullEvent(1, {
      role: [role('Cook'), role('Driver')],
    });
    const [next] = line as [Person];
    await withdraw(holder, event);
    await fillFreePlaces(product.ports, roleId);
    const driver = event.role[1]?.id ?? '';
    const decision = { decision: 'approve', roleId: driver };
    expect(
      (await given.decide(await idOf(next, event), decision)).body.participation,
    ).toMatchObject({ state: 'confirmed', roleName: 'Driver' });
    const { body } = await admin.call(getEvent, { params: { id: event.id } });
    expect((body.event as Event).role.map(({ filled }) => filled)).toEqual([0, 1]);
  });
});

describe('the order of the wait list', () => {
  const move = async (client: Client, id: string, body: Record<string, unknown>) =>
    await client.call(endpoints.moveOnWaitList, { params: { id }, body });

  test('JO-06 an organiser changes it with a reason, which the log keeps; places follow the new order', async () => {
    const { event, holder, line, roleId } = await given.fullEvent(4);
    const [a, b, c, d] = line as [Person, Person, Person, Person];
    const order = async () => (await waitListPage(event)).map(({ userId }) => userId);
    const id = await idOf(d, event);
    expect((await move(admin, id, { position: 2 })).body.message).toBe('Please say why.');
    expect((await move(admin, id, { position: 0, reason: 'x' })).body.message).toBe(
      'Please give a place on the wait list.',
    );
    expect((await move(a, id, { position: 1, reason: 'Me first' })).status).toBe(403);
    const moved = await move(admin, id, { position: 2, reason: 'Has a van.' });
    expect(moved.body.participation).toMatchObject({ position: 2, state: 'waitlisted' });
    expect(await order()).toEqual([a.id, d.id, b.id, c.id]);
    await move(admin, await idOf(a, event), { position: 99, reason: 'Asked to be last.' });
    expect(await order()).toEqual([d.id, b.id, c.id, a.id]);
    await move(admin, await idOf(c, event), { position: 1, reason: 'Speaks Sindhi.' });
    expect(await order()).toEqual([c.id, d.id, b.id, a.id]);
    const history = await product.db
      .selectFrom('participationChange')
      .select(['fromState', 'toState', 'reason', 'cause', 'actorId'])
      .where('eventId', '=', event.id)
      .where('userId', '=', d.id)
      .orderBy('id')
      .execute();
    expect(history.at(-1)).toEqual({
      fromState: 'waitlisted',
      toState: 'waitlisted',
      reason: 'Has a van.',
      cause: { code: 'line_changed', before: 4, after: 2 },
      actorId: admin.id,
    });
    await withdraw(holder, event);
    await fillFreePlaces(product.ports, roleId);
    expect((await given.mine(c, event))?.state).toBe('offered');
    expect((await move(admin, await idOf(c, event), { position: 1, reason: 'x' })).body.code).toBe(
      'joining.not_waiting',
    );
  });

  test('D14 who waits for any role stands in one line with those of each role', async () => {
    const named = (role_name: string) => ({
      ...{ role_name, description: 'Helps.', maxVolunteers: 1, skills: [role_name] },
    });
    const event = await given.eventOf(1, { mode: 'instant', role: ['Cook', 'Driver'].map(named) });
    const [cook, driver] = event.role.map(({ id }) => id);
    const joins = async (roleId?: string) => {
      product.clock.now = new Date(product.clock.now.getTime() + 1000);
      const person = await given.volunteer();
      await given.ask(person, event, roleId ? { roleId } : {});
      return person;
    };
    for (const roleId of [cook, driver]) await joins(roleId);
    const waits = [await joins(cook), await joins(), await joins(cook), await joins(driver)];
    const told = async () =>
      await Promise.all(waits.map(async (person) => (await given.mine(person, event))?.position));
    const listed = async () => (await waitListPage(event)).map(({ position }) => position);
    expect(await told()).toEqual([1, 2, 3, 2]);
    expect(await listed()).toEqual([1, 2, 3, 2]);
    const [, any, last] = waits as [Person, Person, Person, Person];
    await move(admin, await idOf(last, event), { position: 1, reason: 'Has a van.' });
    expect(await told()).toEqual([2, 3, 1, 2]);
    await move(admin, await idOf(any, event), { position: 99, reason: 'Asked to be last.' });
    expect(await told()).toEqual([2, 4, 1, 1]);
  });

  test('JO-06 people who were put on the list at the same moment can be told apart', async () => {
    const { event, line } = await given.fullEvent(4);
    await product.db
      .updateTable('participation')
      .set({ waitingSince: testStart })
      .where('eventId', '=', event.id)
      .where('state', '=', 'waitlisted')
      .execute();
    const before = (await waitListPage(event)).map(({ id }) => id);
    const [first, second, third, fourth] = before as [string, string, string, string];
    await move(admin, fourth, { position: 2, reason: 'x' });
    await move(admin, first, { position: 3, reason: 'x' });
    const after = (await waitListPage(event)).map(({ id, position }) => [id, position]);
    expect(after).toEqual([
      [fourth, 1],
      [second, 2],
      [first, 3],
      [third, 4],
    ]);
    expect(line).toHaveLength(4);
  });

  test('JO-06 a place is offered out of turn, to many at once, and only to those who wait', async () => {
    const event = await given.eventOf(2);
    const [a, b, c] = [
      await given.waiting(event),
      await given.waiting(event, {}, false),
      await given.waiting(event),
    ];
    const asked = await given.volunteer();
    await given.ask(asked, event, { roleId: firstRole(event).id });
    const roleId = firstRole(event).id;
    expect((await given.decide(await idOf(b, event), { decision: 'offer' })).body.code).toBe(
      'joining.role_needed',
    );
    const decisions = [];
    for (const person of [c, b, asked, a])
      decisions.push({ participationId: await idOf(person, event), decision: 'offer', roleId });
    const sent = { params: { id: event.id }, body: { decisions, note: 'Please come.' } };
    const { outcomes } = (await admin.call(endpoints.decideMany, sent)).body;
    expect(outcomes).toMatchObject([
      { isDone: true },
      { isDone: true },
      { isDone: false },
      { isDone: false, message: 'This role is full.' },
    ]);
    expect(await given.mine(c, event)).toMatchObject({ state: 'offered', answer: 'Please come.' });
    expect(await given.mine(b, event)).toMatchObject({ state: 'offered', roleId });
    expect((await product.mailsTo(b.email)).at(-1)).toContain('Please come.');
    expect(await filledOf(event)).toBe(2);
  });
});

test('JO-06 less than two hours before the start the offer stands until then, and the organiser is told', async () => {
  const { event, holder, line, roleId } = await given.fullEvent(1);
  const [next] = line as [Person];
  product.clock.now = new Date(Date.parse(event.startTime) - 3_600_000);
  const late = Object.assign(await signedInAs(product, holder.id), {
    id: holder.id,
    name: holder.name,
    email: holder.email,
  });
  await withdraw(late, event);
  await fillFreePlaces(product.ports, roleId);
  expect(await given.mine(next, event)).toMatchObject({
    state: 'offered',
    offeredUntil: event.startTime,
  });
  const organiser = await signedInAs(product, admin.id);
  const notices = (await organiser.call(listNotices)).body.notices as { title: string }[];
  expect(notices.map(({ title }) => title)).toContain(
    'A place came free shortly before the start: River clean-up',
  );
});
